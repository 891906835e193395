package com.plumbline.android;

/**
 * The value of streams that have nothing to say but that something happened.
 *
 * <p>It stands where view models on RxJava 1 had {@code Void} and null: {@code
 * this.nextPage.onNext(Unit.INSTANCE)}.
 */
public enum Unit {
  /** The only value. */
  INSTANCE
}
