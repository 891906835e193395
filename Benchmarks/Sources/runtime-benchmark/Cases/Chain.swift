import OpenCombine
import Plumbline

/// Five operators in a row and one observer.
enum Chain {
  static let title = "map, filter, map, scan, skipRepeats"

  static func make() -> Case {
    Case(
      self.title, events: 200_000, self.plumbline(), self.openCombine(), self.closures(), self.methods())
  }

  private static func plumbline() -> Subject {
    let (signal, observer) = Signal<Int, Never>.pipe()
    let sum = Sum()
    signal
      .map { $0 &+ 1 }
      .filter { $0 & 7 != 0 }
      .map { $0 &* 3 }
      .scan(0) { $0 &+ $1 }
      .skipRepeats()
      .observeValues { sum.value &+= $0 }
    return Subject("Plumbline", sum: sum) { events in
      for value in 0..<events { observer.send(value: value) }
    }
  }

  private static func openCombine() -> Subject {
    let subject = PassthroughSubject<Int, Never>()
    let sum = Sum()
    let observation =
      subject
      .map { $0 &+ 1 }
      .filter { $0 & 7 != 0 }
      .map { $0 &* 3 }
      .scan(0) { $0 &+ $1 }
      .removeDuplicates()
      .sink { sum.value &+= $0 }
    return Subject("OpenCombine", sum: sum) { events in
      withExtendedLifetime(observation) {
        for value in 0..<events { subject.send(value) }
      }
    }
  }

  private static func closures() -> Subject {
    let sum = Sum()
    let chain = ClosureChain(
      increment: { $0 &+ 1 }, isIncluded: { $0 & 7 != 0 }, triple: { $0 &* 3 }, add: { $0 &+ $1 },
      isRepeat: { $0 == $1 }, observe: { sum.value &+= $0 })
    return Subject("the five closures alone", sum: sum) { events in
      for value in 0..<events { chain.receive(value) }
    }
  }

  private static func methods() -> Subject {
    let chain = MethodChain()
    return Subject("five methods that call each other", sum: chain.sum) { events in
      for value in 0..<events { chain.increment(value) }
    }
  }
}
