package com.plumbline.android.testing;

import static com.plumbline.android.Transformers.observeForUI;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.plumbline.android.MainScheduler;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.plugins.RxJavaPlugins;
import io.reactivex.rxjava3.schedulers.Schedulers;
import io.reactivex.rxjava3.subjects.PublishSubject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.runner.Description;
import org.junit.runners.model.MultipleFailureException;
import org.junit.runners.model.Statement;

@DisplayName("A virtual time fails the test that")
final class VirtualTimeTests {
  private final VirtualTime time = new VirtualTime();
  private final List<Throwable> outside = new ArrayList<>();
  private Thread.UncaughtExceptionHandler previous;

  @BeforeEach
  void handleErrorsOutside() {
    this.previous = Thread.getDefaultUncaughtExceptionHandler();
    Thread.setDefaultUncaughtExceptionHandler((__, error) -> this.outside.add(error));
  }

  @AfterEach
  void restore() {
    RxJavaPlugins.reset();
    MainScheduler.uninstall();
    Thread.setDefaultUncaughtExceptionHandler(this.previous);
  }

  @Test
  @DisplayName("has a stream that fails and nobody handles")
  void unhandledError() {
    final IllegalStateException error = new IllegalStateException("an error");
    this.time.start();
    Observable.error(error).subscribe();
    final AssertionError failure = assertThrows(AssertionError.class, this.time::end);
    assertTrue(failure.getMessage().startsWith("the test caused an error that nobody handled: "));
    assertTrue(failure.getMessage().contains("an error"));
    assertSame(error, failure.getCause().getCause());
    this.time.start();
    this.time.end();
  }

  @Test
  @DisplayName("has several errors, all of which it names")
  void severalErrors() {
    this.time.start();
    Observable.error(new IllegalStateException("first")).subscribe();
    Observable.error(new IllegalStateException("second")).subscribe();
    final AssertionError failure = assertThrows(AssertionError.class, this.time::end);
    assertTrue(failure.getMessage().startsWith("the test caused 2 errors"), failure.getMessage());
    assertEquals(1, failure.getSuppressed().length);
  }

  @Test
  @DisplayName("has an observer that throws, though the test itself continues")
  void throwingObserver() {
    this.time.start();
    final PublishSubject<Integer> source = PublishSubject.create();
    source.compose(observeForUI()).subscribe(value -> assertEquals(2, value));
    source.onNext(1);
    final AssertionError failure = assertThrows(AssertionError.class, this.time::end);
    assertTrue(failure.getMessage().contains("expected: <2> but was: <1>"), failure.getMessage());
  }

  @Test
  @DisplayName("has a thread that ends with an exception")
  void uncaughtException() throws InterruptedException {
    this.time.start();
    final ArithmeticException error = new ArithmeticException("an error");
    final Thread thread =
        new Thread(
            () -> {
              throw error;
            });
    thread.start();
    thread.join();
    assertSame(error, assertThrows(AssertionError.class, this.time::end).getCause());
  }

  @Test
  @DisplayName("has started a thread, and not the test that runs when the thread ends")
  void lateException() throws InterruptedException {
    this.time.start();
    final CountDownLatch end = new CountDownLatch(1);
    final ArithmeticException error = new ArithmeticException("an error");
    final Thread thread =
        new Thread(
            () -> {
              try {
                end.await();
              } catch (InterruptedException interruption) {
                throw new IllegalStateException(interruption);
              }
              throw error;
            });
    thread.start();
    this.time.end();
    this.time.start();
    end.countDown();
    thread.join();
    this.time.end();
    assertEquals(List.of(error), this.outside);
  }

  @Test
  @DisplayName("causes an error on a thread that is older than the test")
  void olderThread() throws Exception {
    final ExecutorService executor = Executors.newSingleThreadExecutor();
    try {
      executor.submit(() -> {}).get();
      this.time.start();
      Observable.error(new IllegalStateException("an error"))
          .subscribeOn(Schedulers.from(executor))
          .subscribe();
      executor.submit(() -> {}).get();
      assertThrows(AssertionError.class, this.time::end);
    } finally {
      executor.shutdown();
      executor.awaitTermination(10, TimeUnit.SECONDS);
    }
  }

  @Test
  @DisplayName("starts while one on another thread has not ended, and leaves that one alone")
  void parallelTests() throws Exception {
    this.time.start();
    final VirtualTime other = new VirtualTime();
    for (final VirtualTime parallel : List.of(other, this.time)) {
      final CompletableFuture<Void> start = CompletableFuture.runAsync(parallel::start);
      final Throwable error = assertThrows(ExecutionException.class, start::get).getCause();
      assertEquals(IllegalStateException.class, error.getClass());
      assertTrue(error.getMessage().contains("'" + Thread.currentThread().getName() + "'"), error.getMessage());
      final TestObserver<Integer> values =
          TestObserver.of(Observable.just(1).subscribeOn(Schedulers.io()));
      this.time.runNow();
      values.assertValue(1);
    }
    this.time.end();
    assertNull(RxJavaPlugins.getErrorHandler());
    CompletableFuture.runAsync(
            () -> {
              other.start();
              other.end();
            })
        .get();
  }

  @Test
  @DisplayName("did not take the errors that it expects")
  void takenErrors() {
    final IllegalStateException error = new IllegalStateException("an error");
    this.time.start();
    RxJavaPlugins.onError(error);
    assertEquals(List.of(error), this.time.takeErrors());
    assertEquals(List.of(), this.time.takeErrors());
    this.time.end();
  }

  @Test
  @DisplayName("ran, and restores the handlers of before though it fails it")
  void restoresHandlers() {
    final List<Throwable> handled = new ArrayList<>();
    RxJavaPlugins.setErrorHandler(handled::add);
    final Thread.UncaughtExceptionHandler handler = Thread.getDefaultUncaughtExceptionHandler();
    this.time.start();
    this.time.start();
    Observable.error(new IllegalStateException("an error")).subscribe();
    assertThrows(AssertionError.class, this.time::end);
    assertSame(handler, Thread.getDefaultUncaughtExceptionHandler());
    assertEquals(List.of(), handled);
    final IllegalStateException later = new IllegalStateException("later");
    RxJavaPlugins.onError(later);
    assertEquals(List.of(later), handled);
    assertEquals(Optional.empty(), MainScheduler.installed());
  }

  @Nested
  @DisplayName("is one of JUnit 4 and")
  final class Rule {
    private final VirtualTimeRule rule = new VirtualTimeRule();

    private Statement test(final ThrowingRunnable code) {
      final Statement test =
          new Statement() {
            @Override
            public void evaluate() throws Throwable {
              code.run();
            }
          };
      return this.rule.apply(test, Description.EMPTY);
    }

    @Test
    @DisplayName("has a stream that fails and nobody handles")
    void unhandledError() {
      final Statement test =
          this.test(() -> Observable.error(new IllegalStateException("an error")).subscribe());
      assertThrows(AssertionError.class, test::evaluate);
    }

    @Test
    @DisplayName("fails itself, and has an error besides")
    void twoFailures() {
      final Statement test =
          this.test(
              () -> {
                Observable.error(new IllegalStateException("an error")).subscribe();
                throw new AssertionError("its own");
              });
      final MultipleFailureException failure =
          assertThrows(MultipleFailureException.class, test::evaluate);
      assertEquals("its own", failure.getFailures().get(0).getMessage());
      assertEquals(2, failure.getFailures().size());
    }

    @Test
    @DisplayName("has a time that it advances, and nothing to fail for otherwise")
    void time() throws Throwable {
      final List<Long> seen = new ArrayList<>();
      this.test(
              () -> {
                Observable.timer(1, TimeUnit.SECONDS).compose(observeForUI()).subscribe(seen::add);
                this.rule.advanceBy(Duration.ofMillis(999));
                assertEquals(List.of(), seen);
                this.rule.advanceBy(Duration.ofMillis(1));
                assertEquals(Duration.ofSeconds(1), this.rule.now());
                assertEquals(List.of(0L), seen);
                Observable.just(1L).subscribeOn(this.rule.scheduler()).subscribe(seen::add);
                this.rule.runNow();
                RxJavaPlugins.onError(new IllegalStateException("expected"));
                assertEquals(1, this.rule.takeErrors().size());
              })
          .evaluate();
      assertEquals(List.of(0L, 1L), seen);
      assertEquals(Optional.empty(), MainScheduler.installed());
    }
  }

  /** The code of a test. */
  private interface ThrowingRunnable {
    void run() throws Throwable;
  }

  @Nested
  @DisplayName("has its time in a static field and")
  final class StaticField {
    @RegisterExtension static final VirtualTimeExtension TIME = new VirtualTimeExtension();

    private final boolean isInstalled = MainScheduler.installed().isPresent();
    private final TestObserver<Long> timer =
        TestObserver.of(Observable.timer(1, TimeUnit.SECONDS).compose(observeForUI()));

    @Test
    @DisplayName("creates its streams in fields")
    void fields() {
      assertTrue(this.isInstalled);
      TIME.advanceBy(Duration.ofSeconds(1));
      this.timer.assertValue(0L);
    }

    @Test
    @DisplayName("has no errors that it did not cause")
    void noErrors() {
      assertEquals(List.of(), TIME.takeErrors());
      this.timer.assertDidNotEmitValue();
    }
  }
}
