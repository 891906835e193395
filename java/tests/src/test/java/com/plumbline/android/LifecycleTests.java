package com.plumbline.android;

import static com.plumbline.android.LifecycleEvent.CREATE;
import static com.plumbline.android.LifecycleEvent.DESTROY;
import static com.plumbline.android.LifecycleEvent.FINISH;
import static com.plumbline.android.LifecycleEvent.PAUSE;
import static com.plumbline.android.LifecycleEvent.RESUME;
import static com.plumbline.android.LifecycleEvent.START;
import static com.plumbline.android.LifecycleEvent.STOP;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.plumbline.android.testing.TestObserver;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.subjects.PublishSubject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A stream that is bound to the lifecycle of a view model")
final class LifecycleTests {
  /** When a subscription is bound. */
  enum Moment {
    BEFORE,
    /** By an observer of the view's life that hears of the event before the view model. */
    DURING_BEFORE_VIEW_MODEL,
    /** By an observer of the view's life that hears of the event after the view model. */
    DURING_AFTER_VIEW_MODEL,
    AFTER
  }

  /** Whose view model it is. */
  enum Kind {
    ACTIVITY,
    FRAGMENT,
    VIEW_HOLDER;

    LifecycleViewModel<Object> make() {
      final Environment environment = Environment.builder().build();
      switch (this) {
        case ACTIVITY:
          return new ActivityViewModel<>(environment);
        case FRAGMENT:
          return new FragmentViewModel<>(environment);
        default:
          return new ViewHolderViewModel<>(environment);
      }
    }
  }

  private static final List<LifecycleEvent> LIFE =
      List.of(CREATE, START, RESUME, PAUSE, STOP, DESTROY);

  /** What leads a view to its end from where it is, without the last event. */
  private static List<LifecycleEvent> wayDown(final LifecycleEvent event) {
    switch (event) {
      case START:
        return List.of(STOP);
      case RESUME:
        return List.of(PAUSE, STOP);
      case PAUSE:
        return List.of(STOP);
      default:
        return List.of();
    }
  }

  private static Stream<Arguments> momentsOfRetainedViewModels() {
    return Stream.of(Kind.ACTIVITY, Kind.FRAGMENT)
        .flatMap(
            kind ->
                LIFE.stream()
                    .flatMap(
                        event ->
                            Arrays.stream(Moment.values())
                                .map(moment -> Arguments.of(kind, event, moment))));
  }

  private final PublishSubject<Integer> source = PublishSubject.create();
  private final TestObserver<Integer> bound = new TestObserver<>();

  private void bind(final LifecycleViewModel<Object> viewModel) {
    this.source.compose(viewModel.<Integer>bindToLifecycle()).subscribe(this.bound);
  }

  /** A view of which the event has just happened, around which the subscription was bound. */
  private ViewLifecycleRegistry bind(
      final LifecycleViewModel<Object> viewModel, final LifecycleEvent event, final Moment moment) {
    final ViewLifecycleRegistry lifecycle = new ViewLifecycleRegistry();
    if (moment == Moment.DURING_BEFORE_VIEW_MODEL) {
      lifecycle.events().filter(event::equals).subscribe(__ -> this.bind(viewModel));
    }
    viewModel.attach(new Object(), lifecycle);
    if (moment == Moment.DURING_AFTER_VIEW_MODEL) {
      lifecycle.events().filter(event::equals).subscribe(__ -> this.bind(viewModel));
    }
    LIFE.stream().takeWhile(earlier -> earlier != event && !earlier.isLast()).forEach(lifecycle::handle);
    if (moment == Moment.BEFORE) {
      this.bind(viewModel);
    }
    lifecycle.handle(event);
    if (moment == Moment.AFTER) {
      this.bind(viewModel);
    }
    return lifecycle;
  }

  @ParameterizedTest(name = "{0}: bound {2} {1}")
  @MethodSource("momentsOfRetainedViewModels")
  @DisplayName("ends when the view finishes")
  void finish(final Kind kind, final LifecycleEvent event, final Moment moment) {
    final LifecycleViewModel<Object> viewModel = kind.make();
    ViewLifecycleRegistry lifecycle = this.bind(viewModel, event, moment);
    this.source.onNext(1);
    if (event == DESTROY) {
      lifecycle = new ViewLifecycleRegistry();
      viewModel.attach(new Object(), lifecycle);
    }
    wayDown(event).forEach(lifecycle::handle);
    this.source.onNext(2);
    this.bound.assertDidNotTerminate();

    lifecycle.handle(FINISH);
    this.bound.assertDidComplete();
    assertFalse(this.source.hasObservers());
    assertTrue(viewModel.isFinished());
    this.source.onNext(3);
    this.bound.assertValues(1, 2);
  }

  @ParameterizedTest(name = "{0}: bound {2} {1}")
  @MethodSource("momentsOfRetainedViewModels")
  @DisplayName("continues when the view is recreated, several times")
  void rotate(final Kind kind, final LifecycleEvent event, final Moment moment) {
    final LifecycleViewModel<Object> viewModel = kind.make();
    ViewLifecycleRegistry lifecycle = this.bind(viewModel, event, moment);
    wayDown(event).forEach(lifecycle::handle);
    int value = 0;
    final List<Integer> values = new ArrayList<>();
    for (int rotation = 0; rotation < 3; rotation++) {
      lifecycle.handle(DESTROY);
      this.source.onNext(++value);
      values.add(value);
      lifecycle = new ViewLifecycleRegistry();
      viewModel.attach(new Object(), lifecycle);
      for (final LifecycleEvent next : List.of(CREATE, START, RESUME, PAUSE, STOP)) {
        lifecycle.handle(next);
        this.source.onNext(++value);
        values.add(value);
      }
    }
    this.bound.assertValues(values, "nothing is lost");
    this.bound.assertDidNotTerminate();
    lifecycle.handle(FINISH);
    this.bound.assertDidComplete();
  }

  @ParameterizedTest(name = "{0}")
  @EnumSource
  @DisplayName("completes immediately when it is bound after the end, and its source is not subscribed to")
  void afterTheEnd(final Kind kind) {
    final LifecycleViewModel<Object> viewModel = kind.make();
    viewModel.finish();
    final List<String> subscriptions = new ArrayList<>();
    Observable.concat(Observable.just(0), this.source)
        .doOnSubscribe(__ -> subscriptions.add("subscribed"))
        .compose(viewModel.<Integer>bindToLifecycle())
        .subscribe(this.bound);
    this.bound.assertDidComplete();
    this.bound.assertDidNotEmitValue();
    assertEquals(List.of(), subscriptions);
  }

  @ParameterizedTest(name = "{0}")
  @EnumSource(
      value = Moment.class,
      names = {"DURING_BEFORE_VIEW_MODEL", "DURING_AFTER_VIEW_MODEL"})
  @DisplayName("ends when it is bound while the view finishes")
  void duringTheEnd(final Moment moment) {
    final LifecycleViewModel<Object> viewModel = Kind.ACTIVITY.make();
    this.bind(viewModel, FINISH, moment);
    this.bound.assertDidComplete();
    assertFalse(this.source.hasObservers());
  }

  @ParameterizedTest(name = "bound {0}")
  @EnumSource
  @DisplayName("ends with a view holder though the list only rotates")
  void viewHolder(final Moment moment) {
    final LifecycleViewModel<Object> viewModel = Kind.VIEW_HOLDER.make();
    final ViewLifecycleRegistry lifecycle = this.bind(viewModel, RESUME, moment);
    this.source.onNext(1);
    lifecycle.handle(PAUSE);
    lifecycle.handle(STOP);
    this.source.onNext(2);
    this.bound.assertDidNotTerminate();
    lifecycle.handle(DESTROY);
    this.bound.assertDidComplete();
    this.bound.assertValues(1, 2);
    assertTrue(viewModel.isFinished());
  }

  @Test
  @DisplayName("leaves nothing behind when it ends by itself")
  void endsByItself() {
    final LifecycleViewModel<Object> viewModel = Kind.ACTIVITY.make();
    this.bind(viewModel);
    assertTrue(viewModel.end().hasObservers());
    this.source.onComplete();
    this.bound.assertDidComplete();
    assertFalse(viewModel.end().hasObservers());
  }

  @Test
  @DisplayName("leaves nothing behind when it is disposed of")
  void disposed() {
    final LifecycleViewModel<Object> viewModel = Kind.ACTIVITY.make();
    this.bind(viewModel);
    this.bound.dispose();
    assertFalse(viewModel.end().hasObservers());
    assertFalse(this.source.hasObservers());
  }

  @Test
  @DisplayName("passes an error on")
  void error() {
    final LifecycleViewModel<Object> viewModel = Kind.ACTIVITY.make();
    this.bind(viewModel);
    final IllegalStateException error = new IllegalStateException("an error");
    this.source.onError(error);
    this.bound.assertFailed(error);
  }

  @Test
  @DisplayName("may finish its own view model")
  void finishesItself() {
    final LifecycleViewModel<Object> viewModel = Kind.ACTIVITY.make();
    this.source
        .compose(viewModel.<Integer>bindToLifecycle())
        .doOnNext(__ -> viewModel.finish())
        .subscribe(this.bound);
    this.source.onNext(1);
    this.source.onNext(2);
    this.bound.assertValue(1);
    this.bound.assertDidComplete();
  }

  @Test
  @DisplayName("completes with the view model, before its inputs complete")
  void order() {
    final ActivityViewModel<Object> viewModel =
        new ActivityViewModel<>(Environment.builder().build());
    final TestObserver<List<TypedIntent>> all = new TestObserver<>();
    viewModel
        .intent()
        .toList()
        .toObservable()
        .compose(viewModel.<List<TypedIntent>>bindToLifecycle())
        .subscribe(all);
    viewModel.intent(TypedIntent.empty());
    viewModel.finish();
    all.assertDidNotEmitValue();
    all.assertDidComplete();
  }

  @Test
  @DisplayName("A view model finishes once, and accepts no view after that")
  void finishTwice() {
    final LifecycleViewModel<Object> viewModel = Kind.ACTIVITY.make();
    this.bind(viewModel);
    viewModel.finish();
    viewModel.finish();
    this.bound.assertDidComplete();
    final IllegalStateException error =
        assertThrows(
            IllegalStateException.class,
            () -> viewModel.attach(new Object(), new ViewLifecycleRegistry()));
    assertEquals(
        "com.plumbline.android.ActivityViewModel has finished and cannot be attached to a view",
        error.getMessage());
  }
}
