package com.plumbline.android.testing;

import com.plumbline.android.MainScheduler;
import io.reactivex.rxjava3.core.Scheduler;
import io.reactivex.rxjava3.functions.Consumer;
import io.reactivex.rxjava3.functions.Function;
import io.reactivex.rxjava3.plugins.RxJavaPlugins;
import io.reactivex.rxjava3.schedulers.TestScheduler;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * A time that the test advances, so that no test waits, and the errors that nobody handled.
 *
 * <p>{@link VirtualTimeExtension} starts and ends it for JUnit 5, {@link VirtualTimeRule} for JUnit 4. Call
 * {@link #start} and {@link #end} with another test framework.
 *
 * <p>Between the two, RxJava's computation, io, single and new-thread schedulers follow one {@link
 * TestScheduler}, and the thread that called {@code start} is the main thread. Afterwards the previous
 * handlers are restored. A scheduler that the app has got meanwhile, and keeps in a static field for instance,
 * follows the next test, and is RxJava's own between tests.
 *
 * <p>Handlers are global to RxJava, so such tests do not run in parallel: {@code start} throws while a test on
 * another thread has not ended.
 *
 * <p>Errors that reach the error handler of {@code RxJavaPlugins}, and exceptions that end a thread, fail
 * the test that caused them: {@code end} throws them. A test that expects some takes them with {@link
 * #takeErrors}.
 */
public class VirtualTime {
  /** The errors of the test that has started a thread, which may end after that test. */
  private static final InheritableThreadLocal<Optional<UnhandledErrors>> ERRORS_OF_THREAD =
      new InheritableThreadLocal<Optional<UnhandledErrors>>() {
        @Override
        protected Optional<UnhandledErrors> initialValue() {
          return Optional.empty();
        }
      };

  /** Guards which time is started and ended. */
  private static final Object TURN = new Object();
  private static volatile Optional<VirtualTime> running = Optional.empty();

  private volatile TestScheduler scheduler = new TestScheduler();
  private UnhandledErrors errors = new UnhandledErrors();
  private volatile Optional<Replaced> replaced = Optional.empty();

  /** Creates a time that has not started. */
  public VirtualTime() {}

  /**
   * The scheduler whose time the test advances.
   *
   * @return the scheduler of the current test
   */
  public final TestScheduler scheduler() {
    return this.scheduler;
  }

  /**
   * Advances the time, and runs what is scheduled until then.
   *
   * @param duration how far
   */
  public final void advanceBy(final Duration duration) {
    this.scheduler.advanceTimeBy(duration.toNanos(), TimeUnit.NANOSECONDS);
  }

  /** Runs what is scheduled for the current time. */
  public final void runNow() {
    this.scheduler.triggerActions();
  }

  /**
   * The current time.
   *
   * @return the time since the start of the test
   */
  public final Duration now() {
    return Duration.ofNanos(this.scheduler.now(TimeUnit.NANOSECONDS));
  }

  /**
   * Returns the unhandled errors so far, and removes them: they do not fail the test.
   *
   * @return the errors, in their order
   */
  public final List<Throwable> takeErrors() {
    return this.errors.take();
  }

  /**
   * Starts the time of a test. If it has started already, nothing changes.
   *
   * @throws IllegalStateException if the time of a test on another thread has not ended
   */
  public final void start() {
    synchronized (TURN) {
      running()
          .flatMap(time -> time.replaced)
          .filter(other -> other.testThread != Thread.currentThread())
          .ifPresent(
              other -> {
                throw new IllegalStateException(
                    "the time of a test in '"
                        + other.testThread.getName()
                        + "' has not ended: tests with a virtual time do not run in parallel, since RxJava's"
                        + " schedulers are global");
              });
      if (this.replaced.isPresent()) {
        return;
      }
      this.replaced = Optional.of(new Replaced());
      running = Optional.of(this);
    }
    RxJavaPlugins.setComputationSchedulerHandler(CurrentScheduler::of);
    RxJavaPlugins.setIoSchedulerHandler(CurrentScheduler::of);
    RxJavaPlugins.setNewThreadSchedulerHandler(CurrentScheduler::of);
    RxJavaPlugins.setSingleSchedulerHandler(CurrentScheduler::of);
    final UnhandledErrors errors = this.errors;
    final Optional<Thread.UncaughtExceptionHandler> previous =
        Optional.ofNullable(Thread.getDefaultUncaughtExceptionHandler());
    RxJavaPlugins.setErrorHandler(error -> report(error, errors, previous));
    Thread.setDefaultUncaughtExceptionHandler((__, error) -> report(error, errors, previous));
    ERRORS_OF_THREAD.set(Optional.of(errors));
    final Thread testThread = Thread.currentThread();
    MainScheduler.install(
        MainScheduler.of(this.scheduler, () -> Thread.currentThread() == testThread));
  }

  /**
   * Ends the time of a test, and restores the previous handlers. If it has not started, nothing changes.
   *
   * @throws AssertionError if there were errors that nobody handled
   */
  public final void end() {
    synchronized (TURN) {
      if (!this.replaced.isPresent()) {
        return;
      }
      this.replaced.get().restore();
      running = this.replaced.get().outer;
      this.replaced = Optional.empty();
    }
    ERRORS_OF_THREAD.remove();
    final UnhandledErrors errors = this.errors;
    // One object may serve all tests of a class, each from time zero.
    this.scheduler = new TestScheduler();
    this.errors = new UnhandledErrors();
    errors.throwAny();
  }

  /** Whether it has started on another thread: then a test that runs in parallel has to end it. */
  final boolean isOfAnotherThread() {
    return this.replaced.filter(own -> own.testThread != Thread.currentThread()).isPresent();
  }

  /** The time that was started last, and has not ended. */
  static Optional<VirtualTime> running() {
    return running.filter(time -> time.replaced.isPresent());
  }

  private static void report(
      final Throwable error,
      final UnhandledErrors current,
      final Optional<Thread.UncaughtExceptionHandler> previous) {
    final UnhandledErrors errors = ERRORS_OF_THREAD.get().orElse(current);
    if (errors.add(error)) {
      return;
    }
    // The test that caused it is over, and no other one is to blame.
    final Thread thread = Thread.currentThread();
    if (previous.isPresent()) {
      previous.get().uncaughtException(thread, error);
    } else {
      System.err.println("An error of a test that is over, in '" + thread.getName() + "': " + error);
    }
  }

  /** What was installed before a test. */
  private static final class Replaced {
    private final Function<? super Scheduler, ? extends Scheduler> computation =
        RxJavaPlugins.getComputationSchedulerHandler();
    private final Function<? super Scheduler, ? extends Scheduler> io =
        RxJavaPlugins.getIoSchedulerHandler();
    private final Function<? super Scheduler, ? extends Scheduler> newThread =
        RxJavaPlugins.getNewThreadSchedulerHandler();
    private final Function<? super Scheduler, ? extends Scheduler> single =
        RxJavaPlugins.getSingleSchedulerHandler();
    private final Consumer<? super Throwable> errorHandler = RxJavaPlugins.getErrorHandler();
    private final Thread.UncaughtExceptionHandler exceptionHandler =
        Thread.getDefaultUncaughtExceptionHandler();
    private final Optional<MainScheduler> mainScheduler = MainScheduler.installed();
    private final Optional<VirtualTime> outer = running();
    private final Thread testThread = Thread.currentThread();

    void restore() {
      RxJavaPlugins.setComputationSchedulerHandler(this.computation);
      RxJavaPlugins.setIoSchedulerHandler(this.io);
      RxJavaPlugins.setNewThreadSchedulerHandler(this.newThread);
      RxJavaPlugins.setSingleSchedulerHandler(this.single);
      RxJavaPlugins.setErrorHandler(this.errorHandler);
      Thread.setDefaultUncaughtExceptionHandler(this.exceptionHandler);
      MainScheduler.uninstall();
      this.mainScheduler.ifPresent(MainScheduler::install);
    }
  }
}
