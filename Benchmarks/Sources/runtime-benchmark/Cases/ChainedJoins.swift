import Plumbline

/// Joins one above the other, which all run in one turn.
///
/// OpenCombine has no `combineLatest`.
enum ChainedJoins {
  static func title(_ count: Int) -> String { "a turn of \(count) join\(count == 1 ? "" : "s") in a chain" }

  static func make(_ count: Int) -> Case {
    Case(
      self.title(count), events: 100_000 / (count + 1), parts: count, self.plumbline(count),
      self.byHand(count))
  }

  private static func plumbline(_ count: Int) -> Subject {
    let (signal, observer) = Signal<Int, Never>.pipe()
    let sum = Sum()
    var joined = signal
    for _ in 0..<count { joined = Signal.combineLatest(joined, signal).map { $0 &+ $1 } }
    joined.observeValues { sum.value &+= $0 }
    return Subject("Plumbline", sum: sum) { events in
      for value in 0..<events { observer.send(value: value) }
    }
  }

  private static func byHand(_ count: Int) -> Subject {
    let joins = JoinsByHand(count)
    return Subject("by hand", sum: joins.sum) { events in
      for value in 0..<events { joins.receiveInChain(value) }
    }
  }
}
