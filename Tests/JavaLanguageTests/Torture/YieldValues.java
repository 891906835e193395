package torture;

import java.util.*;
import java.util.function.*;

class YieldValues<T> {
  int a, b; int[] is; String s; YieldValues<T> next; List<String> list;

  int numbers(int x) {
    return switch (x) {
      case 1 -> { yield (a); } case 2 -> { yield(a) + b; } case 3 -> { yield a > b ? a : b; } case 4 -> { yield ++a; } case 5 -> { yield --b; } case 6 -> { yield -a; } case 7 -> { yield +a; }
      case 8 -> { yield this.a; } case 9 -> { yield YieldValues.this.b; } case 10 -> { yield super.hashCode(); } case 11 -> { yield is[0]; } case 12 -> { yield next.a; } case 13 -> { yield (int) a; } case 14 -> { yield a = 1; } case 15 -> { yield a += b; }
      case 16 -> { yield switch (a) { default -> { yield b; } }; } case 17 -> { yield new int[] {a, b}[0]; } case 18 -> { yield a++; } case 19 -> { yield ((a) + (b)); } case 20 -> { yield 'c'; } case 21 -> { yield 1; } case 22 -> { yield numbers(a); } case 23 -> { yield ~a; } case 25 -> { yield "x".length(); } case 26 -> { yield a << b >> 2; }
      case 27 -> { int yielded = 1; yield yielded; } case 28 -> { yield this.<Integer>same(a); } case 29 -> { yield (a < b) == (b > a) ? a : b; } case 30 -> { yield List.<Integer>of(a).size(); } case 31 -> { yield new ArrayList<String>(list) { int b = a; int size2() { return b + a; } }.size2(); }
      default -> { if (x > a) { yield a; } else { for (;;) { yield b; } } }
    };
  }
  boolean booleans(int x) { return switch (x) { case 1 -> { yield !list.isEmpty(); } case 2 -> { yield true; } case 3 -> { yield a < b; } case 4 -> { yield (Object) s instanceof Integer a && a == b; } default -> { yield (Object) s instanceof String s && s.isEmpty(); } }; }
  Object objects(int x) { return switch (x) { case 1 -> { yield null; } case 2 -> { yield this; } case 3 -> { yield new Object() { int a = b; }; } case 4 -> { yield "a" + a; } case 5 -> { yield (Runnable) () -> a++; } default -> { yield s; } }; }
  IntUnaryOperator lambdas(int x) { return switch (x) { case 1 -> { yield a -> a + b; } case 2 -> { yield (a) -> b; } case 3 -> { yield (int b) -> a + b; } case 4 -> { yield y -> { yield2(); return a; }; } case 5 -> { yield this::numbers; } default -> z -> a; }; }
  void yield2() { Supplier<Integer> s = () -> switch (a) { case 1: yield b; default: { int b = 2; yield b; } }; }
  <A> A same(A a) { return a; }
}
