package torture;

import java.util.*;

class ContextualKeywords {
  int record, var, sealed, permits, module, open, with, to, opens, exports, uses, provides, requires, transitive, non, when, _a;
  String yield, assertion;
  List<Integer> vars;

  int record(int record) { return record + this.record; }
  int var() { return var; }
  ContextualKeywords open(int... with) { open = with[0]; return this; }
  void sealed() { sealed++; }
  void permits() { permits = -permits; }

  void use(Object o) {
    record = 1; record++; record += var; this.record(record); record(record); record = record(1);
    var var = 1; var = 2; var++; final var local = var; var open = this.open; var with = open;
    this.<Integer>var(1);
    sealed = non-sealed; non--; sealed();
    int module = 1, record = 2; module = record; record(module); permits = to - opens + exports * uses / provides % requires;
    for (var each : vars) transitive += each; for (var var2 = 0; var2 < 1; var2++) { }
    try (var in = new java.io.StringReader("")) { when = in.hashCode(); } catch (Exception e) { }
    Comparator<Integer> c = (var x, var y) -> x + y + transitive;
    open(open).open(with); requires = this.requires; record: for (;;) break record;
  }
  <T> void var(T var) { var = null; }
}

class module { module open; static module requires(module with) { return with.open; } }
class open extends module { open with = this; class to { class exports extends open { } } }
interface permits2 { int permits = 1; class with<opens, to extends opens> { opens uses; to provides; } }
