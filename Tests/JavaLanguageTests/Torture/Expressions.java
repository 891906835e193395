package torture;

import java.util.*;
import java.util.function.*;

class Expressions<T> {
  int a, b; long l; double d; boolean x, y; String s; int[] is; int[][] iss; Expressions<T> next; List<T> list; T t; char c;

  Object all() {
    int i = a + b - a * b / a % b << a >> b >>> a & b | a ^ b; boolean p = x && y || !x == y != x & y | x ^ y; i = a++ + ++a - a-- - --a + -a - -b + +a - +b + ~a; i = a+++b; i = a---b; i = a - --b; i = a + ++b; i = -(-a); x = !!y; i = - -a;
    i = next.next.a + next.is[a] + next.next().iss[a][b] + is[is[is[a]]] + iss[a][iss[b].length] + this.next.next.b + (next).a + (next.next()).b + ((next)).next().a;
    s = "a" + a + 'c' + c + null + x + 1L + 1.0 + (a + b) + this + list; s += a; s = s + s.length() + s.charAt(a) + (s = "x").length() + ("x" + s).length();
    list.add(t); list.get(a).equals(t); list.<T>toArray(null2()).clone(); Collections.<T>emptyList().size(); List.of(a, b, s).get(a).hashCode(); java.util.List.of(a).size(); java.lang.System.out.println(a); Expressions.<String>make(s).next.a = b;
    Object[] o = {a, new int[] {a}, new int[a][b][], new Expressions<T>(), new ArrayList<>(a), new Expressions<T>().next.a, new int[] {a}[b], new int[a].length, new String("x").length(), new Expressions<String>() { int a; int get() { return a + b; } }.get(), Expressions.class, int.class, int[].class, this, Expressions.this.a, super.hashCode(), null, true, false};
    return (x ? a : b) + (y ? s : t).toString() + (t instanceof String) + (t instanceof List<?> u && u.isEmpty()) + (T) t + (int) d + (Object) (a) + (a = b) + (a += 1) + ((Supplier<Integer>) () -> a).get() + a(a).a(b).a;
  }
  Expressions<T> a(int a) { return this; } Expressions<T> next() { return next; } T[] null2() { return null; } static <U> Expressions<U> make(U u) { return null; }
}
