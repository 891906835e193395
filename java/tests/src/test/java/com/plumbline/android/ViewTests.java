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
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.plumbline.android.testing.TestObserver;
import com.plumbline.android.testing.VirtualTimeExtension;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.subjects.PublishSubject;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("The view of a view model")
final class ViewTests {
  @RegisterExtension static final VirtualTimeExtension TIME = new VirtualTimeExtension();

  private final ActivityViewModel<String> viewModel =
      new ActivityViewModel<>(Environment.builder().build());
  private final ViewLifecycleRegistry lifecycle = new ViewLifecycleRegistry();
  private final TestObserver<String> view = TestObserver.of(this.viewModel.view());

  /** The view that an observer gets who comes now. */
  private List<String> viewNow() {
    final TestObserver<String> observer = TestObserver.of(this.viewModel.view());
    observer.dispose();
    return observer.values();
  }

  @Test
  @DisplayName("is attached from its start until its stop")
  void attached() {
    this.viewModel.attach("view", this.lifecycle);
    final List<List<String>> seen =
        Stream.of(CREATE, START, RESUME, PAUSE, RESUME, PAUSE, STOP, START, STOP, DESTROY)
            .map(
                event -> {
                  this.lifecycle.handle(event);
                  return this.viewNow();
                })
            .toList();
    final List<String> attached = List.of("view");
    final List<String> detached = List.of();
    assertEquals(
        List.of(
            detached, attached, attached, attached, attached, attached, detached, attached,
            detached, detached),
        seen);
    this.view.assertValues("view", "view");
  }

  @ParameterizedTest(name = "after {0}")
  @EnumSource
  @DisplayName("is seen in its current state by a view model that is attached late")
  void late(final LifecycleEvent event) {
    this.lifecycle.handle(event);
    this.viewModel.attach("view", this.lifecycle);
    assertEquals(event.isVisible() ? List.of("view") : List.of(), this.viewNow());
    assertEquals(event == FINISH, this.viewModel.isFinished());
  }

  @Test
  @DisplayName("is replaced by the next one, and its events are ignored then")
  void replaced() {
    this.viewModel.attach("first", this.lifecycle);
    this.lifecycle.handle(START);
    final ViewLifecycleRegistry second = new ViewLifecycleRegistry();
    this.viewModel.attach("second", second);
    assertEquals(List.of(), this.viewNow());
    second.handle(START);
    this.lifecycle.handle(FINISH);
    assertEquals(List.of("second"), this.viewNow());
    assertFalse(this.viewModel.isFinished());
    this.view.assertValues("first", "second");
  }

  @Test
  @DisplayName("completes when the view model finishes")
  void completes() {
    this.viewModel.attach("view", this.lifecycle);
    this.lifecycle.handle(START);
    this.lifecycle.handle(FINISH);
    this.view.assertValue("view");
    this.view.assertDidComplete();
  }

  @Test
  @DisplayName("is released when its lifecycle ends without a last event")
  void endsWithoutLastEvent() {
    final PublishSubject<LifecycleEvent> events = PublishSubject.create();
    this.viewModel.attach("view", () -> events);
    events.onNext(START);
    assertEquals(List.of("view"), this.viewNow());
    events.onComplete();
    assertEquals(List.of(), this.viewNow());
    assertFalse(this.viewModel.isFinished());
  }

  @Test
  @DisplayName("is released when its lifecycle fails, which is reported")
  void fails() {
    final PublishSubject<LifecycleEvent> events = PublishSubject.create();
    this.viewModel.attach("view", () -> events);
    events.onNext(START);
    final IllegalStateException error = new IllegalStateException("an error");
    events.onError(error);
    assertEquals(List.of(), this.viewNow());
    assertEquals(List.of(error), TIME.takeErrors());
  }

  @ParameterizedTest(name = "{0}")
  @EnumSource(names = {"DESTROY", "FINISH"})
  @DisplayName("observes until it is destroyed, when it rotates as well")
  void viewSubscriptions(final LifecycleEvent last) {
    final PublishSubject<Integer> output = PublishSubject.create();
    final TestObserver<Integer> observer =
        TestObserver.of(output.compose(this.lifecycle.<Integer>bindToLifecycle()));
    this.lifecycle.handle(CREATE);
    output.onNext(1);
    this.lifecycle.handle(STOP);
    output.onNext(2);
    observer.assertDidNotComplete();
    this.lifecycle.handle(last);
    observer.assertDidComplete();
    observer.assertValues(1, 2);
    assertFalse(output.hasObservers());

    final TestObserver<Integer> late =
        TestObserver.of(Observable.just(3).compose(this.lifecycle.<Integer>bindToLifecycle()));
    late.assertDidComplete();
    late.assertDidNotEmitValue();
  }

  @Test
  @DisplayName("can finish after it was expected to be recreated, and has no event after that")
  void lastEvent() {
    this.lifecycle.handle(CREATE);
    this.lifecycle.handle(DESTROY);
    this.lifecycle.handle(FINISH);
    this.lifecycle.handle(START);
    final TestObserver<LifecycleEvent> events = TestObserver.of(this.lifecycle.events());
    events.assertValue(FINISH);
    events.assertDidComplete();
  }

  private static Stream<LifecycleEvent> events() {
    return Stream.of(LifecycleEvent.values());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("events")
  @DisplayName("is visible between START and STOP, and destroyed by two events")
  void events(final LifecycleEvent event) {
    assertEquals(List.of(START, RESUME, PAUSE).contains(event), event.isVisible());
    assertEquals(List.of(DESTROY, FINISH).contains(event), event.isLast());
    assertTrue(!(event.isVisible() && event.isLast()));
  }
}
