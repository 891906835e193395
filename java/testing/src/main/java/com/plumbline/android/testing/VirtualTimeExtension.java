package com.plumbline.android.testing;

import io.reactivex.rxjava3.schedulers.TestScheduler;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestInstanceFactoryContext;
import org.junit.jupiter.api.extension.TestInstancePreConstructCallback;

/**
 * A {@link VirtualTime} for each test of JUnit 5.
 *
 * <pre>{@code
 * @RegisterExtension static final VirtualTimeExtension TIME = new VirtualTimeExtension();
 *
 * @Test
 * void searchesAfterAPause() {
 *   this.viewModel.inputs.searchTextChanged("fig");
 *   TIME.advanceBy(Duration.ofMillis(300));
 *   this.search.assertValue("fig");
 * }
 * }</pre>
 *
 * <p>A test fails if it causes an error that nobody handles: one that reaches the error handler of {@code
 * RxJavaPlugins}, or an exception that ends a thread.
 *
 * <p>In a static field, the time starts before the fields of the test class are initialized, so view models
 * may be created there. In an instance field it starts after that: create view models that use RxJava's
 * schedulers or {@code observeForUI()} in a method with {@code @BeforeEach}.
 */
public final class VirtualTimeExtension
    implements TestInstancePreConstructCallback, BeforeEachCallback, AfterEachCallback {
  private final VirtualTime time = new VirtualTime();

  /** Creates the extension of a test class. */
  public VirtualTimeExtension() {}

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
  public void preConstructTestInstance(
      final TestInstanceFactoryContext factoryContext, final ExtensionContext context) {
    // An object that serves all tests of its class is created before the first of them starts.
    if (context.getTestInstanceLifecycle().equals(Optional.of(Lifecycle.PER_METHOD))) {
      this.time.start();
    }
  }

  @Override
  public void beforeEach(final ExtensionContext context) {
    this.time.start();
  }

  @Override
  public void afterEach(final ExtensionContext context) {
    this.time.end();
  }
}
