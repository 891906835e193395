package torture;

class Comparisons {
  int a, b, c, d, i, j, size;
  Comparisons next;
  int[] array;
  boolean flag;

  boolean chains() {
    boolean e = a < b && c > d, f = a < b & c > d, g = a < b | c > (d), h = (a < b) == (c > d), k = a < b == c > d, l = a < b ? c > d : d < c;
    f(a < b, c > (d)); f(a < b, c > d); f(a < b && c > d, flag); f((a < b), (c > d)); f(a < size(), c > d); f(a < this.b, this.c > d);
    f(i < j >> 2, i >> 2 > j); f(i < j >>> 2, a > b >> c); f(i < array[j], c > array[d]); f(i < next.next.i, c > next.d);
    f(a < b || c < d, a > b); f(a < -b, c > -d); f(a < (b), c > (d)); f(a < 'x', 1 > d); f(a < b + c, d > 1);
    return a < b && c > d || i < j && next.i > next.j || a < next.b && c > next.d;
  }

  void statements() {
    if (a < b) c = d; if (a < b && c > d) { } while (i < j) i++; for (int k = 0; k < size; k++) { } for (; a < b && c > d; ) { }
    flag = a < b; flag = i < j && j > i; boolean m = a <= b, n = a >= b, o = i < (j >> 1), p = (i >> 1) < j;
    int q = a << b, r = a >> b, s = a >>> b, t = -a >> -b; a <<= b; a >>= b; a >>>= b; a = b = c; a += b -= c;
    flag = a < b && b < c && c < d == d > c; assert a < b : c > d; flag = (a) < (b); flag = (a) > (b); flag = ((a < b)) && (c > d);
    int k = a * b; k = a & b; k = a ^ b | c & ~d; flag = !flag ^ flag; int[] x = {a < b ? 1 : 2, c > d ? 3 : 4};
    i = a < b ? c : d; next = a < b ? next : this; Comparisons y = next, z;
  }
  boolean f(boolean x, boolean y) { return i < j | size > i; }
  int size() { return size; }
}
