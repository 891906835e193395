/// What a join of several signals comes to, without signals.
final class WideJoinByHand {
  let sum = Sum()
  @exclusivity(unchecked) private var values: [Int]

  init(_ count: Int) {
    self.values = [Int](repeating: 0, count: count)
  }

  @inline(never)
  func receive(_ value: Int) {
    for index in self.values.indices { self.values[index] = value &+ index }
    self.sum.value &+= self.values.reduce(0, &+)
  }
}
