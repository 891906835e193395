package rx;

import rx.functions.Action1;

/** The signatures of RxJava 1 that new view models use, from its public documentation. */
public class Observable<T> {
  public static <T> Observable<T> never() {
    return new Observable<>();
  }

  public final Subscription subscribe(final Action1<? super T> onNext) {
    return new Subscription() {};
  }
}
