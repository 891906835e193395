package torture;

import java.util.*;
import java.util.function.*;

class Ternaries {
  int a, b, c, d;
  boolean x, y, z;
  Runnable r;

  int nested() { return x ? y ? z ? a : b : c : x ? y ? a : b : z ? c : d; }
  int grouped() { return (x ? a : b) + (y ? (z ? a : b) : (c)) - (x ? -a : +b) * (a > b ? c : d); }
  int assigned() { int e = x ? a = 1 : (b = 2), f = a > b ? a++ : --b; return x ? e : y ? f : (c += d); }
  Object lambdas() { r = x ? () -> a++ : y ? () -> { b++; } : () -> c(x ? a : b); Supplier<Integer> s = x ? () -> y ? a : b : () -> c; Function<Integer, Integer> f = x ? a -> a : (b) -> b + c, g = y ? (int2) -> x ? d : int2 : a -> { return a; }; return x ? (Runnable) () -> { } : (Supplier<Integer>) () -> d; }
  Object types() { return x ? new int[] {a} : y ? new ArrayList<String>() : z ? (Object) List.<String>of() : a < b ? int[].class : (Integer) c; }
  Object references() { Supplier<String> s = x ? "a"::trim : this::toString; Supplier<List<String>> t = y ? ArrayList<String>::new : LinkedList::new; return x ? s : a > b ? t : null; }
  boolean conditions() { return x ? y : z ? a < b : (c > d); }
  void labels() { switch (a) { case 1: b = x ? a : b; case 2: label: c = y ? x ? a : b : c; default: for (int e = x ? a : b; x ? y : z; a += x ? 1 : 2) break; } }
  int c(int a) { return x ? a : this.a; }
}
