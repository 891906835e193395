package com.plumbline.android.testing;

import io.reactivex.rxjava3.annotations.NonNull;
import io.reactivex.rxjava3.core.ObservableSource;
import io.reactivex.rxjava3.observers.DisposableObserver;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.opentest4j.AssertionFailedError;

/**
 * Keeps what an output emits, and tells what was emitted where a test expected something else.
 *
 * <pre>{@code
 * final TestObserver<String> title = TestObserver.of(viewModel.outputs.titleLabelText());
 *
 * viewModel.inputs.configureWith(project);
 * title.assertValue("Plums for everyone");
 * }</pre>
 *
 * <p>The assertions are those of Plumbline's test observer in Swift, so that the tests of both halves of
 * an app read alike. Events may come on any thread. A test disposes of the observer to do what a view
 * does when it is destroyed.
 *
 * @param <Value> the type of the values
 */
public final class TestObserver<Value> extends DisposableObserver<Value> {
  // What follows is guarded by the list.
  private final List<Value> values = new ArrayList<>();
  private Optional<Throwable> error = Optional.empty();
  private boolean isComplete;

  /** Makes an observer that observes nothing yet. */
  public TestObserver() {}

  /**
   * Makes an observer that observes an output.
   *
   * @param output the output
   * @param <Value> the type of its values
   * @return the observer
   */
  public static <Value> @NonNull TestObserver<Value> of(
      final @NonNull ObservableSource<? extends Value> output) {
    final TestObserver<Value> observer = new TestObserver<>();
    output.subscribe(observer);
    return observer;
  }

  @Override
  public void onNext(final @NonNull Value value) {
    synchronized (this.values) {
      this.values.add(value);
    }
  }

  @Override
  public void onError(final @NonNull Throwable error) {
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
   * @return a copy that does not change
   */
  public @NonNull List<Value> values() {
    synchronized (this.values) {
      return Collections.unmodifiableList(new ArrayList<>(this.values));
    }
  }

  /**
   * The last value.
   *
   * @return the value, or nothing
   */
  public @NonNull Optional<Value> lastValue() {
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
   * What the output has failed with.
   *
   * @return the error, or nothing
   */
  public @NonNull Optional<Throwable> error() {
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
  public void assertValue(final @NonNull Value expected) {
    this.assertValues(Collections.singletonList(expected), "");
  }

  /**
   * Asserts that there was exactly one value.
   *
   * @param expected the value
   * @param reason why it has to be so, for the message
   */
  public void assertValue(final @NonNull Value expected, final @NonNull String reason) {
    this.assertValues(Collections.singletonList(expected), reason);
  }

  /**
   * Asserts what the values were, from first to last.
   *
   * @param expected the values
   */
  @SafeVarargs
  @SuppressWarnings("varargs") // The array is only read.
  public final void assertValues(final @NonNull Value... expected) {
    this.assertValues(Arrays.asList(expected), "");
  }

  /**
   * Asserts what the values were, from first to last.
   *
   * @param expected the values
   * @param reason why it has to be so, for the message
   */
  public void assertValues(
      final @NonNull List<? extends Value> expected, final @NonNull String reason) {
    final List<Value> actual = this.values();
    if (!actual.equals(expected)) {
      throw this.failure("expected " + described(expected), reason, expected);
    }
  }

  /**
   * Asserts what the last value was.
   *
   * @param expected the value
   */
  public void assertLastValue(final @NonNull Value expected) {
    this.assertLastValue(expected, "");
  }

  /**
   * Asserts what the last value was.
   *
   * @param expected the value
   * @param reason why it has to be so, for the message
   */
  public void assertLastValue(final @NonNull Value expected, final @NonNull String reason) {
    if (!this.lastValue().equals(Optional.of(expected))) {
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
   * @param reason why it has to be so, for the message
   */
  public void assertValueCount(final int expected, final @NonNull String reason) {
    if (this.values().size() != expected) {
      throw this.failure(
          "expected " + expected + (expected == 1 ? " value" : " values"), reason, expected);
    }
  }

  /** Asserts that there was a value. */
  public void assertDidEmitValue() {
    if (!this.didEmitValue()) {
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
   * @param reason why it has to be so, for the message
   */
  public void assertDidNotEmitValue(final @NonNull String reason) {
    if (this.didEmitValue()) {
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
    if (this.didComplete()) {
      throw this.failure("expected it not to complete", "", "not complete");
    }
  }

  /** Asserts that the output has failed. */
  public void assertDidFail() {
    if (!this.error().isPresent()) {
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
   * Asserts what the output has failed with.
   *
   * @param expected an equal error
   */
  public void assertFailed(final @NonNull Throwable expected) {
    if (!this.error().equals(Optional.of(expected))) {
      throw this.failure("expected it to fail with " + expected, "", expected);
    }
  }

  /** Asserts that the output has ended, in whatever way. */
  public void assertDidTerminate() {
    if (!this.didTerminate()) {
      throw this.failure("expected it to end", "", "ended");
    }
  }

  /** Asserts that the output goes on. */
  public void assertDidNotTerminate() {
    if (this.didTerminate()) {
      throw this.failure("expected it not to end", "", "not ended");
    }
  }

  private boolean didTerminate() {
    return this.didComplete() || this.error().isPresent();
  }

  /** The failure with all that was seen, and the error of the output as its cause. */
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
