package com.plumbline.android;

import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.Observer;
import io.reactivex.rxjava3.disposables.Disposable;
import io.reactivex.rxjava3.subjects.PublishSubject;
import java.util.ArrayDeque;

/**
 * Passes values on while it is open, and keeps or drops them while it is not.
 *
 * <p>Values may come on any thread. They are passed on one at a time, in the order in which they came,
 * and never while the lock is held.
 */
final class Gate<T> implements Observer<T> {
  private final WhenDetached policy;
  private final PublishSubject<T> output = PublishSubject.create();

  // What follows is guarded by this object.
  private final ArrayDeque<T> waiting = new ArrayDeque<>();
  private boolean isOpen;
  private boolean isPassing;
  /** The source has ended: so does the output, after the values that wait. */
  private boolean hasEnded;
  private Throwable error;

  Gate(final WhenDetached policy) {
    this.policy = policy;
  }

  Observable<T> output() {
    return this.output.hide();
  }

  void setOpen(final boolean isOpen) {
    synchronized (this) {
      this.isOpen = isOpen;
      if (!isOpen) {
        this.forget();
      }
    }
    this.pass();
  }

  /** Ends at once. What waits is gone. */
  void close() {
    synchronized (this) {
      this.waiting.clear();
      this.hasEnded = true;
    }
    this.pass();
  }

  @Override
  public void onSubscribe(final Disposable disposable) {
    // The source is bound to the life of the view model before it comes here.
  }

  @Override
  public void onNext(final T value) {
    synchronized (this) {
      if (this.hasEnded) {
        return;
      }
      this.waiting.add(value);
      if (!this.isOpen) {
        this.forget();
      }
    }
    this.pass();
  }

  @Override
  public void onError(final Throwable error) {
    synchronized (this) {
      this.error = error;
      this.hasEnded = true;
    }
    this.pass();
  }

  @Override
  public void onComplete() {
    synchronized (this) {
      this.hasEnded = true;
    }
    this.pass();
  }

  /** Forgets what does not wait for the next view. */
  private void forget() {
    switch (this.policy) {
      case DROP:
        this.waiting.clear();
        break;
      case KEEP_LAST:
        while (this.waiting.size() > 1) {
          this.waiting.remove();
        }
        break;
      case KEEP_ALL:
        break;
    }
  }

  /** Passes on what may be passed on, unless that is being done already: then it is done there. */
  private void pass() {
    while (true) {
      final T value;
      final boolean isEnd;
      final Throwable error;
      synchronized (this) {
        isEnd = this.waiting.isEmpty() && this.hasEnded;
        if (this.isPassing || !(isEnd || this.isOpen && !this.waiting.isEmpty())) {
          return;
        }
        value = this.waiting.poll();
        error = this.error;
        // After the end nothing is passed on any more.
        this.isPassing = true;
      }
      if (isEnd) {
        if (error == null) {
          this.output.onComplete();
        } else {
          this.output.onError(error);
        }
        return;
      }
      try {
        this.output.onNext(value);
      } finally {
        synchronized (this) {
          this.isPassing = false;
        }
      }
    }
  }
}
