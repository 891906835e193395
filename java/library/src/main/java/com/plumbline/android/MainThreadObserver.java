package com.plumbline.android;

import io.reactivex.rxjava3.core.Notification;
import io.reactivex.rxjava3.core.Observer;
import io.reactivex.rxjava3.core.Scheduler;
import io.reactivex.rxjava3.disposables.Disposable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Passes events on to an observer on the main thread: at once where possible, and always in order.
 *
 * <p>Whoever makes the number of events rise from none passes them on, directly or by way of the
 * scheduler, and goes on until none are left. So an event that comes on the main thread, while others
 * are on their way to it, waits for them.
 */
final class MainThreadObserver<T> implements Observer<T>, Disposable {
  private final Observer<? super T> downstream;
  private final MainThread mainThread;
  private final Scheduler.Worker worker;
  private final ConcurrentLinkedQueue<Notification<T>> events = new ConcurrentLinkedQueue<>();
  private final AtomicInteger count = new AtomicInteger();
  private Disposable upstream;
  private volatile boolean isDisposed;

  MainThreadObserver(final Observer<? super T> downstream, final MainThread mainThread) {
    this.downstream = downstream;
    this.mainThread = mainThread;
    this.worker = mainThread.scheduler().createWorker();
  }

  @Override
  public void onSubscribe(final Disposable upstream) {
    this.upstream = upstream;
    this.downstream.onSubscribe(this);
  }

  @Override
  public void onNext(final T value) {
    this.add(Notification.createOnNext(value));
  }

  @Override
  public void onError(final Throwable error) {
    this.add(Notification.createOnError(error));
  }

  @Override
  public void onComplete() {
    this.add(Notification.createOnComplete());
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
    this.events.add(event);
    if (this.count.getAndIncrement() == 0) {
      if (this.mainThread.isCurrent()) {
        this.passOn();
      } else {
        this.worker.schedule(this::passOn);
      }
    }
  }

  private void passOn() {
    do {
      final Notification<T> event = this.events.poll();
      if (this.isDisposed || event == null) {
        this.events.clear();
        return;
      }
      if (event.isOnNext()) {
        this.downstream.onNext(event.getValue());
      } else if (event.isOnError()) {
        this.downstream.onError(event.getError());
        this.worker.dispose();
      } else {
        this.downstream.onComplete();
        this.worker.dispose();
      }
    } while (this.count.decrementAndGet() != 0);
  }
}
