import PlumblineBlueprint

/// Five operators in a row by their Rx names, beside the same by their own.
enum BlueprintChain {
  static let title = "five operators by their Rx names"

  static func make() -> Case {
    Case(self.title, events: 200_000, self.rxNames(), self.plain())
  }

  private static func rxNames() -> Subject {
    let subject = PublishSubject<Int>()
    let sum = Sum()
    subject
      .map { $0 &+ 1 }
      .filter { $0 & 7 != 0 }
      .map { $0 &* 3 }
      .scan(0, accumulator: &+)
      .distinctUntilChanged()
      .subscribe(onNext: { sum.value &+= $0 })
    return Subject("Rx names", sum: sum) { events in
      for value in 0..<events { subject.onNext(value) }
    }
  }

  private static func plain() -> Subject {
    let (signal, observer) = Signal<Int, Never>.pipe()
    let sum = Sum()
    signal
      .map { $0 &+ 1 }
      .filter { $0 & 7 != 0 }
      .map { $0 &* 3 }
      .scan(0, &+)
      .skipRepeats()
      .observeValues { sum.value &+= $0 }
    return Subject("Plumbline's own", sum: sum) { events in
      for value in 0..<events { observer.send(value: value) }
    }
  }
}
