package com.plumbline.android;

import io.reactivex.rxjava3.core.Notification;
import io.reactivex.rxjava3.core.Observer;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Events of any threads that one call after the other delivers, in order.
 *
 * <p>The call that increments the number of events from zero delivers them until none is left. An event that
 * is added meanwhile, on another thread or by the observer itself, therefore waits for those before it.
 */
final class EventQueue<T> {
  private final ConcurrentLinkedQueue<Notification<T>> events = new ConcurrentLinkedQueue<>();
  private final AtomicInteger count = new AtomicInteger();
  private volatile boolean isClosed;

  /**
   * Adds an event.
   *
   * @return whether the caller has to call {@link #deliver}; otherwise it is being done, or will be
   */
  boolean add(final Notification<T> event) {
    if (this.isClosed) {
      return false;
    }
    this.events.add(event);
    return this.count.getAndIncrement() == 0;
  }

  /**
   * Delivers events until none is left. An observer that throws receives the next one all the same.
   *
   * @return whether the last one was the end of the stream
   */
  boolean deliver(final Observer<? super T> observer) {
    boolean hasEnded = false;
    Error fatal = null;
    do {
      final Notification<T> event = this.events.poll();
      if (this.isClosed || event == null) {
        this.events.clear();
        break;
      }
      hasEnded = !event.isOnNext();
      try {
        Failures.isolate(() -> deliver(event, observer));
      } catch (Error error) {
        // The others do not wait forever because of it.
        fatal = error;
      }
    } while (this.count.decrementAndGet() != 0);
    if (fatal != null) {
      throw fatal;
    }
    return hasEnded;
  }

  /** Drops all events, also those that are still to be added. */
  void close() {
    this.isClosed = true;
    this.events.clear();
  }

  boolean isClosed() {
    return this.isClosed;
  }

  private static <T> void deliver(final Notification<T> event, final Observer<? super T> observer) {
    if (event.isOnNext()) {
      observer.onNext(event.getValue());
    } else if (event.isOnError()) {
      observer.onError(event.getError());
    } else {
      observer.onComplete();
    }
  }
}
