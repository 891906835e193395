/// What joins come to, without signals.
final class JoinsByHand {
  let sum = Sum()
  @exclusivity(unchecked) private var values: [Int]

  init(_ count: Int) {
    self.values = [Int](repeating: 0, count: count)
  }

  @inline(never)
  func receiveInChain(_ value: Int) {
    var joined = value
    for index in self.values.indices {
      joined &+= value
      self.values[index] = joined
    }
    self.sum.value &+= joined
  }

  @inline(never)
  func receiveSideBySide(_ value: Int) {
    for index in self.values.indices {
      self.values[index] = value &+ value
      self.sum.value &+= self.values[index]
    }
  }
}
