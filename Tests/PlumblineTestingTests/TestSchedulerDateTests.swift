import Foundation
import Plumbline
import PlumblineTesting
import Testing

@Suite struct TestSchedulerDateTests {
  private let start = Date(timeIntervalSinceReferenceDate: 500)

  @Test("The date begins with the start date, and follows the time")
  func dates() {
    let scheduler = TestScheduler(startDate: self.start)
    #expect(scheduler.currentDate == self.start)
    scheduler.advance(by: .seconds(2))
    #expect(scheduler.currentDate == self.start + 2)
    scheduler.advance(to: self.start + 5)
    #expect(scheduler.now == 5)
    scheduler.advance(by: DispatchTimeInterval.milliseconds(500))
    #expect(scheduler.now == 5.5)
  }

  @Test("Work is due at its date")
  func work() {
    let scheduler = TestScheduler(startDate: self.start)
    var runs = 0
    scheduler.schedule(after: self.start + 3) { runs += 1 }
    scheduler.advance(by: .milliseconds(2999))
    #expect(runs == 0)
    scheduler.advance(by: .milliseconds(1))
    #expect(runs == 1)
  }

  @Test("The time can be set back")
  func rewind() {
    let scheduler = TestScheduler(startDate: self.start)
    scheduler.advance(by: 5)
    scheduler.rewind(by: .seconds(2))
    #expect(scheduler.now == 3)
    #expect(scheduler.currentDate == self.start + 3)
    withKnownIssue { scheduler.rewind(by: .seconds(-1)) }
    #expect(scheduler.now == 3)
  }
}
