import OpenCombine
import Plumbline

/// A producer of ten values that is made, transformed and started.
enum ProducerStart {
  static let title = "a producer of ten values: map, filter, start"

  static func make() -> Case {
    Case(self.title, events: 10_000, self.plumbline(), self.openCombine())
  }

  private static func plumbline() -> Subject {
    let sum = Sum()
    return Subject("Plumbline", sum: sum) { events in
      for value in 0..<events {
        SignalProducer<Int, Never>(value..<value + 10)
          .map { $0 &* 3 }
          .filter { $0 & 1 == 0 }
          .startWithValues { sum.value &+= $0 }
      }
    }
  }

  private static func openCombine() -> Subject {
    let sum = Sum()
    return Subject("OpenCombine", sum: sum) { events in
      for value in 0..<events {
        let observation = (value..<value + 10).publisher
          .map { $0 &* 3 }
          .filter { $0 & 1 == 0 }
          .sink { sum.value &+= $0 }
        withExtendedLifetime(observation) {}
      }
    }
  }
}
