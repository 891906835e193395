package torture;

import java.util.*;

abstract class Statements {
  int a, b; boolean flag; Object lock; List<Integer> list; int[] is;

  void all() throws Exception {
    if (flag) a = 1; else if (a > 1) b = 2; else { a = b; }
    if (flag) if (a > b) a = 1; else b = 1;
    for (int i = 0, j = a; i < j; i++, --j) a += i * j; for (a = 0, b = 1; ; a++, b--) { if (flag) break; else continue; } for (;;) if (flag) break;
    for (final var i : list) b += i; for (@SuppressWarnings("x") final int[] i[] : new int[][][] {}) { } for (Map.Entry<String, List<Integer>> e : Map.of("a", list).entrySet()) e.getValue().add(a);
    while (a < b) a++; do { b++; } while (b < a); do a++; while (a < b);
    synchronized (lock) { a = 1; } synchronized (this) { } synchronized (list.get(a)) { b++; }
    assert a > b; assert flag : "message" + a; assert (flag) : (b);
    try { a = 1; } catch (Exception e) { throw e; } finally { b = 1; } try { throw new Exception("" + a); } catch (IllegalStateException | IllegalArgumentException e) { a++; }
    { { a++; } int c = a; } ; ; int d, e = a, f[], g[][] = {{a}}, h; final int k = b; @Deprecated final int l; java.util.List<? extends Number> m = list, n[]; Map.Entry<String, Integer>[] o; int[] p, q[]; var r = a; boolean s = a < b, t = a > b;
    new Object(); new Object() { }; a++; --b; all(); this.all(); list.get(a).intValue(); (list).clear(); ((List<Integer>) list).clear(); new ArrayList<>(list).clear(); "x".length(); is[a]++; is[b] = a; int.class.getName(); int[].class.getName(); super.toString(); a = b = 1; String[].class.cast(null);
    if (a > b) { return; } else throw new Error(); 
  }
  abstract int none(int a); native void nothing(int b); synchronized final int locked(final int a) { return a; } protected static strictfp double exact() { return 1; }
  volatile int v; transient int w; private transient volatile int x; public static final int Y = 1; static { int a = Y; a++; } { a = Y; int b = a; b++; } static int[] array() { return new int[] {Y}; }
}
