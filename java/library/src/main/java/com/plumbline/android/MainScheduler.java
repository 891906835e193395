package com.plumbline.android;

import io.reactivex.rxjava3.core.Scheduler;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * The scheduler of the main thread, which views belong to.
 *
 * <p>An app installs it once, when it starts:
 *
 * <pre>{@code
 * MainScheduler.install(
 *     MainScheduler.of(
 *         AndroidSchedulers.mainThread(),
 *         () -> Looper.myLooper() == Looper.getMainLooper()));
 * }</pre>
 *
 * <p>{@link Transformers#observeForUI()} and {@link LifecycleViewModel#whileAttached} deliver on it. While
 * it is installed, methods that belong to the main thread throw an {@link IllegalStateException} on other
 * threads.
 */
public final class MainScheduler {
  private static volatile Optional<MainScheduler> installed = Optional.empty();

  private final Scheduler scheduler;
  private final BooleanSupplier isCurrent;

  private MainScheduler(final Scheduler scheduler, final BooleanSupplier isCurrent) {
    this.scheduler = Objects.requireNonNull(scheduler, "scheduler");
    this.isCurrent = Objects.requireNonNull(isCurrent, "isCurrent");
  }

  /**
   * Describes a main thread.
   *
   * @param scheduler runs work on the thread
   * @param isCurrent returns whether the calling code runs on the thread
   * @return the description
   */
  public static MainScheduler of(final Scheduler scheduler, final BooleanSupplier isCurrent) {
    return new MainScheduler(scheduler, isCurrent);
  }

  /**
   * Installs a main thread, in place of the one that was installed before.
   *
   * @param mainScheduler the main thread
   */
  public static void install(final MainScheduler mainScheduler) {
    installed = Optional.of(mainScheduler);
  }

  /** Removes the installed main thread, as tests do. */
  public static void uninstall() {
    installed = Optional.empty();
  }

  /**
   * The installed main thread.
   *
   * @return the main thread, or nothing
   */
  public static Optional<MainScheduler> installed() {
    return installed;
  }

  /** Throws if a main thread is installed and the calling code runs on another one. */
  static void requireCurrent(final String call) {
    final Optional<MainScheduler> main = installed;
    if (main.isPresent() && !main.get().isCurrent()) {
      throw new IllegalStateException(
          call + " must be called on the main thread, not on '" + Thread.currentThread().getName() + "'");
    }
  }

  /** The scheduler that runs work on the thread. */
  Scheduler scheduler() {
    return this.scheduler;
  }

  /** Whether the calling code runs on the thread. */
  boolean isCurrent() {
    return this.isCurrent.getAsBoolean();
  }
}
