package com.plumbline.android;

/**
 * The value of events that have none: {@code this.nextPage.onNext(NoValue.INSTANCE)}.
 *
 * <p>View models on RxJava 1 used {@code Void} and null, which RxJava 2 and 3 do not accept.
 */
public enum NoValue {
  /** The only value. */
  INSTANCE
}
