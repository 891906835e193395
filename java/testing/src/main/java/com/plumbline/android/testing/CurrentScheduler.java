package com.plumbline.android.testing;

import io.reactivex.rxjava3.core.Scheduler;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/**
 * A scheduler of RxJava that is used during tests: that of the test which runs at the moment, or RxJava's own between
 * tests.
 *
 * <p>A class of the app may keep it, in a static field or in a stream, for longer than the test lasts.
 */
final class CurrentScheduler extends Scheduler {
  private static final Map<Scheduler, Scheduler> BY_ORIGINAL = new ConcurrentHashMap<>();

  private final Scheduler original;

  private CurrentScheduler(final Scheduler original) {
    this.original = original;
  }

  /** The one that stands in for a scheduler of RxJava: always the same one. */
  static Scheduler of(final Scheduler original) {
    return BY_ORIGINAL.computeIfAbsent(original, CurrentScheduler::new);
  }

  @Override
  public Worker createWorker() {
    return this.current().createWorker();
  }

  @Override
  public long now(final TimeUnit unit) {
    return this.current().now(unit);
  }

  private Scheduler current() {
    return VirtualTime.running().<Scheduler>map(VirtualTime::scheduler).orElse(this.original);
  }
}
