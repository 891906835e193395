package torture;

import java.util.function.*;

class LocalTypes {
  int a, b, c;
  static int shared;

  void method(int p) {
    int a = 1;
    class Local { int b = a + p + c; int d; Local() { d = b; LocalTypes.this.b = c; } Local next() { return new Local(); } class Inner { int c = d + b; int a() { return a + c; } } }
    final class Final extends Local { int get() { return b + d + c; } }
    abstract class Abstract { abstract int get(); }
    @Deprecated class Annotated<T extends Local> { T c; }
    strictfp class Strict { }
    abstract @Deprecated class Mixed { int b() { return b; } }
    interface Shape { int c = shared; default int area() { return c; } static int one() { return 1; } }
    enum Kind { X, Y { int k() { return c; } }; int c; int k() { return c; } }
    record Pair(int a, int c) { int sum() { return a + c; } }
    c = new Local().d + new Abstract() { int get() { return a + b + c; } int b; }.get();
    class Holder { class Held { int a; int get() { return a + c; } record Point(int a) { int get() { return a; } } } int get() { return a; } enum E { A { class In { int a; int get() { return a; } } }; int get() { return c; } int c; } interface I { int a = 1; default int get() { return a; } } }
    { class Local2 { int c; int get() { return c; } } new Local2(); }
    for (int i = 0; i < b; i++) { class InLoop { int i2 = c; } }
    if (b > 0) { class InIf { int get() { return b + a; } } } else { interface InElse { } }
    switch (b) { case 1: class InCase { int x = c; } new InCase(); default: class InDefault { int y = c; } }
    Runnable r = () -> { record InLambda(int b) { int get() { return b; } } class Other { int get() { return b + a; } } };
    label: { class InLabel { int get() { return c; } } }
  }

  Object field = new Object() { int a = b; class Deep { int b = a; Object o = new Object() { int x = a + b + c; }; } };
  Supplier<Object> supplier = () -> new Object() { int b; int get() { return a + b + c; } };
  { class InBlock { int get() { return a; } } }
  LocalTypes() { this(new Object() { int a; { a = 1; } }); class InConstructor { int get() { return a + b; } } }
  LocalTypes(Object o) { super(); int recorded = 1, record = 2, sealed = record; record = sealed + a; }
}
