package torture;

import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;

class ExplicitTypeArguments<T> {
  T value;
  List<T> values;

  <A> ExplicitTypeArguments(A argument) {}

  <A, B extends List<A>> ExplicitTypeArguments(A first, B second) { this(first); }

  static <A> A identity(A value) { return value; }

  <A> A instance(A value) { return value; }

  class Inner<U> extends ExplicitTypeArguments<U> {
    <X> Inner(X x) { <X>super(x); }

    Inner() { <String>this(null); this.<String, List<String>>this2(); }

    <X, Y> void this2() {}
  }

  void use() {
    this.<T>instance(value);
    ExplicitTypeArguments.<List<String>>identity(null).size();
    Collections.<T>emptyList().stream().<String>map(each -> each + "" + value).toList();
    new <String>ExplicitTypeArguments<T>("x").<List<T>>instance(values).get(0);
    new <Integer>ExplicitTypeArguments<Integer>(1) {};
    this.new <T>Inner<String>(value);
    Supplier<List<String>> supplier = Collections::<String>emptyList;
    super.<T>toString();
  }
}
