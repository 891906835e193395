internal import Plumbline

// MARK: Terminal events

extension TestObserver {
  /// Asserts that the signal completed.
  ///
  /// - Parameters:
  ///   - message: The message of a failure.
  ///   - fileID: The file identifier of the call.
  ///   - filePath: The file path of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func assertDidComplete(
    _ message: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    if !self.didComplete { site.report("expected the signal to complete, but \(self.outcome)", message) }
  }

  /// Asserts that the signal did not complete.
  ///
  /// - Parameters:
  ///   - message: The message of a failure.
  ///   - fileID: The file identifier of the call.
  ///   - filePath: The file path of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func assertDidNotComplete(
    _ message: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    if self.didComplete { site.report("expected the signal not to complete, but \(self.outcome)", message) }
  }

  /// Asserts that the signal failed.
  ///
  /// - Parameters:
  ///   - message: The message of a failure.
  ///   - fileID: The file identifier of the call.
  ///   - filePath: The file path of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func assertDidFail(
    _ message: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    if !self.didFail { site.report("expected the signal to fail, but \(self.outcome)", message) }
  }

  /// Asserts that the signal did not fail.
  ///
  /// - Parameters:
  ///   - message: The message of a failure.
  ///   - fileID: The file identifier of the call.
  ///   - filePath: The file path of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func assertDidNotFail(
    _ message: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    if self.didFail { site.report("expected the signal not to fail, but \(self.outcome)", message) }
  }

  /// Asserts that the signal was interrupted.
  ///
  /// - Parameters:
  ///   - message: The message of a failure.
  ///   - fileID: The file identifier of the call.
  ///   - filePath: The file path of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func assertDidInterrupt(
    _ message: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    if !self.didInterrupt {
      site.report("expected the signal to be interrupted, but \(self.outcome)", message)
    }
  }

  /// Asserts that the signal was not interrupted.
  ///
  /// - Parameters:
  ///   - message: The message of a failure.
  ///   - fileID: The file identifier of the call.
  ///   - filePath: The file path of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func assertDidNotInterrupt(
    _ message: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    if self.didInterrupt {
      site.report("expected the signal not to be interrupted, but \(self.outcome)", message)
    }
  }

  /// Asserts that the signal has terminated.
  ///
  /// - Parameters:
  ///   - message: The message of a failure.
  ///   - fileID: The file identifier of the call.
  ///   - filePath: The file path of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func assertDidTerminate(
    _ message: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    if !self.didTerminate { site.report("expected the signal to end, but \(self.outcome)", message) }
  }

  /// Asserts that the signal has not terminated.
  ///
  /// - Parameters:
  ///   - message: The message of a failure.
  ///   - fileID: The file identifier of the call.
  ///   - filePath: The file path of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func assertDidNotTerminate(
    _ message: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    if self.didTerminate { site.report("expected the signal not to end, but \(self.outcome)", message) }
  }

  /// The state of the signal, for messages.
  var outcome: String {
    for event in self.events {
      switch event {
      case .value: continue
      case .completed: return "it completed"
      case .failed(let error): return "it failed:\(Difference.listing(error))"
      case .interrupted: return "it was interrupted"
      }
    }
    return "it has not ended"
  }
}

extension TestObserver where Failure: Equatable {
  /// Asserts that the signal failed with an error.
  ///
  /// - Parameters:
  ///   - expected: The expected error.
  ///   - message: The message of a failure.
  ///   - fileID: The file identifier of the call.
  ///   - filePath: The file path of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func assertFailed(
    _ expected: Failure, _ message: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let error = self.failedError else {
      return site.report("expected the signal to fail, but \(self.outcome)", message)
    }
    if error != expected {
      site.report("the error is not the expected one:\n\(Difference.text(expected, error))", message)
    }
  }
}
