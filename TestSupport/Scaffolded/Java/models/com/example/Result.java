package com.example;

/** A type that descriptions name. */
public final class Result<Success, Failure> {
  /** What came of it, or null. */
  public final Success success;

  /** Why nothing came of it, or null. */
  public final Failure failure;

  public Result(final Success success, final Failure failure) {
    this.success = success;
    this.failure = failure;
  }
}
