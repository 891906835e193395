package torture;

import java.util.*;
import java.util.concurrent.Callable;
import java.util.function.*;

class Lambdas {
  int x, y, z;
  Runnable field = () -> x++;
  IntFunction<IntFunction<Integer>> add = a -> b -> a + b + x;
  IntBinaryOperator shadowed = (x, y) -> x + y + z, typed = (int x, int y) -> x + y + z, inferred = (var x, var y) -> x + y + z;
  BinaryOperator<int[]> arrays = (int[] x, int y[]) -> y;
  Function<String[], Integer> variable = (String... x) -> x.length + z;

  interface Wide { int apply(int x, String... rest); }
  Wide wide = (int x, String... z) -> x + z.length + y;

  void use() throws Exception {
    Supplier<Runnable> s = () -> () -> { int x = 1; y = x; };
    Callable<Integer> c = () -> { throw new IllegalStateException("" + x); };
    Runnable r = true ? () -> x = 1 : () -> y = 2;
    Runnable q = x > 1 ? field : y > 2 ? () -> { z = 3; } : () -> { };
    Supplier<Supplier<Integer>> t = x > 0 ? () -> () -> y : () -> () -> x > 0 ? y : z;
    run(() -> x, (a) -> y, a -> { int z = a; return z; }, this::identity);
    run(() -> { int y = x; { int z = y; } return z; }, z -> z, (final var y) -> x, Lambdas::twice);
    Object[] os = {(Runnable) () -> x++, (Runnable) () -> { y++; }};
    for (Runnable each : new Runnable[] {() -> x++, () -> { }}) each.run();
    new Thread(() -> { class x { int y = z; } new x(); x = y; }).start();
    ((Runnable) () -> x = 1).run();
    Function<Integer, Integer> f = switch (x) { case 1 -> a -> a + y; case 2 -> (a) -> { yield: while (true) break yield; return z; }; default -> x -> x; };
  }

  int run(IntSupplier a, IntUnaryOperator b, IntUnaryOperator c, IntUnaryOperator d) { return a.getAsInt(); }
  int identity(int x) { return x; }
  static int twice(int x) { return 2 * x; }
}
