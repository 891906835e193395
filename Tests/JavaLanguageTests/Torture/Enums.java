package torture;

import java.util.function.*;

enum Enums implements Runnable, IntSupplier {
  PLAIN,
  @Deprecated ANNOTATED(1),
  /** A documented constant. */ EMPTY(),
  WITH_BODY { @Override int value() { return own + field; } int own = 1; },
  BOTH(2, () -> 3) {
    int own = 4, field = 5;
    { own = field; }
    @Override int value() { return own + field + super.field + other; }
    class Nested { int own; int get() { return own + field + other; } }
  }, // trailing
  LAST(new IntSupplier() { int inside = 6; public int getAsInt() { return inside; } }.getAsInt()),
  ;
  int field, other = 7;
  static final int SHARED = 1;
  Enums(int field, IntSupplier... others) { this.field = field; other = field; }
  Enums() { this(0); }
  int value() { return field; }
  public void run() { switch (this) { case PLAIN: case ANNOTATED: field++; break; default: other--; } }
  public int getAsInt() { return switch (this) { case EMPTY, BOTH -> field; case LAST -> other; default -> 0; }; }

  enum None {}
  enum Semicolon {;}
  enum CommaSemicolon {,;}
  enum Comma {,}
  enum One { A }
  enum Two { A, B, }
  enum Three { A, B; }
  enum OnlyMembers { ; int x; int get() { return x; } }
  private enum Four { A { }, B() { }, @Deprecated C {{ }}; { int local = 1; } static { } interface I { int X = 1; } }
}
