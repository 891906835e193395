package com.plumbline.android;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.plumbline.android.testing.TestObserver;
import io.reactivex.rxjava3.core.Notification;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.Observer;
import io.reactivex.rxjava3.exceptions.CompositeException;
import io.reactivex.rxjava3.functions.Consumer;
import io.reactivex.rxjava3.subjects.PublishSubject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Transformers do what their diagrams show:")
final class TransformersTests {
  private final PublishSubject<String> source = PublishSubject.create();
  private final PublishSubject<Integer> other = PublishSubject.create();
  private final IllegalStateException error = new IllegalStateException("an error");

  private static <S, T> ValuePair<S, T> pair(final S first, final T second) {
    return ValuePair.create(first, second);
  }

  @Test
  @DisplayName("coalesce")
  void coalesce() {
    TestObserver.of(
            Observable.just(Optional.of("a"), Optional.<String>empty(), Optional.of("b"))
                .compose(Transformers.coalesce("x")))
        .assertValues("a", "x", "b");
  }

  @Test
  @DisplayName("mapNotNull")
  void mapNotNull() {
    final Map<String, Integer> numbers = Map.of("a", 1, "c", 3);
    final TestObserver<Integer> found =
        TestObserver.of(this.source.compose(Transformers.mapNotNull(numbers::get)));
    this.source.onNext("a");
    this.source.onNext("b");
    this.source.onNext("c");
    found.assertValues(1, 3);
    this.source.onComplete();
    found.assertDidComplete();
  }

  @Test
  @DisplayName("mapNotNull fails when its function does")
  void mapNotNullFails() {
    final TestObserver<Integer> found =
        TestObserver.of(
            this.source.compose(
                Transformers.mapNotNull(
                    value -> {
                      throw this.error;
                    })));
    this.source.onNext("a");
    found.assertFailed(this.error);
  }

  @Test
  @DisplayName("combineLatestPair")
  void combineLatestPair() {
    final TestObserver<ValuePair<String, Integer>> pairs =
        TestObserver.of(this.source.compose(Transformers.combineLatestPair(this.other)));
    this.source.onNext("a");
    this.other.onNext(1);
    this.source.onNext("b");
    this.other.onNext(2);
    pairs.assertValues(pair("a", 1), pair("b", 1), pair("b", 2));
    this.source.onComplete();
    pairs.assertDidNotTerminate();
    this.other.onComplete();
    pairs.assertDidComplete();
  }

  @Test
  @DisplayName("combineLatestPair completes when one side has completed without a value")
  void combineLatestPairWithoutValue() {
    final TestObserver<ValuePair<String, Integer>> pairs =
        TestObserver.of(this.source.compose(Transformers.combineLatestPair(this.other)));
    this.source.onComplete();
    pairs.assertDidComplete();
    assertFalse(this.other.hasObservers());
  }

  @Test
  @DisplayName("values and errors")
  void valuesAndErrors() {
    final Observable<Notification<String>> events =
        Observable.just(
            Notification.createOnNext("a"),
            Notification.createOnError(this.error),
            Notification.createOnNext("b"),
            Notification.createOnComplete());
    TestObserver.of(events.compose(Transformers.values())).assertValues("a", "b");
    TestObserver.of(events.compose(Transformers.errors())).assertValue(this.error);
  }

  @Test
  @DisplayName("ignoreValues")
  void ignoreValues() {
    TestObserver.of(Observable.just("a", "b").compose(Transformers.ignoreValues()))
        .assertValues(NoValue.INSTANCE, NoValue.INSTANCE);
  }

  @Test
  @DisplayName("incrementalCount, each observer for itself")
  void incrementalCount() {
    final Observable<Integer> count = this.source.compose(Transformers.incrementalCount());
    final TestObserver<Integer> first = TestObserver.of(count);
    final TestObserver<Integer> fromZero =
        TestObserver.of(this.source.compose(Transformers.incrementalCount(0)));
    this.source.onNext("a");
    final TestObserver<Integer> second = TestObserver.of(count);
    this.source.onNext("b");
    this.source.onNext("c");
    first.assertValues(1, 2, 3);
    second.assertValues(1, 2);
    fromZero.assertValues(0, 1, 2);
  }

  @Test
  @DisplayName("neverError")
  void neverError() {
    final TestObserver<String> values =
        TestObserver.of(this.source.compose(Transformers.neverError()));
    this.source.onNext("a");
    this.source.onError(this.error);
    values.assertValue("a");
    values.assertDidComplete();
  }

  @Test
  @DisplayName("neverError sends the error to an observer, which does not complete")
  void neverErrorWithObserver() {
    final PublishSubject<Throwable> errors = PublishSubject.create();
    final TestObserver<Throwable> seen = TestObserver.of(errors);
    final TestObserver<String> values =
        TestObserver.of(this.source.compose(Transformers.neverError(errors)));
    this.source.onNext("a");
    this.source.onError(this.error);
    values.assertValue("a");
    values.assertDidComplete();
    seen.assertValue(this.error);
    seen.assertDidNotTerminate();
  }

  @Test
  @DisplayName("neverError passes the error to a function before it completes")
  void neverErrorWithConsumer() {
    final TestObserver<String> events = new TestObserver<>();
    this.source
        .compose(Transformers.neverError(error -> events.onNext(error.getMessage())))
        .doOnComplete(() -> events.onNext("complete"))
        .subscribe();
    this.source.onError(this.error);
    events.assertValues("an error", "complete");
  }

  @Test
  @DisplayName("neverError fails when the function fails: no error is hidden")
  void neverErrorWithThrowingConsumer() {
    final TestObserver<String> values =
        TestObserver.of(
            this.source.compose(
                Transformers.neverError(
                    (Consumer<Throwable>)
                        error -> {
                          throw new IllegalArgumentException("the function failed");
                        })));
    this.source.onError(this.error);
    assertEquals(
        CompositeException.class, values.error().get().getClass());
  }

  @Test
  @DisplayName("takePairWhen")
  void takePairWhen() {
    final TestObserver<ValuePair<String, Integer>> pairs =
        TestObserver.of(this.source.compose(Transformers.takePairWhen(this.other)));
    this.other.onNext(1);
    this.source.onNext("a");
    this.other.onNext(2);
    this.other.onNext(3);
    this.source.onNext("b");
    this.other.onNext(4);
    pairs.assertValues(pair("a", 2), pair("a", 3), pair("b", 4));
  }

  @Test
  @DisplayName("takeWhen")
  void takeWhen() {
    final TestObserver<String> values =
        TestObserver.of(this.source.compose(Transformers.takeWhen(this.other)));
    this.other.onNext(1);
    this.source.onNext("a");
    this.other.onNext(2);
    this.other.onNext(3);
    this.source.onNext("b");
    this.source.onComplete();
    this.other.onNext(4);
    values.assertValues("a", "a", "b");
    values.assertDidNotTerminate();
    this.other.onComplete();
    values.assertDidComplete();
  }

  @Test
  @DisplayName("takeWhen fails when either side fails, and lets the other go")
  void takeWhenFails() {
    final TestObserver<String> bySource =
        TestObserver.of(this.source.compose(Transformers.takeWhen(this.other)));
    this.source.onError(this.error);
    bySource.assertFailed(this.error);
    assertFalse(this.other.hasObservers());

    final PublishSubject<String> second = PublishSubject.create();
    final TestObserver<String> byTrigger =
        TestObserver.of(second.compose(Transformers.takeWhen(this.other)));
    this.other.onError(this.error);
    byTrigger.assertFailed(this.error);
    assertFalse(second.hasObservers());
  }

  @Test
  @DisplayName("waitUntil")
  void waitUntil() {
    final TestObserver<String> values =
        TestObserver.of(this.source.compose(Transformers.waitUntil(this.other)));
    this.source.onNext("a");
    this.source.onNext("b");
    this.other.onNext(1);
    this.source.onNext("c");
    this.other.onNext(2);
    this.source.onNext("d");
    values.assertValues("c", "d");
    assertFalse(this.other.hasObservers());
    this.source.onComplete();
    values.assertDidComplete();
  }

  @Test
  @DisplayName("waitUntil completes without a value when what it waits for does")
  void waitUntilNothing() {
    final TestObserver<String> values =
        TestObserver.of(Observable.just("a").compose(Transformers.waitUntil(this.other)));
    this.other.onComplete();
    values.assertDidNotEmitValue();
    values.assertDidComplete();
  }

  @Test
  @DisplayName("zipPair")
  void zipPair() {
    final TestObserver<ValuePair<String, Integer>> pairs =
        TestObserver.of(this.source.compose(Transformers.zipPair(this.other)));
    this.source.onNext("a");
    this.source.onNext("b");
    this.other.onNext(1);
    this.other.onNext(2);
    this.source.onNext("c");
    this.source.onComplete();
    pairs.assertValues(pair("a", 1), pair("b", 2));
    pairs.assertDidNotTerminate();
    this.other.onNext(3);
    pairs.assertValues(pair("a", 1), pair("b", 2), pair("c", 3));
    pairs.assertDidComplete();
  }

  private static Arguments call(final String name, final Executable call) {
    return Arguments.of(name, call);
  }

  private static Stream<Arguments> callsWithNull() {
    return Stream.of(
        call("coalesce", () -> Transformers.coalesce(null)),
        call("combineLatestPair", () -> Transformers.combineLatestPair(null)),
        call("neverError(Observer)", () -> Transformers.neverError((Observer<Throwable>) null)),
        call("neverError(Consumer)", () -> Transformers.neverError((Consumer<Throwable>) null)),
        call("observeForUI", () -> Transformers.observeForUI(null)),
        call("takePairWhen", () -> Transformers.takePairWhen(null)),
        call("takeWhen", () -> Transformers.takeWhen(null)),
        call("waitUntil", () -> Transformers.waitUntil(null)),
        call("zipPair", () -> Transformers.zipPair(null)),
        call("ValuePair.create(null, b)", () -> ValuePair.create(null, "b")),
        call("ValuePair.create(a, null)", () -> ValuePair.create("a", null)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("callsWithNull")
  @DisplayName("null is refused where it is given, and not where it would show")
  void nulls(final String name, final Executable call) {
    assertThrows(NullPointerException.class, call);
  }

  @Test
  @DisplayName("a long chain of them compiles without type arguments")
  void inference() {
    final TestObserver<List<String>> values =
        TestObserver.of(
            this.source
                .compose(Transformers.zipPair(this.other))
                .compose(Transformers.takePairWhen(this.other))
                .map(pairs -> List.of(pairs.first.first)));
    this.source.onNext("a");
    this.other.onNext(1);
    values.assertValue(List.of("a"));
  }
}
