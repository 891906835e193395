import Dispatch
import PlumblineRxTest
import class PlumblineTesting.TestObserver
import Testing

/// Operators with the times of RxTest.
@Suite struct RxOperatorTests {
  private let scheduler = TestScheduler(initialClock: 0)

  struct SampleError: Error {}

  private var numbers: TestableObservable<Int> {
    self.scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 2), .completed(250),
    ])
  }

  private func events<Element>(
    _ make: @escaping (TestableObservable<Int>) -> Observable<Element>
  ) -> [Recorded<Event<Element>>] {
    let numbers = self.numbers
    return self.scheduler.start { make(numbers) }.events
  }

  @Test("take(while:behavior:) and take(until:behavior:) with and without the last element")
  func takeBehavior() {
    #expect(
      self.events { $0.take(while: { $0 < 3 }, behavior: .inclusive) } == [
        .next(210, 1), .next(220, 2), .next(230, 3), .completed(230),
      ])
  }

  @Test("take(until:) ends with the element for which its predicate holds")
  func takeUntil() {
    #expect(
      self.events { $0.take(until: { $0 == 3 }) } == [.next(210, 1), .next(220, 2), .completed(230)])
  }

  @Test("Closures that throw fail the observable")
  func throwing() {
    let fails: @Sendable (Int) throws -> Bool = { if $0 == 3 { throw SampleError() } else { true } }
    #expect(
      self.events { $0.filter(fails) } == [.next(210, 1), .next(220, 2), .error(230, SampleError())])
  }

  @Test("single() requires exactly one element")
  func single() {
    #expect(self.events { $0.single { $0 == 3 } } == [.next(230, 3), .completed(250)])
    let other = TestScheduler(initialClock: 0)
    let numbers = other.createHotObservable([.next(210, 1), .next(220, 2), .completed(250)])
    #expect(
      other.start { numbers.single() }.events == [.next(210, 1), .error(220, RxError.moreThanOneElement)])
    let third = TestScheduler(initialClock: 0)
    let nothing = third.createHotObservable([.completed(250, Int.self)])
    #expect(third.start { nothing.single() }.events == [.error(250, RxError.noElements)])
  }

  @Test("asSingle() and asMaybe() send the only element at completion, and check the number")
  func traits() {
    let one = self.scheduler.createColdObservable([.next(10, 1), .completed(20)])
    #expect(self.scheduler.start { one.asSingle() }.events == [.next(220, 1), .completed(220)])
    let other = TestScheduler(initialClock: 0)
    let many = other.createColdObservable([.next(10, 1), .next(20, 2), .completed(30)])
    #expect(other.start { many.asMaybe() }.events == [.error(220, RxError.moreThanOneElement, Int.self)])
    #expect(TestObserver(Observable<Int>.empty().asSingle()).failedError as? RxError == .noElements)
    #expect(TestObserver(Observable<Int>.empty().asMaybe()).didComplete)
    // Each subscription counts for itself.
    let single = Observable.just(3).asSingle()
    #expect(TestObserver(single).values == [3] && TestObserver(single).values == [3])
  }

  @Test("element(at:) and timeout fail with the errors of RxSwift")
  func errors() {
    #expect(self.events { $0.element(at: 2) } == [.next(230, 3), .completed(230)])
    #expect(
      TestObserver(Observable.of(1, 2).element(at: 2)).failedError as? RxError == .argumentOutOfRange)
    #expect(TestObserver(Observable.of(1).element(at: -1)).failedError as? RxError == .argumentOutOfRange)
    let slow = TestScheduler(initialClock: 0)
    let nothing = slow.createHotObservable([.next(500, 1)])
    #expect(
      slow.start { nothing.timeout(.seconds(5), scheduler: slow) }.events == [.error(205, RxError.timeout)])
  }

  @Test("retry(when:) subscribes again when the trigger sends, and ends with it")
  func retryWhen() {
    let numbers = self.scheduler.createColdObservable([.next(10, 1), .error(20, SampleError(), Int.self)])
    let result = self.scheduler.start {
      numbers.retry(when: { errors in errors.take(2).delay(.seconds(5), scheduler: self.scheduler) })
    }
    #expect(
      result.events == [.next(210, 1), .next(235, 1), .completed(250)])
    #expect(
      numbers.subscriptions == [Subscription(200, 220), Subscription(225, 245), Subscription(250, 250)])
  }

  @Test("amb, ifEmpty(switchTo:), timeout(other:)")
  func choices() {
    #expect(
      self.events { $0.amb(Observable.just(9, scheduler: self.scheduler)) } == [
        .next(201, 9), .completed(202),
      ])
    let other = TestScheduler(initialClock: 0)
    let nothing = other.createHotObservable([.completed(250, Int.self)])
    #expect(
      other.start { nothing.ifEmpty(switchTo: .just(5)) }.events == [.next(250, 5), .completed(250)])
    let third = TestScheduler(initialClock: 0)
    let slow = third.createHotObservable([.next(210, 1), .next(400, 2)])
    #expect(
      third.start { slow.timeout(.seconds(50), other: Observable.just(7), scheduler: third) }.events == [
        .next(210, 1), .next(260, 7), .completed(260),
      ])
  }

  @Test("groupBy sends an observable for each key")
  func groupBy() {
    #expect(
      self.events { numbers in
        numbers.groupBy { $0 % 2 }.flatMap { group in group.map { "\(group.key): \($0)" } }
      } == [
        .next(210, "1: 1"), .next(220, "0: 2"), .next(230, "1: 3"), .next(240, "0: 2"), .completed(250),
      ])
  }

  @Test("A connectable observable subscribes once, when it is connected; refCount() connects it")
  func connectable() {
    let numbers = self.numbers
    let published = numbers.publish()
    let (first, second) = (self.scheduler.createObserver(Int.self), self.scheduler.createObserver(Int.self))
    var connection: (any Disposable)?
    self.scheduler.scheduleAt(200) { published.subscribe(first) }
    self.scheduler.scheduleAt(215) { connection = published.connect() }
    self.scheduler.scheduleAt(225) { published.subscribe(second) }
    self.scheduler.scheduleAt(235) { connection?.dispose() }
    self.scheduler.start()
    #expect(first.events == [.next(220, 2), .next(230, 3)])
    #expect(second.events == [.next(230, 3)])
    #expect(numbers.subscriptions == [Subscription(215, 235)])
  }

  @Test("refCount() connects with the first subscription, and ends with the last")
  func refCount() {
    let numbers = self.numbers
    let shared = numbers.publish().refCount()
    let (first, second) = (self.scheduler.createObserver(Int.self), self.scheduler.createObserver(Int.self))
    var subscriptions: [any Disposable] = []
    self.scheduler.scheduleAt(205) { subscriptions.append(shared.subscribe(first)) }
    self.scheduler.scheduleAt(215) { subscriptions.append(shared.subscribe(second)) }
    self.scheduler.scheduleAt(225) { subscriptions[0].dispose() }
    self.scheduler.scheduleAt(235) { subscriptions[1].dispose() }
    self.scheduler.start()
    #expect(first.events == [.next(210, 1), .next(220, 2)])
    #expect(second.events == [.next(220, 2), .next(230, 3)])
    #expect(numbers.subscriptions == [Subscription(205, 235)])
  }

  @Test("range, generate, repeatElement and using")
  func creating() {
    let scheduler = self.scheduler
    #expect(
      scheduler.start { Observable.range(start: 5, count: 2, scheduler: scheduler) }.events == [
        .next(201, 5), .next(202, 6), .completed(203),
      ])
    let generated = TestObserver(
      Observable.generate(initialState: 1, condition: { $0 < 20 }, iterate: { $0 * 3 }))
    #expect(generated.values == [1, 3, 9] && generated.didComplete)
    let many = TestObserver(Observable.range(start: Int8.max, count: 2))
    #expect(many.failedError as? RxError == .argumentOutOfRange)
    let repeated = TestScheduler(initialClock: 0)
    #expect(
      repeated.start(disposed: 203) { Observable.repeatElement(1, scheduler: repeated) }.events == [
        .next(201, 1), .next(202, 1),
      ])
    let resource = AnyDisposable()
    let used = TestObserver(Observable<Int>.using({ resource }, observableFactory: { _ in .just(1) }))
    #expect(used.values == [1] && resource.isDisposed)
  }

  @Test("A replay relay replays its last elements")
  func replayRelay() {
    let relay = ReplayRelay<Int>.create(bufferSize: 2)
    for number in 1...3 { relay.accept(number) }
    #expect(TestObserver(relay).values == [2, 3])
  }

  @Test("Types of apps conform to Disposable and ObservableType with the functions of RxSwift")
  func conformances() {
    let source = Countdown()
    let result = self.scheduler.start { source.map { $0 * 2 } }
    #expect(result.events == [.next(200, 6), .next(200, 4), .next(200, 2), .completed(200)])
    #expect(source.disposals == 1)
  }

  /// An observable of an app.
  private final class Countdown: ObservableType {
    typealias Element = Int
    private(set) var disposals = 0

    func subscribe<Observer: ObserverType<Int>>(_ observer: Observer) -> any Disposable {
      for number in [3, 2, 1] { observer.onNext(number) }
      observer.onCompleted()
      return End { self.disposals += 1 }
    }
  }

  /// A disposable of an app.
  private final class End: Disposable {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
      self.action = action
    }

    func dispose() { self.action() }
  }
}
