import Dispatch
import PlumblineBlueprint
import PlumblineTesting
import Testing

/// What nearly every app on RxSwift has: an indicator of activity, and a tracker of errors.
private final class Indicator: SharedSequenceConvertibleType {
  typealias Element = Bool
  typealias SharingStrategy = DriverSharingStrategy

  private let count = BehaviorRelay(value: 0)
  private let isActive: SharedSequence<SharingStrategy, Bool>

  init() {
    self.isActive = self.count.asDriver().map { $0 > 0 }.skipRepeats()
  }

  func track<Source: ObservableConvertibleType>(_ source: Source) -> Observable<Source.Element> {
    source.asObservable().do(
      onSubscribe: { self.count.accept(self.count.value + 1) },
      onDispose: { self.count.accept(self.count.value - 1) })
  }

  func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self.isActive }
}

private final class ErrorTracker: SharedSequenceConvertibleType {
  typealias SharingStrategy = DriverSharingStrategy

  private let errors = PublishSubject<any Error>()

  func track<Source: ObservableConvertibleType>(_ source: Source) -> Observable<Source.Element> {
    source.asObservable().do(onError: self.errors.onNext)
  }

  func asSharedSequence() -> SharedSequence<SharingStrategy, any Error> {
    self.errors.asDriver(onErrorDriveWith: .empty)
  }
}

extension SharedSequenceConvertibleType {
  fileprivate func mapToVoid() -> SharedSequence<SharingStrategy, Void> { self.map { _ in } }
}

private struct Problem: Error, CustomStringConvertible { let description: String }

private final class Entries {
  private(set) var all: [String] = []

  func add(_ entry: String) { self.all.append(entry) }
}

@Suite("Code that was written for RxSwift")
struct FormerCodeTests {
  @Test("An indicator of activity is true while a subscription lasts")
  func indicator() {
    let indicator = Indicator()
    let log = Entries()
    indicator.asDriver().drive(onNext: { log.add("\($0)") })
    let source = PublishSubject<Int>()
    let subscription = indicator.track(source).subscribe()
    #expect(log.all == ["false", "true"])
    subscription.dispose()
    #expect(log.all == ["false", "true", "false"])
  }

  @Test("A tracker sends the errors of what it tracks, and functions of shared sequences apply to drivers")
  func errors() {
    let tracker = ErrorTracker()
    let log = Entries()
    tracker.drive(onNext: { log.add("\($0)") })
    tracker.mapToVoid().drive(onNext: { log.add("an error") })
    tracker.track(Observable<Int>.error(Problem(description: "a"))).subscribe()
    #expect(log.all == ["a", "an error"])
  }

  @Test("An observable that cannot fail continues with another one, or with an element")
  func infallible() {
    let log = Entries()
    let failing = Observable<Int>.error(Problem(description: "a"))
    failing.asInfallible(onErrorJustReturn: 1).subscribe(onNext: { log.add("\($0)") })
    failing.asInfallible(onErrorFallbackTo: Infallible<Int>.just(2)).subscribe(onNext: { log.add("\($0)") })
    failing.asInfallible { Infallible.just("\($0)".count + 2) }.subscribe(onNext: { log.add("\($0)") })
    BehaviorRelay(value: 4).asInfallible().subscribe(onNext: { log.add("\($0)") })
    #expect(log.all == ["1", "2", "3", "4"])
  }

  @Test("An observable fails with the error of a side effect")
  func sideEffects() {
    let log = Entries()
    Observable.of(1, 2, 3).do(
      onNext: { if $0 == 2 { throw Problem(description: "side effect") } },
      onError: { _ in log.add("not called") }, onSubscribed: { log.add("subscribed") },
      onDispose: { log.add("disposed") }
    ).subscribe { log.add("\($0)") }
    #expect(log.all == ["next(1)", "error(side effect)", "disposed", "subscribed"])

    let other = Entries()
    Single.just(1).do(onSuccess: { other.add("\($0)") }).subscribe()
    Observable<Int>.error(Problem(description: "a")).do(onError: { _ in throw Problem(description: "b") })
      .subscribe { other.add("\($0)") }
    #expect(other.all == ["1", "error(b)"])
  }

  @Test("A subscription to a single receives one event, which can be compared")
  func traits() {
    var events: [SingleEvent<Int>] = []
    Single.just(1).subscribe { (event: SingleEvent<Int>) in events.append(event) }
    Maybe<Int>.empty().subscribe { (event: MaybeEvent<Int>) in events.append(event) }
    Single<Int>.error(Problem(description: "a")).subscribe { (event: SingleEvent<Int>) in events.append(event)
    }
    #expect(events == [.success(1), .completed, .error(Problem(description: "a"))])
    #expect(events[0] != .success(2))
    #expect(events[2] != .error(Problem(description: "b")))
  }

  @Test("Closures that throw end scan, reduce and withLatestFrom with their error")
  func throwingClosures() {
    let log = Entries()
    let numbers = Observable.of(1, 2, 3)
    numbers.scan(0) { sum, number throws -> Int in
      if number == 3 { throw Problem(description: "a") }
      return sum + number
    }.subscribe { log.add("\($0)") }
    numbers.reduce(0, accumulator: +, mapResult: { "sum \($0)" }).subscribe { log.add("\($0)") }
    Observable<Int>.empty().reduce(7, accumulator: +).subscribe { log.add("\($0)") }
    numbers.withLatestFrom(Observable.just(1)) { _, _ throws -> Int in throw Problem(description: "b") }
      .subscribe { log.add("\($0)") }
    #expect(
      log.all == [
        "next(1)", "next(3)", "error(a)", "next(sum 6)", "completed", "next(7)", "completed", "error(b)",
      ])
  }

  @Test("Observables of a sequence follow each other when they fail")
  func catching() {
    let log = Entries()
    let failing = Observable<Int>.of(1).concat(Observable.error(Problem(description: "a")))
    Observable.catch(sequence: [failing, failing, .just(2), .just(3)]).subscribe { log.add("\($0)") }
    Observable.catch(sequence: [failing]).subscribe { log.add("\($0)") }
    Observable<Int>.catch(sequence: [Observable<Int>]()).subscribe { log.add("\($0)") }
    #expect(
      log.all == [
        "next(1)", "next(1)", "next(2)", "completed", "next(1)", "error(a)", "completed",
      ])
  }

  @Test("Intervals end and begin at their time")
  func intervals() {
    let scheduler = TestScheduler()
    let source = PublishSubject<Int>()
    let log = Entries()
    let taken = source.take(for: .seconds(50), scheduler: scheduler).subscribe { log.add("\($0)") }
    let skipped = source.skip(.seconds(50), scheduler: scheduler).subscribe { log.add("skipping \($0)") }
    source.onNext(1)
    scheduler.advance(by: 49)
    source.onNext(2)
    scheduler.advance(by: 1)
    source.onNext(3)
    #expect(log.all == ["next(1)", "next(2)", "completed", "skipping next(3)"])
    taken.dispose()
    skipped.dispose()
  }

  @Test("An element with an object that is gone is skipped, with a closure as well")
  func unretained() {
    let source = PublishSubject<Int>()
    let log = Entries()
    var object: Entries? = Entries()
    object?.add("a")
    if let object {
      source.withUnretained(object) { "\($0.all.count) \($1)" }.subscribe(onNext: { log.add($0) })
    }
    source.onNext(1)
    object = nil
    source.onNext(2)
    #expect(log.all == ["1 1"])
  }

  @Test("Disposables have their names, and release what they hold")
  func disposables() {
    let log = Entries()
    let composite = CompositeDisposable(
      Disposables.create { log.add("a") }, Disposables.create { log.add("b") })
    composite.insert(Disposables.create { log.add("c") })
    composite.dispose()
    composite.insert(Disposables.create { log.add("d") })
    let single = SingleAssignmentDisposable()
    single.setDisposable(Disposables.create { log.add("e") })
    single.disposable.dispose()
    single.dispose()
    #expect(log.all == ["a", "b", "c", "d", "e"])
  }

  @available(*, deprecated)
  @MainActor
  @Test("Schedulers of queues are the scheduler of the main actor")
  func schedulers() async {
    let schedulers: [any SchedulerType] = [
      ConcurrentDispatchQueueScheduler(qos: .background), SerialDispatchQueueScheduler(qos: .default),
      SerialDispatchQueueScheduler(internalSerialQueueName: "a"), SerialDispatchQueueScheduler(queue: .main),
      ConcurrentMainScheduler.instance,
    ]
    for scheduler in schedulers {
      await withCheckedContinuation { continuation in
        scheduler.schedule {
          MainActor.assertIsolated()
          continuation.resume()
        }
      }
    }
    #expect(schedulers.allSatisfy { $0 is MainScheduler })
    let log = Entries()
    Observable.from([1, 2], scheduler: CurrentThreadScheduler.instance).subscribe { log.add("\($0)") }
    #expect(log.all == ["next(1)", "next(2)", "completed"])
  }
}
