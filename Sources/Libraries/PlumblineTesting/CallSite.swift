internal import IssueReporting

/// The source location of an assertion, at which a failure is reported.
struct CallSite {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Fails the test.
  ///
  /// - Parameters:
  ///   - problem: The expectation, and the actual result.
  ///   - message: The message of the test.
  func report(_ problem: String, _ message: String? = nil) {
    reportIssue(
      message.map { "\($0): \(problem)" } ?? problem, fileID: self.fileID, filePath: self.filePath,
      line: self.line, column: self.column)
  }
}
