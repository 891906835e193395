package torture;

/** Escapes are read before anything else is. */
public cl\u0061ss UnicodeEscapes {
  \u0070rivate int field;
  int \u0066ield2;
  int caf\u00e9, \uuuu0078yz;
  int \ud801\udc37 = 1;
  char backslash = '\u005c\u005c';
  char quote = '\u005c'';
  char letter = '\u0041';
  String text = \u0022quoted\u0022;
  String even = "\\u0041", odd = "\\\u0041", four = "\\\\u0041", five = "\\\\\u0042";
  String surrogates = "\ud83d\ude00 \uD83D\uDE00";
  /* a comment that ends with an escape *\u002f int afterComment;
  /\u002a another one */ int afterOther;
  \u002f/ a line comment \u000a int afterLine;
  // a line comment that ends with a carriage return \u000d int afterReturn;
  // a line comment that does not end \\u000a int hidden;
  \u002f** documentation */ int documented;
  /*\u002a documentation as well */ int documentedToo;
  /*\u002a/ int undocumented;
  @Deprec\u0061ted int old;

  int use() \u007b
    int \u006cocal = field + field2;
    return local + this.\u0066ield + xyz + caf\u00e9 + \u0063afé + \ud801\udc37\u003b
  \u007d

  String concat(int field) { return "a" \u002b "b" \u002b even \u002b \u0066ield; }
}
