package torture;

import java.lang.annotation.*;
import static torture.Annotations.CONSTANT;

public @Annotations.One(name = "a" + CONSTANT) @Deprecated abstract strictfp @SuppressWarnings({}) class Annotations {
  static final String CONSTANT = "c";

  /** An annotation with all kinds of elements. */
  @Retention(RetentionPolicy.RUNTIME) @Documented
  public static @interface One {
    String name() default "";
    int[] numbers() default {1, 2, };
    Class<?> type() default void.class;
    Class<? extends Number>[] types() default {};
    ElementType kind() default ElementType.FIELD;
    Part part() default @Part;
    Part[] parts() default {@Part, @Part(), @Part(1)};
    int CONSTANT = 1, OTHER = CONSTANT + 1;
    abstract public boolean flag() default 1 < 2 && !false;
    char c() default '}';
    enum Inside { A, B }
    class Held { int field; int get() { return field; } }
    @interface Deeper {}
  }
  @Repeatable(Parts.class) @interface Part { int value() default 0; }
  @interface Parts { Part[] value(); String[] others() default ""; }
  public @interface Empty {}
  abstract static @ interface Spaced { }

  @Part @Part(1) @Part(value = 2) int repeated;
  @Parts({@Part(1), @Part(2), }) @One(numbers = 1, parts = @Part(3), types = {Integer.class, Long.class}, type = int[].class)
  private volatile @Empty String mixed = "m" + this.repeated;
  @torture.Annotations.One @java.lang.Deprecated String qualified;
  @One(name = ")", part = @Part(value = (1 + 2) * 3), c = '{') String tricky = qualified;
  @ Empty @Annotations . Part ( 7 ) int spaced;

  @Override public @Empty final String toString() { @SuppressWarnings("x") final @Empty int local = repeated; return mixed + local; }
  @SafeVarargs @Empty static <T> @SuppressWarnings("x") void generic(@Empty T... ts) { }
  @Empty <T> Annotations(@Empty final @SuppressWarnings({"a", "b"}) T parameter) { for (@Empty int each : new int[] {1}) { } }
  @Empty() abstract void unfinished(@One(name = "(") int a, @Empty int... rest);
}
