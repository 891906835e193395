package com.plumbline.android;

/** What the library will have: the signatures that the examples need to be compiled. */
public final class Pair<First, Second> {
  public final First first;
  public final Second second;

  private Pair(First first, Second second) {
    this.first = first;
    this.second = second;
  }

  public static <First, Second> Pair<First, Second> create(First first, Second second) {
    return new Pair<>(first, second);
  }
}
