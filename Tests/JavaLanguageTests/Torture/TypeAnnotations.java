package torture;

import java.lang.annotation.*;
import java.util.*;
import java.util.function.*;

class TypeAnnotations<T> {
  @Target(ElementType.TYPE_USE) @interface A { int value() default 0; }
  @Target(ElementType.TYPE_USE) @interface B { String[] names() default {}; }

  @A int @B [] array; int @A(1) [] @B(names = {"[", "]"}) [] matrix, more @B [], most @A [] @B [] = {};
  java.util.@A List<@B ? super @A String @B []> list;
  TypeAnnotations<@A String>.@B Inner<@A Integer> inner;
  Map.@A Entry<@A String, int @B []> entry;

  class Inner<U> {
    int field;
    Inner(TypeAnnotations<T> TypeAnnotations.this) {}
    Inner(@A TypeAnnotations<T> TypeAnnotations.this, int field) { this.field = field; }
    void receiver(@A TypeAnnotations<T>.@B Inner<U> this) { field++; }
    void receiver(Inner<U> this, int field, String @A ... rest) { field++; }
  }

  int get(TypeAnnotations<T> this) @A [] @B [] { return matrix; }
  @A String @B [] @A [] method(@B String @A [] p @B []) throws @A RuntimeException, @B Error { return null; }
  <@A U extends @B Object & @A Runnable> void generic(U u) { this.<@A String>target(""); new <@A Integer>@B TypeAnnotations<@A T>(1); }
  <V> TypeAnnotations(V v) { }
  <V> void target(V v) { }

  boolean use(Object o) {
    @A String local = (@A String) o; Object cast = (@A Runnable & @B Comparator<@A T>) o;
    Supplier<Object> s = @A Object::new; IntFunction<int[]> f = int @B []::new; Function<Object, String> g = Object::toString;
    Object made = new java.lang.@A Object(), arrays = new @A String @B [1] @A [], filled = new int @A [] {1}, anonymous = new @A Object() { };
    return o instanceof @A String && o instanceof @B String t && t.length() > 0 || o instanceof java.lang.@A Integer;
  }
}
