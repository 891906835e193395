package com.plumbline.android;

import io.reactivex.rxjava3.core.Completable;
import io.reactivex.rxjava3.core.Observable;
import java.util.concurrent.atomic.AtomicBoolean;

/** Streams that end when something else does. */
final class Bound {
  private Bound() {}

  /**
   * Completes a stream when something has ended.
   *
   * <p>{@code takeUntil} alone subscribes to the source even if the end has happened already, which
   * starts a request only to cancel it. It observes the end first, so the source can be left out then.
   */
  static <T> Observable<T> until(final Completable end, final Observable<T> source) {
    return Observable.defer(
        () -> {
          final AtomicBoolean hasEnded = new AtomicBoolean();
          return Observable.defer(() -> hasEnded.get() ? Observable.<T>never() : source)
              .takeUntil(end.doOnTerminate(() -> hasEnded.set(true)).<Object>toObservable());
        });
  }
}
