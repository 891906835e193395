package com.plumbline.android;

import io.reactivex.rxjava3.core.Notification;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.ObservableTransformer;

/** What the library will have: the signatures that the examples need to be compiled. */
public final class Transformers {
  private Transformers() {}

  public static <S, T> ObservableTransformer<S, Pair<S, T>> combineLatestPair(Observable<T> other) {
    throw new UnsupportedOperationException();
  }

  public static <S> ObservableTransformer<Notification<S>, Throwable> errors() {
    throw new UnsupportedOperationException();
  }

  public static <S> ObservableTransformer<S, Unit> ignoreValues() {
    throw new UnsupportedOperationException();
  }

  public static <S> ObservableTransformer<S, S> neverError() {
    throw new UnsupportedOperationException();
  }

  public static <S, T> ObservableTransformer<S, Pair<S, T>> takePairWhen(Observable<T> other) {
    throw new UnsupportedOperationException();
  }

  public static <S, T> ObservableTransformer<S, S> takeWhen(Observable<T> other) {
    throw new UnsupportedOperationException();
  }

  public static <S> ObservableTransformer<Notification<S>, S> values() {
    throw new UnsupportedOperationException();
  }
}
