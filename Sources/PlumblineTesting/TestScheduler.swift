public import Plumbline

/// A scheduler whose time moves only when a test says so.
///
/// Work runs within `advance(by:)`, in the order of its times, and of its scheduling where they are equal.
/// Work that is scheduled on the way is run as well when it is due. Work that was cancelled is not run, and
/// not kept.
///
/// Times are rounded to nanoseconds, so that eight steps of 0.1 seconds are 0.8 seconds.
///
/// ```swift
/// let scheduler = TestScheduler()
/// let viewModel = SearchViewModel(service: service, scheduler: scheduler)
/// viewModel.inputs.searchTextChanged("fig")
/// scheduler.advance(by: 0.3)
/// ```
///
/// Source: `Documentation/Contracts.md`, 21.
public final class TestScheduler: Scheduler {
  /// The time in seconds since the scheduler was made.
  public private(set) var now: Double = 0

  private var works = WorkQueue()
  private var number = 0

  /// Makes a scheduler whose time is zero.
  public init() {}

  /// Runs work after a time.
  ///
  /// - Parameters:
  ///   - interval: the time in seconds; a negative one is taken as zero.
  ///   - action: the work. It is never run within this call.
  /// - Returns: what cancels the work; it is disposed of when the work has been run.
  @discardableResult
  public func schedule(after interval: Double, _ action: @escaping () -> Void) -> (any Disposable)? {
    self.number += 1
    let time = interval > 0 ? max(self.now, rounded(self.now + interval)) : self.now
    let work = ScheduledWork(time: time, number: self.number, action: action)
    self.works.insert(work)
    return work
  }

  /// Runs what is due now, without moving the time.
  ///
  /// - Parameters:
  ///   - fileID: the place of the call, as the following parameters.
  ///   - filePath: the file of the call.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  public func advance(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.move(to: self.now, site)
  }

  /// Moves the time forward, and runs what becomes due on the way.
  ///
  /// - Parameters:
  ///   - interval: the time in seconds; a negative one is an issue, and moves nothing.
  ///   - fileID: the place of the call, as the following parameters.
  ///   - filePath: the file of the call.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
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

  /// Moves the time forward to a moment, and runs what becomes due on the way.
  ///
  /// - Parameters:
  ///   - time: the moment, in seconds since the scheduler was made; one that has passed is an issue, and
  ///     moves nothing.
  ///   - fileID: the place of the call, as the following parameters.
  ///   - filePath: the file of the call.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
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

  /// Runs everything that waits, and what is scheduled on the way.
  ///
  /// - Parameters:
  ///   - limit: how many works are run at most. Work that always schedules more never comes to an end; that
  ///     is an issue, and what still waits stays.
  ///   - fileID: the place of the call, as the following parameters.
  ///   - filePath: the file of the call.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
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

  private func run(_ work: ScheduledWork) {
    self.works.removeFirst()
    self.now = max(self.now, work.time)
    work.run()
  }
}

/// A time in whole nanoseconds, in seconds.
private func rounded(_ time: Double) -> Double {
  let nanoseconds = (time * 1e9).rounded()
  return nanoseconds.isFinite ? nanoseconds / 1e9 : time
}
