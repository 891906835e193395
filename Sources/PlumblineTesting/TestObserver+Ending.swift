internal import Plumbline

// MARK: The last event

extension TestObserver {
  /// Asserts that the signal completed.
  ///
  /// - Parameters:
  ///   - message: what the test says about a failure.
  ///   - fileID: the place of the call, as the following parameters.
  ///   - filePath: the file of the call.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
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
  ///   - message: what the test says about a failure.
  ///   - fileID: the place of the call, as the following parameters.
  ///   - filePath: the file of the call.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
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
  ///   - message: what the test says about a failure.
  ///   - fileID: the place of the call, as the following parameters.
  ///   - filePath: the file of the call.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
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
  ///   - message: what the test says about a failure.
  ///   - fileID: the place of the call, as the following parameters.
  ///   - filePath: the file of the call.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
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
  ///   - message: what the test says about a failure.
  ///   - fileID: the place of the call, as the following parameters.
  ///   - filePath: the file of the call.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
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
  ///   - message: what the test says about a failure.
  ///   - fileID: the place of the call, as the following parameters.
  ///   - filePath: the file of the call.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
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

  /// Asserts that the signal has ended, in whatever way.
  ///
  /// - Parameters:
  ///   - message: what the test says about a failure.
  ///   - fileID: the place of the call, as the following parameters.
  ///   - filePath: the file of the call.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  public func assertDidTerminate(
    _ message: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    if !self.didTerminate { site.report("expected the signal to end, but \(self.outcome)", message) }
  }

  /// Asserts that the signal has not ended.
  ///
  /// - Parameters:
  ///   - message: what the test says about a failure.
  ///   - fileID: the place of the call, as the following parameters.
  ///   - filePath: the file of the call.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  public func assertDidNotTerminate(
    _ message: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    if self.didTerminate { site.report("expected the signal not to end, but \(self.outcome)", message) }
  }

  /// How the signal ended, for a message.
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
  /// Asserts that the signal failed with an error that equals another one.
  ///
  /// - Parameters:
  ///   - expected: the error.
  ///   - message: what the test says about a failure.
  ///   - fileID: the place of the call, as the following parameters.
  ///   - filePath: the file of the call.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
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
