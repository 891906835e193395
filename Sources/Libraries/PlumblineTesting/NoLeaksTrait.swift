internal import PlumblineDebugging

#if canImport(Testing)
  public import Testing

  /// A trait that fails a test after which signals that it has made are left, with the places of the code that made them.
  ///
  /// ```swift
  /// @Suite(.noLeaks) struct LoginViewModelTests {
  ///   @Test func submits() { … }
  /// }
  /// ```
  ///
  /// A signal is left when a reference cycle keeps it: usually a closure that captures its view model. Signals of work that the test
  /// does not wait for have time to end. The trait takes a backtrace for each signal, so it is for tests, not for benchmarks.
  public struct NoLeaksTrait: TestTrait, SuiteTrait, TestScoping {
    /// Each test of a suite is checked.
    public var isRecursive: Bool { true }

    /// Runs a test, and reports the signals that are left.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      guard testCase != nil else { return try await function() }
      let nodes = LiveNodes()
      try await nodes.record { try await function() }
      if let problem = await nodes.leaks() {
        Issue.record(Comment(rawValue: problem), sourceLocation: test.sourceLocation)
      }
    }
  }

  extension Trait where Self == NoLeaksTrait {
    /// Fails a test after which signals that it has made are left.
    public static var noLeaks: Self { NoLeaksTrait() }
  }
#endif

/// Runs code, and fails the test if signals that it has made are left afterwards, in Swift Testing and in XCTest.
///
/// ```swift
/// func testSubmit() {
///   assertNoLeaks { LoginViewModel().inputs.submitTapped() }
/// }
/// ```
///
/// - Parameters:
///   - fileID: The file identifier of the call.
///   - filePath: The file path of the call.
///   - line: The line of the call.
///   - column: The column of the call.
///   - body: The code.
/// - Returns: The result of the code.
/// - Throws: The error of the code.
@discardableResult
public func assertNoLeaks<Result>(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: () throws -> Result
) rethrows -> Result {
  let nodes = LiveNodes()
  let result = try nodes.record(body)
  if let problem = nodes.currentLeaks {
    CallSite(fileID: fileID, filePath: filePath, line: line, column: column).report(problem)
  }
  return result
}

extension LiveNodes {
  /// What is left, or nil.
  fileprivate var currentLeaks: String? {
    self.count == 0 ? nil : "signals are left that the test has made: \(self)"
  }

  /// What is left when work that ends has had time to, or nil.
  fileprivate func leaks() async -> String? {
    for _ in 0..<100 where self.count > 0 {
      await Task.yield()
      // What waits for the main actor goes first.
      await MainActor.run {}
    }
    return self.currentLeaks
  }
}
