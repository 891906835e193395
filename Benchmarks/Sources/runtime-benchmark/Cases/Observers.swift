import OpenCombine
import Plumbline

/// A signal with a number of observers.
enum Observers {
  static func make(_ count: Int) -> Case {
    Case(
      "one event to \(count) observer\(count == 1 ? "" : "s")", events: 200_000 / (count + 1), parts: count,
      self.plumbline(count), self.openCombine(count))
  }

  private static func plumbline(_ count: Int) -> Subject {
    let (signal, observer) = Signal<Int, Never>.pipe()
    let sum = Sum()
    for _ in 0..<count { signal.observeValues { sum.value &+= $0 } }
    return Subject("Plumbline", sum: sum) { events in
      for value in 0..<events { observer.send(value: value) }
    }
  }

  private static func openCombine(_ count: Int) -> Subject {
    let subject = PassthroughSubject<Int, Never>()
    let sum = Sum()
    let observations = (0..<count).map { _ in subject.sink { sum.value &+= $0 } }
    return Subject("OpenCombine", sum: sum) { events in
      withExtendedLifetime(observations) {
        for value in 0..<events { subject.send(value) }
      }
    }
  }
}
