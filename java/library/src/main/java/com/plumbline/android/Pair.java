package com.plumbline.android;

import io.reactivex.rxjava3.annotations.NonNull;
import java.util.Objects;

/**
 * Two values that travel together.
 *
 * <p>Pairs are equal when both of their values are.
 *
 * @param <First> the type of the first value
 * @param <Second> the type of the second value
 */
public final class Pair<First, Second> {
  /** The first value. */
  public final @NonNull First first;

  /** The second value. */
  public final @NonNull Second second;

  private Pair(final First first, final Second second) {
    this.first = Objects.requireNonNull(first, "first");
    this.second = Objects.requireNonNull(second, "second");
  }

  /**
   * Puts two values together.
   *
   * @param first the first value
   * @param second the second value
   * @param <First> the type of the first value
   * @param <Second> the type of the second value
   * @return the pair
   * @throws NullPointerException if one of them is null
   */
  public static <First, Second> @NonNull Pair<First, Second> create(
      final @NonNull First first, final @NonNull Second second) {
    return new Pair<>(first, second);
  }

  @Override
  public boolean equals(final Object other) {
    if (!(other instanceof Pair)) {
      return false;
    }
    final Pair<?, ?> pair = (Pair<?, ?>) other;
    return this.first.equals(pair.first) && this.second.equals(pair.second);
  }

  @Override
  public int hashCode() {
    return 31 * this.first.hashCode() + this.second.hashCode();
  }

  @Override
  public String toString() {
    return "(" + this.first + ", " + this.second + ")";
  }
}
