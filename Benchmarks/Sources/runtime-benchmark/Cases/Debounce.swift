internal import Dispatch
import OpenCombine
import OpenCombineDispatch
import Plumbline

/// Values that follow each other before the interval of `debounce` has elapsed.
enum Debounce {
  static let title = "a value that debounce holds back"

  static func make() -> Case { Case(self.title, events: 10_000, self.plumbline(), self.openCombine()) }

  private static func plumbline() -> Subject {
    let (signal, observer) = Signal<Int, Never>.pipe()
    let sum = Sum()
    signal.debounce(.seconds(3_600), on: MainScheduler()).observeValues { sum.value &+= $0 }
    return Subject("Plumbline", sum: sum) { events in
      for value in 0..<events { observer.send(value: value) }
    }
  }

  private static func openCombine() -> Subject {
    let subject = PassthroughSubject<Int, Never>()
    let sum = Sum()
    let observation = subject.debounce(for: .seconds(3_600), scheduler: DispatchQueue.main.ocombine)
      .sink { sum.value &+= $0 }
    return Subject("OpenCombine", sum: sum) { events in
      withExtendedLifetime(observation) {
        for value in 0..<events { subject.send(value) }
      }
    }
  }
}
