package torture;

/** Documentation
 * with lines. */
class WindowsLines { // a comment
  int a; /* b
  */ int b; // c

  String text = """
      a
        b \
      c
      """; int c;
  /** d */
  int d() { return a // e
    + b; }
}
