package android.util;

/** The signatures of the pair of Android that new view models on RxJava 1 use, from its public documentation. */
public class Pair<F, S> {
  public final F first;
  public final S second;

  public Pair(final F first, final S second) {
    this.first = first;
    this.second = second;
  }

  public static <A, B> Pair<A, B> create(final A first, final B second) {
    return new Pair<>(first, second);
  }
}
