package com.plumbline.android;

import static com.plumbline.android.LifecycleEvent.CREATE;
import static com.plumbline.android.LifecycleEvent.DESTROY;
import static com.plumbline.android.LifecycleEvent.FINISH;
import static com.plumbline.android.LifecycleEvent.PAUSE;
import static com.plumbline.android.LifecycleEvent.START;
import static com.plumbline.android.LifecycleEvent.STOP;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.plumbline.android.testing.TestObserver;
import com.plumbline.android.testing.VirtualTimeExtension;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.Observer;
import io.reactivex.rxjava3.disposables.Disposable;
import io.reactivex.rxjava3.subjects.PublishSubject;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("An output that emits while a view is attached, under stress,")
final class WhileAttachedStressTests {
  @RegisterExtension static final VirtualTimeExtension TIME = new VirtualTimeExtension();

  private final ActivityViewModel<String> viewModel =
      new ActivityViewModel<>(Environment.builder().build());
  private final PublishSubject<Integer> source = PublishSubject.create();
  private ViewLifecycleRegistry lifecycle = new ViewLifecycleRegistry();
  private TestObserver<Integer> observer = new TestObserver<>();

  private void newView(final Observable<Integer> output) {
    this.lifecycle = new ViewLifecycleRegistry();
    this.viewModel.attach("view", this.lifecycle);
    this.observer = TestObserver.of(output.compose(this.lifecycle.<Integer>bindToLifecycle()));
  }

  private Observable<Integer> output(final WhenDetached policy) {
    return this.source.compose(this.viewModel.<Integer>whileAttached(policy));
  }

  private static void onOtherThread(final Runnable code) throws InterruptedException {
    final Thread thread = new Thread(code);
    thread.start();
    thread.join();
  }

  private static Stream<Arguments> afterStop() {
    return Stream.of(
        Arguments.of(WhenDetached.DROP, List.of()),
        Arguments.of(WhenDetached.KEEP_LAST, List.of(2)),
        Arguments.of(WhenDetached.KEEP_ALL, List.of(1, 2)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("afterStop")
  @DisplayName("keeps or drops what another thread has emitted before STOP and what arrives after it")
  void otherThreadBeforeStop(final WhenDetached policy, final List<Integer> expected)
      throws InterruptedException {
    final Observable<Integer> output = this.output(policy);
    this.newView(output);
    this.lifecycle.handle(START);
    onOtherThread(
        () -> {
          this.source.onNext(1);
          this.source.onNext(2);
        });
    this.lifecycle.handle(STOP);
    TIME.runNow();
    this.observer.assertDidNotEmitValue("the view is stopped");
    this.lifecycle.handle(START);
    TIME.runNow();
    this.observer.assertValues(expected, "after the view has started again");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("afterStop")
  @DisplayName("keeps for the next view what another thread has emitted before a rotation")
  void otherThreadBeforeRotation(final WhenDetached policy, final List<Integer> expected)
      throws InterruptedException {
    final Observable<Integer> output = this.output(policy);
    this.newView(output);
    this.lifecycle.handle(START);
    onOtherThread(
        () -> {
          this.source.onNext(1);
          this.source.onNext(2);
        });
    final TestObserver<Integer> first = this.observer;
    this.lifecycle.handle(STOP);
    this.lifecycle.handle(DESTROY);
    TIME.runNow();
    this.newView(output);
    TIME.runNow();
    this.lifecycle.handle(START);
    first.assertDidNotEmitValue("the first view is destroyed");
    this.observer.assertValues(expected, "after the rotation");
  }

  @ParameterizedTest(name = "{0}")
  @EnumSource
  @DisplayName("delivers on the main thread, in order")
  void mainThread(final WhenDetached policy) throws InterruptedException {
    final Thread test = Thread.currentThread();
    final List<Thread> threads = new ArrayList<>();
    this.newView(this.output(policy).doOnNext(__ -> threads.add(Thread.currentThread())));
    this.lifecycle.handle(START);
    onOtherThread(() -> this.source.onNext(1));
    this.observer.assertDidNotEmitValue("it is on its way to the main thread");
    this.source.onNext(2);
    this.observer.assertValues(1, 2);
    onOtherThread(() -> this.source.onNext(3));
    TIME.runNow();
    this.observer.assertValues(1, 2, 3);
    assertEquals(List.of(test, test, test), threads);
  }

  @ParameterizedTest(name = "{0}")
  @EnumSource
  @DisplayName("completes and fails on the main thread, after the values before")
  void terminalEvents(final WhenDetached policy) throws InterruptedException {
    this.newView(this.output(policy));
    this.lifecycle.handle(START);
    onOtherThread(
        () -> {
          this.source.onNext(1);
          this.source.onComplete();
        });
    this.observer.assertDidNotTerminate();
    TIME.runNow();
    this.observer.assertValue(1);
    this.observer.assertDidComplete();
  }

  @ParameterizedTest(name = "{0}")
  @EnumSource
  @DisplayName("does not emit what another thread has emitted before the view model finished")
  void finishBeforeDelivery(final WhenDetached policy) throws InterruptedException {
    this.newView(this.output(policy));
    final TestObserver<Integer> unbound = TestObserver.of(this.output(policy));
    this.lifecycle.handle(START);
    onOtherThread(() -> this.source.onNext(1));
    this.lifecycle.handle(STOP);
    this.lifecycle.handle(FINISH);
    TIME.runNow();
    unbound.assertDidNotEmitValue();
    unbound.assertDidComplete();
    assertFalse(this.source.hasObservers());
  }

  @ParameterizedTest(name = "{0}")
  @EnumSource
  @DisplayName("subscribes to its source when somebody observes, and not before")
  void lazy(final WhenDetached policy) {
    final List<String> subscriptions = new ArrayList<>();
    final Observable<Integer> output =
        this.source
            .doOnSubscribe(__ -> subscriptions.add("subscribed"))
            .compose(this.viewModel.<Integer>whileAttached(policy));
    assertEquals(List.of(), subscriptions);
    this.newView(output);
    assertEquals(List.of("subscribed"), subscriptions);
    this.lifecycle.handle(STOP);
    this.lifecycle.handle(DESTROY);
    assertTrue(this.source.hasObservers(), "what is emitted during a rotation waits");
    this.newView(output);
    assertEquals(List.of("subscribed"), subscriptions, "once for all views");
  }

  @ParameterizedTest(name = "{0}")
  @EnumSource
  @DisplayName("works inside flatMap")
  void flatMap(final WhenDetached policy) {
    this.newView(
        this.source.flatMap(
            value ->
                Observable.just(value, value * 10)
                    .compose(this.viewModel.<Integer>whileAttached(policy))));
    this.lifecycle.handle(START);
    this.source.onNext(1);
    this.source.onNext(2);
    this.observer.assertValues(1, 10, 2, 20);
    assertEquals(0, this.viewModel.connectedOutputs());
  }

  @ParameterizedTest(name = "{0}")
  @EnumSource
  @DisplayName("works inside switchMap, and disposes of the source that was switched away from")
  void switchMap(final WhenDetached policy) {
    final List<PublishSubject<Integer>> inner =
        List.of(PublishSubject.create(), PublishSubject.create());
    final Observable<Integer> output =
        this.source.switchMap(
            index -> inner.get(index).compose(this.viewModel.<Integer>whileAttached(policy)));
    // Without a view, and with one.
    final TestObserver<Integer> test = TestObserver.of(output);
    this.source.onNext(0);
    assertTrue(inner.get(0).hasObservers());
    this.source.onNext(1);
    assertFalse(inner.get(0).hasObservers());
    test.dispose();
    assertFalse(inner.get(1).hasObservers());

    this.newView(output);
    this.lifecycle.handle(START);
    this.source.onNext(0);
    inner.get(0).onNext(7);
    this.lifecycle.handle(STOP);
    inner.get(0).onNext(8);
    this.source.onNext(1);
    assertFalse(inner.get(0).hasObservers(), "switched while the view is stopped");
    inner.get(1).onNext(9);
    this.observer.assertValue(7);
    this.lifecycle.handle(START);
    this.observer.assertValues(policy == WhenDetached.DROP ? List.of(7) : List.of(7, 9), "its own");
    assertEquals(1, this.viewModel.connectedOutputs());
  }

  @ParameterizedTest(name = "{0}")
  @EnumSource
  @DisplayName("leaves no observer behind after 1,000 sources have completed")
  void completedSources(final WhenDetached policy) {
    this.newView(Observable.never());
    this.lifecycle.handle(START);
    for (int index = 0; index < 1_000; index++) {
      final PublishSubject<Integer> short_ = PublishSubject.create();
      final TestObserver<Integer> values =
          TestObserver.of(short_.compose(this.viewModel.<Integer>whileAttached(policy)));
      short_.onNext(index);
      short_.onComplete();
      values.assertValue(index);
      values.assertDidComplete();
    }
    assertEquals(0, this.viewModel.connectedOutputs());
    assertFalse(this.viewModel.end().hasObservers());
  }

  @ParameterizedTest(name = "{0}")
  @EnumSource
  @DisplayName("leaves no observer behind when its observers leave")
  void observersLeave(final WhenDetached policy) {
    final TestObserver<Integer> left = TestObserver.of(this.output(policy));
    final TestObserver<Integer> second = TestObserver.of(this.output(policy));
    left.dispose();
    second.dispose();
    assertFalse(this.source.hasObservers());
    assertEquals(0, this.viewModel.connectedOutputs());
  }

  @ParameterizedTest(name = "{0}")
  @EnumSource
  @DisplayName("does not depend on who observes the lifecycle first: a value at STOP waits")
  void registrationAtStop(final WhenDetached policy) {
    // This observer of the lifecycle is notified before the view model.
    this.lifecycle = new ViewLifecycleRegistry();
    this.lifecycle.events().filter(STOP::equals).subscribe(__ -> this.source.onNext(1));
    this.viewModel.attach("view", this.lifecycle);
    this.observer = TestObserver.of(this.output(policy));
    this.lifecycle.handle(START);
    this.lifecycle.handle(STOP);
    this.observer.assertDidNotEmitValue("the view is stopped");
    this.lifecycle.handle(START);
    this.observer.assertValues(policy == WhenDetached.DROP ? List.of() : List.of(1), "it waited");
  }

  @ParameterizedTest(name = "{0}")
  @EnumSource
  @DisplayName("does not depend on who observes the lifecycle first: a value at START is delivered")
  void registrationAtStart(final WhenDetached policy) {
    this.lifecycle = new ViewLifecycleRegistry();
    this.lifecycle.events().filter(START::equals).subscribe(__ -> this.source.onNext(1));
    this.viewModel.attach("view", this.lifecycle);
    this.observer = TestObserver.of(this.output(policy));
    this.lifecycle.handle(START);
    this.observer.assertValue(1);
  }

  @ParameterizedTest(name = "{0}")
  @EnumSource
  @DisplayName("does not lose what waits when the view observes after it has started")
  void observedAfterStart(final WhenDetached policy) {
    final Observable<Integer> output = this.output(policy);
    this.newView(output);
    this.source.onNext(1);
    this.lifecycle.handle(DESTROY);
    this.lifecycle = new ViewLifecycleRegistry();
    this.viewModel.attach("view", this.lifecycle);
    this.lifecycle.handle(START);
    final TestObserver<Integer> late = TestObserver.of(output);
    late.assertValues(policy == WhenDetached.DROP ? List.of() : List.of(1), "it waited");
  }

  @ParameterizedTest(name = "{0}")
  @EnumSource
  @DisplayName("stays closed when a raw observer of the lifecycle throws at STOP")
  void rawObserverThrows(final WhenDetached policy) {
    this.lifecycle = new ViewLifecycleRegistry();
    this.lifecycle.events().subscribe(new Throwing<>(STOP));
    this.viewModel.attach("view", this.lifecycle);
    this.observer = TestObserver.of(this.output(policy));
    final TestObserver<String> view = TestObserver.of(this.viewModel.view());
    this.lifecycle.handle(START);
    this.lifecycle.handle(STOP);
    this.source.onNext(1);
    this.observer.assertDidNotEmitValue("the view is stopped");
    assertEquals(1, TIME.takeErrors().size());
    this.lifecycle.handle(START);
    view.assertValues("view", "view");
    this.observer.assertValues(policy == WhenDetached.DROP ? List.of() : List.of(1), "it waited");
  }

  @ParameterizedTest(name = "{0}")
  @EnumSource
  @DisplayName("delivers the remaining values, to the remaining observers, when an observer throws")
  void observerThrows(final WhenDetached policy) {
    final Observable<Integer> output = this.output(policy);
    output.subscribe(new Throwing<>(1));
    this.newView(output);
    this.lifecycle.handle(START);
    this.source.onNext(1);
    this.source.onNext(2);
    this.observer.assertValues(1, 2);
    assertEquals(1, TIME.takeErrors().size());
  }

  @Test
  @DisplayName("delivers all values that wait when an observer throws at the first of them")
  void observerThrowsWhileWaiting() {
    final Observable<Integer> output = this.output(WhenDetached.KEEP_ALL);
    output.subscribe(new Throwing<>(1));
    this.newView(output);
    this.source.onNext(1);
    this.source.onNext(2);
    this.source.onNext(3);
    this.lifecycle.handle(START);
    this.observer.assertValues(1, 2, 3);
    assertEquals(1, TIME.takeErrors().size());
  }

  @Test
  @DisplayName("drops what is emitted while a value has stopped the view, though it starts again at once")
  void stopAndStartInside() {
    this.newView(
        this.output(WhenDetached.DROP)
            .doOnNext(
                value -> {
                  if (value == 1) {
                    this.lifecycle.handle(STOP);
                    this.source.onNext(2);
                    this.lifecycle.handle(START);
                  }
                }));
    this.lifecycle.handle(START);
    this.source.onNext(1);
    this.observer.assertValue(1);
  }

  @ParameterizedTest(name = "{0}")
  @EnumSource
  @DisplayName("completes for observers that subscribe after the view model has finished")
  void afterTheEnd(final WhenDetached policy) {
    final Observable<Integer> output = this.output(policy);
    this.viewModel.finish();
    TestObserver.of(output).assertDidComplete();
    assertFalse(this.source.hasObservers());
    assertEquals(0, this.viewModel.connectedOutputs());
  }

  @ParameterizedTest(name = "{0}")
  @EnumSource
  @DisplayName("keeps its promises when the view model finishes in the middle of a rotation")
  void finishWhileRotating(final WhenDetached policy) {
    final Observable<Integer> output = this.output(policy);
    this.newView(output);
    List.of(CREATE, START, PAUSE, STOP, DESTROY).forEach(this.lifecycle::handle);
    this.source.onNext(1);
    this.viewModel.finish();
    this.source.onNext(2);
    TestObserver.of(output).assertDidNotEmitValue();
    TestObserver.of(output).assertDidComplete();
    assertFalse(this.source.hasObservers());
  }

  @Test
  @DisplayName("delivers every value once when another thread emits during 1,000 rotations")
  void rotationsAndThreads() throws InterruptedException {
    final int count = 20_000;
    final List<Integer> seen = new ArrayList<>();
    final Observable<Integer> output =
        this.output(WhenDetached.KEEP_ALL).doOnNext(seen::add);
    this.newView(output);
    final Thread emitter =
        new Thread(
            () -> {
              for (int value = 0; value < count; value++) {
                this.source.onNext(value);
              }
            });
    emitter.start();
    for (int rotation = 0; rotation < 1_000; rotation++) {
      this.lifecycle.handle(START);
      TIME.runNow();
      this.lifecycle.handle(STOP);
      final int before = seen.size();
      TIME.runNow();
      assertEquals(before, seen.size(), "nothing reaches a stopped view");
      this.lifecycle.handle(DESTROY);
      this.newView(output);
    }
    emitter.join();
    this.lifecycle.handle(START);
    TIME.runNow();
    assertEquals(count, seen.size());
    for (int value = 0; value < count; value++) {
      assertEquals(value, seen.get(value));
    }
  }

  /** An observer that throws at a value, as code without RxJava's safety nets does. */
  static final class Throwing<Value> implements Observer<Value> {
    private final Value value;

    Throwing(final Value value) {
      this.value = value;
    }

    @Override
    public void onSubscribe(final Disposable disposable) {}

    @Override
    public void onNext(final Value next) {
      if (next.equals(this.value)) {
        throw new IllegalStateException("thrown at " + next);
      }
    }

    @Override
    public void onError(final Throwable error) {}

    @Override
    public void onComplete() {}
  }
}
