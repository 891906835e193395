package com.plumbline.android.testing;

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
public final class VirtualTimeRule extends VirtualTime implements TestRule {
  /** Creates the rule of a test class. */
  public VirtualTimeRule() {}

  @Override
  public Statement apply(final Statement test, final Description description) {
    return new Statement() {
      @Override
      public void evaluate() throws Throwable {
        final List<Throwable> failures = new ArrayList<>();
        VirtualTimeRule.this.start();
        try {
          test.evaluate();
        } catch (Throwable failure) {
          failures.add(failure);
        }
        try {
          VirtualTimeRule.this.end();
        } catch (AssertionError failure) {
          failures.add(failure);
        }
        MultipleFailureException.assertEmpty(failures);
      }
    };
  }
}
