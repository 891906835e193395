package com.plumbline.android;

import java.util.Objects;

/**
 * The result of an activity that was started for one.
 *
 * <p>Results are equal when their codes and intents are.
 */
public final class TypedResult {
  /** The result code of an activity that succeeded: that of Android. */
  public static final int OK = -1;

  /** The result code of an activity that the user left: that of Android. */
  public static final int CANCELED = 0;

  private final int requestCode;
  private final int resultCode;
  private final TypedIntent intent;

  private TypedResult(final int requestCode, final int resultCode, final TypedIntent intent) {
    this.requestCode = requestCode;
    this.resultCode = resultCode;
    this.intent = Objects.requireNonNull(intent, "intent");
  }

  /**
   * Creates a result.
   *
   * @param requestCode the number that the activity was started with
   * @param resultCode {@link #OK}, {@link #CANCELED}, or a number that both activities agree on
   * @param intent the data of the result; {@link TypedIntent#empty} if there are none
   * @return the result
   */
  public static TypedResult create(
      final int requestCode, final int resultCode, final TypedIntent intent) {
    return new TypedResult(requestCode, resultCode, intent);
  }

  /**
   * The number that the activity was started with.
   *
   * @return the number
   */
  public int requestCode() {
    return this.requestCode;
  }

  /**
   * The result code.
   *
   * @return {@link #OK}, {@link #CANCELED}, or a number that both activities agree on
   */
  public int resultCode() {
    return this.resultCode;
  }

  /**
   * The data of the result.
   *
   * @return the intent, which is empty if there are no data
   */
  public TypedIntent intent() {
    return this.intent;
  }

  /**
   * Whether this is the result of a request.
   *
   * @param requestCode the number that an activity was started with
   * @return whether it is the number of this result
   */
  public boolean isFor(final int requestCode) {
    return this.requestCode == requestCode;
  }

  /**
   * Whether the activity succeeded.
   *
   * @return whether the result code is {@link #OK}
   */
  public boolean isOk() {
    return this.resultCode == OK;
  }

  /**
   * Whether the user left the activity.
   *
   * @return whether the result code is {@link #CANCELED}
   */
  public boolean isCanceled() {
    return this.resultCode == CANCELED;
  }

  @Override
  public boolean equals(final Object other) {
    if (!(other instanceof TypedResult)) {
      return false;
    }
    final TypedResult result = (TypedResult) other;
    return this.requestCode == result.requestCode
        && this.resultCode == result.resultCode
        && this.intent.equals(result.intent);
  }

  @Override
  public int hashCode() {
    return Objects.hash(this.requestCode, this.resultCode, this.intent);
  }

  @Override
  public String toString() {
    return "TypedResult(" + this.requestCode + ", " + this.resultCode + ", " + this.intent + ")";
  }
}
