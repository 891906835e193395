package torture;

import java.util.*;

class InstanceofPatterns {
  String s; Integer t; Object o; List<String> list; boolean flag;

  boolean operators() {
    boolean a = o instanceof String s && s.isEmpty(), b = s.isEmpty();
    boolean c = !(o instanceof String s) || s.isEmpty(), d = !(!(o instanceof String s)) && s.isEmpty() || s.isBlank();
    boolean e = o instanceof String s ? s.isEmpty() : s.isBlank(), f = !(o instanceof String s) ? s.isEmpty() : s.isBlank();
    boolean g = (o instanceof String s && flag) && s.length() > 1, h = o instanceof final String s && s == null;
    boolean i = o instanceof String s && o instanceof Integer t && s.length() > t, j = (o instanceof String s ? s : "").isEmpty() && s.isEmpty();
    boolean k = o instanceof List<?> list && list.isEmpty(), l = list instanceof ArrayList<String> list && list.isEmpty(), m = o instanceof int[] t && t.length > 0, n = o instanceof Map.Entry<?, ?> s && s.getKey() == t;
    boolean p = !(o instanceof String s && s.isEmpty()) && s.isEmpty(), q = !(!(o instanceof String s) || s.isEmpty()) ? s.isEmpty() : s.isBlank();
    boolean r = flag == o instanceof String, u = (o instanceof String) == (o instanceof Integer t) && t == null, v = flag & o instanceof String s | s.isEmpty();
    boolean w = !(o instanceof String s) == s.isEmpty(), x = (o instanceof String s && s.isEmpty()) ? s.isEmpty() : s.isBlank();
    int y = o instanceof String s ? s.length() : o instanceof Integer t ? t : t + s.length();
    return o instanceof String s && (s.isEmpty() || s.isBlank()) || s.isEmpty();
  }

  void arguments(Object... os) {
    arguments(o instanceof String s && s.isEmpty(), s, t);
    Object x = (o instanceof String s) && s.isEmpty() ? s : s + t;
    Runnable r = () -> { if (o instanceof String s) s.trim(); s.trim(); };
    flag = o instanceof String s && s.isEmpty(); flag = s.isEmpty();
    class Local { boolean f = o instanceof String s && s.isEmpty(), g = s.isEmpty(); }
    assert o instanceof String s && s.isEmpty() : s + t;
    new Object() { boolean b = !(o instanceof Integer t) || t > 0; int c = t; };
  }
  boolean field = o instanceof String s && s.isEmpty(), after = s.isEmpty();
}
