package io.reactivex.disposables;

/** The signatures of RxJava 2 that new views use, from its public documentation. */
public interface Disposable {
  void dispose();
}
