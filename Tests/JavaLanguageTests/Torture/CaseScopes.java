package torture;

class CaseScopes {
  String s; Integer t; Object o; boolean flag; int a, b;

  void bindings() {
    switch (t) { case 1: if (!(o instanceof String s)) return; s.trim(); case 2: s.trim(); }
    switch (t) { case 1: if (!(o instanceof String s)) return; { s.trim(); } break; case 2: s.trim(); if (!(o instanceof String s)) return; s.trim(); default: s.trim(); }
    switch (o instanceof String s ? s : "") { case "a": s.trim(); default: s.trim(); }
    switch (o instanceof Integer t && t > 1 ? t : 0) { case 1 -> t++; default -> { if (!(o instanceof Integer t)) return; a = t; } }
    s.trim();
  }
  int yields() { return switch (t) { case 1: if (!(o instanceof String s)) yield 1; yield s.length(); case 2: yield s.length(); default: { if (!(o instanceof String s)) yield s.length(); yield s.length(); } }; }
  void locals() {
    switch (t) { case 1: int a = 1; case 2: a = 2; b = a; break; default: { a = 3; int b = a; a = b; } case 3: a = 4; for (int b = a; b < a; b++) { } b = a; }
    switch (t) { case 1 -> { int a = 1; b = a; } case 2 -> { a = 2; } case 3 -> { class L { int a = b; } a = new L().a; } default -> a = b; }
    switch (t) { case 1: class Local { int b = a; int get() { return b; } } case 2: record Pair(int a) { int get() { return a; } } default: enum E { A; int a; int get() { return a; } } }
    switch (a = b) { case 1: } switch (a > b ? a : b) { default: } switch (s + a) { case "x": } switch ((a)) { case (1): }
  }
  void elsewhere(Object p) {
    synchronized (o instanceof String s ? s : "") { s.trim(); } int[] is = {o instanceof String s ? s.length() : s.hashCode(), s.length()};
    if (o instanceof String s && o instanceof Integer t ? t > s.length() : s.isEmpty() || t > 1) { s.trim(); t++; } else { s.trim(); }
    for (boolean c = o instanceof String s && s.isEmpty(); c && o instanceof Integer t && t > 1; c = t > 2, t++) { s.trim(); t++; } t++;
    Runnable r = () -> { if (!(o instanceof String s)) return; s.trim(); }; s.trim(); java.util.function.Predicate<Object> q = x -> x instanceof String s && s.isEmpty(); s.trim();
    throw o instanceof Error s ? s : new Error(s);
  }
  void loops() { while (!(o instanceof String s) || s.isEmpty()) { a = b; } s.trim(); do { b = a; } while (!(o instanceof Integer t) || t > s.length()); t++; }
  boolean returned() { return !(o instanceof String s) || !(o instanceof Integer t) || s.length() > t; }
  boolean assigned() { boolean c; c = o instanceof String s && (flag = s.isEmpty()) || (flag = s.isBlank()); return flag = !(o instanceof String s) ? s.isEmpty() : s.isEmpty(); }
  boolean labelled() { outer: for (;;) { while (!(o instanceof String s)) { break outer; } s.trim(); } return s.isEmpty(); }
  boolean labelledInner() { outer: for (;;) { while (!(o instanceof String s)) { continue outer; } s.trim(); break; } return s.isEmpty(); }
  boolean labelledBlock() { outer: { while (!(o instanceof String s)) { if (flag) break outer; } s.trim(); } return s.isEmpty(); }
  boolean blocks() { { if (!(o instanceof String s)) return s.isEmpty(); { s.trim(); } } if (!(o instanceof String s)) { { return s.isEmpty(); } } s.trim(); return s.isEmpty(); }
  boolean ladders() { if (!(o instanceof String s)) return s.isEmpty(); else if (s.isEmpty()) return s.isBlank(); else { s.trim(); } return s.isEmpty(); }
  boolean laddersWithout() { if (o instanceof String s) { s.trim(); } else if (flag) { s.trim(); } else return s.isEmpty(); return s.isEmpty(); }
  boolean laddersDone() { if (o instanceof String s) { s.trim(); } else if (flag) { return s.isEmpty(); } else throw new Error(s); return s.isEmpty(); }
  boolean laddersLater() { if (flag) { return s.isEmpty(); } else if (!(o instanceof String s)) { return s.isEmpty(); } s.trim(); return s.isEmpty(); }
}
