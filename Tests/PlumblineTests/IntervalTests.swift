import Dispatch
import Foundation
import Plumbline
import PlumblineTesting
import Testing

@Suite("Intervals are durations, or dispatch intervals and seconds for code that moves")
struct IntervalTests {
  enum Late: Error { case late }

  private let scheduler = TestScheduler()

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let apply: @Sendable (Signal<Int, Never>, TestScheduler) -> Signal<Int, Late>

    init(
      _ name: String,
      _ apply: @escaping @Sendable (Signal<Int, Never>, TestScheduler) -> Signal<Int, Late>
    ) {
      (self.testDescription, self.apply) = (name, apply)
    }

    static let all = [
      Case("delay by a duration") { $0.promoteError(Late.self).delay(.milliseconds(500), on: $1) },
      Case("delay by a dispatch interval") {
        $0.promoteError(Late.self).delay(DispatchTimeInterval.milliseconds(500), on: $1)
      },
      Case("delay by seconds") { $0.promoteError(Late.self).delay(0.5, on: $1) },
      Case("debounce by a duration") { $0.promoteError(Late.self).debounce(.milliseconds(500), on: $1) },
      Case("debounce by a dispatch interval") {
        $0.promoteError(Late.self).debounce(DispatchTimeInterval.milliseconds(500), on: $1)
      },
      Case("producers") {
        var result: Signal<Int, Late> = .never
        $0.producer.promoteError(Late.self).delay(.milliseconds(500), on: $1)
          .startWithSignal { signal, _ in result = signal.map { $0 } }
        return result
      },
    ]
  }

  @Test("An operator waits as long as its interval says", arguments: Case.all)
  func waits(_ operation: Case) {
    let (signal, input) = Signal<Int, Never>.pipe()
    let observer = TestObserver(operation.apply(signal, self.scheduler))
    input.send(value: 1)
    self.scheduler.advance(by: .milliseconds(499))
    observer.assertDidNotEmitValue()
    self.scheduler.advance(by: .milliseconds(1))
    observer.assertValues([1])
  }

  @Test("throttle, timeout, and retry take durations")
  func others() {
    let number = MutableProperty(0)
    let throttled = TestObserver(number.signal.throttle(.seconds(1), on: self.scheduler))
    let limited = TestObserver(
      number.signal.timeout(after: .seconds(2), raising: Late.late, on: self.scheduler))
    var attempts = 0
    SignalProducer<Int, Late>(error: .late).on(starting: { attempts += 1 })
      .retry(upTo: 2, interval: .seconds(1), on: self.scheduler).start()
    number.value = 1
    self.scheduler.advance()
    number.value = 2
    self.scheduler.advance(by: 1)
    throttled.assertValues([1, 2])
    #expect(attempts == 2)
    limited.assertDidNotFail()
    self.scheduler.advance(by: .seconds(1))
    limited.assertDidFail()
    #expect(attempts == 3)
  }

  @Test("timer sends the date of its scheduler at each interval")
  func timer() {
    let start = Date(timeIntervalSinceReferenceDate: 1_000)
    let scheduler = TestScheduler(startDate: start)
    let observer = TestObserver<Date, Never>()
    let handle = SignalProducer.timer(interval: .seconds(1), on: scheduler).start(observer.observer)
    scheduler.advance(by: .milliseconds(2500))
    observer.assertValues([start + 1, start + 2])
    handle.dispose()
    scheduler.advance(by: 10)
    observer.assertValueCount(2)
    observer.assertDidInterrupt()
  }

  @Test("interval sends one element at each interval, then completes")
  func interval() {
    let letters = TestObserver(
      SignalProducer.interval(["a", "b"], interval: .seconds(1), on: self.scheduler))
    let numbers = TestObserver(SignalProducer<Int, Never>.interval(.seconds(2), on: self.scheduler))
    letters.assertDidNotEmitValue()
    self.scheduler.advance(by: 2)
    letters.assertValues(["a", "b"])
    letters.assertDidNotComplete()
    self.scheduler.advance(by: 2)
    letters.assertDidComplete()
    numbers.assertValues([0, 1])
  }

  @Test("A completion that an array of collect(every:) causes comes with the next interval")
  func completedByArray() {
    let (signal, observer) = Signal<Int, Never>.pipe()
    let arrays = signal.collect(every: .seconds(1), on: self.scheduler, discardWhenCompleted: false)
    let all = TestObserver(arrays)
    arrays.observeValues { _ in observer.sendCompleted() }
    observer.send(value: 1)
    self.scheduler.advance(by: 1)
    all.assertDidNotComplete()
    self.scheduler.advance(by: 1)
    all.assertValues([[1], []])
    all.assertDidComplete()
  }

  @Test("collect(every:) sends what arrived in each interval")
  func collectEvery() {
    let (signal, input) = Signal<Int, Never>.pipe()
    let all = TestObserver(signal.collect(every: .seconds(1), on: self.scheduler))
    let kept = TestObserver(
      signal.collect(every: .seconds(1), on: self.scheduler, skipEmpty: true, discardWhenCompleted: false))
    input.send(value: 1)
    input.send(value: 2)
    self.scheduler.advance(by: 2)
    all.assertValues([[1, 2], []])
    kept.assertValues([[1, 2]])
    input.send(value: 3)
    input.sendCompleted()
    self.scheduler.advance()
    all.assertDidComplete()
    kept.assertDidNotComplete()
    self.scheduler.advance(by: 1)
    all.assertValueCount(2)
    kept.assertValues([[1, 2], [3]])
    kept.assertDidComplete()
  }

  @Test("throttle(while:) keeps the latest value while its property is true")
  func throttleWhile() {
    let (signal, input) = Signal<Int, Never>.pipe()
    let isOn = MutableProperty(false)
    let observer = TestObserver(signal.throttle(while: isOn, on: self.scheduler))
    input.send(value: 1)
    self.scheduler.advance()
    isOn.value = true
    input.send(value: 2)
    input.send(value: 3)
    self.scheduler.advance()
    observer.assertValues([1])
    isOn.value = false
    self.scheduler.advance()
    observer.assertValues([1, 3])
    isOn.value = true
    input.send(value: 4)
    input.sendCompleted()
    self.scheduler.advance()
    observer.assertValues([1, 3])
    observer.assertDidComplete()
  }

  @Test("lazyMap transforms the latest value when the scheduler runs")
  func lazyMap() {
    var transformed: [Int] = []
    let (signal, input) = Signal<Int, Never>.pipe()
    let observer = TestObserver(
      signal.lazyMap(on: self.scheduler) { value -> String in
        transformed.append(value)
        return "\(value)"
      })
    input.send(value: 1)
    input.send(value: 2)
    self.scheduler.advance()
    input.send(value: 3)
    input.sendCompleted()
    self.scheduler.advance()
    #expect(transformed == [2, 3])
    observer.assertValues(["2", "3"])
    observer.assertDidComplete()
  }

  @Test("Work is repeated at multiples of its period, and by dates")
  func repeated() {
    var times: [Double] = []
    let disposable = self.scheduler.schedule(after: .seconds(1), every: .milliseconds(500)) { [scheduler] in
      times.append(scheduler.now)
    }
    self.scheduler.advance(by: 2)
    disposable.dispose()
    self.scheduler.advance(by: 2)
    #expect(times == [1, 1.5, 2])
    var dates: [Date] = []
    let date = self.scheduler.currentDate + 1
    let byDate = self.scheduler.schedule(after: date, interval: .seconds(1)) { [scheduler] in
      dates.append(scheduler.currentDate)
    }
    self.scheduler.schedule(after: date) { [scheduler] in dates.append(scheduler.currentDate) }
    self.scheduler.advance(by: 2)
    byDate?.dispose()
    #expect(dates == [date, date, date + 1])
  }

  @Test("ImmediateScheduler and UIScheduler run work within the call")
  @MainActor
  func immediate() {
    var runs = 0
    ImmediateScheduler().schedule(after: .seconds(1)) { runs += 1 }
    UIScheduler().schedule { runs += 1 }
    #expect(runs == 2)
    let observed = TestObserver(SignalProducer<Int, Never>([1, 2]).observe(on: UIScheduler()))
    observed.assertValues([1, 2])
    observed.assertDidComplete()
  }
}
