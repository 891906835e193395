import OpenCombine
import Plumbline

/// A property that is set, and three observers.
enum PropertyObservers {
  static let title = "a property with three observers"

  static func make() -> Case {
    Case(self.title, events: 100_000, self.plumbline(), self.openCombine())
  }

  private static func plumbline() -> Subject {
    let property = MutableProperty(0)
    let sum = Sum()
    for _ in 0..<3 { property.signal.observeValues { sum.value &+= $0 } }
    return Subject("Plumbline", sum: sum) { events in
      for value in 0..<events { property.value = value }
    }
  }

  private static func openCombine() -> Subject {
    let subject = CurrentValueSubject<Int, Never>(0)
    let sum = Sum()
    let observations = (0..<3).map { _ in subject.dropFirst().sink { sum.value &+= $0 } }
    return Subject("OpenCombine", sum: sum) { events in
      withExtendedLifetime(observations) {
        for value in 0..<events { subject.send(value) }
      }
    }
  }
}
