package torture;

import java.io.*;
import java.util.*;
import java.util.function.*;

/** A record. @param x something */
record Records(int x, @Deprecated String y, List<? extends Number>... rest) implements Serializable, Comparable<Records> {
  static int count = 1;
  static final Records NONE = new Records(0, "");

  Records {
    if (x < 0) throw new IllegalArgumentException(y + rest.length);
    x = Math.abs(x);
    count++;
  }
  Records(int x) { this(x, ""); }
  @Override public int x() { return x + count; }
  public int compareTo(Records other) { return x - other.x + y.length(); }
  int sum(int x) { return x + this.x + y.length() + rest.length; }
  Runnable later() { return () -> System.out.println(x + y); }

  record Empty() {}
  record Generic<T extends Comparable<T>, U>(T first, U second) { Generic { Objects.requireNonNull(first); } <V> V get(V v, T second) { return v; } T t() { return first; } }
  public record Canonical(int a, int[] b) { public Canonical(int a, int[] b) { this.a = a; this.b = b; } int both() { return a + b[0]; } }
  private static final record Nested(Nested next) { record Deeper(int next) { int get() { return next; } } int depth() { return next == null ? 0 : 1 + next.depth(); } }
  @FunctionalInterface interface Shape { double area(); }
  record Circle(double radius) implements Shape { public double area() { return radius * radius; } static { count = 2; } }
  record Annotated(@SuppressWarnings("x") @Deprecated int a, int[]... b) { @Deprecated public Annotated { a = b.length; } }
  record Hidden(int count) { int get() { return count; } static int shared; class Inner { int count() { return count + shared; } } enum E { A } }

  Object local(int y) {
    record Local(int x, int z) { Local { z = x; } int sum() { return x + z + count; } }
    record Pair<A, B>(A a, B b) {}
    return new Local(x, y).sum() + new Pair<>(x, y).a;
  }
}
