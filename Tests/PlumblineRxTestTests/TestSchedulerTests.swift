import Dispatch
import PlumblineRxTest
import Testing

@Suite struct RxTestSchedulerTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test("A hot observable sends its events at their times, and records subscriptions")
  func hot() {
    let numbers = self.scheduler.createHotObservable([
      .next(150, 1), .next(210, 2), .next(220, 3), .completed(300), .next(310, 4),
    ])
    let result = self.scheduler.start { numbers.map { $0 * 10 } }
    #expect(result.events == [.next(210, 20), .next(220, 30), .completed(300)])
    #expect(numbers.subscriptions == [Subscription(200, 300)])
  }

  @Test("A cold observable sends its events from each subscription on")
  func cold() {
    let numbers = self.scheduler.createColdObservable([.next(10, 1), .next(20, 2), .error(30, SampleError())])
    let result = self.scheduler.start { numbers.retry(2) }
    #expect(
      result.events == [
        .next(210, 1), .next(220, 2), .next(240, 1), .next(250, 2), .error(260, SampleError()),
      ])
    #expect(numbers.subscriptions == [Subscription(200, 230), Subscription(230, 260)])
  }

  @Test("The subscription is disposed of at 1000, or at another time")
  func disposal() {
    let numbers = self.scheduler.createHotObservable([.next(210, 1), .next(260, 2)])
    let result = self.scheduler.start(disposed: 250) { numbers }
    #expect(result.events == [.next(210, 1)])
    #expect(numbers.subscriptions == [Subscription(200, 250)])
    #expect(self.scheduler.clock == 260)
  }

  @Test("Operators of time wait for the scheduler, and work that is due at once takes a unit")
  func time() {
    let numbers = self.scheduler.createHotObservable([
      .next(210, 1), .next(215, 2), .next(240, 3), .completed(250),
    ])
    let delayed = self.scheduler.start { numbers.delay(.seconds(5), scheduler: self.scheduler) }
    #expect(delayed.events == [.next(215, 1), .next(220, 2), .next(245, 3), .completed(255)])
    let other = TestScheduler(initialClock: 0)
    #expect(other.start { Observable.just(7, scheduler: other) }.events == [.next(201, 7), .completed(202)])
  }

  @Test("Time advances to a time and by an interval, and stops where work says so")
  func advances() {
    var log: [Int] = []
    for time in [10, 20, 30, 40] {
      self.scheduler.scheduleAt(time) {
        log.append(self.scheduler.clock)
        if time == 40 { self.scheduler.stop() }
      }
    }
    self.scheduler.scheduleAt(50) { log.append(50) }
    self.scheduler.advanceTo(20)
    #expect(log == [10, 20])
    self.scheduler.advanceBy(15)
    #expect(log == [10, 20, 30])
    #expect(self.scheduler.clock == 35)
    self.scheduler.advanceTo(1)
    #expect(self.scheduler.clock == 35)
    self.scheduler.start()
    #expect(log == [10, 20, 30, 40])
    self.scheduler.start()
    #expect(log == [10, 20, 30, 40, 50])
    #expect(self.scheduler.schedule(after: .infinity) {} != nil)
  }

  @Test("Records are compared and described")
  func records() {
    #expect(Recorded.next(1, 2) != Recorded.next(1, 3))
    #expect(Recorded.next(1, 2) != Recorded.next(2, 2))
    #expect(Recorded.error(1, SampleError(), Int.self) != Recorded.completed(1, Int.self))
    #expect(Recorded.error(1, SampleError(), Int.self) != Recorded.error(1, RxError.unknown, Int.self))
    #expect("\(Recorded.next(210, 1))" == "next(1) @ 210")
    #expect("\(Subscription(1, 2)) \(Subscription(1))" == "(1, 2) (1, …)")
  }

  @Test("Waiting for elements, errors, and the main actor")
  @MainActor func blocking() throws {
    #expect(try Observable.of(1, 2, 3).toBlocking().toArray() == [1, 2, 3])
    #expect(try Observable.of(1, 2, 3).toBlocking().first() == 1)
    #expect(try Observable.of(1, 2, 3).toBlocking().last() == 3)
    #expect(try Observable.of(1, 2, 3).toBlocking().single { $0 == 2 } == 2)
    #expect(try Observable<Int>.empty().toBlocking().first() == nil)
    #expect(throws: RxError.moreThanOneElement) { try Observable.of(1, 2).toBlocking().single() }
    #expect(throws: RxError.noElements) { try Observable<Int>.empty().toBlocking().single() }
    #expect(throws: RxError.timeout) { try Observable<Int>.never().toBlocking(timeout: 0.02).toArray() }
    let failing = Observable.of(1).concat(Observable.error(SampleError()))
    guard case .failed([1], let error) = failing.toBlocking().materialize() else { throw SampleError() }
    #expect(error is SampleError)
  }

  struct SampleError: Error {}
}
