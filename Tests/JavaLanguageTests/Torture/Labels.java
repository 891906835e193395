package torture;

class Labels {
  int field, label, outer, i;
  boolean flag;

  void use() {
    field: for (;;) { label: while (flag) { if (i > 1) continue field; break field; } }
    label: { label = 1; break label; }
    outer: inner: for (i = 0; i < outer; i++) { if (flag) continue inner; else break outer; }
    field: field = 2; label: label(); i: i++;
    outer: do { if (flag) break outer; } while (flag);
    outer: switch (field) { case 1: break outer; default: { break; } }
    outer: if (flag) break outer; else { field++; }
    outer: try { break outer; } finally { label = 3; }
    outer: synchronized (this) { break outer; }
    outer: ;
    outer: { class L { void m() { outer: for (;;) { outer++; break outer; } } } break outer; }
    a: b: c: d: { break b; }
    label : outer = flag ? field : label;
    switch (i) { case 1: x: i = 2; case 2: y: for (;;) break y; default: z: { } }
  }
  void label() { Runnable r = () -> { field: while (true) break field; }; }
}
