package com.plumbline.android;

import static com.plumbline.android.LifecycleEvent.DESTROY;
import static com.plumbline.android.LifecycleEvent.FINISH;
import static com.plumbline.android.LifecycleEvent.START;
import static com.plumbline.android.Transformers.observeForUI;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.plumbline.android.testing.TestObserver;
import com.plumbline.android.testing.VirtualTimeExtension;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.Observer;
import io.reactivex.rxjava3.disposables.CompositeDisposable;
import io.reactivex.rxjava3.disposables.Disposable;
import io.reactivex.rxjava3.functions.Action;
import io.reactivex.rxjava3.subjects.PublishSubject;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Under stress,")
final class StressTests {
  @RegisterExtension static final VirtualTimeExtension TIME = new VirtualTimeExtension();

  private final ActivityViewModel<String> viewModel =
      new ActivityViewModel<>(Environment.builder().build());
  private final ViewLifecycleRegistry lifecycle = new ViewLifecycleRegistry();
  private final PublishSubject<Integer> source = PublishSubject.create();

  /** An observer that throws at every event. */
  private static final class Hostile<Value> implements Observer<Value> {
    @Override
    public void onSubscribe(final Disposable disposable) {}

    @Override
    public void onNext(final Value value) {
      throw new IllegalStateException("onNext");
    }

    @Override
    public void onError(final Throwable error) {
      throw new IllegalStateException("onError", error);
    }

    @Override
    public void onComplete() {
      throw new IllegalStateException("onComplete");
    }
  }

  @Test
  @DisplayName("a view model finishes completely, and once, though observers throw")
  void finishWithThrowingObservers() {
    final AtomicInteger finished = new AtomicInteger();
    final ActivityViewModel<String> hostile =
        new ActivityViewModel<String>(Environment.builder().build()) {
          @Override
          protected void onFinished() {
            finished.incrementAndGet();
            throw new IllegalStateException("onFinished");
          }
        };
    hostile.intent().subscribe(new Hostile<>());
    hostile.activityResult().subscribe(new Hostile<>());
    hostile.view().subscribe(new Hostile<>());
    this.source.compose(hostile.<Integer>bindToLifecycle()).subscribe(new Hostile<>());
    this.source
        .compose(hostile.<Integer>whileAttached(WhenDetached.KEEP_ALL))
        .subscribe(new Hostile<>());
    final TestObserver<TypedIntent> intent = TestObserver.of(hostile.intent());
    final TestObserver<TypedResult> result = TestObserver.of(hostile.activityResult());
    final TestObserver<String> view = TestObserver.of(hostile.view());
    final TestObserver<Integer> bound =
        TestObserver.of(this.source.compose(hostile.<Integer>bindToLifecycle()));
    final TestObserver<Integer> output =
        TestObserver.of(this.source.compose(hostile.<Integer>whileAttached(WhenDetached.DROP)));
    hostile.attach("view", this.lifecycle);
    this.lifecycle.handle(START);
    hostile.intent(TypedIntent.empty());
    this.lifecycle.handle(FINISH);
    hostile.finish();
    intent.assertValue(TypedIntent.empty());
    intent.assertDidComplete();
    result.assertDidComplete();
    view.assertValue("view");
    view.assertDidComplete();
    bound.assertDidComplete();
    output.assertDidComplete();
    assertEquals(1, finished.get());
    assertTrue(hostile.isFinished());
    assertFalse(this.source.hasObservers());
    // Of two values, five completions, and the hook.
    assertEquals(8, TIME.takeErrors().size());
  }

  private static Stream<Named<Supplier<Error>>> fatalErrors() {
    return Stream.of(
        Named.of("a missing class", () -> new NoClassDefFoundError("a class")),
        Named.of("a stack overflow", () -> new StackOverflowError("deep")));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("fatalErrors")
  @DisplayName("all view models of a registry finish completely though they cause errors of the virtual machine")
  void finishWithFatalErrors(final Supplier<Error> error) {
    final class FatalViewModel extends ActivityViewModel<String> {
      FatalViewModel(final Environment environment) {
        super(environment);
      }

      @Override
      protected void onFinished() {
        throw error.get();
      }
    }

    final Action fails =
        () -> {
          throw error.get();
        };
    final ViewModelRegistry<Environment> store =
        new ViewModelRegistry<>(Environment.builder().build());
    final List<TestObserver<Integer>> bound = new ArrayList<>();
    for (int index = 0; index < 3; index++) {
      final FatalViewModel hostile =
          store.fetch(FatalViewModel.class, FatalViewModel::new, TypedBundle.empty());
      this.source.compose(hostile.<Integer>bindToLifecycle()).doOnComplete(fails).subscribe();
      this.source.compose(hostile.<Integer>whileAttached(WhenDetached.DROP)).doOnComplete(fails).subscribe();
      bound.add(TestObserver.of(this.source.compose(hostile.<Integer>bindToLifecycle())));
      bound.add(TestObserver.of(this.source.compose(hostile.<Integer>whileAttached(WhenDetached.DROP))));
      bound.add(TestObserver.of(hostile.intent().map(__ -> 0)));
    }
    final Error thrown = assertThrows(Error.class, store::finishAll);
    assertEquals(error.get().getMessage(), thrown.getMessage());
    bound.forEach(TestObserver::assertDidComplete);
    assertEquals(0, store.size());
    assertFalse(this.source.hasObservers());
  }

  @Test
  @DisplayName("a view model that is finished again while it finishes does so once")
  void finishInsideFinish() {
    final AtomicInteger completions = new AtomicInteger();
    this.source
        .compose(this.viewModel.<Integer>bindToLifecycle())
        .doOnComplete(
            () -> {
              completions.incrementAndGet();
              this.viewModel.finish();
              assertTrue(this.viewModel.isFinished());
            })
        .subscribe();
    final TestObserver<Integer> second =
        TestObserver.of(this.source.compose(this.viewModel.<Integer>bindToLifecycle()));
    this.viewModel.finish();
    assertEquals(1, completions.get());
    second.assertDidComplete();
  }

  @Test
  @DisplayName("a view that is attached while its view model finishes is rejected")
  void attachInsideFinish() {
    final AtomicReference<Throwable> error = new AtomicReference<>();
    this.source
        .compose(this.viewModel.<Integer>bindToLifecycle())
        .doOnComplete(
            () ->
                error.set(
                    assertThrows(
                        IllegalStateException.class,
                        () -> this.viewModel.attach("view", this.lifecycle))))
        .subscribe();
    this.viewModel.finish();
    assertTrue(error.get().getMessage().endsWith("has finished and cannot be attached to a view"));
  }

  @Test
  @DisplayName("a stream that is bound while the view model finishes completes")
  void bindInsideFinish() {
    final List<TestObserver<Integer>> bound = new ArrayList<>();
    this.source
        .compose(this.viewModel.<Integer>bindToLifecycle())
        .doOnComplete(
            () ->
                bound.add(
                    TestObserver.of(
                        this.source.compose(this.viewModel.<Integer>bindToLifecycle()))))
        .subscribe();
    this.viewModel.finish();
    bound.get(0).assertDidComplete();
    assertFalse(this.source.hasObservers());
  }

  @Test
  @DisplayName("a view that is replaced by an observer of the view does not come back")
  void attachInsideView() {
    final ViewLifecycleRegistry second = new ViewLifecycleRegistry();
    second.handle(START);
    this.viewModel.view().filter("first"::equals).subscribe(__ -> this.viewModel.attach("second", second));
    final TestObserver<String> view = TestObserver.of(this.viewModel.view());
    this.viewModel.attach("first", this.lifecycle);
    this.lifecycle.handle(START);
    view.assertLastValue("second");
    this.lifecycle.handle(DESTROY);
    TestObserver.of(this.viewModel.view()).assertValue("second");
    this.lifecycle.handle(FINISH);
    assertFalse(this.viewModel.isFinished());
    second.handle(FINISH);
    assertTrue(this.viewModel.isFinished());
  }

  @Test
  @DisplayName("all observers of a lifecycle receive all events in order, though one throws and one nests")
  void lifecycleObservers() {
    this.lifecycle.events().subscribe(new Hostile<>());
    this.lifecycle
        .events()
        .filter(START::equals)
        .subscribe(__ -> this.lifecycle.handle(DESTROY));
    final TestObserver<LifecycleEvent> events = TestObserver.of(this.lifecycle.events());
    this.viewModel.attach("view", this.lifecycle);
    this.lifecycle.handle(START);
    this.lifecycle.handle(FINISH);
    events.assertValues(START, DESTROY, FINISH);
    events.assertDidComplete();
    assertTrue(this.viewModel.isFinished());
    assertEquals(4, TIME.takeErrors().size());
  }

  @Test
  @DisplayName("observeForUI continues after its observer has thrown")
  void observerThrows() throws InterruptedException {
    final List<Integer> seen = new ArrayList<>();
    this.source
        .compose(observeForUI())
        .subscribe(
            new Observer<Integer>() {
              @Override
              public void onSubscribe(final Disposable disposable) {}

              @Override
              public void onNext(final Integer value) {
                seen.add(value);
                throw new IllegalStateException("thrown at " + value);
              }

              @Override
              public void onError(final Throwable error) {}

              @Override
              public void onComplete() {
                seen.add(-1);
              }
            });
    this.source.onNext(1);
    this.source.onNext(2);
    onOtherThread(() -> this.source.onNext(3));
    onOtherThread(() -> this.source.onNext(4));
    TIME.runNow();
    this.source.onComplete();
    assertEquals(List.of(1, 2, 3, 4, -1), seen);
    assertEquals(4, TIME.takeErrors().size());
  }

  /** A source that emits after its disposal and after its end. */
  private static final class Stubborn {
    private final List<Observer<? super Integer>> observers = new ArrayList<>();
    final Observable<Integer> source =
        Observable.unsafeCreate(
            observer -> {
              observer.onSubscribe(new CompositeDisposable());
              this.observers.add(observer);
            });

    Observer<? super Integer> observer() {
      return this.observers.get(0);
    }
  }

  @Test
  @DisplayName("observeForUI survives a source that ignores its disposal")
  void ignoredDisposal() throws InterruptedException {
    final Stubborn stubborn = new Stubborn();
    final TestObserver<Integer> values = TestObserver.of(stubborn.source.compose(observeForUI()));
    stubborn.observer().onNext(1);
    values.dispose();
    stubborn.observer().onNext(2);
    onOtherThread(() -> stubborn.observer().onNext(3));
    final IllegalStateException error = new IllegalStateException("late");
    stubborn.observer().onError(error);
    stubborn.observer().onComplete();
    TIME.runNow();
    values.assertValue(1);
    values.assertDidNotTerminate();
    assertEquals(List.of(error), TIME.takeErrors());
  }

  @Test
  @DisplayName("observeForUI delivers nothing after the terminal event")
  void eventsAfterTheEnd() {
    final Stubborn stubborn = new Stubborn();
    final TestObserver<Integer> values = TestObserver.of(stubborn.source.compose(observeForUI()));
    stubborn.observer().onNext(1);
    stubborn.observer().onComplete();
    stubborn.observer().onNext(2);
    stubborn.observer().onComplete();
    stubborn.observer().onError(new IllegalStateException("late"));
    values.assertValue(1);
    values.assertDidComplete();
    assertEquals(1, TIME.takeErrors().size());
  }

  @Test
  @DisplayName("an output survives a source that ignores its disposal")
  void outputOfStubbornSource() {
    final Stubborn stubborn = new Stubborn();
    final TestObserver<Integer> output =
        TestObserver.of(
            stubborn.source.compose(this.viewModel.<Integer>whileAttached(WhenDetached.KEEP_ALL)));
    this.viewModel.finish();
    stubborn.observer().onNext(1);
    stubborn.observer().onError(new IllegalStateException("late"));
    output.assertDidNotEmitValue();
    output.assertDidComplete();
    assertEquals(1, TIME.takeErrors().size());
  }

  private static void onOtherThread(final Runnable code) throws InterruptedException {
    final Thread thread = new Thread(code, "other");
    thread.start();
    thread.join();
  }

  private static void assertRequiresMainThread(final String call, final Runnable code)
      throws InterruptedException {
    final AtomicReference<Throwable> thrown = new AtomicReference<>();
    onOtherThread(
        () -> {
          try {
            code.run();
          } catch (IllegalStateException error) {
            thrown.set(error);
          }
        });
    assertEquals(
        call + " must be called on the main thread, not on 'other'", thrown.get().getMessage());
  }

  @Test
  @DisplayName("calls on another thread than the main one throw, and change nothing")
  void mainThreadOnly() throws InterruptedException {
    final Environment environment = Environment.builder().build();
    final ViewModelRegistry<Environment> registry = new ViewModelRegistry<>(environment);
    final FragmentViewModel<String> fragment = new FragmentViewModel<>(environment);
    assertRequiresMainThread("attach", () -> this.viewModel.attach("view", this.lifecycle));
    assertRequiresMainThread("finish", this.viewModel::finish);
    assertRequiresMainThread("intent", () -> this.viewModel.intent(TypedIntent.empty()));
    final TypedResult result = TypedResult.create(1, TypedResult.OK, TypedIntent.empty());
    assertRequiresMainThread("activityResult", () -> this.viewModel.activityResult(result));
    assertRequiresMainThread("activityResult", () -> fragment.activityResult(result));
    assertRequiresMainThread("arguments", () -> fragment.arguments(TypedBundle.empty()));
    assertRequiresMainThread("handle", () -> this.lifecycle.handle(START));
    assertRequiresMainThread(
        "fetch",
        () ->
            registry.fetch(
                StressViewModel.class, StressViewModel::new, TypedBundle.empty()));
    assertRequiresMainThread("save", () -> registry.save());
    assertRequiresMainThread("finishAll", registry::finishAll);
    assertRequiresMainThread("finishDetached", registry::finishDetached);
    assertFalse(this.viewModel.isFinished());
    assertEquals(0, registry.size());
    TestObserver.of(this.lifecycle.events()).assertDidNotEmitValue();
    TestObserver.of(this.viewModel.intent()).assertDidNotEmitValue();
  }

  /** A view model. */
  private static final class StressViewModel extends ActivityViewModel<Object> {
    StressViewModel(final Environment environment) {
      super(environment);
    }
  }

  @Test
  @DisplayName("a view model can be written outside the package, for any kind of view")
  void otherViews() {
    final com.plumbline.android.dialogs.DialogViewModel dialog =
        new com.plumbline.android.dialogs.DialogViewModel(Environment.builder().build());
    final TestObserver<String> title = TestObserver.of(dialog.title());
    dialog.attach("dialog", this.lifecycle);
    this.lifecycle.handle(START);
    title.assertValue("dialog");
    this.lifecycle.handle(DESTROY);
    assertTrue(dialog.isFinished(), "a dialog is not recreated");
    title.assertDidComplete();
  }
}
