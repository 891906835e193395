package torture;

class YieldNames {
  int yield, other;
  YieldNames next;
  int[] array;

  int yield(int yield) { return yield + this.yield; }

  int use(int x) {
    yield = 1; yield += 2; yield++; this.yield(yield); int y = yield;
    yield: for (;;) { if (yield > 1) break yield; yield--; }
    yield >>= 1; yield |= y;
    int a = switch (x) {
      case 1 -> { yield = 2; yield yield; }
      case 2 -> { int yield = 3; yield (yield); }
      case 3 -> { yield++; yield yield++; }
      case 4 -> { yield -yield; }
      case 5 -> { yield yield -1; }
      default -> { yield ! (yield > 1) ? yield : ~yield; }
    };
    return yield + a;
  }
}
