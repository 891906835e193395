import OpenCombine
import Plumbline

/// The value of a property, which nothing tracks.
enum PropertyReads {
  static let title = "the value of a property"

  static func make() -> Case {
    Case(self.title, events: 1_000_000, self.plumbline(), self.openCombine())
  }

  private static func plumbline() -> Subject {
    let source = MutableProperty(1)
    let property = source.map { $0 }
    let sum = Sum()
    return Subject("Plumbline", sum: sum) { events in
      withExtendedLifetime(source) {
        for _ in 0..<events { sum.value &+= property.value }
      }
    }
  }

  private static func openCombine() -> Subject {
    let subject = CurrentValueSubject<Int, Never>(1)
    let sum = Sum()
    return Subject("OpenCombine", sum: sum) { events in
      for _ in 0..<events { sum.value &+= subject.value }
    }
  }
}
