package torture;

import java.util.*;
import java.util.function.*;

class MethodReferences<T> extends ArrayList<T> {
  int size;
  String text;
  String[] texts;
  List<String> list;
  MethodReferences<T> other;

  static class Nested<U> { static int count(String s) { return 1; } Nested(U u) {} Nested() {} int plus(int x) { return x; } int[] values; }
  class Inner { Inner() {} int value() { return size; } }

  <A> A generic(A a) { return a; }

  void use() {
    IntFunction<int[]> a = int[]::new; IntFunction<int[][]> b = int[][]::new; IntFunction<String[]> c = String[]::new;
    IntFunction<List<String>[]> d = List[]::new; Function<Integer, List<?>[]> d2 = List<?>[]::new;
    Supplier<List<String>> e = ArrayList<String>::new, f = ArrayList::new, g = java.util.ArrayList<String>::new;
    Function<String, Integer> h = String::length, i = MethodReferences.Nested::count, j = Nested::count;
    Function<List<String>, Integer> k = List<String>::size, l = List::size, m = java.util.List<String>::size;
    Supplier<Integer> n = text::length, o = this.text::length, p = super::size, q = this::size, r = MethodReferences.super::size;
    Supplier<Integer> s = texts[size]::length, t = list.get(size)::length, u = other.other::size, v = (size > 1 ? text : "x")::length;
    Supplier<Integer> w = "literal"::length, x = new Nested<String>().values::hashCode, y = ((String) text)::length;
    Function<T, T> z = this::<T>generic, ab = other::<T>generic;
    Supplier<Inner> ac = Inner::new; Supplier<Nested<T>> ad = Nested<T>::new, ae = MethodReferences.Nested<T>::new;
    Function<T, Nested<T>> af = Nested<T>::<String>new;
    Function<int[], Object> ag = int[]::clone;
    Supplier<Class<?>> ah = int[].class::getComponentType; Supplier<String> ai = String.class::getName;
    Runnable aj = size > 1 ? text::trim : list::clear;
    Supplier<Comparator<Map.Entry<String, Integer>>> ak = Map.Entry::<String, Integer>comparingByKey;
  }
}
