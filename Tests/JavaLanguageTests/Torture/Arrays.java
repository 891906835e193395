package torture;

class Arrays {
  int[] a, b[], c[][] = {{{1}}, {{}}, {}};
  int d, e[] = {1, 2, 3,}, f[][] = new int[2][], g = 1;
  int [ ] spaced [ ] ;
  String[] empty = {}, comma = {,};
  long[][] dimensions = new long[g][g + 1], initialized = new long[][] {{g}, {d, }};

  int method(int[] x, int y[], int[]... z)[] { return x; }
  int[] mixed(final int x[][])[][] { return c; }
  int last() { return c[a[0]][e[d]][f[g][d]] + new int[] {1, g}[d] + new int[g][d][0].length + a.length; }
  void main(String... args) { int i[] = {d}, j = i[g], k[][] = {i, a}; a[i[j]]++; this.e[g] += k[d][g]; (a)[0] = (e[1]); int[] l[] = k, m = a; }
  int[][] clone(int[][] a) { return a.clone(); }
  Class<?> type = int[].class, other = String[][].class, primitive = void.class, generic = java.util.Map.Entry[].class;
}
