package com.plumbline.android.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import com.plumbline.android.MainScheduler;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.plugins.RxJavaPlugins;
import io.reactivex.rxjava3.schedulers.Schedulers;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.extension.TestInstancePostProcessor;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

@DisplayName("A virtual time ends with a test that fails before it runs:")
final class VirtualTimeFailureTests {
  private static volatile CountDownLatch otherHasFailed = new CountDownLatch(0);

  private static TestExecutionSummary run(final Class<?> tests) {
    return run(tests, Map.of());
  }

  private static TestExecutionSummary run(
      final Class<?> tests, final Map<String, String> configuration) {
    final CountDownLatch failed = new CountDownLatch(1);
    otherHasFailed = failed;
    final SummaryGeneratingListener listener =
        new SummaryGeneratingListener() {
          @Override
          public void executionFinished(
              final TestIdentifier test, final TestExecutionResult result) {
            super.executionFinished(test, result);
            if (result.getStatus() == TestExecutionResult.Status.FAILED) {
              failed.countDown();
            }
          }
        };
    LauncherFactory.create()
        .execute(
            LauncherDiscoveryRequestBuilder.request()
                .selectors(selectClass(tests))
                .configurationParameters(configuration)
                .build(),
            listener);
    return listener.getSummary();
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        ThrowingConstructor.class,
        ThrowingField.class,
        ThrowingNestedConstructor.class,
        ThrowingPostProcessor.class,
        ThrowingSetup.class
      })
  @DisplayName("other test classes have their own schedulers and handlers")
  void restores(final Class<?> tests) {
    final Thread.UncaughtExceptionHandler handler = Thread.getDefaultUncaughtExceptionHandler();
    assertEquals(1, run(tests).getTestsFailedCount());
    assertEquals(Optional.empty(), MainScheduler.installed());
    assertNull(RxJavaPlugins.getComputationSchedulerHandler());
    assertNull(RxJavaPlugins.getErrorHandler());
    assertEquals(handler, Thread.getDefaultUncaughtExceptionHandler());
  }

  @ParameterizedTest
  @ValueSource(classes = {Slow.class, SlowObject.class})
  @DisplayName("a test that starts while another one runs fails, and the other one does not")
  void parallel(final Class<?> tests) {
    final TestExecutionSummary summary =
        run(
            tests,
            Map.of(
                "junit.jupiter.execution.parallel.enabled", "true",
                "junit.jupiter.execution.parallel.mode.default", "concurrent",
                "junit.jupiter.execution.parallel.config.strategy", "fixed",
                "junit.jupiter.execution.parallel.config.fixed.parallelism", "2"));
    assertEquals(1, summary.getTestsSucceededCount());
    summary
        .getFailures()
        .forEach(
            failure ->
                assertTrue(
                    failure.getException().getMessage().contains("do not run in parallel"),
                    failure.getException().toString()));
    assertEquals(1, summary.getTestsFailedCount());
    assertEquals(Optional.empty(), MainScheduler.installed());
    assertNull(RxJavaPlugins.getComputationSchedulerHandler());
    assertNull(RxJavaPlugins.getErrorHandler());
  }

  @Test
  @DisplayName("the next test of the class starts at zero, without the errors of the failed one")
  void startsAgain() {
    final TestExecutionSummary summary = run(OneFailsTheOtherDoesNot.class);
    assertEquals(1, summary.getTestsFailedCount());
    assertEquals(1, summary.getTestsSucceededCount());
    assertEquals(Optional.empty(), MainScheduler.installed());
  }

  static final class ThrowingConstructor {
    @RegisterExtension static final VirtualTimeExtension TIME = new VirtualTimeExtension();

    ThrowingConstructor() {
      throw new IllegalStateException("a constructor");
    }

    @Test
    void test() {}
  }

  static final class ThrowingField {
    @RegisterExtension static final VirtualTimeExtension TIME = new VirtualTimeExtension();

    final int number = Integer.parseInt("not a number");

    @Test
    void test() {}
  }

  static final class ThrowingNestedConstructor {
    @RegisterExtension static final VirtualTimeExtension TIME = new VirtualTimeExtension();

    @Nested
    final class Inner {
      Inner() {
        throw new IllegalStateException("a nested constructor");
      }

      @Test
      void test() {}
    }
  }

  @ExtendWith(Rejecting.class)
  static final class ThrowingPostProcessor {
    @RegisterExtension static final VirtualTimeExtension TIME = new VirtualTimeExtension();

    @Test
    void test() {}
  }

  static final class ThrowingSetup {
    @RegisterExtension static final VirtualTimeExtension TIME = new VirtualTimeExtension();

    @BeforeEach
    void setUp() {
      throw new IllegalStateException("a setup");
    }

    @Test
    void test() {}
  }

  static final class OneFailsTheOtherDoesNot {
    @RegisterExtension static final VirtualTimeExtension TIME = new VirtualTimeExtension();

    private static int objects;

    OneFailsTheOtherDoesNot() {
      assertEquals(Duration.ZERO, TIME.now());
      TIME.advanceBy(Duration.ofSeconds(1));
      objects++;
      if (objects % 2 == 1) {
        RxJavaPlugins.onError(new IllegalStateException("an error of the failed test"));
        throw new IllegalStateException("the first object");
      }
    }

    @Test
    void one() {
      assertEquals(Duration.ofSeconds(1), TIME.now());
    }

    @Test
    void other() {
      this.one();
    }
  }

  /** Two tests, one of which starts while the other one runs. */
  static final class Slow {
    @RegisterExtension static final VirtualTimeExtension TIME = new VirtualTimeExtension();

    private final TestObserver<Integer> values =
        TestObserver.of(Observable.just(1).subscribeOn(Schedulers.io()));

    @Test
    void one() throws InterruptedException {
      assertTrue(otherHasFailed.await(10, TimeUnit.SECONDS));
      TIME.runNow();
      this.values.assertValue(1);
    }

    @Test
    void other() throws InterruptedException {
      this.one();
    }
  }

  /** The same for an object that serves both tests. */
  @Execution(ExecutionMode.CONCURRENT)
  @TestInstance(TestInstance.Lifecycle.PER_CLASS)
  static final class SlowObject {
    @RegisterExtension static final VirtualTimeExtension TIME = new VirtualTimeExtension();

    @Test
    void one() throws InterruptedException {
      final TestObserver<Integer> values =
          TestObserver.of(Observable.just(1).subscribeOn(Schedulers.io()));
      assertTrue(otherHasFailed.await(10, TimeUnit.SECONDS));
      TIME.runNow();
      values.assertValue(1);
    }

    @Test
    void other() throws InterruptedException {
      this.one();
    }
  }

  /** An extension that rejects each object of a test class, as one that injects dependencies may. */
  static final class Rejecting implements TestInstancePostProcessor {
    @Override
    public void postProcessTestInstance(final Object test, final ExtensionContext context) {
      throw new IllegalStateException("a post-processor");
    }
  }
}
