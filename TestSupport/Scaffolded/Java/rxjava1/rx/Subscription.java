package rx;

/** The signatures of RxJava 1 that new views use, from its public documentation. */
public interface Subscription {}
