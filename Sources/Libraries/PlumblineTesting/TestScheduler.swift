public import Plumbline

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A scheduler whose time is controlled by a test.
///
/// Work runs within `advance(by:)`, in the order of its times, and in the order of scheduling for equal times. Work that
/// is scheduled by other work runs as well if it is due. Cancelled work does not run, and is released.
///
/// Times are rounded to nanoseconds, so that eight steps of 0.1 seconds are 0.8 seconds.
///
/// ```swift
/// let scheduler = TestScheduler()
/// let viewModel = SearchViewModel(service: service, scheduler: scheduler)
/// viewModel.inputs.searchTextChanged("fig")
/// scheduler.advance(by: 0.3)
/// ```
public final class TestScheduler: Scheduler {
  /// The time in seconds since the creation of the scheduler.
  public private(set) var now: Double = 0

  /// The date at the creation of the scheduler.
  public let startDate: Date

  /// The current date: the start date and the time since then.
  public var currentDate: Date { self.startDate.addingTimeInterval(self.now) }

  private var works = WorkQueue()
  private var number = 0

  /// Creates a scheduler whose time is 0.
  ///
  /// - Parameter startDate: The date at the time 0.
  public init(startDate: Date = Date(timeIntervalSinceReferenceDate: 0)) {
    self.startDate = startDate
  }

  /// Runs work after an interval.
  ///
  /// - Parameters:
  ///   - interval: The time in seconds. A negative interval counts as 0.
  ///   - action: The work, which never runs within this call.
  /// - Returns: A disposable that cancels the work. It is disposed of when the work has run.
  @discardableResult
  public func schedule(after interval: Double, _ action: @escaping () -> Void) -> (any Disposable)? {
    let interval = interval.isFinite ? interval : interval.checked(for: "schedule")
    self.number += 1
    let time = interval > 0 ? max(self.now, rounded(self.now + interval)) : self.now
    let work = ScheduledWork(time: time, number: self.number, action: action)
    self.works.insert(work)
    return work
  }

  /// Runs the work that is due now, without advancing the time.
  ///
  /// - Parameters:
  ///   - fileID: The file identifier of the call.
  ///   - filePath: The file path of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func advance(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.move(to: self.now, site)
  }

  /// Advances the time by an interval, and runs the work that becomes due.
  ///
  /// - Parameters:
  ///   - interval: The time in seconds. A negative or infinite one reports an issue, and the time does not change.
  ///   - fileID: The file identifier of the call.
  ///   - filePath: The file path of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func advance(
    by interval: Double, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard interval >= 0 else {
      return site.report(
        "a test scheduler cannot go back: it was advanced by \(interval) seconds. Make a new one.")
    }
    self.move(to: rounded(self.now + interval), site)
  }

  /// Advances the time to a moment, and runs the work that becomes due.
  ///
  /// - Parameters:
  ///   - time: The moment, in seconds since the creation of the scheduler. A moment in the past, or an infinite one,
  ///     reports an issue, and the time does not change.
  ///   - fileID: The file identifier of the call.
  ///   - filePath: The file path of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func advance(
    to time: Double, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let time = rounded(time)
    guard time >= self.now else {
      return site.report(
        "a test scheduler cannot go back: it is at \(self.now) seconds, and was advanced to \(time). "
          + "Make a new one.")
    }
    self.move(to: time, site)
  }

  /// Runs all scheduled work, including the work that is scheduled by other work.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of works. When it is exceeded, since work always schedules more work, an issue is
  ///     reported, and the remaining work stays scheduled.
  ///   - fileID: The file identifier of the call.
  ///   - filePath: The file path of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func run(
    limit: Int = 10_000, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    var count = 0
    while let work = self.works.first {
      guard count < limit else {
        return site.report(
          "a test scheduler has run \(limit) works, and more wait at \(self.now) seconds. Work that "
            + "always schedules more never ends: advance by a time, or cancel it.")
      }
      count += 1
      self.run(work)
    }
  }

  private func move(to end: Double, _ site: CallSite) {
    guard end.isFinite else {
      return site.report(
        "a test scheduler cannot reach \(end) seconds, since repeated work would never end. Advance by a finite time, or "
          + "use 'run()'.")
    }
    let limit = 10_000
    var count = 0
    while let work = self.works.first, work.time <= end {
      if work.time > self.now { count = 0 }
      guard count < limit else {
        return site.report(
          "a test scheduler has run \(limit) works at \(self.now) seconds, and more wait. Work that always "
            + "schedules more at once never ends: let it wait for a time, or cancel it.")
      }
      count += 1
      self.run(work)
    }
    self.now = max(self.now, end)
  }

  /// Sets the time back.
  func setBack(by interval: Double) { self.now = rounded(self.now - interval) }

  private func run(_ work: ScheduledWork) {
    self.works.removeFirst()
    self.now = max(self.now, work.time)
    work.run()
  }
}

/// A time in seconds, rounded to nanoseconds.
private func rounded(_ time: Double) -> Double {
  let nanoseconds = (time * 1e9).rounded()
  return nanoseconds.isFinite ? nanoseconds / 1e9 : time
}

extension TestScheduler: DateClock {
  package var date: Date { self.currentDate }
}

extension TestScheduler {
  /// Advances the time by an interval, and runs the work that becomes due.
  ///
  /// - Parameters:
  ///   - interval: The time. A negative interval reports an issue, and the time does not change.
  ///   - fileID: The file identifier of the call.
  ///   - filePath: The file path of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func advance(
    by interval: some TimeSpan, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.advance(by: interval.inSeconds, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Advances the time to a date, and runs the work that becomes due.
  ///
  /// - Parameters:
  ///   - date: The date. A date in the past reports an issue, and the time does not change.
  ///   - fileID: The file identifier of the call.
  ///   - filePath: The file path of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func advance(
    to date: Date, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.advance(
      to: date.timeIntervalSince(self.startDate), fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Sets the time back by an interval. Work that is scheduled keeps its time.
  ///
  /// - Parameters:
  ///   - interval: The time. A negative interval reports an issue, and the time does not change.
  ///   - fileID: The file identifier of the call.
  ///   - filePath: The file path of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func rewind(
    by interval: some TimeSpan, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard interval.inSeconds >= 0 else {
      return site.report(
        "a test scheduler was set back by \(interval.inSeconds) seconds. Use 'advance(by:)' to go forward.")
    }
    self.setBack(by: interval.inSeconds)
  }
}
