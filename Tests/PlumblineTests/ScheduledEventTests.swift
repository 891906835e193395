import Plumbline
import PlumblineTesting
import Testing

@Suite("Operators of time send every event by their scheduler, in order")
struct ScheduledEventTests {
  enum Failed: Error, Equatable { case failed }

  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let apply: @Sendable (SignalProducer<Int, Failed>, TestScheduler) -> SignalProducer<Int, Failed>
    var testDescription: String { self.name }

    init(
      _ name: String,
      _ apply: @escaping @Sendable (SignalProducer<Int, Failed>, TestScheduler) -> SignalProducer<Int, Failed>
    ) {
      (self.name, self.apply) = (name, apply)
    }

    static let all = [
      Case("delay") { $0.delay(.seconds(1), on: $1) },
      Case("observe(on:)") { $0.observe(on: $1) },
      Case("throttle") { $0.throttle(.seconds(1), on: $1) },
      Case("debounce") { $0.debounce(.seconds(1), on: $1) },
      Case("debounce, keeping the last value") {
        $0.debounce(.seconds(1), on: $1, discardWhenCompleted: false)
      },
      Case("collect(every:)") { $0.collect(every: .seconds(1), on: $1).map { $0.count } },
      Case("lazyMap") { $0.lazyMap(on: $1) { $0 } },
      Case("throttle(while:)") { $0.throttle(while: MutableProperty(false), on: $1) },
    ]
  }

  private let scheduler = TestScheduler()
  private let signal: Signal<Int, Failed>
  private let input: Signal<Int, Failed>.Observer
  private let observer = TestObserver<Int, Failed>()

  init() { (self.signal, self.input) = Signal.pipe() }

  @Test("An error waits for the scheduler, and is not delayed", arguments: Case.all)
  func errors(_ operation: Case) {
    operation.apply(self.signal.producer, self.scheduler).start(self.observer.observer)
    self.input.send(error: .failed)
    #expect(self.observer.events.isEmpty)
    self.scheduler.advance()
    #expect(self.observer.events == [.failed(.failed)])
  }

  @Test("An interruption waits for the scheduler, and is not delayed", arguments: Case.all)
  func interruptions(_ operation: Case) {
    operation.apply(self.signal.producer, self.scheduler).start(self.observer.observer)
    self.input.sendInterrupted()
    #expect(self.observer.events.isEmpty)
    self.scheduler.advance()
    #expect(self.observer.events == [.interrupted])
  }

  @Test("A disposal interrupts by the scheduler, and cancels what waits", arguments: Case.all)
  func scheduledInterruption(_ operation: Case) {
    let handle = operation.apply(self.signal.producer, self.scheduler).map { $0 }.start(
      self.observer.observer)
    self.input.send(value: 1)
    handle.dispose()
    #expect(self.observer.events.isEmpty)
    #expect(handle.isDisposed)
    self.scheduler.run()
    #expect(self.observer.events == [.interrupted])
  }

  @Test("A value is sent before the completion that follows it immediately, or dropped")
  func completion() {
    let delayed = TestObserver(self.signal.delay(1, on: self.scheduler))
    let observed = TestObserver(self.signal.observe(on: self.scheduler))
    let throttled = TestObserver(self.signal.throttle(1, on: self.scheduler))
    let debounced = TestObserver(self.signal.debounce(1, on: self.scheduler))
    let kept = TestObserver(self.signal.debounce(1, on: self.scheduler, discardWhenCompleted: false))
    self.input.send(value: 1)
    self.input.sendCompleted()
    #expect(observed.events.isEmpty && throttled.events.isEmpty && debounced.events.isEmpty)
    self.scheduler.advance()
    #expect(observed.events == [.value(1), .completed])
    #expect(throttled.events == [.value(1), .completed])
    #expect(debounced.events == [.completed])
    #expect(delayed.events.isEmpty && kept.events.isEmpty)
    self.scheduler.advance(by: 1)
    #expect(delayed.events == [.value(1), .completed])
    #expect(kept.events == [.value(1), .completed])
  }

  @Test("throttle drops or sends the value that waits at completion", arguments: [true, false])
  func throttledCompletion(discards: Bool) {
    let throttled = TestObserver(
      self.signal.throttle(1, on: self.scheduler, discardWhenCompleted: discards))
    self.input.send(value: 1)
    self.scheduler.advance()
    self.input.send(value: 2)
    self.input.sendCompleted()
    self.scheduler.run()
    #expect(throttled.events == (discards ? [.value(1), .completed] : [.value(1), .value(2), .completed]))
  }

  @Test("A start that is disposed of does not interrupt an operator of time that others observe")
  func startOfDelayedSignal() {
    let scheduler = TestScheduler()
    let (signal, observer) = Signal<Int, Never>.pipe()
    let delayed = signal.delay(1, on: scheduler)
    let events = TestObserver(delayed)
    let work = delayed.producer.map { $0 * 2 }.startWithValues { _ in }
    work.dispose()
    observer.send(value: 1)
    scheduler.run()
    events.assertValues([1])
    events.assertDidNotTerminate()
  }
}
