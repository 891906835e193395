package io.reactivex.subjects;

import io.reactivex.Observable;

/** The signatures of RxJava 2 that new view models use, from its public documentation. */
public final class PublishSubject<T> extends Observable<T> {
  public static <T> PublishSubject<T> create() {
    return new PublishSubject<>();
  }

  /** Takes no null. */
  public void onNext(final T value) {
    java.util.Objects.requireNonNull(value, "RxJava 2 takes no null");
  }
}
