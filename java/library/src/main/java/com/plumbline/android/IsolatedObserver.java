package com.plumbline.android;

import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.Observer;
import io.reactivex.rxjava3.disposables.Disposable;

/**
 * Passes events on to an observer, and reports what the observer throws.
 *
 * <p>A subject stops at the first observer that throws, and the remaining ones miss the event. Every
 * stream that the library itself emits on is therefore observed through this class.
 */
final class IsolatedObserver<T> implements Observer<T>, Disposable {
  private final Observer<? super T> downstream;
  private final Runnable afterDispose;
  private Disposable upstream;

  private IsolatedObserver(final Observer<? super T> downstream, final Runnable afterDispose) {
    this.downstream = downstream;
    this.afterDispose = afterDispose;
  }

  /** The source, with each of its observers isolated from the others. */
  static <T> Observable<T> isolated(final Observable<T> source) {
    return isolated(source, () -> {});
  }

  /**
   * The source, with each of its observers isolated from the others.
   *
   * @param afterDispose called after an observer has been removed because it disposed of its subscription
   */
  static <T> Observable<T> isolated(final Observable<T> source, final Runnable afterDispose) {
    return source.lift(observer -> new IsolatedObserver<>(observer, afterDispose));
  }

  @Override
  public void onSubscribe(final Disposable upstream) {
    this.upstream = upstream;
    this.downstream.onSubscribe(this);
  }

  @Override
  public void onNext(final T value) {
    Failures.isolate(() -> this.downstream.onNext(value));
  }

  @Override
  public void onError(final Throwable error) {
    Failures.isolate(() -> this.downstream.onError(error));
  }

  @Override
  public void onComplete() {
    Failures.isolate(this.downstream::onComplete);
  }

  @Override
  public void dispose() {
    this.upstream.dispose();
    this.afterDispose.run();
  }

  @Override
  public boolean isDisposed() {
    return this.upstream.isDisposed();
  }
}
