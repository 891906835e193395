import OpenCombine
import Plumbline

/// An observer that sends back.
enum NestedSends {
  static func make() -> Case {
    Case(
      "nested sends: nine of ten come from the observer", events: 50_000, self.plumbline(),
      self.openCombine())
  }

  private static func plumbline() -> Subject {
    let (signal, observer) = Signal<Int, Never>.pipe()
    let sum = Sum()
    signal.observeValues { [unowned observer] value in
      sum.value &+= value
      if value > 0 { observer.send(value: value - 1) }
    }
    return Subject("Plumbline", sum: sum) { events in
      for _ in 0..<(events / 10) { observer.send(value: 9) }
    }
  }

  private static func openCombine() -> Subject {
    let subject = PassthroughSubject<Int, Never>()
    let sum = Sum()
    let observation = subject.sink { [unowned subject] value in
      sum.value &+= value
      if value > 0 { subject.send(value - 1) }
    }
    return Subject("OpenCombine", sum: sum) { events in
      withExtendedLifetime(observation) {
        for _ in 0..<(events / 10) { subject.send(9) }
      }
    }
  }
}
