package rx.subscriptions;

import rx.Subscription;

/** The signatures of RxJava 1 that new views use, from its public documentation. */
public final class CompositeSubscription implements Subscription {
  public void add(final Subscription subscription) {}

  public void clear() {}
}
