package com.plumbline.android;

import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.Observer;
import io.reactivex.rxjava3.disposables.Disposable;
import io.reactivex.rxjava3.plugins.RxJavaPlugins;
import io.reactivex.rxjava3.subjects.PublishSubject;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Delivers values while it is open and observed, and keeps or drops them otherwise.
 *
 * <p>Whether it is open is decided on the main thread, right before a value is delivered, and not when the
 * value is emitted. Without an installed main thread a value is delivered on the thread that emits it.
 * Values are delivered one at a time, in the order of their emission, and never while the lock is held.
 *
 * <p>It subscribes to its source with its first observer. When the last one leaves it disposes of the
 * source, unless its owner retains it for the next view.
 */
final class Gate<T> {
  /** What a gate needs to know from its view model. */
  interface Owner {
    /** Whether a view is attached at this moment. */
    boolean isOpen();

    /** Whether the observers have left because their view was destroyed. */
    boolean isBetweenViews();

    /**
     * Adds a gate that is to be notified of changes.
     *
     * @return false if there will be none, since the owner has finished
     */
    boolean add(Gate<?> gate);

    /** Removes a gate. */
    void remove(Gate<?> gate);
  }

  /** How many values wait while it is closed, or nobody observes. */
  private final int limit;
  private final Owner owner;
  private final Observable<T> source;
  /** Another one after a failure, for observers that subscribe again. */
  private volatile PublishSubject<T> output = PublishSubject.create();
  private final AtomicBoolean isScheduled = new AtomicBoolean();

  // What follows is guarded by this object.
  private final ArrayDeque<T> waiting = new ArrayDeque<>();
  private Optional<Subscription> subscription = Optional.empty();
  private boolean isDelivering;
  /** The source has ended, and so does the output, after the values that wait. */
  private boolean hasEnded;
  private Optional<Throwable> error = Optional.empty();

  Gate(final int limit, final Owner owner, final Observable<T> source) {
    this.limit = limit;
    this.owner = owner;
    this.source = source;
  }

  Observable<T> output() {
    return Observable.unsafeCreate(
        observer -> {
          IsolatedObserver.isolated(this.output, this::observerLeft).subscribe(observer);
          this.connect();
          this.deliver();
        });
  }

  /** Delivers what may be delivered, on the main thread if one is installed. */
  void deliver() {
    final Optional<MainScheduler> main = MainScheduler.installed();
    if (!main.isPresent() || main.get().isCurrent()) {
      this.deliverHere();
    } else if (this.isScheduled.compareAndSet(false, true)) {
      main.get()
          .scheduler()
          .scheduleDirect(
              () -> {
                this.isScheduled.set(false);
                this.deliverHere();
              });
    }
  }

  /** Ends the output immediately. Values that wait are dropped. */
  void close() {
    final Optional<Subscription> closed;
    synchronized (this) {
      this.waiting.clear();
      this.hasEnded = true;
      this.error = Optional.empty();
      closed = this.subscription;
      this.subscription = Optional.empty();
    }
    closed.ifPresent(Subscription::dispose);
    this.deliver();
  }

  // The source

  private void connect() {
    if (!this.output.hasObservers()) {
      return;
    }
    if (!this.owner.add(this)) {
      this.close();
      return;
    }
    final Subscription connected;
    synchronized (this) {
      if (this.hasEnded || this.subscription.isPresent()) {
        return;
      }
      connected = new Subscription();
      this.subscription = Optional.of(connected);
    }
    this.source.subscribe(connected);
  }

  private void observerLeft() {
    if (this.output.hasObservers()) {
      return;
    }
    if (!this.owner.isBetweenViews()) {
      this.disconnect();
    }
    // Without observers, values wait or are dropped.
    this.deliver();
  }

  private void disconnect() {
    final Optional<Subscription> left;
    synchronized (this) {
      left = this.subscription;
      this.subscription = Optional.empty();
    }
    this.owner.remove(this);
    left.ifPresent(Subscription::dispose);
  }

  private synchronized boolean isCurrent(final Subscription subscription) {
    return this.subscription.filter(current -> current == subscription).isPresent();
  }

  // The values

  /** Drops what does not wait for the next view. */
  private void forget() {
    while (this.waiting.size() > this.limit) {
      this.waiting.remove();
    }
  }

  /** Delivers what may be delivered, unless that is being done already: then it is done there. */
  private void deliverHere() {
    while (true) {
      final boolean isOpen = this.owner.isOpen() && this.output.hasObservers();
      final T value;
      synchronized (this) {
        if (!isOpen) {
          this.forget();
        }
        if (this.isDelivering) {
          return;
        }
        // A failure waits for an observer: it is what the next view has to know, and what ends with it.
        final boolean isEnd =
            this.waiting.isEmpty()
                && this.hasEnded
                && (!this.error.isPresent() || this.output.hasObservers());
        if (!isEnd && (!isOpen || this.waiting.isEmpty())) {
          return;
        }
        value = this.waiting.poll();
        // It stays set after the end: then nothing is delivered any more.
        this.isDelivering = true;
      }
      if (value == null) {
        this.end();
        return;
      }
      try {
        this.output.onNext(value);
      } finally {
        synchronized (this) {
          this.isDelivering = false;
        }
      }
    }
  }

  /** Ends the output: it stays complete, but can be subscribed to again after a failure. */
  private void end() {
    this.owner.remove(this);
    final Optional<Throwable> failure;
    final PublishSubject<T> ended;
    synchronized (this) {
      failure = this.error;
      ended = this.output;
      if (failure.isPresent()) {
        this.output = PublishSubject.create();
        this.error = Optional.empty();
        this.hasEnded = false;
        this.isDelivering = false;
      }
    }
    if (failure.isPresent()) {
      ended.onError(failure.get());
    } else {
      ended.onComplete();
    }
  }

  private void end(final Subscription subscription, final Optional<Throwable> error) {
    final boolean isCurrent;
    synchronized (this) {
      isCurrent = this.isCurrent(subscription);
      if (isCurrent) {
        this.error = error;
        this.hasEnded = true;
        this.subscription = Optional.empty();
      }
    }
    if (isCurrent) {
      this.deliver();
    } else {
      error.ifPresent(RxJavaPlugins::onError);
    }
  }

  /** One subscription to the source. */
  private final class Subscription implements Observer<T> {
    private Optional<Disposable> upstream = Optional.empty();
    private boolean isDisposed;

    @Override
    public void onSubscribe(final Disposable upstream) {
      synchronized (this) {
        this.upstream = Optional.of(upstream);
        if (!this.isDisposed) {
          return;
        }
      }
      Failures.isolate(upstream::dispose);
    }

    @Override
    public void onNext(final T value) {
      synchronized (Gate.this) {
        if (!Gate.this.isCurrent(this)) {
          return;
        }
        Gate.this.waiting.add(value);
      }
      Gate.this.deliver();
    }

    @Override
    public void onError(final Throwable error) {
      Gate.this.end(this, Optional.of(error));
    }

    @Override
    public void onComplete() {
      Gate.this.end(this, Optional.empty());
    }

    void dispose() {
      final Optional<Disposable> disposed;
      synchronized (this) {
        this.isDisposed = true;
        disposed = this.upstream;
      }
      // Some sources throw: one that unregisters a receiver which is not registered, for instance.
      disposed.ifPresent(current -> Failures.isolate(current::dispose));
    }
  }
}
