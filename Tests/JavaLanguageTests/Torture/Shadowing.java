package torture;

import java.io.*;
import java.util.*;
import java.util.function.*;

class Shadowing {
  int a, b, c; String s; Reader in; Exception e; List<Integer> list; Object o; int[] is;

  int parameters(int a, int... b) { return a + b[0] + c + this.a; }
  int locals() { int x = a; int a = b, b = a; a += b; { int c = a; b = c; } c = a; int d = c, c = d; return c; }
  int declaredLater() { a = 1; if (b > 1) { a = 2; int a = 3; a++; } a = 4; int a = this.a; return a; }
  int inItsOwnInitializer() { int a; a = (a = 2) * a; int b = (b = 3) + b; return a + b; }
  void loops() { for (int a = b, b = 1; a < b; a++, b++) { c = a; } a = b; for (int a : is) { b = a; } b = a; for (Integer list : list) { list++; } list.clear(); for (int b : is) for (int a = b; a < c; a++) c += a; a = b; for (a = 1; a < 2; a++) { } while (a < 1) { int a = 1; b = a; } do { int a = 2; } while (a > 1); }
  void loopHeads() { for (final int[] is : new int[][] {is}) { is[0]++; } for (is[0] = 1; ; ) { break; } }
  void lambdas() { IntUnaryOperator f = a -> a + b, g = (a) -> { int b = a; return b; }, h = (int a) -> a + c; IntBinaryOperator i = (a, b) -> { c = a; return b; }; a = b; Supplier<IntUnaryOperator> j = () -> a -> { b = a; return c; }; Runnable k = () -> { int a = 1; b = a; }; a++; Function<Integer, Function<Integer, Integer>> l = a -> b -> a + b + c; c = a + b; }
  void catches() { try { e.toString(); } catch (RuntimeException e) { e.toString(); } finally { e.toString(); } try { int a = 1; b = a; } catch (Exception a) { a.toString(); } a = b; }
  void patterns() { if (o instanceof String s && s.isEmpty()) s.trim(); s.trim(); if (!(o instanceof Integer a)) { a = 1; return; } b = a; }
  void resources() throws IOException { try (Reader in = new StringReader(s)) { in.read(); } in.read(); try (Reader in = this.in) { } catch (IOException e) { in.close(); e.toString(); } e.toString(); }
  void switches() { switch (a) { case 1: int a = 1; b = a; break; case 2: a = 2; b = a; { int c = a; } c = b; } a = 3; switch (b) { case 1 -> { int b = 1; a = b; } default -> b = 2; } }
  void blocks() { { int a = 1; } a = 2; synchronized (o) { Object o = s; o.toString(); } o.toString(); label: { int a = 1; b = a; } a = b; if (a > b) { int a = 1; } else { a = 1; } try { int a = 1; b = a; } finally { a = 1; } }
  void anonymous() { int b = 1; new Object() { int x = b + c; void m() { a = b; c = a; int c = a; c++; } int a = x; { later = a; } int later; }; a = b; }
  void localClasses() { class Local { int get() { return a + b; } int b; class In { int a; int get() { return a + b + c; } } } int c = 1; class Other { int x = c; } a = b + c; class a { int b = a; int c; } b = 1; }
  void localMethods() { new Object() { int a() { return a + b(); } int b() { return b; } }.a(); }
  void inherited() { new Exception() { int a2 = a; void m() { a = b; } }; new ArrayList<String>() { void m() { a = size() + modCount; } }; }
  Shadowing(int a) { this.a = a; b = a; } Shadowing(int a, int c) { this(a + c); b = a + c; } Shadowing() { int a = b; c = a; }
  { int a = 1; b = a; } { a = 1; }
  static int shared(int a) { int b = a; return a + b; }
  static void sharedLocals() { int a = 1; class L { int b = 2; int get() { return b; } } Runnable r = () -> { int c = 1; c++; }; }
}
