package com.plumbline.android;

import io.reactivex.rxjava3.annotations.NonNull;
import io.reactivex.rxjava3.core.Scheduler;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * The thread that views live on, as {@link Transformers#observeForUI()} needs to know it.
 *
 * <p>An app says which it is when it starts:
 *
 * <pre>{@code
 * MainThread.install(
 *     MainThread.of(
 *         AndroidSchedulers.mainThread(),
 *         () -> Looper.myLooper() == Looper.getMainLooper()));
 * }</pre>
 */
public final class MainThread {
  private static volatile MainThread installed;

  private final Scheduler scheduler;
  private final BooleanSupplier isCurrent;

  private MainThread(final Scheduler scheduler, final BooleanSupplier isCurrent) {
    this.scheduler = Objects.requireNonNull(scheduler, "scheduler");
    this.isCurrent = Objects.requireNonNull(isCurrent, "isCurrent");
  }

  /**
   * Describes a main thread.
   *
   * @param scheduler brings work to the thread
   * @param isCurrent says whether code runs on the thread
   * @return the description
   */
  public static @NonNull MainThread of(
      final @NonNull Scheduler scheduler, final @NonNull BooleanSupplier isCurrent) {
    return new MainThread(scheduler, isCurrent);
  }

  /**
   * Says which the main thread is, in place of what was said before.
   *
   * @param mainThread the main thread
   */
  public static void install(final @NonNull MainThread mainThread) {
    installed = Objects.requireNonNull(mainThread, "mainThread");
  }

  /** Takes back what was said, as tests do. */
  public static void uninstall() {
    installed = null;
  }

  /**
   * What was said.
   *
   * @return the main thread, or nothing
   */
  public static @NonNull Optional<MainThread> installed() {
    return Optional.ofNullable(installed);
  }

  /** Brings work to the thread. */
  Scheduler scheduler() {
    return this.scheduler;
  }

  /** Whether the calling code runs on the thread. */
  boolean isCurrent() {
    return this.isCurrent.getAsBoolean();
  }
}
