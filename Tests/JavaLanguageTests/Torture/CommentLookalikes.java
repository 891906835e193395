package torture;

/* block // not a line
 * / ** /* not nested
 */ class CommentLookalikes { // line /* not a block
  int a; /* one *//* two */ int b; /**/ int c; /***/ int d; /****/ int e; /** x **/ int f; /*/ tricky */ int g; /*/**/ int h;
  String url = "http://x", block = "/* no */", end = "*/", doc = "/** no */"; char slash = '/', star = '*'; // "not a string
  int quotient = a / b /* c */ / c / /* d */ d; // it's 'fine'
  int product = a */* between */b, more = a*/**/b, regex = "/*".length() / "*/".length();
  /* " unbalanced ' quotes */ int i; // /** no documentation */
  //** no documentation either */
  int j; ///
  //
  /**//**//**/ int k;
  /** */ int l; /** /* */ int m; /** // */ int n; /* * */ int o; /* **/ int p;
  int use() { return a /*.b*/ + /* a */b // + c
      + c /**/ ; /* } */ } // }
  /* \*/ int q; /* \u002a/ int r; // \\
  // \
  int s; /*
*/int t;/*x*/int/*y*/u/*z*/=/*v*/a/*w*/;/**d*/int v;//
}//
/* the end **/
//
