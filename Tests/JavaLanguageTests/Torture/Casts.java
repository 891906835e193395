package torture;

import java.io.Serializable;
import java.util.*;
import java.util.function.*;

class Casts<T> {
  int a, b;
  Integer boxed = 1;
  Object object;
  String text;

  int arithmetic() {
    int c = (a) + b, d = (a) - b, e = (int) -b, f = (int) +b, g = (a)-(b), h = (int) ~b, i = -(int) -a;
    long l = (long) (a) + (long) ((b)), m = (short) a * (byte) b, n = (char) (a++) + (a)++ + --(a);
    boolean not = (boolean) !true, less = (a) < b, greater = (a) > (b), and = (a & b) > 1, shift = (a) << b > 1;
    return (c) + (d) * (e) / (f) % (g) + (h) + (i);
  }

  Object references() {
    Object x = (Object) text, y = (T) object, z = (Integer) boxed, s = (String) "text", n = (Object) null;
    Object t = (Casts<T>) this, u = (java.lang.Object) super.toString(), v = (List<? extends T>) new ArrayList<T>();
    Object w = (int[]) object, p = (String[][]) object, q = (List<String>[]) object, r = (Object) (text), k = (Object) 'c';
    Object negated = (Integer) (-1), cls = (Object) int.class, sw = (Object) switch (a) { default -> b; };
    Object chained = (Object) (String) (Object) text, number = (Object) 1, array = (Object) new int[] {a};
    int[] indexed = ((int[]) object), other = {(a), (b), ((int[]) object)[a]};
    return ((String) object).length() + ((Casts<T>) object).a + (text) + ((text)).length();
  }

  void lambdas() {
    Runnable run = (Runnable & Serializable) () -> a++;
    Object intersection = (Runnable & Serializable & Cloneable) object;
    Function<Integer, Integer> one = (a) -> a, two = a -> b, three = (Integer a) -> a, four = (Function<Integer, Integer>) (b) -> b;
    BiFunction<Integer, Integer, Integer> five = (a, b) -> a + b, six = (final Integer a, @SuppressWarnings("x") Integer b) -> { return a; }, seven = (var a, var b) -> b;
    Supplier<Integer> eight = () -> a, nine = (Supplier<Integer>) () -> b, ten = (((() -> (a))));
    Supplier<Supplier<Integer>> curried = () -> () -> a, cast = (Supplier<Supplier<Integer>>) () -> (Supplier<Integer>) () -> b;
    Object method = (Supplier<String>) text::trim, creation = (Supplier<Object> & Serializable) Object::new;
    Function<Integer, Function<Integer, Integer>> nested = x -> y -> x + y + a;
    Object chosen = (a) > 1 ? (Runnable) () -> {} : (Supplier<Integer>) () -> (a);
  }
}
