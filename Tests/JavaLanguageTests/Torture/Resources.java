package torture;

import java.io.*;

class Resources {
  Reader reader, other;
  final Reader last = null, in = null;
  int count;

  void use(Reader parameter) throws IOException {
    try (Reader reader = open(this.reader)) { reader.read(); } finally { reader.close(); }
    try (Reader reader = other; final Reader other = reader;) { reader.read(); other.read(); } catch (IOException e) { reader.close(); other.close(); }
    try (last) { last.read(); } try (this.last) { count++; } try (last; in; parameter;) { } try (last; Reader in = open(last)) { in.read(); }
    try (var in = open(in(count))) { in.read(); } catch (RuntimeException in) { in.toString(); } finally { in.close(); }
    try (@SuppressWarnings("x") final var last = new StringReader("") { int count = 1; int get() { return count; } }) { count = last.count; }
    try (java.io.Reader reader = new java.io.StringReader("x"); BufferedReader buffered = new BufferedReader(reader)) { buffered.readLine(); }
    try (Resources.this.in) { }
  }

  Reader open(Reader r) { return r; }
  Reader in(int x) { return in; }
}
