package com.plumbline.android;

import io.reactivex.rxjava3.annotations.NonNull;
import java.util.Objects;

/**
 * What an activity that was opened for a result came back with.
 *
 * <p>Results are equal when their codes and intents are.
 */
public final class ActivityResult {
  /** The result code of an activity that did what it was opened for, as Android has it. */
  public static final int OK = -1;

  /** The result code of an activity that the user left, as Android has it. */
  public static final int CANCELED = 0;

  private final int requestCode;
  private final int resultCode;
  private final Intent intent;

  private ActivityResult(final int requestCode, final int resultCode, final Intent intent) {
    this.requestCode = requestCode;
    this.resultCode = resultCode;
    this.intent = Objects.requireNonNull(intent, "intent");
  }

  /**
   * Makes a result.
   *
   * @param requestCode the number that the activity was opened with
   * @param resultCode {@link #OK}, {@link #CANCELED}, or a number that both activities know
   * @param intent what the activity hands back; {@link Intent#empty} if nothing
   * @return the result
   */
  public static @NonNull ActivityResult create(
      final int requestCode, final int resultCode, final @NonNull Intent intent) {
    return new ActivityResult(requestCode, resultCode, intent);
  }

  /**
   * The number that the activity was opened with.
   *
   * @return the number
   */
  public int requestCode() {
    return this.requestCode;
  }

  /**
   * How it went.
   *
   * @return {@link #OK}, {@link #CANCELED}, or a number that both activities know
   */
  public int resultCode() {
    return this.resultCode;
  }

  /**
   * What the activity hands back.
   *
   * @return the intent, which says nothing if nothing was handed back
   */
  public @NonNull Intent intent() {
    return this.intent;
  }

  /**
   * Whether this is the answer to a request.
   *
   * @param requestCode the number that an activity was opened with
   * @return whether it is the number of this result
   */
  public boolean isFor(final int requestCode) {
    return this.requestCode == requestCode;
  }

  /**
   * Whether the activity did what it was opened for.
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
    if (!(other instanceof ActivityResult)) {
      return false;
    }
    final ActivityResult result = (ActivityResult) other;
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
    return "ActivityResult(" + this.requestCode + ", " + this.resultCode + ", " + this.intent + ")";
  }
}
