internal import IssueReporting
public import Plumbline

/// A scheduler whose time moves only when a test says so.
///
/// Work runs within `advance(by:)`, in the order of its times, and of its scheduling where they are equal.
///
/// ```swift
/// let scheduler = TestScheduler()
/// let viewModel = SearchViewModel(scheduler: scheduler)
/// viewModel.inputs.queryChanged("swift")
/// scheduler.advance(by: 0.3)
/// ```
///
/// Source: `Documentation/Contracts.md`, 21.
public final class TestScheduler: Scheduler {
  private struct Work {
    let time: Double
    let number: Int
    let action: () -> Void
    let disposable: AnyDisposable
  }

  /// The time in seconds since the scheduler was made.
  public private(set) var now: Double = 0

  private var works: [Work] = []
  private var number = 0

  /// Makes a scheduler whose time is zero.
  public init() {}

  /// Takes work that runs when a test has moved the time that far.
  @discardableResult
  public func schedule(after interval: Double, _ action: @escaping () -> Void) -> (any Disposable)? {
    let disposable = AnyDisposable()
    self.number += 1
    let work = Work(
      time: self.now + max(interval, 0), number: self.number, action: action, disposable: disposable)
    let index = self.works.firstIndex { work.time < $0.time } ?? self.works.endIndex
    self.works.insert(work, at: index)
    return disposable
  }

  /// Runs what is due now.
  public func advance() { self.advance(by: 0) }

  /// Moves the time, and runs what becomes due on the way.
  ///
  /// - Parameter interval: the time in seconds; a negative one is told and moves nothing.
  public func advance(by interval: Double) {
    guard interval >= 0 else { return reportIssue("a test scheduler cannot go back by \(-interval) seconds") }
    self.run(until: self.now + interval)
  }

  /// Runs everything that waits, and what is scheduled on the way.
  public func run() {
    while let time = self.works.first?.time { self.run(until: time) }
  }

  private func run(until end: Double) {
    while let work = self.works.first, work.time <= end {
      self.works.removeFirst()
      self.now = max(self.now, work.time)
      if !work.disposable.isDisposed { work.action() }
    }
    self.now = max(self.now, end)
  }
}
