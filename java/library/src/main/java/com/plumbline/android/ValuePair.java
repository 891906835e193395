package com.plumbline.android;

import java.util.Objects;

/**
 * A pair of values.
 *
 * <p>Pairs are equal when both of their values are.
 *
 * @param <First> the type of the first value
 * @param <Second> the type of the second value
 */
public final class ValuePair<First, Second> {
  /** The first value. */
  public final First first;

  /** The second value. */
  public final Second second;

  private ValuePair(final First first, final Second second) {
    this.first = Objects.requireNonNull(first, "first");
    this.second = Objects.requireNonNull(second, "second");
  }

  /**
   * Creates a pair.
   *
   * @param first the first value
   * @param second the second value
   * @param <First> the type of the first value
   * @param <Second> the type of the second value
   * @return the pair
   * @throws NullPointerException if one of them is null
   */
  public static <First, Second> ValuePair<First, Second> create(
      final First first, final Second second) {
    return new ValuePair<>(first, second);
  }

  @Override
  public boolean equals(final Object other) {
    if (!(other instanceof ValuePair)) {
      return false;
    }
    final ValuePair<?, ?> pair = (ValuePair<?, ?>) other;
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
