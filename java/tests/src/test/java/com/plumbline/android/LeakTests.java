package com.plumbline.android;

import static com.plumbline.android.LifecycleEvent.CREATE;
import static com.plumbline.android.LifecycleEvent.DESTROY;
import static com.plumbline.android.LifecycleEvent.FINISH;
import static com.plumbline.android.LifecycleEvent.PAUSE;
import static com.plumbline.android.LifecycleEvent.RESUME;
import static com.plumbline.android.LifecycleEvent.START;
import static com.plumbline.android.LifecycleEvent.STOP;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.Observer;
import io.reactivex.rxjava3.disposables.CompositeDisposable;
import io.reactivex.rxjava3.subjects.BehaviorSubject;
import io.reactivex.rxjava3.subjects.PublishSubject;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Nothing leaks:")
final class LeakTests {
  /** A view that observes its view model, as views do. */
  private static final class Screen {
    private final ViewLifecycleRegistry lifecycle = new ViewLifecycleRegistry();
    private final ScreenViewModel viewModel;
    private String title = "";

    Screen(final ScreenViewModel viewModel) {
      this.viewModel = viewModel;
      viewModel.attach(this, this.lifecycle);
      viewModel.title.compose(this.lifecycle.bindToLifecycle()).subscribe(this::show);
      viewModel.hints.compose(this.lifecycle.bindToLifecycle()).subscribe(this::show);
    }

    private void show(final String title) {
      this.title = title;
    }

    void handle(final LifecycleEvent... events) {
      List.of(events).forEach(this.lifecycle::handle);
    }
  }

  /** A view model that listens to something which lives as long as the app. */
  private static final class ScreenViewModel extends ActivityViewModel<Screen> {
    final BehaviorSubject<String> title = BehaviorSubject.create();
    final Observable<String> hints;

    ScreenViewModel(final Environment environment, final Observable<String> titles) {
      super(environment);
      titles.compose(bindToLifecycle()).subscribe(this.title::onNext);
      this.hints = titles.compose(whileAttached(WhenDetached.KEEP_ALL));
      view().compose(bindToLifecycle()).subscribe();
    }
  }

  private final PublishSubject<String> titles = PublishSubject.create();
  private final ViewModelRegistry<Environment> store = new ViewModelRegistry<>(Environment.builder().build());

  private ScreenViewModel fetch(final TypedBundle saved) {
    return this.store.fetch(
        ScreenViewModel.class,
        environment -> new ScreenViewModel(environment, this.titles),
        saved);
  }

  /** Whether the object is freed when nobody else holds it. */
  private static boolean isFreed(final WeakReference<?> reference) {
    for (int turn = 0; turn < 50 && reference.get() != null; turn++) {
      System.gc();
    }
    return reference.get() == null;
  }

  @Test
  @DisplayName("a view that was recreated is collected, while its view model is retained")
  void rotatedView() {
    Screen screen = new Screen(this.fetch(TypedBundle.empty()));
    final ScreenViewModel viewModel = screen.viewModel;
    screen.handle(CREATE, START, RESUME);
    this.titles.onNext("title");
    assertTrue(screen.title.equals("title"));
    screen.handle(PAUSE, STOP, DESTROY);
    final WeakReference<Screen> reference = new WeakReference<>(screen);
    screen = null;
    assertTrue(isFreed(reference));
    assertFalse(viewModel.isFinished());
    assertTrue(this.titles.hasObservers());
  }

  @Test
  @DisplayName("a view that has finished is collected, though its view model is referenced")
  void finishedView() {
    Screen screen = new Screen(this.fetch(TypedBundle.empty()));
    final ScreenViewModel viewModel = screen.viewModel;
    screen.handle(CREATE, START, FINISH);
    final WeakReference<Screen> reference = new WeakReference<>(screen);
    screen = null;
    assertTrue(isFreed(reference));
    assertTrue(viewModel.isFinished());
  }

  @Test
  @DisplayName("a view that was replaced is collected, though its lifecycle never ended")
  void replacedView() {
    final ActivityViewModel<Object> viewModel =
        new ActivityViewModel<>(Environment.builder().build());
    final PublishSubject<LifecycleEvent> endless = PublishSubject.create();
    Object view = new Object();
    viewModel.attach(view, () -> endless);
    endless.onNext(START);
    viewModel.attach("next", new ViewLifecycleRegistry());
    final WeakReference<Object> reference = new WeakReference<>(view);
    view = null;
    assertTrue(isFreed(reference));
    assertFalse(endless.hasObservers());
  }

  @Test
  @DisplayName("a destroyed view is collected, though its lifecycle never removes its observers")
  void clingingLifecycle() {
    final List<Observer<? super LifecycleEvent>> observers = new ArrayList<>();
    final Observable<LifecycleEvent> clinging =
        Observable.unsafeCreate(
            observer -> {
              observer.onSubscribe(new CompositeDisposable());
              observers.add(observer);
            });
    final ActivityViewModel<Object> viewModel =
        new ActivityViewModel<>(Environment.builder().build());
    Object view = new Object();
    viewModel.attach(view, () -> clinging);
    observers.forEach(observer -> observer.onNext(START));
    observers.forEach(observer -> observer.onNext(DESTROY));
    final WeakReference<Object> reference = new WeakReference<>(view);
    view = null;
    assertTrue(isFreed(reference));
    assertFalse(viewModel.isFinished());
    observers.forEach(observer -> observer.onNext(FINISH));
    assertTrue(viewModel.isFinished(), "the view is not recreated");
  }

  @Test
  @DisplayName("a stopped view is not referenced by values that wait for the next one")
  void stoppedView() {
    final ScreenViewModel viewModel = this.fetch(TypedBundle.empty());
    Screen screen = new Screen(viewModel);
    screen.handle(CREATE, START, STOP);
    this.titles.onNext("kept");
    screen.handle(DESTROY);
    final WeakReference<Screen> reference = new WeakReference<>(screen);
    screen = null;
    assertTrue(isFreed(reference));
    assertFalse(viewModel.isFinished());
  }

  @Test
  @DisplayName("a view model that has finished is collected, though the registry and its sources are not")
  void finishedViewModel() {
    ScreenViewModel viewModel = this.fetch(TypedBundle.empty());
    new Screen(viewModel).handle(CREATE, START, RESUME, PAUSE, STOP, FINISH);
    final WeakReference<ScreenViewModel> reference = new WeakReference<>(viewModel);
    viewModel = null;
    assertTrue(isFreed(reference));
    assertFalse(this.titles.hasObservers());
  }

  @Test
  @DisplayName("a view model between two views is referenced by the registry only")
  void retainedViewModel() {
    Screen screen = new Screen(this.fetch(TypedBundle.empty()));
    screen.handle(CREATE, START, STOP);
    final TypedBundle saved = this.store.save(screen.viewModel);
    screen.handle(DESTROY);
    final WeakReference<ScreenViewModel> reference = new WeakReference<>(screen.viewModel);
    screen = null;
    assertFalse(isFreed(reference), "the store has it for the next view");
    assertTrue(this.fetch(saved) == reference.get());
    this.fetch(saved).finish();
    assertTrue(isFreed(reference));
  }

  @Test
  @DisplayName("a view model that was never in a registry is collected with its last reference")
  void plainViewModel() {
    PublishSubject<String> titles = PublishSubject.create();
    ScreenViewModel viewModel = new ScreenViewModel(Environment.builder().build(), titles);
    viewModel.intent(TypedIntent.empty());
    final WeakReference<ScreenViewModel> reference = new WeakReference<>(viewModel);
    titles = null;
    viewModel = null;
    assertTrue(isFreed(reference));
  }
}
