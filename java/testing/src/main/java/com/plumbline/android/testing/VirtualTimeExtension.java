package com.plumbline.android.testing;

import java.lang.reflect.Constructor;
import java.util.Optional;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.Store.CloseableResource;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
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
 *
 * <p>If the constructor or a field of the test class throws, the time ends as well: other tests have their own
 * schedulers.
 */
public final class VirtualTimeExtension extends VirtualTime
    implements TestInstancePreConstructCallback,
        InvocationInterceptor,
        BeforeEachCallback,
        AfterEachCallback {
  /** Creates the extension of a test class. */
  public VirtualTimeExtension() {}

  @Override
  public void preConstructTestInstance(
      final TestInstanceFactoryContext factoryContext, final ExtensionContext context) {
    // An object that serves all tests of its class is created before the first of them starts.
    if (!context.getTestInstanceLifecycle().equals(Optional.of(Lifecycle.PER_METHOD))) {
      return;
    }
    if (!factoryContext.getOuterInstance().isPresent()) {
      this.endOfFailedTest();
    }
    // No callback follows when another extension rejects the object.
    context
        .getStore(Namespace.create(VirtualTimeExtension.class))
        .getOrComputeIfAbsent(this, __ -> this::endOfFailedTest, CloseableResource.class);
    this.start();
  }

  @Override
  public <T> T interceptTestClassConstructor(
      final Invocation<T> invocation,
      final ReflectiveInvocationContext<Constructor<T>> constructor,
      final ExtensionContext context)
      throws Throwable {
    try {
      return invocation.proceed();
    } catch (Throwable failure) {
      // No callback follows when there is no object.
      this.endOfFailedTest();
      throw failure;
    }
  }

  /** Ends the time of a test that has failed before it ran, if there is one. Its errors are not those of others. */
  private void endOfFailedTest() {
    if (!this.isOfAnotherThread()) {
      this.takeErrors();
      this.end();
    }
  }

  @Override
  public void beforeEach(final ExtensionContext context) {
    this.start();
  }

  @Override
  public void afterEach(final ExtensionContext context) {
    // A test that could not start does not end the one that runs.
    if (!this.isOfAnotherThread()) {
      this.end();
    }
  }
}
