package torture;

import java.util.*;
import java.util.function.*;

class FieldUses {
  int a = 1, b = a, c = this.a + b, d = (b = 2) + c; static int shared = 1;
  int[] is = {a, b, new int[] {c}[0]}; Object o = new Object[] {a, (Supplier<Integer>) () -> b, new int[c]};
  Supplier<Integer> supplier = () -> a + this.later, nested = () -> { Supplier<Integer> s = () -> b; return s.get() + c; }; int later = 2;
  Function<Integer, Integer> function = a -> a + b; FieldUses next = new FieldUses(a, b).next, other = next;
  FieldUses(int... is) { this.is = is; a = is.length; } FieldUses(String s) { this(s.length(), shared); b = a; } FieldUses(Object o) { super(); this.o = o; c = b; } FieldUses() { this(new int[] {shared}); }

  void assignments() { a = b; a += b; b -= a; c *= a + b; a /= 1; a %= b; a <<= b; a >>= b; a >>>= c; a &= b; a ^= b; a |= c; a++; ++a; a--; --a; is[a] = b; is[b++] += c--; next.a = a; this.a = b; next.next.b = c; (a) = 1; ((b))++; a = b = c = d; next = other = null; int x = a = 1, y = x = b; }
  int reads() { return a + -a + ~a + (a) + is[a] + is.length + next.a + next.reads() + (int) a + (a > b ? a : b) + "a".length() + method(a, b, is[0]) + new FieldUses(a).b + this.b + a(a).a; }
  void statements() { if (a > b) return; while (a < b) a++; do a--; while (a > 0); for (a = 0; a < b; a++) c++; for (int i : is) a += i; switch (a) { case 1: b++; } synchronized (o) { a++; } assert a > b : c; throw new Error("" + a); }
  int method(int... xs) { return xs.length; } FieldUses a(int x) { return this; } int b() { return b; } int e;
}

class FieldUsesInInner {
  int a; String b; FieldUsesInInner outer;
  class Inner { int c = a; int use() { return a + c + b.length() + outer.a; } class Deep { int d = a + c; int use() { return a + b.length() + c + d; } Inner inner; { inner.c = d; c = a; } } }
  enum Kind { A { int x = 1; int get() { return x + y; } }, B; int y; int get() { return y; } }
  static class Nested { int a; int use() { return a; } static int shared; FieldUsesInInner in; int other() { return in.a + a + shared; } }
  interface Shape { int a = 1; default int use() { return a + b(); } private int b() { int b = a; return b; } static int s() { return a; } class InShape { int c; int use() { return c + a; } } }
  Runnable r = new Runnable() { int d; public void run() { d = a; a = d; new Inner() { int e = d + a + c; }; Runnable s = () -> { d = a; }; } };
}
