package torture;

import java.lang.annotation.*;
import java.util.*;

class AnnotatedBounds<@AnnotatedBounds.On(">") T extends @AnnotatedBounds.On("<") Number & @AnnotatedBounds.On Comparable<@AnnotatedBounds.On T>> {
  @Target({ElementType.TYPE_USE, ElementType.TYPE_PARAMETER}) @interface On { String value() default ""; int[] numbers() default {}; }

  @On T value;
  Map<@On String, @On("{") List<@On ? extends @On("x" + (1 < 2 ? "a" : "b")) T>> map;
  java.util.@On List<java.lang.@On String> qualified;
  Map.@On Entry<String, T> entry;

  <@On U extends @On Object, @On(numbers = {1, 2}) V> @On V method(@On U u, @On V @On [] @On ... vs) throws @On Error { return vs[0][0]; }

  class Child<X extends @On Number> extends @On Object implements @On Runnable, java.io.@On Serializable {
    public void run() {
      @On T local = value;
      Object o = (@On T) local;
      boolean b = o instanceof @On Number && o instanceof @On Number n && n == value;
      new @On Object();
      T[] array = null;
      int @On [] @On [] matrix = new @On int @On [3] @On [];
      Runnable r = @On Object::new;
      List<@On String> strings = new ArrayList<@On String>();
      try { } catch (@On RuntimeException e) { }
    }
  }
}
