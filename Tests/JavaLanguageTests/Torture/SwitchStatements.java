package torture;

class SwitchStatements {
  enum Colour { RED, GREEN, BLUE, a, field }
  int a, b, field, yield;
  Colour colour;
  static final int ONE = 1; final int CONSTANT = 100;

  int old(int x) {
    switch (x) {}
    switch (x) { case 1: case 2: a++; int b = 1; break; case ONE + 2: b = 3; a = b; default: { int a = 4; b = a; } case 9: }
    switch (colour) { case RED: case a: return a; case field: field = 1; break; default: }
    switch ((x)) { default: case (3): x++; case 4 + 1: ; case 'c': case (int) 7L: b += x; }
    switch (x > 1 ? a : b) { case ONE == 1 ? 10 : 11: a = 1; break; case 12: { break; } }
    switch ("s" + a) { case "case 1:": case "s" + "t": a = 2; break; case "->": b = 1; default: class Local { int a = b; } new Local().a++; }
    return b;
  }

  void arrows(int x) {
    switch (x) { case 1 -> a++; case 2, 3, ONE + 3 -> { int a = 1; b = a; } case 5 -> throw new RuntimeException("" + a); default -> { } }
    switch (colour) { case RED, a -> a = field; case field -> b = a; default -> throw new Error(); }
    switch (x) { case CONSTANT -> a(CONSTANT); case ONE + (2) -> a(a); case (7) -> this.b = b; case -1 -> { switch (a) { case 1 -> b--; } } default -> new Runnable() { int a; public void run() { a = b; } }.run(); }
    Runnable r = () -> { switch (b) { case 1 -> field = a; } };
    label: switch (x) { case 1: if (a > b) break label; while (true) { break label; } }
    for (;;) { switch (x) { case 1: continue; default: return; } }
  }

  void a(int x) { }
}
