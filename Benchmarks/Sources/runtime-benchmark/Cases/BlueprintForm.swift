import PlumblineBlueprint

/// A form by the Rx names, beside the same by Plumbline's own: each output joins the fields for itself.
enum BlueprintForm {
  static let title = "a form by the Rx names"

  static func make() -> Case {
    Case(self.title, events: 100_000, self.rxNames(), self.plain(), self.shared())
  }

  private static func rxNames() -> Subject {
    let name = PublishSubject<Int>()
    let password = PublishSubject<Int>()
    let submit = PublishSubject<Void>()
    let sum = Sum()
    let fields = Observable.combineLatest(name, password)
    fields.map { $0 > 3 && $1 > 3 }.distinctUntilChanged().subscribe(onNext: { if $0 { sum.value &+= 1 } })
    submit.withLatestFrom(fields).subscribe(onNext: { sum.value &+= $0 &+ $1 })
    return Self.subject("Rx names", sum, name, password, submit)
  }

  /// As the blueprint writes it: one subscription for both outputs.
  private static func shared() -> Subject {
    let name = PublishSubject<Int>()
    let password = PublishSubject<Int>()
    let submit = PublishSubject<Void>()
    let sum = Sum()
    let fields = Observable.combineLatest(name, password).share(replay: 1)
    fields.map { $0 > 3 && $1 > 3 }.distinctUntilChanged().subscribe(onNext: { if $0 { sum.value &+= 1 } })
    submit.withLatestFrom(fields).subscribe(onNext: { sum.value &+= $0 &+ $1 })
    return Self.subject("Rx names, share(replay: 1)", sum, name, password, submit)
  }

  private static func subject(
    _ title: String, _ sum: Sum, _ name: PublishSubject<Int>, _ password: PublishSubject<Int>,
    _ submit: PublishSubject<Void>
  ) -> Subject {
    Subject(title, sum: sum) { events in
      for index in 0..<(events / 4) {
        name.onNext(index & 7)
        password.onNext(index & 15)
        name.onNext((index &+ 3) & 7)
        submit.onNext()
      }
    }
  }

  private static func plain() -> Subject {
    let name = Signal<Int, Never>.pipe()
    let password = Signal<Int, Never>.pipe()
    let submit = Signal<Void, Never>.pipe()
    let sum = Sum()
    Signal.combineLatest(name.output, password.output)
      .map { $0 > 3 && $1 > 3 }.skipRepeats().observeValues { if $0 { sum.value &+= 1 } }
    Signal.combineLatest(name.output, password.output)
      .takeWhen(submit.output).observeValues { sum.value &+= $0 &+ $1 }
    return Subject("Plumbline's own", sum: sum) { events in
      for index in 0..<(events / 4) {
        name.input.send(value: index & 7)
        password.input.send(value: index & 15)
        name.input.send(value: (index &+ 3) & 7)
        submit.input.send(value: ())
      }
    }
  }
}
