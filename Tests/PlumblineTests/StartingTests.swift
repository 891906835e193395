import Plumbline
import PlumblineTesting
import Testing

@Suite("Ways to create and start producers")
struct StartingTests {
  enum Failed: Error, Equatable { case failed }

  @Test("start(on:) starts the work by a scheduler")
  func startOn() {
    let scheduler = TestScheduler()
    var starts = 0
    let producer = SignalProducer<Int, Never>(value: 1).on(starting: { starts += 1 }).start(on: scheduler)
    let observer = TestObserver(producer)
    let cancelled = producer.start()
    cancelled.dispose()
    #expect(starts == 0)
    scheduler.advance()
    #expect(starts == 1)
    observer.assertValues([1])
    observer.assertDidComplete()
  }

  @Test("startWithSignal returns the result of its closure")
  func startWithSignal() {
    let number: Int = SignalProducer<Int, Never>(value: 1).startWithSignal { signal, _ -> Int in
      signal.observeValues { _ in }
      return 7
    }
    #expect(number == 7)
  }

  @Test("lift takes a curried operator of two signals")
  func curriedLift() {
    let operation = { (first: Signal<Int, Never>) in
      { (second: Signal<Int, Never>) in first.zip(with: second).map { $0 + $1 } }
    }
    let numbers = SignalProducer<Int, Never>([1, 2])
    let ofProducers: SignalProducer<Int, Never> = numbers.lift(operation)(SignalProducer([10, 20]))
    TestObserver(ofProducers).assertValues([11, 22])
  }

  @Test("A function of results is called at each start")
  func functions() {
    var calls = 0
    let producer = SignalProducer { () -> Result<Int, Failed> in
      calls += 1
      return calls == 1 ? .success(1) : .failure(.failed)
    }
    TestObserver(producer).assertValues([1])
    let second = TestObserver(producer)
    #expect(second.events == [.failed(.failed)])
  }

  @Test("A function is called at each start, and may throw")
  func values() {
    var calls = 0
    let producer = SignalProducer<Int, Never> { () -> Int in
      calls += 1
      return calls
    }
    #expect(calls == 0)
    TestObserver(producer).assertValues([1])
    TestObserver(producer).assertValues([2])
    let throwing = SignalProducer<Int, any Error> { () throws -> Int in throw Failed.failed }
    #expect(TestObserver(throwing).failedError as? Failed == .failed)
  }

  @Test("Results, signals and properties are sources of producers")
  func sources() {
    TestObserver(Result<Int, Failed>.success(1).producer).assertValues([1])
    let property = MutableProperty("a")
    let observer = TestObserver(
      SignalProducer<String, Never>.combineLatest(property, SignalProducer<Int, Never>(value: 2))
        .map { "\($0)\($1)" })
    property.value = "b"
    observer.assertValues(["a2", "b2"])
    TestObserver(SignalProducer<String, Never>.merge(property, SignalProducer<String, Never>(value: "c")))
      .assertValues(["b", "c"])
  }

  @Test("Joins of no sources send the sentinel")
  func emptySentinel() {
    let none: [SignalProducer<Int, Never>] = []
    TestObserver(SignalProducer.combineLatest(none, emptySentinel: [7])).assertValues([[7]])
    TestObserver(SignalProducer.zip(none, emptySentinel: [7])).assertValues([[7]])
    let noProperties: [Property<Int>] = []
    #expect(Property.combineLatest(noProperties, emptySentinel: [7]).value == [7])
    #expect(Property.zip(noProperties, emptySentinel: [7]).value == [7])
  }

  @Test("replayLazily starts once, and replays the last values and the terminal event")
  func replayLazily() {
    var starts = 0
    let (signal, input) = Signal<Int, Never>.pipe()
    let replayed = signal.producer.on(starting: { starts += 1 }).replayLazily(upTo: 2)
    #expect(starts == 0)
    let first = TestObserver(replayed)
    for value in 1...3 { input.send(value: value) }
    let second = TestObserver(replayed)
    input.send(value: 4)
    #expect(starts == 1)
    first.assertValues([1, 2, 3, 4])
    second.assertValues([2, 3, 4])
    input.sendCompleted()
    let late = TestObserver(replayed)
    late.assertValues([3, 4])
    late.assertDidComplete()
  }

  @Test("The work of replayLazily continues without starts, and ends with its producer")
  func replayLazilyEnds() {
    var isInterrupted = false
    var replayed: SignalProducer<Int, Never>? = SignalProducer<Int, Never>.never
      .on(interrupted: { isInterrupted = true }).replayLazily(upTo: 1)
    replayed?.start().dispose()
    #expect(!isInterrupted)
    replayed = nil
    #expect(isInterrupted)
  }

  @Test("pipe disposes of a disposable at the end of its signal")
  func pipeWithDisposable() {
    let disposable = AnyDisposable()
    let (signal, input) = Signal<Int, Never>.pipe(disposable: disposable)
    #expect(!disposable.isDisposed)
    input.sendCompleted()
    #expect(disposable.isDisposed)
    withExtendedLifetime(signal) {}
  }

  @Test("flatten accepts inner and outer errors of which one is Never")
  func flatten() {
    let unfailing: SignalProducer<Int, Failed> = SignalProducer<SignalProducer<Int, Failed>, Never>(
      value: SignalProducer(error: .failed)
    ).flatten(.merge)
    TestObserver(unfailing).assertDidFail()
    let failing: SignalProducer<Int, Failed> = SignalProducer<SignalProducer<Int, Never>, Failed>(
      value: SignalProducer(value: 1)
    ).flatten(.merge)
    TestObserver(failing).assertValues([1])
  }

  @Test("attempt and attemptMap fail with the error of their closures")
  func attempt() {
    let numbers = SignalProducer<Int, Failed>([1, 2, 3])
    let mapped = TestObserver(
      numbers.attemptMap { value -> Result<String, Failed> in
        value == 2 ? .failure(.failed) : .success("\(value)")
      })
    #expect(mapped.events == [.value("1"), .failed(.failed)])
    let attempted = TestObserver(
      SignalProducer<Int, Never>([1, 2]).attempt { value in if value == 2 { throw Failed.failed } })
    attempted.assertValues([1])
    #expect(attempted.failedError as? Failed == .failed)
  }

  @Test("promoteValue changes the type of values that are never sent")
  func promoteValue() {
    let observer = TestObserver(Signal<Never, Never>.empty.promoteValue(Int.self))
    observer.assertDidComplete()
    TestObserver(SignalProducer<Never, Never>.empty.promoteValue(Int.self)).assertDidComplete()
  }

  @Test("logEvents writes a line for each event")
  func logEvents() {
    var lines: [String] = []
    let logger: EventLogger = { identifier, event, _, _, _ in lines.append("\(identifier): \(event)") }
    SignalProducer<Int, Failed>(value: 1).logEvents(identifier: "a", logger: logger).start()
    #expect(
      lines == [
        "a: starting", "a: value 1", "a: completed", "a: terminated", "a: disposed", "a: started",
      ])
    lines = []
    Signal<Int, Never>.empty.logEvents(events: [.completed], logger: logger).observeCompleted {}
    #expect(lines == [": completed"])
  }
}
