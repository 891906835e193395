package com.plumbline.android;

import io.reactivex.rxjava3.core.Notification;
import io.reactivex.rxjava3.core.Observer;
import io.reactivex.rxjava3.core.Scheduler;
import io.reactivex.rxjava3.disposables.Disposable;
import io.reactivex.rxjava3.plugins.RxJavaPlugins;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Delivers events to an observer on the main thread: immediately where possible, and always in order.
 *
 * <p>An event that is emitted on the main thread while others are scheduled waits for them.
 *
 * <p>An observer that throws is delivered the next events all the same, unless it disposes of its subscription.
 * A source that ignores its disposal, or that emits after its terminal event, is not listened to.
 */
final class MainThreadObserver<T> implements Observer<T>, Disposable {
  private final Observer<? super T> downstream;
  private final MainScheduler mainScheduler;
  private final Scheduler.Worker worker;
  private final EventQueue<T> events = new EventQueue<>();
  private final AtomicBoolean hasTerminated = new AtomicBoolean();
  private Disposable upstream;

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
    if (this.isDisposed() || !this.hasTerminated.compareAndSet(false, true)) {
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
    this.events.close();
    this.upstream.dispose();
    this.worker.dispose();
  }

  @Override
  public boolean isDisposed() {
    return this.events.isClosed();
  }

  private void add(final Notification<T> event) {
    if (!this.events.add(event)) {
      return;
    }
    if (this.mainScheduler.isCurrent()) {
      this.deliver();
    } else {
      this.worker.schedule(this::deliver);
    }
  }

  private void deliver() {
    if (this.events.deliver(this.downstream)) {
      this.worker.dispose();
    }
  }
}
