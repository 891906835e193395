package torture;

import java.util.*;
import java.util.function.*;

class TypesNamedAsFields {
  int String, Object, List, Map, java, TypesNamedAsFields, First, Inner, Comparator, a; List<String> list; TypesNamedAsFields next;
  interface First { default int get() { return 1; } }

  class Inner implements First {
    int own; public int get() { return First.super.get() + TypesNamedAsFields.this.a + Inner.this.own + Inner.super.hashCode() + TypesNamedAsFields.super.hashCode(); }
    Supplier<Integer> s = First.super::get, t = Inner.super::hashCode, u = TypesNamedAsFields.this::hashCode;
  }
  class Child extends Inner { Child(TypesNamedAsFields next) { next.super(); } Child() { this(null); } }
  class Far extends Child { Far() { TypesNamedAsFields.this.super(); } }

  void classes() { Class<?> c = String.class, d = String[].class, e = java.lang.String.class, f = java.util.Map.Entry[][].class, g = TypesNamedAsFields.class, h = int[].class; }
  void references() {
    Supplier<Object> s = ArrayList<String>::new; IntFunction<Object[]> f = Object[]::new, g = List<?>[]::new, h = java.lang.Object[]::new; Supplier<Map<String, String>> m = HashMap<String, String>::new; Function<List<String>, Integer> l = List<String>::size, n = java.util.List<String>::size; Function<int[], Object> o = int[]::clone;
  }
  void uses() { String = a; Object++; a = List + Map; java = First < a ? Inner : Comparator; boolean b = String < a, c = List > a, d = String < a && Map > Object; Object = list.get(Inner).length(); TypesNamedAsFields--; String local = (String) null + String; Object o = (Object) String, p = (List<String>) list; List<String> q = new ArrayList<String>(List); Inner r = new Inner(), t = next.new Inner(); }
}
