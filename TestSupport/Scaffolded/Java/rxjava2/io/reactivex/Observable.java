package io.reactivex;

import io.reactivex.disposables.Disposable;
import io.reactivex.functions.Consumer;

/** The signatures of RxJava 2 that new view models use, from its public documentation. */
public abstract class Observable<T> {
  public static <T> Observable<T> never() {
    return new Observable<T>() {};
  }

  public final Disposable subscribe(final Consumer<? super T> onNext) {
    return () -> {};
  }
}
