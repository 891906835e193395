package com.example.libs;

import java.util.ArrayList;
import java.util.List;
import rx.Observable;
import rx.Subscription;
import rx.functions.Action1;
import rx.functions.Func1;
import rx.subscriptions.CompositeSubscription;
import rx.subscriptions.Subscriptions;

/** Functions, subscriptions and transformers of RxJava 1. */
public final class Sharing<T> implements Observable.Transformer<T, List<T>> {
  private final CompositeSubscription subscriptions = new CompositeSubscription();
  private final Func1<T, Boolean> isWanted;

  public Sharing(final Func1<T, Boolean> isWanted) {
    this.isWanted = isWanted;
  }

  @Override
  public Observable<List<T>> call(final Observable<T> source) {
    return source.filter(this.isWanted).doOnSubscribe(() -> {}).toList();
  }

  /** The first one. */
  public static <T> Observable<T> first(final Observable<List<T>> lists) {
    return lists.flatMap(Observable::from).first();
  }

  public void share(final Observable<T> source, final Action1<T> consumer) {
    final Subscription subscription = source.asObservable().doOnCompleted(() -> {}).subscribe(consumer);
    this.subscriptions.add(subscription);
    this.subscriptions.add(Subscriptions.create(() -> {}));
  }

  public boolean end() {
    this.subscriptions.unsubscribe();
    return this.subscriptions.isUnsubscribed();
  }

  /** What a stream has emitted. */
  public static <T> List<T> collected(final Observable<T> source) {
    final List<T> first = new ArrayList<>();
    first.add(source.toBlocking().first());
    return source.startWith(first).toList().toBlocking().single();
  }
}
