package com.plumbline.android.testing;

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
public final class VirtualTimeExtension extends VirtualTime
    implements TestInstancePreConstructCallback, BeforeEachCallback, AfterEachCallback {
  /** Creates the extension of a test class. */
  public VirtualTimeExtension() {}

  @Override
  public void preConstructTestInstance(
      final TestInstanceFactoryContext factoryContext, final ExtensionContext context) {
    // An object that serves all tests of its class is created before the first of them starts.
    if (context.getTestInstanceLifecycle().equals(Optional.of(Lifecycle.PER_METHOD))) {
      this.start();
    }
  }

  @Override
  public void beforeEach(final ExtensionContext context) {
    this.start();
  }

  @Override
  public void afterEach(final ExtensionContext context) {
    this.end();
  }
}
