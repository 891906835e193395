import Plumbline

/// Joins of several signals that have one source.
///
/// OpenCombine has no `combineLatest`.
enum WideJoins {
  static let counts = [2, 3, 6, 10]

  static func title(_ count: Int) -> String { "a join of \(count) signals from one source" }

  static func make(_ count: Int) -> Case {
    Case(self.title(count), events: 50_000, parts: count, self.plumbline(count), self.byHand(count))
  }

  private static func plumbline(_ count: Int) -> Subject {
    let (source, observer) = Signal<Int, Never>.pipe()
    let sum = Sum()
    self.observe(self.joined(count, source), sum)
    return Subject("Plumbline", sum: sum) { events in
      for value in 0..<events { observer.send(value: value) }
    }
  }

  private static func observe(_ signal: Signal<Int, Never>, _ sum: Sum) {
    signal.observeValues { sum.value &+= $0 }
  }

  /// The sum of so many signals that are made of a source.
  private static func joined(_ count: Int, _ source: Signal<Int, Never>) -> Signal<Int, Never> {
    let s = (0..<count).map { index in source.map { $0 &+ index } }
    return switch count {
    case 2: Signal.combineLatest(s[0], s[1]).map { $0 &+ $1 }
    case 3: Signal.combineLatest(s[0], s[1], s[2]).map { $0 &+ $1 &+ $2 }
    case 6:
      Signal.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5])
        .map { values in
          let first = values.0 &+ values.1 &+ values.2
          return first &+ values.3 &+ values.4 &+ values.5
        }
    default:
      Signal.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7], s[8], s[9])
        .map { values in
          let first = values.0 &+ values.1 &+ values.2 &+ values.3 &+ values.4
          return first &+ values.5 &+ values.6 &+ values.7 &+ values.8 &+ values.9
        }
    }
  }

  private static func byHand(_ count: Int) -> Subject {
    let joins = WideJoinByHand(count)
    return Subject("by hand", sum: joins.sum) { events in
      for value in 0..<events { joins.receive(value) }
    }
  }
}
