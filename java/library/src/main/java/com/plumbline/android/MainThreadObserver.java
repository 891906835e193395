package com.plumbline.android;

import io.reactivex.rxjava3.core.Notification;
import io.reactivex.rxjava3.core.Observer;
import io.reactivex.rxjava3.core.Scheduler;
import io.reactivex.rxjava3.disposables.Disposable;
import io.reactivex.rxjava3.plugins.RxJavaPlugins;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Delivers events to an observer on the main thread: immediately where possible, and always in order.
 *
 * <p>The call that increments the number of events from zero delivers them, directly or through the
 * scheduler, until none is left. An event that is emitted on the main thread while others are scheduled
 * therefore waits for them.
 *
 * <p>An observer that throws does not end the delivery. A source that ignores its disposal, or that emits
 * after its terminal event, is not listened to.
 */
final class MainThreadObserver<T> implements Observer<T>, Disposable {
  private final Observer<? super T> downstream;
  private final MainScheduler mainScheduler;
  private final Scheduler.Worker worker;
  private final ConcurrentLinkedQueue<Notification<T>> events = new ConcurrentLinkedQueue<>();
  private final AtomicInteger count = new AtomicInteger();
  private final AtomicBoolean hasTerminated = new AtomicBoolean();
  private Disposable upstream;
  private volatile boolean isDisposed;

  MainThreadObserver(final Observer<? super T> downstream, final MainScheduler mainScheduler) {
    this.downstream = downstream;
    this.mainScheduler = mainScheduler;
    this.worker = mainScheduler.scheduler().createWorker();
  }

  @Override
  public void onSubscribe(final Disposable upstream) {
    this.upstream = upstream;
    this.downstream.onSubscribe(this);
  }

  @Override
  public void onNext(final T value) {
    if (!this.hasTerminated.get()) {
      this.add(Notification.createOnNext(value));
    }
  }

  @Override
  public void onError(final Throwable error) {
    if (this.isDisposed || !this.hasTerminated.compareAndSet(false, true)) {
      // Nobody can receive it any more: this is what RxJava's own observers do with it.
      RxJavaPlugins.onError(error);
    } else {
      this.add(Notification.createOnError(error));
    }
  }

  @Override
  public void onComplete() {
    if (this.hasTerminated.compareAndSet(false, true)) {
      this.add(Notification.createOnComplete());
    }
  }

  @Override
  public void dispose() {
    this.isDisposed = true;
    this.upstream.dispose();
    this.worker.dispose();
    this.events.clear();
  }

  @Override
  public boolean isDisposed() {
    return this.isDisposed;
  }

  private void add(final Notification<T> event) {
    if (this.isDisposed) {
      return;
    }
    this.events.add(event);
    if (this.count.getAndIncrement() == 0) {
      if (this.mainScheduler.isCurrent()) {
        this.deliver();
      } else {
        this.worker.schedule(this::deliver);
      }
    }
  }

  private void deliver() {
    do {
      final Notification<T> event = this.events.poll();
      if (this.isDisposed || event == null) {
        this.events.clear();
        return;
      }
      Failures.isolate(() -> this.deliver(event));
    } while (this.count.decrementAndGet() != 0);
  }

  private void deliver(final Notification<T> event) {
    if (event.isOnNext()) {
      this.downstream.onNext(event.getValue());
      return;
    }
    try {
      if (event.isOnError()) {
        this.downstream.onError(event.getError());
      } else {
        this.downstream.onComplete();
      }
    } finally {
      this.worker.dispose();
    }
  }
}
