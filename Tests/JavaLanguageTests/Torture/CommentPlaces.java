/** Before the package. */
package /* inside */ torture; // behind

/** Before an import. */
import /* x */ java.util./* y */List /* z */ ; // behind
/* before */ import static /* a */ java.lang.Math./* b */ * /* c */;

// a line

/** Not this one. */
/** The class. */
// behind the documentation
@Deprecated /* between */ public /** not documentation */ class /* name */ CommentPlaces /* extends */ extends /* x */ Object /* { */ {
  // first
  /** A field. */ int a /* = */ = /* 1 */ 1 /* , */ , /** Another declarator. */ b; // trailing
  /* block before */ int c; /** A field behind another. */
  int d; /** Documented on the line of the one before. */ int e;
  /** Stray. */ ;
  int f;
  @SuppressWarnings("x") /** After an annotation. */ int g;
  public /** After a modifier. */ int h;

  /** A method. */ /* then a block */ // then a line
  /* p */ void /* q */ method /* r */ ( /* s */ int /* t */ x /* u */ , /** no */ int y /* v */ ) /* w */ throws /* z */ Error /* { */ { // body
    /** A local. */ int local = a; /** A local class. */ class Local { /** Its field. */ int i = local; }
    // the end
  } // behind the method
  /** A block. */ { } /** A static block. */ static { }
  /** A constructor. */ CommentPlaces() { }
  /** An enum. */ enum Kind { /** X. */ X, /** Y. */ @Deprecated Y /* ( */ ( /* 1 */ ) /* { */ { /** Inside. */ int z; }, Z /** behind */ ; /** Field. */ int field; /* end */ }
  /** A record. */ record Pair(/** A component. */ int first, /* b */ int second /* c */) { /** Compact. */ Pair { } }
  /** An annotation. */ @interface Note { /** Element. */ int value() /* default */ default /* 1 */ 1; }
  /** An interface. */ interface Shape { /** Constant. */ int X = 1, /** Other. */ Y = 2; /** Area. */ double area(); }
  <T> /** After type parameters. */ void generic() { }
  /** Before type parameters. */ <T> void documented() { }
  // last
} // after the class
/** After everything. */
