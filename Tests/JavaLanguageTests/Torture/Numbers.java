package torture;

class Numbers {
  int decimal = 0, one = 1, many = 1_000__000, maximum = 2147483647, minimum = -2147483648;
  int hexadecimal = 0x7fFF, upper = 0XCAFE_BABE, binary = 0b1010_0101, upperBinary = 0B1, octal = 0777, padded = 0_7, zeros = 00;
  long big = 9223372036854775807L, small = 1l, hexLong = 0xFFFFFFFFFFFFFFFFL, binaryLong = 0b1L, octalLong = 07L;
  float f1 = 1f, f2 = 1.F, f3 = .5f, f4 = 1e3f, f5 = 1_0.0_1e+1_0f, f6 = 0f, f7 = 0x1p3f, f8 = 09f;
  double d1 = 1d, d2 = 1., d3 = .5, d4 = 1e10, d5 = 1.5E-10D, d6 = 0x1.8p1, d7 = 0x.8P-3, d8 = 0X1.P+2d, d9 = 00.5, d10 = 099.0, d11 = 0xAp0;
  double sum = 1+.5+d1-.5e1*-1.e1/0x1p-1;

  double use() {
    int x = 1;
    double y = 1.+x+.1f;
    return y-1.-decimal-0x1e+one - -x+ +x - ~x + (x=-1) + many++ + ++many - --many - many--;
  }

  String dots(Integer... values) { return 1 + "." + 2. + values[0].toString(); }
}
