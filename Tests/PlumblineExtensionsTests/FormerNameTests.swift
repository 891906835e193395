import Dispatch
import Foundation
import PlumblineExtensions
import PlumblineTesting
import Testing

@Suite struct FormerNameTests {
  @available(*, deprecated, message: "It uses a former name.")
  @Test("timer sends the date each time an interval has elapsed")
  func timerOfDates() {
    let scheduler = TestScheduler()
    let dates = TestObserver(timer(interval: .seconds(1), on: scheduler))
    scheduler.advance(by: 2)
    dates.assertValues([1, 2].map { scheduler.startDate.addingTimeInterval($0) })
  }

  @available(*, deprecated, message: "It uses a former name.")
  @Test("filterMap is compactMap")
  func filterMap() {
    let texts = ["1", "a", "2"]
    TestObserver(SignalProducer<String, Never>(texts).filterMap { Int($0) }).assertValues([1, 2])
    let (signal, input) = Signal<String, Never>.pipe()
    let numbers = TestObserver(signal.filterMap { Int($0) })
    texts.forEach(input.send(value:))
    numbers.assertValues([1, 2])
  }

  @available(*, deprecated, message: "It uses a former name.")
  @Test("Event is the event of a signal")
  func event() {
    let producer: SignalProducer<Event<Int, Never>, Never> = SignalProducer(value: 1).materialize()
    TestObserver(producer.values()).assertValues([1])
  }

  @Test("The signal of a signal is the signal itself")
  func signalOfSignal() {
    let (signal, _) = Signal<Int, Never>.pipe()
    #expect(signal.signal === signal)
  }
}
