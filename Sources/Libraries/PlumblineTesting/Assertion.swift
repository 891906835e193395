internal import CustomDump
internal import IssueReporting

/// An assertion about what a test observer recorded, which is called like a function.
///
/// ```swift
/// isLoginButtonEnabled.assertValues([false])
/// isLoginButtonEnabled.assertDidNotComplete("the form stays")
/// ```
///
/// A failed assertion reports an issue at the location of its call, in Swift Testing and in XCTest.
public struct Assertion<Expected> {
  /// Returns the problem, or nil if the assertion holds.
  private let problem: (Expected) -> String?

  init(_ problem: @escaping (Expected) -> String?) {
    self.problem = problem
  }

  /// Fails the test if the assertion does not hold.
  ///
  /// - Parameters:
  ///   - expected: The expected value.
  ///   - message: The message of a failure.
  ///   - fileID: The file identifier of the call.
  ///   - filePath: The file path of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func callAsFunction(
    _ expected: Expected, _ message: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    guard let problem = self.problem(expected) else { return }
    CallSite(fileID: fileID, filePath: filePath, line: line, column: column).report(problem, message)
  }
}

extension Assertion where Expected == Void {
  /// An assertion that either holds or not.
  init(_ holds: Bool, _ problem: @autoclosure @escaping () -> String) {
    self.init { holds ? nil : problem() }
  }

  /// Fails the test if the assertion does not hold.
  ///
  /// - Parameters:
  ///   - message: The message of a failure.
  ///   - fileID: The file identifier of the call.
  ///   - filePath: The file path of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func callAsFunction(
    _ message: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self((), message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

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

/// Descriptions of differences between values.
enum Difference {
  /// The difference of two values, line by line: `−` marks the expected lines, `+` the actual ones.
  ///
  /// - Parameters:
  ///   - expected: The expected value.
  ///   - actual: The actual value, which is not equal to the expected one.
  static func text<Value>(_ expected: Value, _ actual: Value) -> String {
    guard let difference = diff(expected, actual, format: DiffFormat(first: "−", second: "+", both: " "))
    else {
      return "both look like this:\n\n\(Self.indented(String(customDumping: actual)))"
    }
    return "\n\(Self.indented(difference))\n\n  (expected: −, actual: +)"
  }

  /// A value on lines of its own.
  static func listing(_ value: some Any) -> String { "\n\n\(Self.indented(String(customDumping: value)))" }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }
}
