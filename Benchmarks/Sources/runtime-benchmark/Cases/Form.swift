import Plumbline

/// Two fields that are valid together, and a button that submits them.
///
/// OpenCombine has no `combineLatest`.
enum Form {
  static let title = "a form: combineLatest, map, skipRepeats, takeWhen"

  static func make() -> Case {
    Case(self.title, events: 100_000, self.plumbline(), self.byHand())
  }

  private static func plumbline() -> Subject {
    let name = MutableProperty(0)
    let password = MutableProperty(0)
    let submit = MutableProperty()
    let sum = Sum()
    let fields = Signal.combineLatest(name.signal, password.signal)
    fields.map { $0 > 3 && $1 > 3 }.skipRepeats().observeValues { if $0 { sum.value &+= 1 } }
    fields.takeWhen(submit.signal).observeValues { sum.value &+= $0 &+ $1 }
    return Subject("Plumbline", sum: sum) { events in
      for index in 0..<(events / 4) {
        name.value = index & 7
        password.value = index & 15
        name.value = (index &+ 3) & 7
        submit.value = ()
      }
    }
  }

  private static func byHand() -> Subject {
    let form = FormByHand()
    return Subject("by hand", sum: form.sum) { events in
      for index in 0..<(events / 4) {
        form.setName(index & 7)
        form.setPassword(index & 15)
        form.setName((index &+ 3) & 7)
        form.submit()
      }
    }
  }
}
