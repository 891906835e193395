package torture;

class QualifiedThis {
  int field, other;
  interface First { default int get() { return 1; } }
  interface Second { default int get() { return 2; } }
  static class Base { int inherited, field; int method() { return field; } Base() {} Base(int x) {} }

  class Both extends Base implements First, Second {
    int own;
    public int get() { return First.super.get() + Second.super.get() + super.method() + super.field + Both.super.field + this.field + Both.this.own + QualifiedThis.this.field + field + other; }
    int inherited() { return inherited + this.inherited + super.inherited + own + Both.this.inherited; }
    Both() { super(1); own = inherited; }
    class Deep extends Base { int use() { return Both.this.own + QualifiedThis.this.other + Both.super.method() + field + own + other + inherited; } }
  }
  Runnable r = () -> { this.field = QualifiedThis.this.other; synchronized (this) { field++; } };
  QualifiedThis self() { return this; } Object up() { return QualifiedThis.super.toString() + super.hashCode() + QualifiedThis.class; }
  boolean same() { return this == QualifiedThis.this && this.self().self().field == (this).field && ((QualifiedThis) this).other == this.other; }
}
