import Plumbline
import PlumblineTesting
import Testing

@Suite struct ThrottleTests {
  @Test("A value is sent as soon as the interval has elapsed, at any time", arguments: 0..<40)
  func interval(_ tenths: Int) {
    let scheduler = TestScheduler()
    let number = MutableProperty(0)
    let throttled = TestObserver(number.signal.throttle(0.3, on: scheduler))
    scheduler.advance(by: Double(tenths) / 10)
    number.value = 1
    scheduler.advance()
    throttled.assertValues([1])
    scheduler.advance(by: 0.2)
    number.value = 2
    throttled.assertValues([1])
    scheduler.advance(by: 0.1)
    throttled.assertValues([1, 2])
    scheduler.advance(by: 0.3)
    number.value = 3
    scheduler.advance()
    throttled.assertValues([1, 2, 3])
  }
}
