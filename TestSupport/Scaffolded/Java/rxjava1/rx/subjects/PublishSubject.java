package rx.subjects;

import rx.Observable;

/** The signatures of RxJava 1 that new view models use, from its public documentation. */
public final class PublishSubject<T> extends Observable<T> {
  public static <T> PublishSubject<T> create() {
    return new PublishSubject<>();
  }

  /** Takes null as any other value. */
  public void onNext(final T value) {}
}
