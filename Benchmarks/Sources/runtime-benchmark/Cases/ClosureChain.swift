/// The steps of a chain as closures that the optimizer knows nothing of, called one after the other.
///
/// No library can do with less: these five, and that of the observer, are its user's.
final class ClosureChain {
  private let increment: (Int) -> Int
  private let isIncluded: (Int) -> Bool
  private let triple: (Int) -> Int
  private let add: (Int, Int) -> Int
  private let isRepeat: (Int, Int) -> Bool
  private let observe: (Int) -> Void
  private var result = 0
  private var last: Int?

  @inline(never)
  init(
    increment: @escaping (Int) -> Int, isIncluded: @escaping (Int) -> Bool, triple: @escaping (Int) -> Int,
    add: @escaping (Int, Int) -> Int, isRepeat: @escaping (Int, Int) -> Bool,
    observe: @escaping (Int) -> Void
  ) {
    self.increment = increment
    self.isIncluded = isIncluded
    self.triple = triple
    self.add = add
    self.isRepeat = isRepeat
    self.observe = observe
  }

  @inline(never)
  func receive(_ value: Int) {
    let incremented = self.increment(value)
    guard self.isIncluded(incremented) else { return }
    self.result = self.add(self.result, self.triple(incremented))
    if let last = self.last, self.isRepeat(last, self.result) { return }
    self.last = self.result
    self.observe(self.result)
  }
}
