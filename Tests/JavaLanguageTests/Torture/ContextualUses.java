package torture;

import java.util.function.*;

class ContextualUses {
  int record, sealed, permits, yield, var, non, open, module; int[] records; ContextualUses next;

  void lambdas() {
    IntUnaryOperator a = record -> record + sealed, b = sealed -> sealed + record, c = var -> var, d = permits -> { return permits; }, e = (open) -> open + module, f = module -> module;
    IntBinaryOperator g = (record, sealed) -> record + sealed + permits, h = (int var, int open) -> var + open, i = (var non, var permits) -> non + permits;
    Supplier<ContextualUses> k = next::sealed; Supplier<Integer> j = this::record, l = this::<Integer>record; run(record -> record, sealed -> record);
  }
  void statements() {
    int[] record = records; record[0] = 1; record[0]++; record.clone(); this.record++; sealed++; --sealed; sealed = record[sealed]; permits *= 2; non = non - sealed; non--; record(non-sealed, permits);
    sealed(); sealed().record = 1; next.sealed().permits = permits; permits = permits > 1 ? sealed : non; if (sealed > permits) sealed--; else permits--; while (var < 1) var++; module = open - module;
    record: for (;;) { sealed: for (;;) { permits: for (;;) { if (permits > 1) break record; else if (sealed > 1) continue sealed; break permits; } } }
    var record2 = new int[] {this.record}; var var = record2; var[0] = 1; final var open = this.open; for (var each : record2) this.module += each; for (var it = 0; it < 1; it++) ; try (var in = new java.io.StringReader("")) { } catch (Exception exception) { }
  }
  ContextualUses sealed() { return this; } int record(int... permits) { return permits[0] + record; } <T> int record() { return record; } int sealed(int sealed) { return sealed; } void run(IntUnaryOperator permits, IntUnaryOperator var) { }
  int record(int record) { return record; } static class with { static int open; static void module() { open++; } } void transitive() { with.open = 1; with.module(); torture.ContextualUses.with.open++; }
}
