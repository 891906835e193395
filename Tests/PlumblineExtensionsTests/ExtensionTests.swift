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

  @Test("ksr_debounce evaluates its interval and its scheduler for each value")
  func debounceEnvironment() {
    var environment = (interval: Duration.seconds(1), scheduler: TestScheduler())
    let values = TestObserver(self.signal.ksr_debounce(environment.interval, on: environment.scheduler))
    environment = (.seconds(2), TestScheduler())
    self.input.send(value: 1)
    environment.scheduler.advance(by: 1)
    values.assertDidNotEmitValue()
    environment.scheduler.advance(by: 1)
    values.assertValues([1])
  }

  @Test("The completion of ksr_debounce follows a value that waits")
  func debounceCompletion() {
    let scheduler = TestScheduler()
    let values = TestObserver(self.signal.ksr_debounce(.seconds(1), on: scheduler))
    self.input.send(value: 1)
    self.input.sendCompleted()
    values.assertDidNotComplete()
    scheduler.advance(by: 1)
    values.assertValues([1])
    values.assertDidComplete()
  }

  @Test("flatMap without a strategy, and concatMap, start one producer after the other; mergeMap starts all")
  func flatMap() {
    var inputs: [Signal<Int, Never>.Observer] = []
    let inners = (0...2).map { _ in
      let (inner, input) = Signal<Int, Never>.pipe()
      inputs.append(input)
      return inner
    }
    func inner(of number: Int) -> Signal<Int, Never> { inners[number].map { number * 10 + $0 } }
    let inOrder = TestObserver(self.signal.flatMap(inner))
    let concatenated = TestObserver(self.signal.concatMap(inner))
    let merged = TestObserver(self.signal.mergeMap(inner))
    self.input.send(value: 1)
    self.input.send(value: 2)
    inputs[2].send(value: 3)
    inputs[1].send(value: 4)
    inputs[1].sendCompleted()
    inputs[2].send(value: 5)
    inOrder.assertValues([14, 25])
    concatenated.assertValues([14, 25])
    merged.assertValues([23, 14, 25])
  }

  @Test("The flatMaps of producers do the same")
  func flatMapOfProducers() {
    let numbers = SignalProducer<Int, Never>([1, 2])
    func twice(_ number: Int) -> SignalProducer<Int, Never> { SignalProducer([number, number * 10]) }
    TestObserver(numbers.flatMap(twice)).assertValues([1, 10, 2, 20])
    TestObserver(numbers.concatMap(twice)).assertValues([1, 10, 2, 20])
    TestObserver(numbers.mergeMap(twice)).assertValues([1, 10, 2, 20])
  }

  @Test("concat takes any number of signals or producers")
  func concat() {
    let (other, otherInput) = Signal<Int, Never>.pipe()
    let values = TestObserver(Signal.concat(self.signal, other, .empty))
    self.input.send(value: 1)
    otherInput.send(value: 0)
    self.input.sendCompleted()
    otherInput.send(value: 2)
    otherInput.sendCompleted()
    values.assertValues([1, 2])
    values.assertDidComplete()

    let producers = [1, 2, 3].map { SignalProducer<Int, Never>(value: $0) }
    TestObserver(SignalProducer.concat(producers)).assertValues([1, 2, 3])
    TestObserver(SignalProducer.concat(producers[2], producers[0])).assertValues([3, 1])
    TestObserver(Signal<Int, Never>.concat()).assertDidComplete()
  }

  @Test("scan without an initial result sends the first value")
  func scan() {
    let values = TestObserver(self.signal.scan(+))
    for value in 1...3 { self.input.send(value: value) }
    values.assertValues([1, 3, 6])
    TestObserver(SignalProducer<Int, Never>([1, 2, 3]).scan(+)).assertValues([1, 3, 6])
  }

  @Test("withLatestFrom is withLatest(from:)")
  func withLatestFrom() {
    let property = MutableProperty("a")
    let values = TestObserver(self.signal.withLatestFrom(property).map { "\($0)\($1)" })
    self.input.send(value: 1)
    property.value = "b"
    self.input.send(value: 2)
    values.assertValues(["1a", "2b"])
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
