public import Plumbline

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

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
