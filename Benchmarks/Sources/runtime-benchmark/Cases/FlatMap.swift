import OpenCombine
import Plumbline

/// A signal that starts a producer for each value.
enum FlatMap {
  /// How the producers are flattened.
  enum Strategy: String, CaseIterable {
    case latest, merge, concat

    fileprivate var strategy: FlattenStrategy {
      switch self {
      case .latest: .latest
      case .merge: .merge
      case .concat: .concat
      }
    }
  }

  static func title(_ strategy: Strategy, _ count: Int) -> String {
    "flatMap(.\(strategy.rawValue)) to \(count == 1 ? "one value" : "\(count) values")"
  }

  static func make(_ strategy: Strategy, _ count: Int) -> Case {
    Case(
      self.title(strategy, count), events: 10_000, parts: count, self.plumbline(strategy, count),
      self.openCombine(strategy, count))
  }

  private static func plumbline(_ strategy: Strategy, _ count: Int) -> Subject {
    let (signal, observer) = Signal<Int, Never>.pipe()
    let sum = Sum()
    let values =
      count == 1
      ? signal.flatMap(strategy.strategy) { SignalProducer(value: $0) }
      : signal.flatMap(strategy.strategy) { SignalProducer($0..<$0 + count) }
    values.observeValues { sum.value &+= $0 }
    return Subject("Plumbline", sum: sum) { events in
      for value in 0..<events { observer.send(value: value) }
    }
  }

  private static func openCombine(_ strategy: Strategy, _ count: Int) -> Subject {
    let subject = PassthroughSubject<Int, Never>()
    let sum = Sum()
    let observation =
      count == 1
      ? self.flattened(strategy, subject.map { Just($0) }, sum)
      : self.flattened(strategy, subject.map { ($0..<$0 + count).publisher }, sum)
    return Subject("OpenCombine", sum: sum) { events in
      withExtendedLifetime(observation) {
        for value in 0..<events { subject.send(value) }
      }
    }
  }

  private static func flattened<Outer: Publisher>(
    _ strategy: Strategy, _ publishers: Outer, _ sum: Sum
  ) -> AnyCancellable where Outer.Failure == Never, Outer.Output: Publisher<Int, Never> {
    switch strategy {
    case .latest: publishers.switchToLatest().sink { sum.value &+= $0 }
    case .merge: publishers.flatMap { $0 }.sink { sum.value &+= $0 }
    case .concat: publishers.flatMap(maxPublishers: .max(1)) { $0 }.sink { sum.value &+= $0 }
    }
  }
}
