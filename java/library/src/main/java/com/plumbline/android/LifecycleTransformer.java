package com.plumbline.android;

import io.reactivex.rxjava3.core.Completable;
import io.reactivex.rxjava3.core.CompletableSource;
import io.reactivex.rxjava3.core.CompletableTransformer;
import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.core.FlowableTransformer;
import io.reactivex.rxjava3.core.Maybe;
import io.reactivex.rxjava3.core.MaybeSource;
import io.reactivex.rxjava3.core.MaybeTransformer;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.ObservableTransformer;
import io.reactivex.rxjava3.core.Single;
import io.reactivex.rxjava3.core.SingleSource;
import io.reactivex.rxjava3.core.SingleTransformer;
import java.util.concurrent.atomic.AtomicBoolean;
import org.reactivestreams.Publisher;

/**
 * Ends a stream of any of the five types of RxJava together with a view model or a view.
 *
 * <table>
 * <caption>What a stream does when its owner ends</caption>
 * <tr><th>Type</th><th>Event</th></tr>
 * <tr><td>{@code Observable}, {@code Flowable}, {@code Maybe}</td><td>completes</td></tr>
 * <tr><td>{@code Single}, {@code Completable}</td><td>none, since it neither succeeded nor failed</td></tr>
 * </table>
 *
 * <p>The source is disposed of in each case. If the owner has ended before somebody subscribes, the source
 * is not subscribed to.
 *
 * @param <T> the type of the values
 */
public final class LifecycleTransformer<T>
    implements ObservableTransformer<T, T>,
        FlowableTransformer<T, T>,
        SingleTransformer<T, T>,
        MaybeTransformer<T, T>,
        CompletableTransformer {
  private final Completable end;

  LifecycleTransformer(final Completable end) {
    this.end = end;
  }

  @Override
  public Observable<T> apply(final Observable<T> source) {
    return Bound.until(this.end, source);
  }

  @Override
  public Publisher<T> apply(final Flowable<T> source) {
    return Flowable.defer(
        () -> {
          final AtomicBoolean hasEnded = new AtomicBoolean();
          return Flowable.defer(() -> hasEnded.get() ? Flowable.<T>never() : source)
              .takeUntil(this.end.doOnTerminate(() -> hasEnded.set(true)).<Object>toFlowable());
        });
  }

  @Override
  public SingleSource<T> apply(final Single<T> source) {
    return Bound.until(this.end, source.toObservable())
        .concatWith(Observable.<T>never())
        .firstOrError();
  }

  @Override
  public MaybeSource<T> apply(final Maybe<T> source) {
    return Bound.until(this.end, source.toObservable()).singleElement();
  }

  @Override
  public CompletableSource apply(final Completable source) {
    return Bound.until(this.end, source.toSingleDefault(NoValue.INSTANCE).toObservable())
        .concatWith(Observable.<NoValue>never())
        .firstOrError()
        .ignoreElement();
  }
}
