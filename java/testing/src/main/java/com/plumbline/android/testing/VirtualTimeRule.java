package com.plumbline.android.testing;

import io.reactivex.rxjava3.schedulers.TestScheduler;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.rules.TestRule;
import org.junit.runner.Description;
import org.junit.runners.model.MultipleFailureException;
import org.junit.runners.model.Statement;

/**
 * A {@link VirtualTime} for each test of JUnit 4.
 *
 * <pre>{@code
 * @Rule public final VirtualTimeRule time = new VirtualTimeRule();
 * }</pre>
 *
 * <p>A test fails if it causes an error that nobody handles: one that reaches the error handler of {@code
 * RxJavaPlugins}, or an exception that ends a thread.
 *
 * <p>The time starts after the fields of the test class are initialized: create view models that use RxJava's
 * schedulers or {@code observeForUI()} in a method with {@code @Before}.
 */
public final class VirtualTimeRule implements TestRule {
  private final VirtualTime time = new VirtualTime();

  /** Creates the rule of a test class. */
  public VirtualTimeRule() {}

  /**
   * The scheduler whose time the test advances.
   *
   * @return the scheduler of the current test
   */
  public TestScheduler scheduler() {
    return this.time.scheduler();
  }

  /**
   * Advances the time, and runs what is scheduled until then.
   *
   * @param duration how far
   */
  public void advanceBy(final Duration duration) {
    this.time.advanceBy(duration);
  }

  /** Runs what is scheduled for the current time. */
  public void runNow() {
    this.time.runNow();
  }

  /**
   * The current time.
   *
   * @return the time since the start of the test
   */
  public Duration now() {
    return this.time.now();
  }

  /**
   * Returns the unhandled errors so far, and removes them: they do not fail the test.
   *
   * @return the errors, in their order
   */
  public List<Throwable> takeErrors() {
    return this.time.takeErrors();
  }

  @Override
  public Statement apply(final Statement test, final Description description) {
    return new Statement() {
      @Override
      public void evaluate() throws Throwable {
        final List<Throwable> failures = new ArrayList<>();
        VirtualTimeRule.this.time.start();
        try {
          test.evaluate();
        } catch (Throwable failure) {
          failures.add(failure);
        }
        try {
          VirtualTimeRule.this.time.end();
        } catch (AssertionError failure) {
          failures.add(failure);
        }
        MultipleFailureException.assertEmpty(failures);
      }
    };
  }
}
