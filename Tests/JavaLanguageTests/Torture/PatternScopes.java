package torture;

class PatternScopes {
  String s; Integer t; Object o; boolean flag;

  void ifs() {
    if (o instanceof String s) s.trim(); else s.strip();
    s.trim();
    if (!(o instanceof String s)) s.trim(); else s.strip();
    s.trim();
    if (o instanceof String s && s.isEmpty()) { s.trim(); } else if (o instanceof Integer t) { t++; s.trim(); } else { t++; s.trim(); }
    { if (!(o instanceof String s)) { s.trim(); return; } s.trim(); }
    s.trim();
    if (flag) { if (!(o instanceof String s)) throw new Error(s); s.trim(); } else s.trim();
    if (!(o instanceof Integer t) || t > 1) return;
    t++;
  }

  void early() { if (!(o instanceof String s)) return; s.trim(); String u = s; { s.trim(); } Runnable r = () -> s.trim(); class L { String s2 = s; } }
  void thrown() { if (!(o instanceof String s)) { throw new Error(); } else { s.trim(); } s.trim(); }
  void inverted() { if (o instanceof String s) { s.trim(); } else return; s.trim(); }
  void both() { if (o instanceof String s) return; else return; }
  void nested() { if (!(o instanceof String s)) { if (flag) return; else throw new Error(s); } s.trim(); }
  void noReturn() { if (!(o instanceof String s)) { s.trim(); } s.trim(); }
  void twice() { if (!(o instanceof String s && o instanceof Integer t)) { t++; s.trim(); } t++; s.trim(); }
  void twoNots() { if (!(o instanceof String s) || !(o instanceof Integer t)) { t++; s.trim(); return; } t++; s.trim(); }
  void loops() {
    while (!(o instanceof String s)) { s.trim(); o = t; }
    s.trim();
  }
  void loopWithBreak() { while (!(o instanceof String s)) { s.trim(); if (flag) break; } s.trim(); }
  void loopWithInnerBreak() { while (!(o instanceof String s)) { for (;;) { if (flag) break; } } s.trim(); }
  void loopWithLabel() { outer: while (!(o instanceof String s)) { for (;;) { if (flag) break outer; } } s.trim(); }
  void loopInside() { while (o instanceof String s && s.isEmpty()) { s.trim(); } s.trim(); }
  void doLoop() { do { s.trim(); } while (!(o instanceof String s)); s.trim(); }
  void doLoopWithBreak() { do { if (flag) break; } while (!(o instanceof String s)); s.trim(); }
  void doLoopWithContinue() { do { if (flag) continue; } while (!(o instanceof String s)); s.trim(); }
  void forLoop() { for (int i = 0; !(o instanceof String s); i++) { s.trim(); } s.trim(); }
  void forLoopInside() { for (; o instanceof String s; s.trim(), o = s) { s.trim(); } s.trim(); }
  void forLoopWithBreak() { for (; !(o instanceof String s); ) { break; } s.trim(); }
  void labelled() { label: { if (!(o instanceof String s)) break label; s.trim(); } s.trim(); }
  void labelledIf() { label: if (!(o instanceof String s)) return; s.trim(); }
  void continued() { for (;;) { if (!(o instanceof String s)) continue; s.trim(); } }
  void broken() { for (;;) { if (!(o instanceof String s)) break; s.trim(); } s.trim(); }
  void switched() { switch (t) { case 1: if (!(o instanceof String s)) break; s.trim(); default: } s.trim(); }
  void switchedToEnd() { if (!(o instanceof String s)) { switch (t) { case 1: return; default: throw new Error(); } } s.trim(); }
  void switchedArrows() { if (!(o instanceof String s)) { switch (t) { case 1 -> { return; } default -> throw new Error(); } } s.trim(); }
  int yielded() { return switch (t) { case 1 -> { if (!(o instanceof String s)) yield s.length(); yield s.length(); } default -> s.length(); }; }
  void infinite() { if (!(o instanceof String s)) { while (true) { } } s.trim(); }
  void infiniteFor() { if (!(o instanceof String s)) { for (;;) { } } s.trim(); }
  void infiniteDo() { if (!(o instanceof String s)) { do { } while (true); } s.trim(); }
  void infiniteBroken() { if (!(o instanceof String s)) { while (true) { if (flag) break; } } s.trim(); }
  void tried() { if (!(o instanceof String s)) { try { return; } finally { t++; } } s.trim(); }
  void triedCatch() { if (!(o instanceof String s)) { try { throw new Error(); } catch (Error e) { return; } } s.trim(); }
  void triedFalling() { if (!(o instanceof String s)) { try { t++; return; } catch (Error e) { } } s.trim(); }
  void triedFinally() { if (!(o instanceof String s)) { try { t++; } finally { return; } } s.trim(); }
  void synchronizedReturn() { if (!(o instanceof String s)) { synchronized (this) { return; } } s.trim(); }
  void labelledReturn() { if (!(o instanceof String s)) { label: return; } s.trim(); }
  void labelledBreak() { if (!(o instanceof String s)) { label: { break label; } } s.trim(); }
  void blockReturn() { if (!(o instanceof String s)) {{{ return; }}} s.trim(); }
  void lambdaReturn() { if (!(o instanceof String s)) { Runnable r = () -> { return; }; } s.trim(); }
  void classReturn() { if (!(o instanceof String s)) { class L { void m() { return; } } } s.trim(); }
  void parenthesised() { if (!((o instanceof String s))) return; s.trim(); }
  void notNot() { if (!!(o instanceof String s)) s.trim(); else return; s.trim(); }
  void orFalse() { if (!(o instanceof String s) || flag || s.isEmpty()) return; s.trim(); }
  void andTrue() { if (o instanceof String s && flag) { s.trim(); } else { return; } s.trim(); }
  void conditional() { if (flag ? o instanceof String s : flag) { s.trim(); } s.trim(); }
  void ifWithElseIf() { if (!(o instanceof String s)) { return; } else if (s.isEmpty()) { s.trim(); } s.trim(); }
  void afterInCase() { switch (t) { case 1: if (!(o instanceof String s)) return; s.trim(); case 2: } s.trim(); }
  void constantIf() { if (!(o instanceof String s)) { if (true) return; } s.trim(); }
  void emptyStatements() { if (!(o instanceof String s)) return; ; s.trim(); }
}
