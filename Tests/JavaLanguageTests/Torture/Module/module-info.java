/** The documentation of a module. */
@Deprecated @SuppressWarnings({"module", "x"})
open /* open */ module torture.open.module {
  requires transitive java.base; requires static java.logging; requires static transitive java.xml;
  exports torture.module; exports torture.to to java.base, java.logging;
  uses java.util.function.Supplier; uses torture.with;
  provides java.lang.Runnable with torture.A, torture.with.B; // a comment
}
