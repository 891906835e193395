package com.plumbline.android.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.subjects.PublishSubject;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.opentest4j.AssertionFailedError;

@DisplayName("A test observer")
final class TestObserverTests {
  private static final IllegalStateException ERROR = new IllegalStateException("an error");

  private static TestObserver<String> active(final String... values) {
    return TestObserver.of(Observable.fromArray(values).concatWith(Observable.never()));
  }

  private static TestObserver<String> completed(final String... values) {
    return TestObserver.of(Observable.fromArray(values));
  }

  private static TestObserver<String> failed(final String... values) {
    return TestObserver.of(Observable.fromArray(values).concatWith(Observable.error(ERROR)));
  }

  private static Arguments row(
      final Consumer<TestObserver<String>> assertion,
      final TestObserver<String> right,
      final TestObserver<String> wrong,
      final String message) {
    return Arguments.of(message, assertion, right, wrong);
  }

  /** Each assertion, an observer that it accepts, one that it rejects, and the message. */
  private static Stream<Arguments> assertions() {
    return Stream.of(
        row(o -> o.assertValue("a"), active("a"), active(), "expected [a], but it emitted nothing"),
        row(
            o -> o.assertValue("a"),
            active("a"),
            active("a", "a"),
            "expected [a], but it emitted [a, a]"),
        row(
            o -> o.assertValue("a", "it is the first"),
            active("a"),
            active("b"),
            "it is the first: expected [a], but it emitted [b]"),
        row(
            o -> o.assertValues("a", "b"),
            active("a", "b"),
            completed("b", "a"),
            "expected [a, b], but it emitted [b, a] and completed"),
        row(o -> o.assertValues(), active(), active("a"), "expected nothing, but it emitted [a]"),
        row(
            o -> o.assertValues(List.of("a"), "only one"),
            active("a"),
            failed("a", "b"),
            "only one: expected [a], but it emitted [a, b] and failed with " + ERROR),
        row(
            o -> o.assertLastValue("b"),
            active("a", "b"),
            active("b", "a"),
            "expected the last value to be b, but it emitted [b, a]"),
        row(
            o -> o.assertLastValue("b", "the last counts"),
            active("b"),
            active(),
            "the last counts: expected the last value to be b, but it emitted nothing"),
        row(
            o -> o.assertValueCount(1),
            active("a"),
            active(),
            "expected 1 value, but it emitted nothing"),
        row(
            o -> o.assertValueCount(2, "twice"),
            active("a", "b"),
            active("a"),
            "twice: expected 2 values, but it emitted [a]"),
        row(
            o -> o.assertDidEmitValue(),
            active("a"),
            completed(),
            "expected a value, but it emitted nothing and completed"),
        row(
            o -> o.assertDidNotEmitValue(),
            active(),
            active("a"),
            "expected no value, but it emitted [a]"),
        row(
            o -> o.assertDidNotEmitValue("not yet"),
            active(),
            active("a"),
            "not yet: expected no value, but it emitted [a]"),
        row(
            o -> o.assertDidComplete(),
            completed(),
            active("a"),
            "expected it to complete, but it emitted [a]"),
        row(
            o -> o.assertDidNotComplete(),
            active(),
            completed(),
            "expected it not to complete, but it emitted nothing and completed"),
        row(
            o -> o.assertDidFail(),
            failed(),
            completed(),
            "expected it to fail, but it emitted nothing and completed"),
        row(
            o -> o.assertDidNotFail(),
            completed(),
            failed(),
            "expected it not to fail, but it emitted nothing and failed with " + ERROR),
        row(
            o -> o.assertFailed(ERROR),
            failed(),
            active(),
            "expected it to fail with " + ERROR + ", but it emitted nothing"),
        row(
            o -> o.assertDidTerminate(),
            failed(),
            active(),
            "expected it to end, but it emitted nothing"),
        row(
            o -> o.assertDidTerminate(),
            completed(),
            active("a"),
            "expected it to end, but it emitted [a]"),
        row(
            o -> o.assertDidNotTerminate(),
            active(),
            completed(),
            "expected it not to end, but it emitted nothing and completed"),
        row(
            o -> o.assertDidNotTerminate(),
            active(),
            failed("a"),
            "expected it not to end, but it emitted [a] and failed with " + ERROR));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("assertions")
  @DisplayName("accepts what is expected, and reports what it received otherwise")
  void assertions(
      final String message,
      final Consumer<TestObserver<String>> assertion,
      final TestObserver<String> right,
      final TestObserver<String> wrong) {
    assertion.accept(right);
    final AssertionFailedError failure =
        assertThrows(AssertionFailedError.class, () -> assertion.accept(wrong));
    assertEquals(message, failure.getMessage());
    assertTrue(failure.isExpectedDefined());
    assertTrue(failure.isActualDefined());
    if (wrong.error().isPresent()) {
      assertSame(ERROR, failure.getCause());
    } else {
      assertNull(failure.getCause());
    }
  }

  @Test
  @DisplayName("returns what was emitted")
  void queries() {
    final PublishSubject<Integer> output = PublishSubject.create();
    final TestObserver<Integer> observer = TestObserver.of(output);
    assertFalse(observer.didEmitValue());
    assertEquals(Optional.empty(), observer.lastValue());
    output.onNext(1);
    final List<Integer> values = observer.values();
    output.onNext(2);
    assertEquals(List.of(1), values, "a copy does not change");
    assertEquals(Optional.of(2), observer.lastValue());
    assertTrue(observer.didEmitValue());
    assertFalse(observer.didComplete());
    output.onComplete();
    assertTrue(observer.didComplete());
    assertEquals(Optional.empty(), observer.error());
  }

  @Test
  @DisplayName("sees nothing any more when it is disposed of")
  void dispose() {
    final PublishSubject<Integer> output = PublishSubject.create();
    final TestObserver<Integer> observer = TestObserver.of(output);
    observer.dispose();
    output.onNext(1);
    output.onComplete();
    observer.assertDidNotEmitValue();
    observer.assertDidNotTerminate();
    assertTrue(observer.isDisposed());
  }

  private static Stream<Arguments> assertionsThatAFailureBreaks() {
    return Stream.<Consumer<TestObserver<String>>>of(
            o -> o.assertValue("a"),
            o -> o.assertValue("a", "reason"),
            o -> o.assertValues("a"),
            o -> o.assertValues(List.of("a"), "reason"),
            o -> o.assertLastValue("a"),
            o -> o.assertLastValue("a", "reason"),
            o -> o.assertValueCount(1),
            o -> o.assertValueCount(1, "reason"),
            TestObserver::assertDidEmitValue,
            TestObserver::assertDidNotComplete,
            TestObserver::assertDidNotFail,
            TestObserver::assertDidNotTerminate)
        .map(Arguments::of);
  }

  @ParameterizedTest
  @MethodSource("assertionsThatAFailureBreaks")
  @DisplayName("fails every assertion after the output has failed unexpectedly")
  void unexpectedFailure(final Consumer<TestObserver<String>> assertion) {
    assertion.accept(active("a"));
    final AssertionFailedError failure =
        assertThrows(AssertionFailedError.class, () -> assertion.accept(failed("a")));
    assertTrue(failure.getMessage().contains("and failed with " + ERROR), failure.getMessage());
    assertThrows(AssertionFailedError.class, () -> failed().assertDidNotEmitValue());
  }

  private static Stream<Arguments> assertionsOfAFailure() {
    return Stream.<Consumer<TestObserver<String>>>of(
            TestObserver::assertDidFail,
            o -> o.assertFailed(ERROR),
            TestObserver::assertDidTerminate)
        .map(Arguments::of);
  }

  @ParameterizedTest
  @MethodSource("assertionsOfAFailure")
  @DisplayName("asserts the values of an output whose failure was asserted before")
  void expectedFailure(final Consumer<TestObserver<String>> assertion) {
    final TestObserver<String> observer = failed("a");
    assertion.accept(observer);
    observer.assertValue("a");
    observer.assertLastValue("a");
    observer.assertDidNotComplete();
  }
}
