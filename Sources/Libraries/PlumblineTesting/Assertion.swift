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
