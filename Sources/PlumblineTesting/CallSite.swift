internal import IssueReporting

/// Where a test calls an assertion: what fails is reported there.
struct CallSite {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Fails the test.
  ///
  /// - Parameters:
  ///   - problem: what was expected, and what came.
  ///   - message: what the test says about it.
  func report(_ problem: String, _ message: String? = nil) {
    reportIssue(
      message.map { "\($0): \(problem)" } ?? problem, fileID: self.fileID, filePath: self.filePath,
      line: self.line, column: self.column)
  }
}
