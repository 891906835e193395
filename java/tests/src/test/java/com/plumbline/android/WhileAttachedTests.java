package com.plumbline.android;

import static com.plumbline.android.LifecycleEvent.DESTROY;
import static com.plumbline.android.LifecycleEvent.FINISH;
import static com.plumbline.android.LifecycleEvent.START;
import static com.plumbline.android.LifecycleEvent.STOP;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.plumbline.android.testing.TestObserver;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.Observer;
import io.reactivex.rxjava3.disposables.CompositeDisposable;
import io.reactivex.rxjava3.disposables.Disposable;
import io.reactivex.rxjava3.plugins.RxJavaPlugins;
import io.reactivex.rxjava3.schedulers.Schedulers;
import io.reactivex.rxjava3.subjects.BehaviorSubject;
import io.reactivex.rxjava3.subjects.PublishSubject;
import io.reactivex.rxjava3.subjects.ReplaySubject;
import io.reactivex.rxjava3.subjects.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("An output that emits while a view is attached")
final class WhileAttachedTests {
  private final ActivityViewModel<String> viewModel =
      new ActivityViewModel<>(Environment.builder().build());
  private final PublishSubject<Integer> source = PublishSubject.create();
  private ViewLifecycleRegistry lifecycle = new ViewLifecycleRegistry();

  private Observable<Integer> output(final WhenDetached policy) {
    return this.source.compose(this.viewModel.<Integer>whileAttached(policy));
  }

  private void newView() {
    this.lifecycle = new ViewLifecycleRegistry();
    this.viewModel.attach("view", this.lifecycle);
  }

  private void emit(final int... values) {
    IntStream.of(values).forEach(this.source::onNext);
  }

  private static Stream<Arguments> policies() {
    return Stream.of(
        Arguments.of(WhenDetached.DROP, List.of(), List.of()),
        Arguments.of(WhenDetached.KEEP_LAST, List.of(2), List.of(6)),
        Arguments.of(WhenDetached.KEEP_ALL, List.of(1, 2), List.of(4, 5, 6)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("policies")
  @DisplayName("drops or keeps other values by its policy: before the first start, while stopped, in a"
      + " rotation")
  void policy(
      final WhenDetached policy, final List<Integer> first, final List<Integer> afterRotation) {
    final Observable<Integer> output = this.output(policy);
    this.newView();
    final TestObserver<Integer> firstView =
        TestObserver.of(output.compose(this.lifecycle.<Integer>bindToLifecycle()));
    this.emit(1, 2);
    firstView.assertDidNotEmitValue("the view has not started yet");
    this.lifecycle.handle(START);
    firstView.assertValues(first, "what waited is there when the view starts");
    this.emit(3);
    firstView.assertLastValue(3, "while it is attached, values pass at once");
    firstView.assertValueCount(first.size() + 1);

    this.lifecycle.handle(STOP);
    this.emit(4);
    this.lifecycle.handle(DESTROY);
    this.emit(5);
    this.newView();
    final TestObserver<Integer> secondView =
        TestObserver.of(output.compose(this.lifecycle.<Integer>bindToLifecycle()));
    this.emit(6);
    secondView.assertDidNotEmitValue("the second view has not started yet");
    this.lifecycle.handle(START);
    secondView.assertValues(afterRotation, "what waited is there for the second view");
    firstView.assertValueCount(first.size() + 1, "the first view is destroyed");

    this.lifecycle.handle(STOP);
    this.lifecycle.handle(START);
    secondView.assertValues(afterRotation, "nothing comes twice");
  }

  @ParameterizedTest(name = "{0}")
  @EnumSource
  @DisplayName("has one subscription to its source, until the view model finishes")
  void hot(final WhenDetached policy) {
    final List<String> subscriptions = new ArrayList<>();
    final Observable<Integer> output =
        this.source
            .doOnSubscribe(__ -> subscriptions.add("subscribed"))
            .compose(this.viewModel.<Integer>whileAttached(policy));
    final TestObserver<Integer> first = TestObserver.of(output);
    final TestObserver<Integer> second = TestObserver.of(output);
    assertEquals(List.of("subscribed"), subscriptions);
    this.newView();
    this.lifecycle.handle(START);
    this.emit(1);
    first.assertValue(1);
    second.assertValue(1);
    this.lifecycle.handle(FINISH);
    assertFalse(this.source.hasObservers());
    first.assertDidComplete();
    second.assertDidComplete();
  }

  @ParameterizedTest(name = "{0}")
  @EnumSource
  @DisplayName("completes at once when the view model finishes, without what waits")
  void finish(final WhenDetached policy) {
    final TestObserver<Integer> observer = TestObserver.of(this.output(policy));
    this.emit(1, 2);
    this.viewModel.finish();
    observer.assertDidComplete();
    observer.assertDidNotEmitValue();
  }

  @Test
  @DisplayName("completes after what waits when its source completes")
  void sourceCompletes() {
    final TestObserver<Integer> observer = TestObserver.of(this.output(WhenDetached.KEEP_ALL));
    this.emit(1, 2);
    this.source.onComplete();
    observer.assertDidNotTerminate();
    this.newView();
    this.lifecycle.handle(START);
    observer.assertValues(1, 2);
    observer.assertDidComplete();
  }

  @Test
  @DisplayName("fails after what waits when its source fails")
  void sourceFails() {
    final IllegalStateException error = new IllegalStateException("an error");
    final TestObserver<Integer> observer = TestObserver.of(this.output(WhenDetached.KEEP_LAST));
    this.emit(1, 2);
    this.source.onError(error);
    observer.assertDidNotTerminate();
    this.newView();
    this.lifecycle.handle(START);
    observer.assertFailed(error);
    observer.assertValue(2);
  }

  @Test
  @DisplayName("subscribes to its source again when it is subscribed to after a failure, as retry does")
  void retry() {
    final List<PublishSubject<Integer>> sources = new ArrayList<>();
    final TestObserver<Integer> observer =
        TestObserver.of(
            Observable.defer(
                    () -> {
                      sources.add(PublishSubject.create());
                      return sources.get(sources.size() - 1);
                    })
                .compose(this.viewModel.<Integer>whileAttached(WhenDetached.KEEP_ALL))
                .retry());
    this.newView();
    this.lifecycle.handle(START);
    sources.get(0).onNext(1);
    sources.get(0).onError(new IllegalStateException("the first request"));
    assertEquals(2, sources.size());
    this.lifecycle.handle(STOP);
    sources.get(1).onNext(2);
    sources.get(1).onError(new IllegalStateException("the second request"));
    assertEquals(2, sources.size(), "a value waits before the failure");
    this.lifecycle.handle(START);
    assertEquals(3, sources.size());
    sources.get(2).onNext(3);
    observer.assertValues(1, 2, 3);
    this.viewModel.finish();
    observer.assertDidComplete();
    assertFalse(sources.get(2).hasObservers());
  }

  @Test
  @DisplayName("subscribes to its source once for all observers that retry, on whatever thread it fails")
  void retryOfSeveral() throws InterruptedException {
    this.newView();
    this.lifecycle.handle(START);
    for (int turn = 0; turn < 100; turn++) {
      final AtomicInteger attempts = new AtomicInteger();
      final CountDownLatch last = new CountDownLatch(1);
      final Observable<Integer> failing =
          Observable.<Integer>error(new IllegalStateException()).subscribeOn(Schedulers.newThread());
      final Observable<Integer> output =
          Observable.defer(
                  () ->
                      attempts.incrementAndGet() < 4
                          ? failing
                          : Observable.<Integer>never().doOnSubscribe(__ -> last.countDown()))
              .compose(this.viewModel.<Integer>whileAttached(WhenDetached.KEEP_ALL))
              .retry();
      final TestObserver<Integer> first = TestObserver.of(output);
      final TestObserver<Integer> second = TestObserver.of(output);
      assertTrue(last.await(10, TimeUnit.SECONDS));
      first.assertDidNotTerminate();
      second.assertDidNotTerminate();
      assertEquals(4, attempts.get());
    }
  }

  @Test
  @DisplayName("delivers the next values after an error of the virtual machine")
  void fatal() {
    this.newView();
    this.lifecycle.handle(START);
    final List<Integer> values = new ArrayList<>();
    this.output(WhenDetached.KEEP_ALL)
        .doOnNext(values::add)
        .subscribe(
            value -> {
              if (value == 1) {
                throw new StackOverflowError();
              }
            });
    assertThrows(StackOverflowError.class, () -> this.emit(1));
    this.emit(2);
    assertEquals(List.of(1, 2), values);
  }

  @Test
  @DisplayName("does not subscribe to its source again after it has completed: a request is made once")
  void completedOnce() {
    final List<String> subscriptions = new ArrayList<>();
    final Observable<Integer> output =
        Observable.just(1)
            .doOnSubscribe(__ -> subscriptions.add("subscribed"))
            .compose(this.viewModel.<Integer>whileAttached(WhenDetached.KEEP_LAST));
    this.newView();
    this.lifecycle.handle(START);
    TestObserver.of(output).assertValue(1);
    final TestObserver<Integer> next = TestObserver.of(output);
    next.assertDidNotEmitValue();
    next.assertDidComplete();
    assertEquals(List.of("subscribed"), subscriptions);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 1000})
  @DisplayName("keeps the last values up to a limit")
  void limit(final int limit) {
    final TestObserver<Integer> observer =
        TestObserver.of(this.source.compose(this.viewModel.<Integer>whileAttached(limit)));
    IntStream.range(0, 100).forEach(this.source::onNext);
    this.newView();
    this.lifecycle.handle(START);
    observer.assertValues(IntStream.range(Math.max(0, 100 - limit), 100).boxed().toList(), "");
    this.emit(100, 101, 102);
    observer.assertValueCount(Math.min(limit, 100) + 3);
  }

  @Test
  @DisplayName("loses nothing in a thousand rotations, and repeats nothing")
  void rotations() {
    final Observable<Integer> output = this.output(WhenDetached.KEEP_ALL);
    final List<Integer> received = new ArrayList<>();
    for (int turn = 0; turn < 1000; turn++) {
      this.newView();
      output.compose(this.lifecycle.<Integer>bindToLifecycle()).subscribe(received::add);
      this.lifecycle.handle(START);
      this.emit(3 * turn);
      this.lifecycle.handle(STOP);
      this.emit(3 * turn + 1);
      this.lifecycle.handle(DESTROY);
      this.emit(3 * turn + 2);
    }
    this.newView();
    output.subscribe(received::add);
    this.lifecycle.handle(START);
    assertEquals(IntStream.range(0, 3000).boxed().toList(), received);
  }

  /** Lifecycles that only emit their events, and do not override {@code lastEvent}. */
  private static Stream<Named<Supplier<Subject<LifecycleEvent>>>> eventSubjects() {
    return Stream.of(
        Named.of("the last one", BehaviorSubject::create),
        Named.of("the last one, in a replay subject", () -> ReplaySubject.createWithSize(1)),
        Named.of("all of them", ReplaySubject::create));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("eventSubjects")
  @DisplayName("loses nothing in rotations of a view whose lifecycle does nothing but emit its events")
  void lifecycleThatEmitsItsEvents(final Supplier<Subject<LifecycleEvent>> eventSubjects) {
    final AtomicInteger subscriptions = new AtomicInteger();
    final Observable<Integer> output =
        this.source
            .doOnSubscribe(__ -> subscriptions.incrementAndGet())
            .compose(this.viewModel.<Integer>whileAttached(WhenDetached.KEEP_ALL));
    final List<Integer> received = new ArrayList<>();
    for (int turn = 0; turn < 3; turn++) {
      final Subject<LifecycleEvent> events = eventSubjects.get();
      final ViewLifecycle emitting = () -> events;
      assertEquals(Optional.empty(), emitting.lastEvent());
      // An observer that receives the event before the view model does.
      emitting.events().subscribe(event -> this.emit(event.ordinal()));
      output.compose(emitting.<Integer>bindToLifecycle()).subscribe(received::add);
      this.viewModel.attach("view", emitting);
      for (final LifecycleEvent event : List.of(START, STOP, DESTROY)) {
        final int before = received.size();
        events.onNext(event);
        assertEquals(Optional.of(event), emitting.lastEvent());
        assertEquals(event == START, received.size() > before, () -> "after " + event);
        this.emit(event.ordinal());
      }
    }
    this.newView();
    output.subscribe(received::add);
    this.lifecycle.handle(START);
    final List<Integer> turn =
        Stream.of(START, STOP, DESTROY).map(Enum::ordinal).flatMap(event -> Stream.of(event, event)).toList();
    assertEquals(Stream.generate(() -> turn).limit(3).flatMap(List::stream).toList(), received);
    assertEquals(1, subscriptions.get());
  }

  @Test
  @DisplayName("tells the next view of a failure between two views, and does not make the request again")
  void failureBetweenViews() {
    for (final List<Integer> values : List.of(List.<Integer>of(), List.of(1))) {
      final List<PublishSubject<Integer>> requests = new ArrayList<>();
      final Observable<Integer> output =
          Observable.<Integer>defer(
                  () -> {
                    requests.add(PublishSubject.create());
                    return requests.get(requests.size() - 1);
                  })
              .compose(this.viewModel.<Integer>whileAttached(WhenDetached.KEEP_ALL));
      this.newView();
      TestObserver.of(output.compose(this.lifecycle.<Integer>bindToLifecycle()));
      this.lifecycle.handle(START);
      this.lifecycle.handle(DESTROY);
      values.forEach(requests.get(0)::onNext);
      final IllegalStateException error = new IllegalStateException("between two views");
      requests.get(0).onError(error);
      this.newView();
      this.lifecycle.handle(START);
      final TestObserver<Integer> next = TestObserver.of(output);
      next.assertFailed(error);
      next.assertValues(values, "");
      assertEquals(1, requests.size());
      TestObserver.of(output).assertDidNotTerminate();
      assertEquals(2, requests.size());
    }
  }

  @Test
  @DisplayName("lets the view model finish completely though the disposal of its source throws")
  void disposalThatThrows() {
    final List<Throwable> reported = new ArrayList<>();
    RxJavaPlugins.setErrorHandler(reported::add);
    try {
      final IllegalArgumentException error = new IllegalArgumentException("the receiver is not registered");
      final Observable<Integer> receiver =
          Observable.create(
              emitter ->
                  emitter.setDisposable(
                      new Disposable() {
                        @Override
                        public void dispose() {
                          throw error;
                        }

                        @Override
                        public boolean isDisposed() {
                          return false;
                        }
                      }));
      final Observable<Integer> broken =
          receiver.compose(this.viewModel.<Integer>whileAttached(WhenDetached.KEEP_LAST));
      this.newView();
      TestObserver.of(broken).dispose();
      assertEquals(0, this.viewModel.connectedOutputs(), "an observer that leaves");
      final TestObserver<Integer> observer = TestObserver.of(broken);
      final TestObserver<Integer> other = TestObserver.of(this.output(WhenDetached.KEEP_LAST));
      final TestObserver<Integer> bound =
          TestObserver.of(this.source.compose(this.viewModel.<Integer>bindToLifecycle()));
      this.lifecycle.handle(FINISH);
      List.of(observer, other, bound).forEach(TestObserver::assertDidComplete);
      assertFalse(this.source.hasObservers());
      assertEquals(List.of(error, error), reported);
    } finally {
      RxJavaPlugins.setErrorHandler(null);
    }
  }

  @Test
  @DisplayName("does not accept a negative limit")
  void negativeLimit() {
    assertThrows(IllegalArgumentException.class, () -> this.viewModel.whileAttached(-1));
  }

  @Test
  @DisplayName("completes at once when its source completes and nothing waits")
  void sourceCompletesWithoutValues() {
    final TestObserver<Integer> observer = TestObserver.of(this.output(WhenDetached.DROP));
    this.emit(1);
    this.source.onComplete();
    observer.assertDidComplete();
  }

  @Test
  @DisplayName("keeps the order when a value causes another one")
  void reentrant() {
    final Observable<Integer> output = this.output(WhenDetached.KEEP_ALL);
    final TestObserver<Integer> observer = new TestObserver<>();
    output.filter(value -> value < 10).subscribe(value -> this.emit(value * 10));
    output.subscribe(observer);
    this.emit(1, 2);
    this.newView();
    this.lifecycle.handle(START);
    observer.assertValues(1, 2, 10, 20);
  }

  @Test
  @DisplayName("stops in the middle when a value stops the view, and the rest waits")
  void detachedByValue() {
    this.newView();
    final TestObserver<Integer> observer =
        TestObserver.of(
            this.output(WhenDetached.KEEP_ALL)
                .doOnNext(value -> this.lifecycle.handle(value == 1 ? STOP : START)));
    this.emit(1, 2, 3);
    this.lifecycle.handle(START);
    observer.assertValues(1);
    this.lifecycle.handle(START);
    observer.assertValues(1, 2, 3);
  }

  private static Stream<Arguments> valuesOfTheMoment() {
    return Stream.of(
        Arguments.of(WhenDetached.DROP, List.of(1)),
        Arguments.of(WhenDetached.KEEP_LAST, List.of(1, 3)),
        Arguments.of(WhenDetached.KEEP_ALL, List.of(1, 2, 3)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("valuesOfTheMoment")
  @DisplayName("applies its policy to values that were about to be delivered when the view stops")
  void detachedInBetween(final WhenDetached policy, final List<Integer> expected) {
    this.newView();
    final TestObserver<Integer> observer =
        TestObserver.of(
            this.output(policy)
                .doOnNext(
                    value -> {
                      if (value == 1) {
                        this.emit(2, 3);
                        this.lifecycle.handle(STOP);
                      }
                    }));
    this.lifecycle.handle(START);
    this.emit(1);
    this.lifecycle.handle(START);
    observer.assertValues(expected, "after the view has come again");
  }

  @Test
  @DisplayName("delivers values of several threads one at a time, and all of them")
  void threads() throws InterruptedException {
    final int threads = 4;
    final int count = 20_000;
    final List<Integer> seen = new ArrayList<>();
    final int[] inside = new int[1];
    final int[] overlaps = new int[1];
    // A source that violates the protocol of RxJava: it emits on several threads at once.
    final List<Observer<? super Integer>> unserialized = new ArrayList<>();
    Observable.<Integer>unsafeCreate(
            observer -> {
              observer.onSubscribe(new CompositeDisposable());
              unserialized.add(observer);
            })
        .compose(this.viewModel.<Integer>whileAttached(WhenDetached.KEEP_ALL))
        .subscribe(
            value -> {
              inside[0]++;
              if (inside[0] != 1) {
                overlaps[0]++;
              }
              seen.add(value);
              inside[0]--;
            });
    this.newView();
    final CountDownLatch start = new CountDownLatch(1);
    final List<Thread> workers =
        IntStream.range(0, threads)
            .mapToObj(
                number ->
                    new Thread(
                        () -> {
                          try {
                            start.await();
                          } catch (InterruptedException error) {
                            throw new IllegalStateException(error);
                          }
                          for (int value = 0; value < count; value++) {
                            unserialized.get(0).onNext(number * count + value);
                          }
                        }))
            .collect(Collectors.toList());
    workers.forEach(Thread::start);
    start.countDown();
    for (int turn = 0; turn < 2_000; turn++) {
      this.lifecycle.handle(turn % 2 == 0 ? START : STOP);
    }
    for (final Thread worker : workers) {
      worker.join();
    }
    this.lifecycle.handle(START);
    unserialized.get(0).onComplete();
    assertEquals(0, overlaps[0]);
    assertEquals(threads * count, seen.size());
    for (int number = 0; number < threads; number++) {
      final int thread = number;
      assertEquals(
          IntStream.range(thread * count, (thread + 1) * count).boxed().collect(Collectors.toList()),
          seen.stream().filter(value -> value / count == thread).collect(Collectors.toList()),
          "the values of a thread keep their order");
    }
  }

  @Test
  @DisplayName("is not needed for state: a behavior subject has the last value for every new view")
  void behavior() {
    final BehaviorSubject<Integer> state = BehaviorSubject.create();
    this.source.compose(this.viewModel.<Integer>bindToLifecycle()).subscribe(state::onNext);
    this.emit(1, 2);
    this.newView();
    TestObserver.of(state.compose(this.lifecycle.<Integer>bindToLifecycle())).assertValue(2);
    this.lifecycle.handle(DESTROY);
    this.emit(3);
    this.newView();
    TestObserver.of(state.compose(this.lifecycle.<Integer>bindToLifecycle())).assertValue(3);
  }

  @Test
  @DisplayName("differs from a plain output, whose values are lost while nobody observes")
  void plainOutput() {
    this.newView();
    final TestObserver<Integer> firstView =
        TestObserver.of(this.source.compose(this.lifecycle.<Integer>bindToLifecycle()));
    this.lifecycle.handle(STOP);
    this.emit(1);
    firstView.assertValue(1, "a stopped view still observes");
    this.lifecycle.handle(DESTROY);
    this.emit(2);
    this.newView();
    final TestObserver<Integer> secondView =
        TestObserver.of(this.source.compose(this.lifecycle.<Integer>bindToLifecycle()));
    this.lifecycle.handle(START);
    secondView.assertDidNotEmitValue("nobody observed in the middle of the rotation");
    assertTrue(this.source.hasObservers());
  }
}
