import OpenCombine
import Plumbline

/// Three signals that become one.
///
/// OpenCombine has no `merge`; its `flatMap` does the same.
enum Merge {
  static let title = "merge of three"

  static func make() -> Case {
    Case(self.title, events: 90_000, self.plumbline(), self.openCombine())
  }

  private static func plumbline() -> Subject {
    let pipes = (0..<3).map { _ in Signal<Int, Never>.pipe() }
    let observers = pipes.map(\.input)
    let sum = Sum()
    Signal.merge(pipes.map(\.output)).observeValues { sum.value &+= $0 }
    return Subject("Plumbline", sum: sum) { events in
      for value in 0..<(events / 3) {
        for observer in observers { observer.send(value: value) }
      }
    }
  }

  private static func openCombine() -> Subject {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let sum = Sum()
    let observation = subjects.publisher.flatMap { $0 }.sink { sum.value &+= $0 }
    return Subject("OpenCombine, flatMap", sum: sum) { events in
      withExtendedLifetime(observation) {
        for value in 0..<(events / 3) {
          for subject in subjects { subject.send(value) }
        }
      }
    }
  }
}
