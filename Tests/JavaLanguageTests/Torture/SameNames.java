package torture;

import java.util.*;
import java.util.function.*;

class SameNames {
  int value, size, SameNames, string; Kind kind; List<String> list; Runnable run;
  enum Kind { value, size, kind, list; Kind next; static Kind first; Kind next() { return next; } }

  int value() { return value; } int value(int value) { return value(value() + value); } void run() { run.run(); run(); this.run(); this.run.run(); }
  SameNames size() { size = size().size().value() + this.size().size; return this; }
  int kinds() { switch (kind) { case value: return value; case size: size++; break; case kind: case list: default: } return switch (kind) { case value, size -> size; case kind -> { yield value; } case list -> list.size(); }; }
  boolean comparisons() { return kind == Kind.kind || kind.next == Kind.value && kind.next().next != Kind.size; }
  void types() { SameNames SameNames = this; SameNames.value = SameNames.value(); this.SameNames++; SameNames.SameNames--; list list = null; list.list(); }
  void references() { Supplier<Integer> s = this::value; Function<SameNames, SameNames> f = torture.SameNames::size; Runnable r = run::run; Runnable q = this::run; Supplier<Integer> t = list::size; }
  void labels() { value: for (;;) { size: for (;;) { value = size; break value; } } }
  class list { int list; void list() { list = value; list(); } class value { int size = value + list; } }
  void strings() { String string = "value"; string.length(); java.util.List<String> java = list; java.size(); Object torture = value; }
  @SuppressWarnings(value = "size") void annotated(@Deprecated int list) { @SuppressWarnings(value = "x") int run = list; run++; }
  SameNames() { value = size; } SameNames SameNames() { return SameNames().SameNames(); }
}
