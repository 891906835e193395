package com.plumbline.android;

import io.reactivex.rxjava3.core.Completable;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.ObservableTransformer;
import java.util.concurrent.atomic.AtomicBoolean;

/** Streams that end with something else. */
final class Bound {
  private Bound() {}

  /**
   * Completes a stream when something has ended.
   *
   * <p>{@code takeUntil} alone subscribes to the source even if the end is there already, which begins
   * a request only to give it up. It looks at the end first, so the source can be left out then.
   */
  static <T> ObservableTransformer<T, T> until(final Completable end) {
    return source ->
        Observable.defer(
            () -> {
              final AtomicBoolean hasEnded = new AtomicBoolean();
              return Observable.defer(() -> hasEnded.get() ? Observable.<T>never() : source)
                  .takeUntil(end.doOnTerminate(() -> hasEnded.set(true)).<Object>toObservable());
            });
  }
}
