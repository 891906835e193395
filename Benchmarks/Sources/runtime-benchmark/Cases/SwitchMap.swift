import OpenCombine
import Plumbline

/// A signal that leads to others, of which the last one counts.
enum SwitchMap {
  /// Values of the signal that was switched to.
  static func make() -> Case {
    Case(
      "a value through switchMap", events: 100_000,
      self.plumbline { outer, inners, events in
        outer.send(value: 0)
        for value in 0..<events { inners[0].send(value: value) }
      },
      self.openCombine { outer, inners, events in
        outer.send(0)
        for value in 0..<events { inners[0].send(value) }
      })
  }

  /// A switch before each value.
  static func makeSwitching() -> Case {
    Case(
      "a switch, and a value through switchMap", events: 2_000,
      self.plumbline { outer, inners, events in
        for value in 0..<events {
          outer.send(value: value & 1)
          inners[value & 1].send(value: value)
        }
      },
      self.openCombine { outer, inners, events in
        for value in 0..<events {
          outer.send(value & 1)
          inners[value & 1].send(value)
        }
      })
  }

  private static func plumbline(
    _ send: @escaping (Signal<Int, Never>.Observer, [Signal<Int, Never>.Observer], Int) -> Void
  ) -> Subject {
    let (outer, outerObserver) = Signal<Int, Never>.pipe()
    let inners = (0..<2).map { _ in Signal<Int, Never>.pipe() }
    let signals = inners.map(\.output)
    let observers = inners.map(\.input)
    let sum = Sum()
    outer.switchMap { signals[$0] }.observeValues { sum.value &+= $0 }
    return Subject("Plumbline", sum: sum) { send(outerObserver, observers, $0) }
  }

  private static func openCombine(
    _ send: @escaping (PassthroughSubject<Int, Never>, [PassthroughSubject<Int, Never>], Int) -> Void
  ) -> Subject {
    let outer = PassthroughSubject<Int, Never>()
    let inners = (0..<2).map { _ in PassthroughSubject<Int, Never>() }
    let sum = Sum()
    let observation = outer.map { inners[$0] }.switchToLatest().sink { sum.value &+= $0 }
    return Subject("OpenCombine", sum: sum) { events in
      withExtendedLifetime(observation) { send(outer, inners, events) }
    }
  }
}
