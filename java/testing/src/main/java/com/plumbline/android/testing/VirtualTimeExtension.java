package com.plumbline.android.testing;

import com.plumbline.android.MainThread;
import io.reactivex.rxjava3.annotations.NonNull;
import io.reactivex.rxjava3.core.Scheduler;
import io.reactivex.rxjava3.functions.Function;
import io.reactivex.rxjava3.plugins.RxJavaPlugins;
import io.reactivex.rxjava3.schedulers.TestScheduler;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Gives each test a time that the test moves, so that no test waits.
 *
 * <pre>{@code
 * @RegisterExtension final VirtualTimeExtension time = new VirtualTimeExtension();
 *
 * @Test
 * void searchesWhenNothingWasTypedForAWhile() {
 *   this.viewModel.inputs.searchTextChanged("fig");
 *   this.time.advanceBy(Duration.ofMillis(300));
 *   this.search.assertValue("fig");
 * }
 * }</pre>
 *
 * <p>From before a test until after it, RxJava's computation, io, single and new-thread schedulers are
 * one {@link TestScheduler}, and the thread of the test is the main thread of {@code observeForUI()}.
 * What was there before comes back afterwards. Time stands still until the test moves it. All of this
 * is global to RxJava, so such tests do not run in parallel.
 *
 * <p>JUnit sets the fields of a test class before it asks its extensions. A view model that uses those
 * schedulers is therefore made in a method with {@code @BeforeEach}; one that is given its scheduler,
 * {@link #scheduler}, can be made in a field as well.
 */
public final class VirtualTimeExtension implements BeforeEachCallback, AfterEachCallback {
  private TestScheduler scheduler = new TestScheduler();
  private Optional<Replaced> replaced = Optional.empty();

  /** Makes the extension of a test class. */
  public VirtualTimeExtension() {}

  /**
   * The scheduler whose time the test moves.
   *
   * @return the scheduler of the present test
   */
  public @NonNull TestScheduler scheduler() {
    return this.scheduler;
  }

  /**
   * Moves the time on, and does what was planned for then.
   *
   * @param duration how far
   */
  public void advanceBy(final @NonNull Duration duration) {
    this.scheduler.advanceTimeBy(duration.toNanos(), TimeUnit.NANOSECONDS);
  }

  /** Does what is planned for now. */
  public void runNow() {
    this.scheduler.triggerActions();
  }

  /**
   * How much time has passed.
   *
   * @return the time since the test began
   */
  public @NonNull Duration now() {
    return Duration.ofNanos(this.scheduler.now(TimeUnit.NANOSECONDS));
  }

  @Override
  public void beforeEach(final @NonNull ExtensionContext context) {
    this.replaced = Optional.of(new Replaced());
    final TestScheduler scheduler = this.scheduler;
    RxJavaPlugins.setComputationSchedulerHandler(__ -> scheduler);
    RxJavaPlugins.setIoSchedulerHandler(__ -> scheduler);
    RxJavaPlugins.setNewThreadSchedulerHandler(__ -> scheduler);
    RxJavaPlugins.setSingleSchedulerHandler(__ -> scheduler);
    final Thread testThread = Thread.currentThread();
    MainThread.install(MainThread.of(scheduler, () -> Thread.currentThread() == testThread));
  }

  @Override
  public void afterEach(final @NonNull ExtensionContext context) {
    this.replaced.ifPresent(Replaced::restore);
    this.replaced = Optional.empty();
    // An extension in a static field serves all tests of a class, each from time zero.
    this.scheduler = new TestScheduler();
  }

  /** What was there before a test. */
  private static final class Replaced {
    private final Function<? super Scheduler, ? extends Scheduler> computation =
        RxJavaPlugins.getComputationSchedulerHandler();
    private final Function<? super Scheduler, ? extends Scheduler> io =
        RxJavaPlugins.getIoSchedulerHandler();
    private final Function<? super Scheduler, ? extends Scheduler> newThread =
        RxJavaPlugins.getNewThreadSchedulerHandler();
    private final Function<? super Scheduler, ? extends Scheduler> single =
        RxJavaPlugins.getSingleSchedulerHandler();
    private final Optional<MainThread> mainThread = MainThread.installed();

    void restore() {
      RxJavaPlugins.setComputationSchedulerHandler(this.computation);
      RxJavaPlugins.setIoSchedulerHandler(this.io);
      RxJavaPlugins.setNewThreadSchedulerHandler(this.newThread);
      RxJavaPlugins.setSingleSchedulerHandler(this.single);
      MainThread.uninstall();
      this.mainThread.ifPresent(MainThread::install);
    }
  }
}
