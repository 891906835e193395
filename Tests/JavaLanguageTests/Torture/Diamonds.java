package torture;

import java.util.*;
import java.util.function.*;

class Diamonds<T> {
  List<T> list = new ArrayList<>(), other = new java.util.ArrayList<>(list);
  Comparator<T> comparator = new Comparator<>() {
    int calls;
    @Override public int compare(T a, T b) { return calls++ + list.size(); }
  };
  Map<String, List<T>> map = new HashMap<>() {{ put("a", list); put("b", other); }};
  Supplier<Diamonds<T>> supplier = Diamonds<T>::new;

  <U> Diamonds() { new <U>Diamonds<T>(); new Diamonds<T>() {}; }

  boolean use() { return new ArrayList<>(list).size() < new HashMap<>(map).size() && list.size() > 0; }
}
