package torture;

import java.util.function.*;

class SwitchExpressions {
  enum Colour { RED, GREEN, BLUE }
  int a, b, result;
  Colour colour;
  static final int ONE = 1, TWO = 2;
  int field = switch (a) { case 1 -> b; case 2 -> { int b = a; yield b; } default -> 0; } + result;

  int use(int x) {
    int one = switch (x) { case 1, 2 -> a; case 3 -> throw new Error(); default -> { int y = a; { yield y + b; } } };
    int two = switch (x) { case 1: yield a; case 2: int b = 1; yield b; case 3: b = 4; yield b; default: yield -a; };
    int three = switch (colour) { case RED -> switch (x) { case 1 -> a; default -> { yield a > b ? a : b; } }; case GREEN, BLUE -> (b); };
    int four = a + switch (x) { default -> a; } * switch (b) { default -> { yield(a); } } - (switch (x) { default -> b; });
    a(switch (x) { case ONE -> a; case TWO -> b; default -> result; }, () -> switch (a) { default -> { yield b; } });
    Supplier<IntUnaryOperator> s = () -> switch (x) { case 1 -> a -> a + b; case 2 -> (int b) -> a + b; default -> y -> { return switch (y) { default -> { int a = y; yield a; } }; }; };
    String text = switch (a) { case 1 -> "->"; case 2 -> { try { yield "x"; } finally { a++; } } default -> ((Supplier<String>) () -> "y" + b).get(); };
    int ternary = a > switch (b) { default -> a; } ? switch (x) { case ONE == 1 ? 5 : 6 -> a; default -> b; } : b;
    boolean bool = switch (x) { case 1 -> a < b; case 2 -> a > b && (Object) colour instanceof Colour c && c == Colour.RED; default -> !(a == b); };
    int block = switch (x) { case 1 -> { yield ++a; } case 2 -> { yield --b; } case 3 -> { yield -a; } case 4 -> { yield ~a; } case 5 -> { yield (a) + b; } case 6 -> { yield new int[] {a}[0]; } case 7 -> { yield this.a; } case 8 -> { yield "x".length(); } case 9 -> { yield +a++; } default -> { yield switch (a) { default -> { yield b; } }; } };
    if (switch (x) { case 1 -> true; default -> a > 1; }) return switch (x) { default -> a; };
    while (switch (a) { default -> false; }) { }
    return switch (x) { case 1: { yield a; } default: for (;;) { if (a > b) yield a; else yield switch (b) { default: yield b; }; } };
  }

  void a(int x, IntSupplier y) { }
}
