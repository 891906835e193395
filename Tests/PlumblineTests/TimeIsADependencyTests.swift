import Plumbline
import PlumblineTesting
import Testing

@Suite("21. Time is a dependency")
struct TimeIsADependencyTests {
  enum Late: Error, Equatable { case late }

  private let scheduler = TestScheduler()
  private let property = MutableProperty(0)
  private let log = Log<Int>()

  @Test("debounce sends a value when no other has followed")
  func debounce() {
    self.property.signal.debounce(1, on: self.scheduler).observeValues { [log] in log.add($0) }
    self.property.value = 1
    self.scheduler.advance(by: 0.9)
    self.property.value = 2
    self.scheduler.advance(by: 0.9)
    #expect(self.log.take() == [])
    self.scheduler.advance(by: 0.1)
    #expect(self.log.take() == [2])
    self.scheduler.advance(by: 5)
    #expect(self.log.take() == [])
  }

  @Test("debounce drops or sends the waiting value at completion", arguments: [true, false])
  func debounceAtCompletion(discards: Bool) {
    let (signal, observer) = Signal<Int, Never>.pipe()
    let log = Log<Signal<Int, Never>.Event>()
    signal.debounce(1, on: self.scheduler, discardWhenCompleted: discards).observe { log.add($0) }
    observer.send(value: 1)
    observer.sendCompleted()
    self.scheduler.run()
    #expect(log.entries == (discards ? [.completed] : [.value(1), .completed]))
  }

  @Test("throttle sends the first value as soon as possible and the latest one later")
  func throttle() {
    self.property.signal.throttle(1, on: self.scheduler).observeValues { [log] in log.add($0) }
    self.property.value = 1
    self.scheduler.advance()
    for value in 2...3 { self.property.value = value }
    #expect(self.log.take() == [1])
    self.scheduler.advance(by: 1)
    #expect(self.log.take() == [3])
    self.property.value = 4
    #expect(self.log.take() == [])
    self.scheduler.advance(by: 1)
    #expect(self.log.take() == [4])
    self.scheduler.advance(by: 5)
    self.property.value = 5
    self.scheduler.advance()
    #expect(self.log.take() == [5])
  }

  @Test("delay sends values and the completion later, an error without a delay")
  func delay() {
    let (signal, observer) = Signal<Int, Late>.pipe()
    let log = Log<Signal<Int, Late>.Event>()
    signal.delay(1, on: self.scheduler).observe { log.add($0) }
    observer.send(value: 1)
    self.scheduler.advance(by: 0.5)
    observer.send(value: 2)
    self.scheduler.advance(by: 0.5)
    #expect(log.take() == [.value(1)])
    observer.send(error: .late)
    self.scheduler.advance()
    #expect(log.take() == [.failed(.late)])
    self.scheduler.run()
    #expect(log.take() == [])
  }

  @Test("timeout fails when the signal has not terminated in time")
  func timeout() {
    let (signal, observer) = Signal<Int, Never>.pipe()
    let log = Log<Signal<Int, Late>.Event>()
    signal.timeout(after: 1, raising: Late.late, on: self.scheduler).observe { log.add($0) }
    observer.send(value: 1)
    self.scheduler.advance(by: 1)
    #expect(log.entries == [.value(1), .failed(.late)])
  }

  @Test("retry waits between its attempts")
  func retry() {
    var attempts = 0
    let failing = SignalProducer<Int, Late> { observer, _ in
      attempts += 1
      if attempts == 3 {
        observer.send(value: attempts)
        observer.sendCompleted()
      } else {
        observer.send(error: .late)
      }
    }
    let log = Log<Signal<Int, Late>.Event>()
    failing.retry(upTo: 5, interval: 1, on: self.scheduler).start { log.add($0) }
    #expect(attempts == 1)
    self.scheduler.advance(by: 1)
    #expect(attempts == 2)
    self.scheduler.run()
    #expect(log.entries == [.value(3), .completed])
  }

  @Test("observe(on:) sends the events in order, when the scheduler runs")
  func observeOn() {
    let (signal, observer) = Signal<Int, Never>.pipe()
    let log = Log<Signal<Int, Never>.Event>()
    signal.observe(on: self.scheduler).observe { log.add($0) }
    observer.send(value: 1)
    observer.send(value: 2)
    observer.sendCompleted()
    #expect(log.take() == [])
    self.scheduler.advance()
    #expect(log.take() == [.value(1), .value(2), .completed])
  }

  @Test(
    "An interval that is negative, infinite or no number is reported, and does no harm",
    arguments: ["debounce", "throttle", "delay", "timeout", "retry", "timer", "collect"],
    [-1, -Double.infinity, .nan, .infinity])
  func invalidIntervals(name: String, interval: Double) {
    let recorder = MisuseRecorder()
    let signal = self.property.signal
    Misuse.withHandler({ recorder.add($0) }) {
      switch name {
      case "debounce": signal.debounce(interval, on: self.scheduler).observeValues { _ in }
      case "throttle": signal.throttle(interval, on: self.scheduler).observeValues { _ in }
      case "delay": signal.delay(interval, on: self.scheduler).observeValues { _ in }
      case "timeout": signal.timeout(after: interval, raising: Late.late, on: self.scheduler).observe { _ in }
      case "retry":
        _ = SignalProducer<Int, Late>(error: .late).retry(upTo: 1, interval: interval, on: self.scheduler)
      case "timer":
        _ = SignalProducer.timer(interval: Unbounded(interval), on: self.scheduler)
      default: signal.collect(every: Unbounded(interval), on: self.scheduler).observeValues { _ in }
      }
    }
    let effect =
      interval == .infinity
      ? "it never elapses. Pass a finite interval." : "0 is used. Pass an interval of at least 0."
    #expect(
      recorder.messages.first == "'\(name)' was called with an interval of \(interval) seconds; \(effect)")
  }

  @Test(
    "Durations are made of any number, without a trap", arguments: [Double.infinity, -.infinity, .nan, 1e300])
  func durations(count: Double) {
    let recorder = MisuseRecorder()
    let seconds = Misuse.withHandler({ recorder.add($0) }) {
      [Self.seconds(.seconds(count)), Self.seconds(.milliseconds(count)), Self.seconds(.microseconds(count))]
    }
    #expect(seconds.allSatisfy { $0.isFinite && ($0 == 0 || $0 > 1e18) })
    #expect(recorder.messages.count == (count.isFinite ? 0 : 3))
  }

  @Test("The main scheduler takes any interval")
  @MainActor
  func mainScheduler() {
    for interval in [Double.infinity, .greatestFiniteMagnitude, 1e12] {
      Misuse.withHandler({ _ in }) { MainScheduler().schedule(after: interval) {}?.dispose() }
    }
  }

  private static func seconds(_ interval: some TimeSpan) -> Double { interval.inSeconds }

  /// An interval of a type of the user.
  private struct Unbounded: TimeSpan {
    let inSeconds: Double
    init(_ seconds: Double) { self.inSeconds = seconds }
  }
}
