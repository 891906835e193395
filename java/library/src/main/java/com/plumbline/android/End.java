package com.plumbline.android;

import io.reactivex.rxjava3.core.Completable;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** An event that happens once, and that every observer is notified of, even if another one throws. */
final class End {
  // What follows is guarded by this object.
  private final Set<Runnable> observers = new LinkedHashSet<>();
  private boolean hasHappened;

  private final Completable completable =
      Completable.create(
          emitter -> {
            final Runnable observer = emitter::onComplete;
            emitter.setCancellable(() -> this.remove(observer));
            if (!this.add(observer)) {
              emitter.onComplete();
            }
          });

  /** Completes when it happens, or at once if it has happened. */
  Completable toCompletable() {
    return this.completable;
  }

  synchronized boolean hasObservers() {
    return !this.observers.isEmpty();
  }

  /** Notifies all observers. It does so only the first time. */
  void happen() {
    final List<Runnable> notified;
    synchronized (this) {
      if (this.hasHappened) {
        return;
      }
      this.hasHappened = true;
      notified = new ArrayList<>(this.observers);
      this.observers.clear();
    }
    Failures.isolateAll(notified);
  }

  private synchronized boolean add(final Runnable observer) {
    return !this.hasHappened && this.observers.add(observer);
  }

  private synchronized void remove(final Runnable observer) {
    this.observers.remove(observer);
  }
}
