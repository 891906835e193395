package torture;

class InnerCreation<T> {
  int field;
  InnerCreation<T> outer, next;
  Inner inner;

  class Inner {
    int field, own;
    Inner() { this(1); }
    Inner(int x) { field = x; InnerCreation.this.field = own; InnerCreation.this.outer.next = next; }
    class Deep<U> { int get() { return field + own + Inner.this.field + InnerCreation.this.field; } Inner up() { return Inner.this; } }
  }
  class Child extends Inner { Child() { outer.super(); own = field; } Child(InnerCreation<T> outer) { outer.super(1); } Child(int x) { InnerCreation.this.super(x); } }
  static class Far extends InnerCreation<String>.Inner { Far(InnerCreation<String> outer) { outer.super(); } Far(InnerCreation<String> outer, int x) { (outer.next).super(x); } }

  void use() {
    inner = outer.new Inner(); inner = this.outer.next.new Inner(field); inner = new InnerCreation<T>().new Inner(); inner = new Inner();
    Object o = outer.new Inner() { int field; int get() { return field + own; } }, p = inner.new Deep<String>(), q = inner.new Deep<>() { int own2 = field; };
    Object r = outer.outer(next).new Inner(), s = (outer).new Inner(1), t = ((InnerCreation<T>) o).new Inner(), u = new InnerCreation<T>() { }.new Inner().new Deep<T>().up();
    Object[] array = {new Inner(), this.new Inner(), outer.new Inner()};
    int x = new Inner().field + outer.new Inner().new Deep<T>().get() + InnerCreation.this.field + InnerCreation.this.inner.own;
    new InnerCreation<T>() {{ field = next.field; }};
    new Inner(field) { { own = field; } void m() { field++; outer = next; } };
  }
  InnerCreation<T> outer(InnerCreation<T> outer) { return outer; }
}
