package torture;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;

class NestedGenerics<A, B extends Comparable<B>, C extends Map<A, List<? super B>> & Serializable & Cloneable, D extends A> {
  Map<String, Map<String, List<String>>> three;
  Map<String,Map<String,Map<String,List<String>>>>four = new HashMap<String,Map<String,Map<String,List<String>>>>();
  List<?> unbounded; List<? extends Number> upper; List<? super Integer> lower; List<? extends List<?>[]>[] arrays;
  List<int[]> primitives; List<String[][]> strings; Entry<A, ? extends B>[][] none() { return null; }
  java.util.Map.Entry<java.lang.String, java.util.List<? extends java.lang.Number>> qualified;
  List < String > spaced = new ArrayList < > ();
  C c;
}

class NestedGenericsShifts {
  int i, j;
  List<List<List<Integer>>> lists;

  <T extends Comparable<? super T>> boolean compare(T a, List<? extends List<? extends List<T>>> b) {
    List<List<List<Integer>>> local = lists;
    Map<Integer, Map<Integer, List<Integer>>> map = null;
    int k = i >> 2, l = i >>> j, m = i >>>= 1, n = j >>= 2;
    boolean b1 = i < j >> 2, b2 = i > j >>> 3, b3 = i >= j, b4 = (i >> j) > (k >>> l);
    return b1 && b2 == b3 ? b4 : i < k & j > m;
  }
}
