package io.reactivex.disposables;

/** The signatures of RxJava 2 that new views use, from its public documentation. */
public final class CompositeDisposable implements Disposable {
  public boolean add(final Disposable disposable) {
    return true;
  }

  public void clear() {}

  @Override
  public void dispose() {}
}
