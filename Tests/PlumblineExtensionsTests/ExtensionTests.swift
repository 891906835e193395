import PlumblineExtensions
import PlumblineTesting
import Testing

@Suite struct ExtensionTests {
  private struct Failed: Error {}

  private let signal: Signal<Int, Never>
  private let input: Signal<Int, Never>.Observer

  init() { (self.signal, self.input) = Signal.pipe() }

  @Test("ksr_delay is delay")
  func delay() {
    let scheduler = TestScheduler()
    let values = TestObserver(self.signal.ksr_delay(.seconds(1), on: scheduler))
    self.input.send(value: 1)
    scheduler.advance(by: .milliseconds(999))
    values.assertDidNotEmitValue()
    scheduler.advance(by: .milliseconds(1))
    values.assertValues([1])
  }

  @Test("ksr_debounce is debounce")
  func debounce() {
    let scheduler = TestScheduler()
    let values = TestObserver(self.signal.ksr_debounce(.seconds(1), on: scheduler))
    self.input.send(value: 1)
    self.input.send(value: 2)
    scheduler.advance(by: 1)
    values.assertValues([2])
  }

  @Test("flatMap without a strategy merges")
  func flatMap() {
    let (inner, innerInput) = Signal<Int, Never>.pipe()
    let values = TestObserver(self.signal.flatMap { number in inner.map { number * 10 + $0 } })
    self.input.send(value: 1)
    self.input.send(value: 2)
    innerInput.send(value: 3)
    values.assertValues([13, 23])
  }

  @Test("sort sorts the elements of each value")
  func sort() {
    let values = TestObserver(self.signal.map { [$0, 2, 9] }.sort { $0 > $1 })
    let ascending = TestObserver(self.signal.map { [$0, 2, 9] }.sort())
    self.input.send(value: 5)
    values.assertValues([[9, 5, 2]])
    ascending.assertValues([[2, 5, 9]])
  }

  @Test("mergeWith merges")
  func mergeWith() {
    let other = MutableProperty(0)
    let values = TestObserver(self.signal.mergeWith(other.signal))
    self.input.send(value: 1)
    other.value = 2
    values.assertValues([1, 2])
    for isCleared in [true, false] {
      TestObserver(SignalProducer<Int, Never>(value: 1).mergeWith(isCleared ? .init(value: 0) : .empty))
        .assertValues(isCleared ? [1, 0] : [1])
    }
  }

  @Test("takeUntil sends the value that satisfies its predicate, and completes")
  func takeUntil() {
    let values = TestObserver(self.signal.takeUntil { $0 == 2 })
    for value in 1...3 { self.input.send(value: value) }
    values.assertValues([1, 2])
    values.assertDidComplete()
  }

  @Test("takeWhen of a producer returns a signal")
  func takeWhen() {
    let property = MutableProperty("a")
    let taken: Signal<String, Never> = property.producer.takeWhen(self.signal)
    let pairs: Signal<(String, Int), Never> = property.producer.takePairWhen(self.signal)
    let values = TestObserver(taken)
    let texts = TestObserver(pairs.map { "\($0)\($1)" })
    self.input.send(value: 1)
    property.value = "b"
    self.input.send(value: 2)
    values.assertValues(["a", "b"])
    texts.assertValues(["a1", "b2"])
  }

  @Test("promoteErrors changes the type of the error")
  func promoteErrors() {
    let promoted: Signal<Int, Failed> = self.signal.promoteErrors(Failed.self)
    let values = TestObserver(promoted)
    self.input.send(value: 1)
    values.assertValues([1])
  }
}
