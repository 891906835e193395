import Plumbline
import Testing

@Suite("12. A property is never out of step")
struct PropertyInStepTests {
  @Test("In an observer, it is the value that the turn has settled to above")
  func valuesInObservers() {
    let first = MutableProperty(1)
    let sum = Property.combineLatest(Property(first), first.map { $0 * 10 }).map { $0 + $1 }
    let log = Log<[Int]>()
    sum.signal.observeValues { [unowned sum, unowned first] in log.add([$0, sum.value, first.value]) }
    first.value = 2
    first.value = 3
    #expect(log.entries == [[22, 22, 2], [33, 33, 3]])
  }

  @Test("A derived property is right without observers")
  func withoutObservers() {
    let name = MutableProperty("Ada")
    let greeting = name.map { "Hello, \($0)" }.map { $0 + "!" }
    #expect(greeting.value == "Hello, Ada!")
    name.value = "Grace"
    #expect(greeting.value == "Hello, Grace!")
  }

  @Test("A property of a property")
  func flattened() {
    let first = MutableProperty(1)
    let second = MutableProperty(10)
    let isSecond = MutableProperty(false)
    let chosen = isSecond.flatMap { $0 ? Property(second) : Property(first) }
    let log = Log<Int>()
    chosen.signal.observeValues { log.add($0) }
    #expect(chosen.value == 1)
    first.value = 2
    isSecond.value = true
    #expect(chosen.value == 10)
    first.value = 3
    second.value = 20
    #expect(chosen.value == 20)
    #expect(log.entries == [2, 10, 20])
  }

  @Test("The property for the first value is made once")
  func flattenedOnce() {
    var calls = 0
    let source = MutableProperty(0)
    let inners = [MutableProperty(10), MutableProperty(20)]
    let chosen = source.flatMap(.latest) { index in
      calls += 1
      return inners[index]
    }
    #expect(chosen.value == 10)
    inners[0].value = 11
    #expect(chosen.value == 11)
    source.value = 1
    #expect(chosen.value == 20)
    #expect(calls == 2)
  }

  @Test("A property from a producer has the value that is sent immediately")
  func fromAProducer() {
    let property = Property(initial: 0, then: SignalProducer<Int, Never>([1, 2]))
    #expect(property.value == 2)
  }

  @Test("Booleans are combined")
  func booleans() {
    let a = MutableProperty(true)
    let b = MutableProperty(false)
    let all = [a.and(b), a.or(b), a.negate()]
    #expect(all.map(\.value) == [false, true, false])
    b.value = true
    a.value = false
    #expect(all.map(\.value) == [false, true, true])
  }

  @Test("Repeats of the current value are skipped in the signal of a property")
  func skipRepeats() {
    let property = MutableProperty(1)
    let log = Log<Int>()
    property.skipRepeats().signal.observeValues { log.add($0) }
    for value in [1, 2, 2, 3] { property.value = value }
    #expect(log.entries == [2, 3])
  }

  @Test("Values are compared with the last one that was sent, as in a signal")
  func skipSimilar() {
    let property = MutableProperty(0)
    let isSimilar = { (first: Int, second: Int) in abs(first - second) < 10 }
    let log = Log<Int>()
    let steps = property.skipRepeats(isSimilar)
    steps.signal.observeValues { log.add($0) }
    property.producer.skipRepeats(isSimilar).skip(first: 1).startWithValues { log.add(-$0) }
    for value in [4, 8, 12, 16, 20, 24] { property.value = value }
    #expect(log.entries == [12, -12, 24, -24])
    #expect(steps.value == 24)
  }

  @Test("What code writes, its next line reads")
  func writersReadWhatTheyWrote() {
    let (start, input) = Signal<Int, Never>.pipe()
    let names = MutableProperty<[Int]>([])
    let log = Log<[Int]>()
    start.observeValues { _ in
      names.value.append(1)
      log.add(names.value)
      names.value = names.value + [2]
      log.add(names.value)
      #expect(names.swap([]) == [1, 2])
      #expect(names.value == [])
      names.modify { $0.append(3) }
      #expect(names.withValue { $0 } == [3])
    }
    names.signal.observeValues { log.add($0) }
    input.send(value: 0)
    #expect(names.value == [3])
    #expect(log.entries == [[1], [1, 2], [1], [1, 2], [], [3]])
  }

  @Test("Observers of something else lose no update of each other", arguments: [1, 2, 5])
  func updatesOfSeveralObserversAddUp(observers: Int) {
    let (start, input) = Signal<Int, Never>.pipe()
    let sum = MutableProperty(0)
    let product = MutableProperty(1)
    for _ in 0..<observers {
      start.observeValues { sum.value += $0 }
      start.observeValues { product.value = product.value * $0 }
    }
    input.send(value: 2)
    #expect(sum.value == 2 * observers)
    #expect(product.value == 1 << observers)
  }

  @Test("What takes part in a turn is in step for those who have not written it")
  func whatTakesPartIsInStep() {
    let number = MutableProperty(0)
    let log = Log<String>()
    number.signal.observeValues { [unowned number] value in
      guard value == 1 else { return }
      number.value = 5
      log.add("writer \(number.value)")
    }
    number.signal.observeValues { [unowned number] in log.add("reader \($0) \(number.value)") }
    number.signal.map { $0 + 1 }.observeValues { [unowned number] in log.add("below \($0) \(number.value)") }
    number.value = 1
    #expect(log.entries == ["writer 5", "reader 1 1", "below 2 1", "reader 5 5", "below 6 5"])
  }

  @Test("Changes in place add up, even if the property takes part in the turn")
  func changesInPlaceAddUp() {
    let number = MutableProperty(0)
    let log = Log<Int>()
    for _ in 0..<3 {
      number.signal.observeValues { [unowned number] in if $0 == 1 { number.value += 10 } }
    }
    number.signal.observeValues { log.add($0) }
    number.value = 1
    #expect(log.entries == [1, 11, 21, 31])
  }

  @Test("A write is read by its writer after other code has run and written in between")
  func nestedWriters() {
    let number = MutableProperty(0)
    let log = Log<Int>()
    let starts = SignalProducer<Int, Never>([1, 2]).map { $0 }
    number.signal.observeValues { [unowned number] value in
      guard value == 1 else { return }
      number.value = 2
      starts.startWithSignal { signal, _ in
        for _ in 0..<2 { signal.observeValues { number.value += $0 } }
      }
      log.add(number.value)
    }
    number.signal.observeValues { [unowned number] _ in log.add(number.value) }
    number.value = 1
    #expect(log.entries == [8, 1, 2, 3, 4, 6, 8])
  }

  @Test("Code reads what the producers that it starts write, and they read what it writes")
  func startsBelongToTheirCode() {
    let number = MutableProperty(0)
    let log = Log<Int>()
    let starts = SignalProducer<Int, Never>([7]).map { $0 }
    number.signal.observeValues { [unowned number] value in
      guard value < 3 else { return }
      if value == 2 { number.value = 5 }
      starts.startWithSignal { signal, _ in
        signal.observeValues { if value == 1 { number.value = $0 } else { log.add(number.value) } }
        signal.observeValues { _ in log.add(number.value) }
      }
      log.add(number.value)
    }
    number.signal.observeValues { [unowned number] _ in log.add(number.value) }
    number.value = 1
    #expect(log.take() == [7, 7, 1, 7])
    number.value = 2
    #expect(log.take() == [5, 5, 5, 2, 5])
  }

  @Test("A producer that sends several values adds up")
  func startsAddUp() {
    let total = MutableProperty(0)
    SignalProducer([1, 2, 3]).startWithValues { total.value += $0 }
    #expect(total.value == 6)
    SignalProducer([1, 2, 3]).startWithValues { total.value = total.value + $0 }
    #expect(total.value == 12)
  }

  /// A model with declarations that change in place.
  private final class Model {
    struct Person: Equatable {
      var name = ""
      var tags: [String] = []
    }

    @MutableProperty var count = 0
    @MutableProperty var person = Person()
    @MutableProperty var scores: [String: Int] = [:]

    func change() {
      self.count += 1
      self.count += 1
      self.person.name = "Ada"
      self.person.tags.append("new")
      self.person[keyPath: \.tags].append("old")
      self.scores["a", default: 0] += 1
      self.scores["a", default: 0] += 1
      swap(&self.count, &self.scores["a", default: 0])
    }
  }

  @Test(
    "Declarations, members and subscripts change in place, in a turn and outside", arguments: [false, true])
  func declarations(isInTurn: Bool) {
    let model = Model()
    if isInTurn {
      SignalProducer<Void, Never>(value: ()).startWithValues { model.change() }
    } else {
      model.change()
    }
    #expect(model.count == 2)
    #expect(model.person == Model.Person(name: "Ada", tags: ["new", "old"]))
    #expect(model.scores == ["a": 2])
  }

  @Test("A derived property follows with the turn of its source, and one that exposes it is read as it is")
  func derivedProperties() {
    let (start, input) = Signal<Int, Never>.pipe()
    let number = MutableProperty(1)
    let doubled = number.map { $0 * 2 }
    let exposed = Property(number)
    let captured = Property(capturing: number)
    let log = Log<[Int]>()
    start.observeValues { value in
      number.value = value
      log.add([number.value, exposed.value, captured.value, doubled.value])
      // What is made now begins with what was sent last, and follows.
      let made = number.map { -$0 }
      let both = Property.combineLatest(exposed, number)
      log.add([made.value, both.value.0, both.value.1])
      made.signal.observeValues { log.add([$0]) }
      both.signal.observeValues { log.add([$0, $1]) }
    }
    exposed.signal.observeValues { log.add([$0, exposed.value, doubled.value]) }
    input.send(value: 5)
    #expect(log.entries == [[5, 5, 5, 2], [-1, 1, 1], [5, 5, 10], [-5], [5, 5]])
  }

  @Test("What is proposed to a property that validates is read by the next line")
  func proposedValues() {
    struct Negative: Error {}
    let (start, input) = Signal<Int, Never>.pipe()
    let number = ValidatingProperty<Int, Negative>(0) { value in
      value < 0 ? .invalid(Negative()) : value > 9 ? .coerced(9, nil) : .valid
    }
    let log = Log<Int>()
    start.observeValues { value in
      number.value = value
      log.add(number.value)
      log.add(number.result.value.isInvalid ? 1 : 0)
      number.value += 1
      log.add(number.value)
    }
    for value in [3, -1, 12] { input.send(value: value) }
    #expect(log.entries == [3, 0, 4, 4, 1, 5, 9, 0, 9])
    #expect(number.value == 9)
  }

  @Test("Who executes an action reads that it is executing, and who cancels that it is not")
  func executedActions() {
    let (start, input) = Signal<Bool, Never>.pipe()
    let isAllowed = MutableProperty(true)
    let (work, _) = Signal<Int, Never>.pipe()
    let action = Action<Int, Int>(enabledIf: isAllowed) { _ in work.producer }
    let log = Log<[Bool]>()
    func add() { log.add([action.isEnabled.value, action.isExecuting.value]) }
    start.observeValues { cancels in
      let execution = action.execute(1)
      add()
      if cancels {
        execution.dispose()
        add()
      }
    }
    start.observeValues { _ in add() }
    input.send(value: true)
    add()
    isAllowed.value = false
    input.send(value: false)
    isAllowed.value = true
    input.send(value: false)
    input.send(value: false)
    #expect(
      log.entries == [
        [false, true], [true, false], [true, false], [true, false],
        [false, false], [false, false],
        [false, true], [false, true],
        [false, true], [false, true],
      ])
  }

  private enum Refusal: Error { case tooGreat }

  @Test("A property that exposes another one is read as that one, however many are in between")
  func exposedSeveralTimes() {
    let (start, input) = Signal<Int, Never>.pipe()
    let number = MutableProperty(0)
    let validated = ValidatingProperty<Int, Refusal>(0) { $0 < 10 ? .valid : .invalid(.tooGreat) }
    let action = Action<Int, Int> { (_: Int) -> SignalProducer<Int, Never> in .never }
    let numbers = [
      Property(Property(number)), Property(capturing: Property(capturing: number)), Property(validated),
      Property(Property(validated)),
    ]
    let states = [Property(action.isExecuting), Property(Property(action.isExecuting))]
    let log = Log<[Int]>()
    start.observeValues { value in
      number.value = value
      validated.value = value
      action.execute(value)
      log.add(numbers.map(\.value))
      #expect(states.map(\.value) == [true, true])
    }
    for exposed in numbers { exposed.signal.observeValues { log.add([$0]) } }
    input.send(value: 5)
    #expect(log.entries == [[5, 5, 5, 5], [5], [5], [5], [5]])
    input.send(value: 20)
    #expect(log.entries.dropFirst(5) == [[20, 20, 5, 5], [20], [20]])
    #expect(numbers.map(\.value) == [20, 20, 5, 5])
  }

  @Test("What is derived from a validating property in a turn begins with the value that was sent")
  func derivedWhileAValueWaits() {
    let (start, input) = Signal<Int, Never>.pipe()
    let validated = ValidatingProperty<Int, Refusal>(1) { _ in .valid }
    let log = Log<Int>()
    start.observeValues { value in
      validated.value = value
      let derived = validated.map { $0 * 10 }
      log.add(derived.value)
      derived.signal.observeValues { log.add($0) }
    }
    input.send(value: 2)
    #expect(log.entries == [10, 20])
  }
}
