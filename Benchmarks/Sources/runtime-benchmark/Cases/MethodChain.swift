/// The steps of a chain as methods that call each other.
final class MethodChain {
  let sum = Sum()
  private var result = 0
  private var last: Int?

  @inline(never)
  func increment(_ value: Int) { self.filter(value &+ 1) }

  @inline(never)
  private func filter(_ value: Int) { if value & 7 != 0 { self.triple(value) } }

  @inline(never)
  private func triple(_ value: Int) { self.add(value &* 3) }

  @inline(never)
  private func add(_ value: Int) {
    self.result = self.result &+ value
    self.skipRepeats(self.result)
  }

  @inline(never)
  private func skipRepeats(_ value: Int) {
    if self.last == value { return }
    self.last = value
    self.observe(value)
  }

  @inline(never)
  private func observe(_ value: Int) { self.sum.value &+= value }
}
