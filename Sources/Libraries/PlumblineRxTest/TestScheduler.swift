public import PlumblineBlueprint
internal import PlumblineTesting

/// A scheduler with virtual time, with the API of RxTest.
///
/// Time is an integer. Work runs within ``start()``, `advanceTo(_:)` and `advanceBy(_:)`, in the order of its times, and in the
/// order of scheduling for equal times.
///
/// ```swift
/// let scheduler = TestScheduler(initialClock: 0)
/// let numbers = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(300)])
/// let result = scheduler.start { numbers.map { $0 * 2 } }
/// // result.events == [.next(210, 2), .next(220, 4), .completed(300)]
/// ```
public final class TestScheduler: Scheduler {
  /// The times that ``start(created:subscribed:disposed:create:)`` uses unless it is told others.
  public enum Defaults {
    /// The time at which the observable is made.
    public static let created = 100
    /// The time at which it is subscribed to.
    public static let subscribed = 200
    /// The time at which the subscription is disposed of.
    public static let disposed = 1000
  }

  /// The current time.
  public private(set) var clock: TestTime
  /// The seconds of a unit of time.
  private let resolution: Double
  private let simulateProcessingDelay: Bool
  private var works = WorkQueue()
  private var number = 0
  private var isRunning = false

  /// Creates a scheduler.
  ///
  /// - Parameters:
  ///   - initialClock: The initial time.
  ///   - resolution: The seconds of a unit of time.
  ///   - simulateProcessingDelay: Whether work is never due at the time that schedules it, but one unit later at least.
  public init(initialClock: TestTime, resolution: Double = 1, simulateProcessingDelay: Bool = true) {
    self.clock = initialClock
    self.resolution = resolution > 0 ? resolution : 1
    self.simulateProcessingDelay = simulateProcessingDelay
  }

  /// The current time in seconds.
  public var now: Double { Double(self.clock) * self.resolution }

  // MARK: Scheduling

  /// Runs work after an interval in seconds.
  ///
  /// - Returns: A disposable that cancels the work.
  @discardableResult
  public func schedule(after interval: Double, _ action: @escaping () -> Void) -> (any Disposable)? {
    let units = (interval / self.resolution).rounded()
    let isFarAway = !units.isFinite || units > 1e15
    return self.schedule(afterUnits: isFarAway ? Int(1e15) : Int(max(units, 0)), action)
  }

  /// Runs work at a time.
  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
    self.schedule(afterUnits: time - self.clock, action)
  }

  @discardableResult
  func schedule(afterUnits units: Int, _ action: @escaping () -> Void) -> any Disposable {
    let (sum, isTooMuch) = self.clock.addingReportingOverflow(
      max(units, self.simulateProcessingDelay ? 1 : 0))
    self.number += 1
    let work = ScheduledWork(time: Double(isTooMuch ? .max : sum), number: self.number, action: action)
    self.works.insert(work)
    return work
  }

  // MARK: Running

  /// Runs all work, and the work that it schedules.
  public func start() { self.run(until: .infinity) }

  /// Stops the run, after the work that is running.
  public func stop() { self.isRunning = false }

  /// Runs the work that is due until a time, and sets the clock to it.
  public func advanceTo(_ time: TestTime) {
    guard time >= self.clock else { return }
    self.run(until: Double(time))
    self.clock = time
  }

  /// Runs the work that is due within an interval, and advances the clock by it.
  public func advanceBy(_ interval: TestTime) {
    self.advanceTo(self.clock.addingReportingOverflow(interval).partialValue)
  }

  private func run(until time: Double) {
    guard !self.isRunning else { return }
    self.isRunning = true
    while self.isRunning, let work = self.works.first, work.time <= time {
      self.works.removeFirst()
      self.clock = max(self.clock, Int(exactly: work.time) ?? .max)
      work.run()
    }
    self.isRunning = false
  }

  /// Makes an observable, subscribes to it, and disposes of the subscription, each at a time, and runs all work.
  ///
  /// - Parameters:
  ///   - created: The time at which the observable is made.
  ///   - subscribed: The time at which it is subscribed to.
  ///   - disposed: The time at which the subscription is disposed of.
  ///   - create: Makes the observable.
  /// - Returns: The observer, with the events.
  public func start<Source: ObservableType>(
    created: TestTime = Defaults.created, subscribed: TestTime = Defaults.subscribed,
    disposed: TestTime = Defaults.disposed, create: @escaping () -> Source
  ) -> TestableObserver<Source.Element> {
    let observer = self.createObserver(Source.Element.self)
    var source: Source?
    var subscription: (any Disposable)?
    self.scheduleAt(created) { source = create() }
    self.scheduleAt(subscribed) { subscription = source?.subscribe(observer) }
    self.scheduleAt(disposed) { subscription?.dispose() }
    self.start()
    return observer
  }

  // MARK: Creating

  /// Creates an observable that sends events at times, whether or not there are subscribers.
  public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<
    Element
  > {
    TestableObservable(hot: events, self)
  }

  /// Creates an observable that sends events to each subscriber, at intervals from the subscription on.
  public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<
    Element
  > {
    TestableObservable(cold: events, self)
  }

  /// Creates an observer that records events.
  public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
    TestableObserver(self)
  }
}
