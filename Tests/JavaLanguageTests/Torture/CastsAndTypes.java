package torture;

import java.util.*;
import java.util.function.*;

class CastsAndTypes<T> {
  class Inner<U> { U value; class Most { } } static class Nested<U> { int count; Nested() { } Nested(int x) { } static <V> Nested<V> of(V v) { return null; } }
  int a, b; Object o; T t; int[] is; Map<String, List<T>> map; List<String>[] array; CastsAndTypes<T> next;

  void casts() {
    Object c = (CastsAndTypes<String>.Inner<Integer>) o, d = (java.util.Map.Entry<String, ? super T>) o, e = (CastsAndTypes<T>.Inner<T[]>.Most[]) o, f = (Map<String, Map<String, List<? extends T>>>[]) o, g = (torture.CastsAndTypes.Nested<?>) o;
    int h = (int) (long) (double) a, i = (int) +(-a), j = (int) -(+b), k = -(int) a, l = (int) 'c', m = (int) ~(a), n = (int) a++, p = (int) ++a, q = (char) + (byte) - (short) a, r = (int) is[0], s = (int) this.a, u = (int) next.next.a, v = (int) hash(a), w = ((Integer) a).hashCode() + (Integer) b;
    Function<Object, Object> x = (Function<Object, Object>) y -> (T) y, z = (Function<Object, Object>) (y) -> (Object) (T) y, aa = (Function<Object, Object>) (Object y) -> { return (Object) o; }; Supplier<Nested<T>> ab = (Supplier<Nested<T>>) Nested<T>::new;
    boolean ac = (a) < (b), ad = (a) > b, ae = (Integer) o > a, af = (o) instanceof Integer, ag = ((Object) a) instanceof Integer ah && ah > a, ai = (boolean) (Boolean) o && !(boolean) (Boolean) o, aj = (a & b) == (a | b);
    String ak = (String) o + (String) o, al = (String) (o), am = (o) + "", an = ((String) o).trim(), ao = (String) "x" + (a) + (b), ap = (a) + (b) + "" + -(a) + (-a) + (+b); T[] aq = (T[]) new Object[a]; List<T>[] ar = (List<T>[]) new List<?>[] {null}; List<?> as[] = array, at = as[a];
    Object au = (Runnable & java.io.Serializable) () -> { }, av = (Object & Comparable<String>) "x", aw = (Object) (Comparator<T> & java.io.Serializable) (ax, ay) -> a, az = (Object) this.next, ba = (Object) super.toString(), bb = (Object) new int[] {a}, bc = (Object) switch (a) { default -> b; }, bd = (Object) String.class, be = (Object) int[].class, bf = (Object) null;
  }
  void locals() {
    List<String>[] c[] = null, d = array; Map.Entry<String, T>[] e; java.util.List<java.util.List<String>> f = null; CastsAndTypes<T>.Inner<String>.Most g; CastsAndTypes.Nested<int[]> h = new CastsAndTypes.Nested<>(), i = Nested.<int[]>of(is); int[] j, k[], l; final @Deprecated List<? extends Comparable<? super T>> m; Map<?, ?> n[] = {map}, p; T q = t, r[]; int s = a, u = s;
    is[a] = b; is[is[a]]++; array[a].get(b).trim(); next.is[a] = b; next.array[a].clear(); a = b < a ? a : b; a = is.length < b ? is[a] : is[b]; o = a < b; o = a > b; o = array[a] instanceof List<String>; next.next.next.a++; this.<T>hash(t); CastsAndTypes.<T>same(t); new CastsAndTypes<T>().new Inner<T>().value = t; (a)++; (is)[a]--; ((next)).a = b; ++(a); -- is[a];
    for (List<String> v : array) for (Map.Entry<String, List<T>> w : map.entrySet()) w.getValue().add(t); for (int x = a < b ? a : b, y = x; x < y && y > x; ) { } for (List<String> z = array[a]; z.size() < a; z.clear()) { } for (java.util.Iterator<T> it = map.get("").iterator(); it.hasNext(); ) t = it.next(); for (CastsAndTypes<T> each = next; each != null; each = each.next) a += each.a;
  }
  <U> int hash(U u) { return a; } static <U> U same(U u) { return u; }
}
