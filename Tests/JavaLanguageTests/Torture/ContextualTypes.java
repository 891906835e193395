package torture;

import java.util.List;

class ContextualTypes {
  static class module<with> { with open; }
  static class open { int exports; }
  static class non { }
  static class with { }
  module<open> first; module<open>[] array; List<module<with>> with; non non; torture.ContextualTypes.open qualified;

  module<open> record(module<with> to, open... open) { module<open> module = first; open non = open[0]; return (module<open>) (Object) (module); }
  open open() { open open = new open(); open.exports = 1; open[] opens = {open}; for (open with : opens) with.exports++; return open; }
  boolean is(Object o) { return o instanceof open open && open.exports > 0 || o instanceof module<?> || with.isEmpty(); }
}
