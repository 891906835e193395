package com.plumbline.android.testing;

import io.reactivex.rxjava3.core.ObservableSource;
import io.reactivex.rxjava3.observers.DisposableObserver;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.opentest4j.AssertionFailedError;

/**
 * Records what an output emits, and reports it if a test expects something else.
 *
 * <pre>{@code
 * final TestObserver<String> title = TestObserver.of(viewModel.outputs.titleLabelText());
 *
 * viewModel.inputs.configureWith(project);
 * title.assertValue("Plums for everyone");
 * }</pre>
 *
 * <p>The assertions are those of Plumbline's test observer in Swift, so that the tests of both apps read
 * alike. Events may arrive on any thread. A test disposes of the observer to do what a view does when it is
 * destroyed.
 *
 * <p>If the output has failed, every assertion fails, until the test has asserted the failure itself with
 * {@link #assertDidFail}, {@link #assertFailed} or {@link #assertDidTerminate}.
 *
 * @param <Value> the type of the values
 */
public final class TestObserver<Value> extends DisposableObserver<Value> {
  // What follows is guarded by the list.
  private final List<Value> values = new ArrayList<>();
  private Optional<Throwable> error = Optional.empty();
  private boolean isComplete;
  /** Whether the test has asserted that the output failed. */
  private boolean isFailureExpected;

  /** Creates an observer that observes nothing yet. */
  public TestObserver() {}

  /**
   * Creates an observer that observes an output.
   *
   * @param output the output
   * @param <Value> the type of its values
   * @return the observer
   */
  public static <Value> TestObserver<Value> of(
      final ObservableSource<? extends Value> output) {
    final TestObserver<Value> observer = new TestObserver<>();
    output.subscribe(observer);
    return observer;
  }

  @Override
  public void onNext(final Value value) {
    synchronized (this.values) {
      this.values.add(value);
    }
  }

  @Override
  public void onError(final Throwable error) {
    synchronized (this.values) {
      this.error = Optional.of(error);
    }
  }

  @Override
  public void onComplete() {
    synchronized (this.values) {
      this.isComplete = true;
    }
  }

  // What was emitted

  /**
   * The values so far.
   *
   * @return a copy
   */
  public List<Value> values() {
    synchronized (this.values) {
      return Collections.unmodifiableList(new ArrayList<>(this.values));
    }
  }

  /**
   * The last value.
   *
   * @return the value, or nothing
   */
  public Optional<Value> lastValue() {
    final List<Value> values = this.values();
    return values.isEmpty() ? Optional.empty() : Optional.of(values.get(values.size() - 1));
  }

  /**
   * Whether there was a value.
   *
   * @return whether there was
   */
  public boolean didEmitValue() {
    return !this.values().isEmpty();
  }

  /**
   * Whether the output has completed.
   *
   * @return whether it has
   */
  public boolean didComplete() {
    synchronized (this.values) {
      return this.isComplete;
    }
  }

  /**
   * The error that the output has failed with.
   *
   * @return the error, or nothing
   */
  public Optional<Throwable> error() {
    synchronized (this.values) {
      return this.error;
    }
  }

  // Assertions on values

  /**
   * Asserts that there was exactly one value.
   *
   * @param expected the value
   */
  public void assertValue(final Value expected) {
    this.assertValues(Collections.singletonList(expected), "");
  }

  /**
   * Asserts that there was exactly one value.
   *
   * @param expected the value
   * @param reason the reason, for the message
   */
  public void assertValue(final Value expected, final String reason) {
    this.assertValues(Collections.singletonList(expected), reason);
  }

  /**
   * Asserts what the values were, from first to last.
   *
   * @param expected the values
   */
  @SafeVarargs
  @SuppressWarnings("varargs") // The array is only read.
  public final void assertValues(final Value... expected) {
    this.assertValues(Arrays.asList(expected), "");
  }

  /**
   * Asserts what the values were, from first to last.
   *
   * @param expected the values
   * @param reason the reason, for the message
   */
  public void assertValues(
      final List<? extends Value> expected, final String reason) {
    if (this.hasUnexpectedFailure() || !this.values().equals(expected)) {
      throw this.failure("expected " + described(expected), reason, expected);
    }
  }

  /**
   * Asserts what the last value was.
   *
   * @param expected the value
   */
  public void assertLastValue(final Value expected) {
    this.assertLastValue(expected, "");
  }

  /**
   * Asserts what the last value was.
   *
   * @param expected the value
   * @param reason the reason, for the message
   */
  public void assertLastValue(final Value expected, final String reason) {
    if (this.hasUnexpectedFailure() || !this.lastValue().equals(Optional.of(expected))) {
      throw this.failure("expected the last value to be " + expected, reason, expected);
    }
  }

  /**
   * Asserts how many values there were.
   *
   * @param expected the number
   */
  public void assertValueCount(final int expected) {
    this.assertValueCount(expected, "");
  }

  /**
   * Asserts how many values there were.
   *
   * @param expected the number
   * @param reason the reason, for the message
   */
  public void assertValueCount(final int expected, final String reason) {
    if (this.hasUnexpectedFailure() || this.values().size() != expected) {
      throw this.failure(
          "expected " + expected + (expected == 1 ? " value" : " values"), reason, expected);
    }
  }

  /** Asserts that there was a value. */
  public void assertDidEmitValue() {
    if (this.hasUnexpectedFailure() || !this.didEmitValue()) {
      throw this.failure("expected a value", "", "a value");
    }
  }

  /** Asserts that there was no value. */
  public void assertDidNotEmitValue() {
    this.assertDidNotEmitValue("");
  }

  /**
   * Asserts that there was no value.
   *
   * @param reason the reason, for the message
   */
  public void assertDidNotEmitValue(final String reason) {
    if (this.hasUnexpectedFailure() || this.didEmitValue()) {
      throw this.failure("expected no value", reason, Collections.emptyList());
    }
  }

  // Assertions on the end

  /** Asserts that the output has completed. */
  public void assertDidComplete() {
    if (!this.didComplete()) {
      throw this.failure("expected it to complete", "", "complete");
    }
  }

  /** Asserts that the output has not completed. */
  public void assertDidNotComplete() {
    if (this.hasUnexpectedFailure() || this.didComplete()) {
      throw this.failure("expected it not to complete", "", "not complete");
    }
  }

  /** Asserts that the output has failed. */
  public void assertDidFail() {
    if (!this.expectFailure().isPresent()) {
      throw this.failure("expected it to fail", "", "failed");
    }
  }

  /** Asserts that the output has not failed. */
  public void assertDidNotFail() {
    if (this.error().isPresent()) {
      throw this.failure("expected it not to fail", "", "not failed");
    }
  }

  /**
   * Asserts the error that the output has failed with.
   *
   * @param expected an equal error
   */
  public void assertFailed(final Throwable expected) {
    if (!this.expectFailure().equals(Optional.of(expected))) {
      throw this.failure("expected it to fail with " + expected, "", expected);
    }
  }

  /** Asserts that the output has completed or failed. */
  public void assertDidTerminate() {
    this.expectFailure();
    if (!this.didTerminate()) {
      throw this.failure("expected it to end", "", "ended");
    }
  }

  /** Asserts that the output has neither completed nor failed. */
  public void assertDidNotTerminate() {
    if (this.didTerminate()) {
      throw this.failure("expected it not to end", "", "not ended");
    }
  }

  private boolean hasUnexpectedFailure() {
    synchronized (this.values) {
      return this.error.isPresent() && !this.isFailureExpected;
    }
  }

  private Optional<Throwable> expectFailure() {
    synchronized (this.values) {
      this.isFailureExpected = true;
      return this.error;
    }
  }

  private boolean didTerminate() {
    return this.didComplete() || this.error().isPresent();
  }

  /** The failure of an assertion, with all events, and the error of the output as its cause. */
  private AssertionFailedError failure(
      final String expectation, final String reason, final Object expected) {
    final String end =
        this.error()
            .map(error -> " and failed with " + error)
            .orElse(this.didComplete() ? " and completed" : "");
    final String message =
        (reason.isEmpty() ? "" : reason + ": ")
            + expectation
            + ", but it emitted "
            + described(this.values())
            + end;
    return new AssertionFailedError(
        message, expected, this.values() + end, this.error().orElse(null));
  }

  private static String described(final List<?> values) {
    return values.isEmpty() ? "nothing" : values.toString();
  }
}
