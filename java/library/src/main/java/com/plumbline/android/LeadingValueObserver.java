package com.plumbline.android;

import io.reactivex.rxjava3.core.Notification;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.Observer;
import io.reactivex.rxjava3.disposables.Disposable;
import io.reactivex.rxjava3.plugins.RxJavaPlugins;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Emits a value before those of a source.
 *
 * <p>Unlike {@code startWithItem} it subscribes to the source first. What an observer sends while it receives
 * the value is therefore not lost, and follows the value.
 */
final class LeadingValueObserver<T> implements Observer<T>, Disposable {
  private final Observer<? super T> downstream;
  private final EventQueue<T> events = new EventQueue<>();
  private final AtomicBoolean hasBegun = new AtomicBoolean();
  private Disposable upstream;

  private LeadingValueObserver(final Observer<? super T> downstream, final T value) {
    this.downstream = downstream;
    this.events.add(Notification.createOnNext(value));
  }

  static <T> Observable<T> leading(final T value, final Observable<T> source) {
    return Observable.unsafeCreate(
        observer -> {
          final LeadingValueObserver<T> leading = new LeadingValueObserver<>(observer, value);
          source.subscribe(leading);
          leading.begin();
        });
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
    if (this.isDisposed()) {
      // Nobody can receive it any more.
      RxJavaPlugins.onError(error);
    } else {
      this.add(Notification.createOnError(error));
    }
  }

  @Override
  public void onComplete() {
    this.add(Notification.createOnComplete());
  }

  @Override
  public void dispose() {
    this.events.close();
    this.upstream.dispose();
  }

  @Override
  public boolean isDisposed() {
    return this.events.isClosed();
  }

  private void add(final Notification<T> event) {
    if (this.events.add(event)) {
      this.events.deliver(this.downstream);
    } else {
      // A source that emits while it is subscribed to does not have to end before the first value arrives.
      this.begin();
    }
  }

  private void begin() {
    if (this.hasBegun.compareAndSet(false, true)) {
      this.events.deliver(this.downstream);
    }
  }
}
