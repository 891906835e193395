import Plumbline

/// The latest values of a sequence of signals, one of which sends a value.
///
/// OpenCombine has no `combineLatest`.
enum SequenceJoins {
  static let counts = [5, 20, 100]

  static func title(_ count: Int) -> String { "combineLatest of a sequence of \(count) signals" }

  static func make(_ count: Int) -> Case {
    Case(self.title(count), events: 10_000, self.plumbline(count), self.byHand(count))
  }

  private static func plumbline(_ count: Int) -> Subject {
    let pipes = (0..<count).map { _ in Signal<Int, Never>.pipe() }
    let observers = pipes.map(\.input)
    let sum = Sum()
    Signal.combineLatest(pipes.map(\.output)).observeValues { sum.value &+= $0[0] &+ $0[count - 1] }
    for observer in observers { observer.send(value: 0) }
    return Subject("Plumbline", sum: sum) { events in
      for value in 0..<events { observers[value % count].send(value: value) }
    }
  }

  /// The values in an array, and a closure that receives it.
  private static func byHand(_ count: Int) -> Subject {
    let sum = Sum()
    var values = [Int](repeating: 0, count: count)
    let receive: ([Int]) -> Void = { sum.value &+= $0[0] &+ $0[count - 1] }
    return Subject("by hand, with a copy", sum: sum) { events in
      for value in 0..<events {
        var copy = values
        copy[value % count] = value
        receive(copy)
        values = copy
      }
    }
  }
}
