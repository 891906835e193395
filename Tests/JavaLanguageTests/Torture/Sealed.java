package torture;

sealed interface Sealed permits Sealed.A, Sealed.B, Sealed.C, Sealed.D {
  final class A implements Sealed { int sealed, permits, non; int get() { return sealed - permits + non-sealed; } }
  non-sealed class B implements Sealed { }
  public static sealed abstract class C implements Sealed permits E, torture.Sealed.F { int field; }
  record D(int permits) implements Sealed { }
  final class E extends C { int get() { return field; } }
  static non-sealed abstract class F extends C { int field; int get() { return field; } }
}

abstract sealed class SealedAlone { }
final class SealedChild extends SealedAlone { }
@Deprecated non-sealed strictfp class SealedOther extends SealedAlone { }

sealed interface SealedWithoutPermits { enum One implements SealedWithoutPermits { X } non-sealed interface Two extends SealedWithoutPermits { } }
abstract @Deprecated sealed @SuppressWarnings("x") class SealedMixed<T> extends Object implements Runnable permits SealedMixedChild { int permits; }
final class SealedMixedChild extends SealedMixed<String> { public void run() { int sealed = 1, non = 2; int x = non-sealed; permits = x; } }
