package com.plumbline.android;

import static com.plumbline.android.Transformers.combineLatestPair;
import static com.plumbline.android.Transformers.takePairWhen;
import static com.plumbline.android.Transformers.takeWhen;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.plumbline.android.testing.TestObserver;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.schedulers.TestScheduler;
import io.reactivex.rxjava3.subjects.BehaviorSubject;
import io.reactivex.rxjava3.subjects.PublishSubject;
import io.reactivex.rxjava3.subjects.ReplaySubject;
import io.reactivex.rxjava3.subjects.Subject;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The cases of the section "Order" of {@link Transformers}. */
@DisplayName("Where the sampled side and the trigger derive from one source,")
final class TransformersOrderTests {
  private static Arguments side(final String name, final UnaryOperator<Observable<Integer>> side) {
    return Arguments.of(name, side);
  }

  /** Sides that give 10 for 1, 20 for 2, and so on, each by subscriptions of the first moment. */
  private static Stream<Arguments> sides() {
    return Stream.of(
        side("map", source -> source.map(value -> value * 10)),
        side(
            "a long chain",
            source -> source.map(value -> value * 2).filter(value -> true).map(value -> value * 5)),
        side("scan", source -> source.scan(0, (sum, value) -> value * 10).skip(1)),
        side(
            "merge",
            source ->
                Observable.merge(
                    source.filter(value -> value % 2 == 0).map(value -> value * 10),
                    source.filter(value -> value % 2 == 1).map(value -> value * 10))),
        side(
            "combineLatest",
            source ->
                Observable.combineLatest(
                        source.map(value -> value * 4), source.map(value -> value * 6), Integer::sum)
                    .filter(sum -> sum % 10 == 0)),
        side(
            "zip",
            source ->
                Observable.zip(
                    source.map(value -> value * 4), source.map(value -> value * 6), Integer::sum)),
        side("share", source -> source.map(value -> value * 10).share()),
        side("replay", source -> source.map(value -> value * 10).replay(1).refCount()),
        side(
            "takeWhen",
            source -> source.map(value -> value * 10).compose(takeWhen(source.map(value -> 0)))),
        side("distinctUntilChanged", source -> source.map(value -> value * 10).distinctUntilChanged()),
        side("defer", source -> Observable.defer(() -> source.map(value -> value * 10))));
  }

  private static Stream<Arguments> pairsOfSides() {
    return sides()
        .flatMap(
            sampled ->
                sides()
                    .map(
                        trigger ->
                            Arguments.of(
                                sampled.get()[0],
                                trigger.get()[0],
                                sampled.get()[1],
                                trigger.get()[1])));
  }

  @ParameterizedTest(name = "{0} when {1}")
  @MethodSource("pairsOfSides")
  @DisplayName("the trigger takes what became of its own value, whichever was written first")
  void currentValue(
      final String sampledName,
      final String triggerName,
      final UnaryOperator<Observable<Integer>> sampledSide,
      final UnaryOperator<Observable<Integer>> triggerSide) {
    for (final boolean isTriggerFirst : List.of(true, false)) {
      for (final Supplier<Subject<Integer>> subject :
          List.<Supplier<Subject<Integer>>>of(
              PublishSubject::create, BehaviorSubject::create, ReplaySubject::create)) {
        final Subject<Integer> source = subject.get();
        final Observable<Integer> early = isTriggerFirst ? triggerSide.apply(source) : source;
        final Observable<Integer> sampled = sampledSide.apply(source);
        final Observable<Integer> trigger = isTriggerFirst ? early : triggerSide.apply(source);
        final TestObserver<Integer> when = TestObserver.of(sampled.compose(takeWhen(trigger)));
        final TestObserver<ValuePair<Integer, Integer>> pairs =
            TestObserver.of(
                sampledSide.apply(source).compose(takePairWhen(triggerSide.apply(source))));
        source.onNext(1);
        source.onNext(2);
        source.onNext(3);
        when.assertValues(10, 20, 30);
        pairs.assertValues(ValuePair.create(10, 10), ValuePair.create(20, 20), ValuePair.create(30, 30));
      }
    }
  }

  @Test
  @DisplayName("the source may have the value already")
  void behavior() {
    final BehaviorSubject<Integer> source = BehaviorSubject.createDefault(1);
    final TestObserver<Integer> when =
        TestObserver.of(source.map(value -> value * 10).compose(takeWhen(source)));
    source.onNext(2);
    when.assertValues(10, 20);
  }

  @Test
  @DisplayName("several observers of one sampling all see the value of the moment")
  void severalObservers() {
    final PublishSubject<Integer> source = PublishSubject.create();
    final Observable<Integer> sampling =
        source.map(value -> value * 10).compose(takeWhen(source.map(value -> value + 1)));
    final TestObserver<Integer> first = TestObserver.of(sampling);
    final TestObserver<Integer> second = TestObserver.of(sampling);
    source.onNext(1);
    first.assertValue(10);
    second.assertValue(10);
  }

  @Test
  @DisplayName("an output that feeds its own source does not block, and sees each value")
  void feedback() {
    final PublishSubject<Integer> source = PublishSubject.create();
    final TestObserver<Integer> sampled = new TestObserver<>();
    final Observable<Integer> output = source.compose(takeWhen(source.filter(value -> value < 4)));
    output.doOnNext(sampled::onNext).subscribe(value -> source.onNext(value + 1));
    source.onNext(1);
    sampled.assertValues(1, 2, 3);
  }

  // Where the order of subscription decides

  @Test
  @DisplayName("1: a trigger that somebody observed before is shared, so it comes first: it is stale")
  void sharedTrigger() {
    final PublishSubject<Integer> source = PublishSubject.create();
    final Observable<Integer> trigger = source.map(value -> value + 1).share();
    TestObserver.of(trigger);
    final TestObserver<Integer> when =
        TestObserver.of(source.map(value -> value * 10).compose(takeWhen(trigger)));
    source.onNext(1);
    source.onNext(2);
    when.assertValues(List.of(10), "it takes the value before");
  }

  @Test
  @DisplayName("1: sharing the source of both instead fixes it")
  void sharedSource() {
    final PublishSubject<Integer> root = PublishSubject.create();
    final Observable<Integer> source = root.map(value -> value + 0).share();
    final Observable<Integer> trigger = source.map(value -> value + 1);
    TestObserver.of(trigger);
    final TestObserver<Integer> when =
        TestObserver.of(source.map(value -> value * 10).compose(takeWhen(trigger)));
    root.onNext(1);
    root.onNext(2);
    when.assertValues(10, 20);
  }

  @Test
  @DisplayName("1: a shared trigger that nobody observed before does no harm")
  void sharedTriggerWithoutObserver() {
    final PublishSubject<Integer> source = PublishSubject.create();
    final Observable<Integer> trigger = source.map(value -> value + 1).share();
    final TestObserver<Integer> when =
        TestObserver.of(source.map(value -> value * 10).compose(takeWhen(trigger)));
    TestObserver.of(trigger);
    source.onNext(1);
    source.onNext(2);
    when.assertValues(10, 20);
  }

  @Test
  @DisplayName("1: where both sides are shared, the one that was observed first comes first")
  void bothShared() {
    for (final boolean isTriggerFirst : List.of(true, false)) {
      final PublishSubject<Integer> source = PublishSubject.create();
      final Observable<Integer> sampled = source.map(value -> value * 10).share();
      final Observable<Integer> trigger = source.map(value -> value + 1).share();
      TestObserver.of(isTriggerFirst ? trigger : sampled);
      TestObserver.of(isTriggerFirst ? sampled : trigger);
      final TestObserver<Integer> when = TestObserver.of(sampled.compose(takeWhen(trigger)));
      source.onNext(1);
      source.onNext(2);
      when.assertValues(isTriggerFirst ? List.of(10) : List.of(10, 20), "the first one observed");
    }
  }

  @Test
  @DisplayName("2: a sampled stream that subscribes again while it runs is delivered last: it is stale")
  void switchedSide() {
    final PublishSubject<Integer> start = PublishSubject.create();
    final PublishSubject<Integer> source = PublishSubject.create();
    final TestObserver<Integer> when =
        TestObserver.of(start.switchMap(__ -> source).compose(takeWhen(source)));
    start.onNext(0);
    source.onNext(1);
    source.onNext(2);
    when.assertValues(List.of(1), "it takes the value before");
  }

  @Test
  @DisplayName("2: taking the value from the trigger itself fixes it")
  void valueOfTrigger() {
    final PublishSubject<Integer> start = PublishSubject.create();
    final PublishSubject<Integer> source = PublishSubject.create();
    final TestObserver<Integer> when =
        TestObserver.of(start.compose(takePairWhen(source)).map(pair -> pair.second));
    start.onNext(0);
    source.onNext(1);
    source.onNext(2);
    when.assertValues(1, 2);
  }

  @Test
  @DisplayName("3: a sampled side that is delivered later has the value before")
  void laterDelivery() {
    final TestScheduler scheduler = new TestScheduler();
    final PublishSubject<Integer> source = PublishSubject.create();
    final TestObserver<Integer> when =
        TestObserver.of(source.observeOn(scheduler).compose(takeWhen(source)));
    source.onNext(1);
    scheduler.triggerActions();
    source.onNext(2);
    scheduler.triggerActions();
    when.assertValues(1);
  }

  @Test
  @DisplayName("combineLatestPair emits for each side, first with the old value of the other")
  void combineLatest() {
    final PublishSubject<Integer> source = PublishSubject.create();
    final TestObserver<ValuePair<Integer, Integer>> pairs =
        TestObserver.of(source.compose(combineLatestPair(source.map(value -> value * 10))));
    source.onNext(1);
    source.onNext(2);
    pairs.assertValues(ValuePair.create(1, 10), ValuePair.create(2, 10), ValuePair.create(2, 20));
  }

  @Test
  @DisplayName("each of the streams above is what its name claims")
  void sidesAreRight() {
    sides()
        .forEach(
            arguments -> {
              @SuppressWarnings("unchecked")
              final UnaryOperator<Observable<Integer>> side =
                  (UnaryOperator<Observable<Integer>>) arguments.get()[1];
              final PublishSubject<Integer> source = PublishSubject.create();
              final TestObserver<Integer> values = TestObserver.of(side.apply(source));
              source.onNext(1);
              source.onNext(2);
              assertEquals(List.of(10, 20), values.values(), arguments.get()[0].toString());
            });
  }
}
