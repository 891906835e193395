// MARK: Values that can be compared

extension TestObserver where Value: Equatable {
  /// Asserts that exactly one value was sent, and that it equals the expected value.
  ///
  /// - Parameters:
  ///   - expected: The expected value.
  ///   - message: The message of a failure.
  ///   - fileID: The file identifier of the call.
  ///   - filePath: The file path of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func assertValue(
    _ expected: Value, _ message: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let values = self.values
    guard let value = values.first else {
      return site.report(
        "expected one value, but none was emitted\(self.ending):\(Difference.listing(expected))", message)
    }
    if values.count > 1 {
      site.report(
        "expected one value, but \(emitted(values.count)):\n\(Difference.text([expected], values))", message)
    } else if value != expected {
      site.report("the value is not the expected one:\n\(Difference.text(expected, value))", message)
    }
  }

  /// Asserts that the expected values were sent, in this order, and no others.
  ///
  /// - Parameters:
  ///   - expected: The expected values.
  ///   - message: The message of a failure.
  ///   - fileID: The file identifier of the call.
  ///   - filePath: The file path of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func assertValues(
    _ expected: [Value], _ message: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let values = self.values
    if values != expected {
      site.report("the values are not the expected ones:\n\(Difference.text(expected, values))", message)
    }
  }

  /// Asserts that the last value that was sent equals the expected value.
  ///
  /// - Parameters:
  ///   - expected: The expected value.
  ///   - message: The message of a failure.
  ///   - fileID: The file identifier of the call.
  ///   - filePath: The file path of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func assertLastValue(
    _ expected: Value, _ message: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let value = self.lastValue else {
      return site.report(
        "expected a last value, but none was emitted\(self.ending):\(Difference.listing(expected))", message)
    }
    if value != expected {
      site.report("the last value is not the expected one:\n\(Difference.text(expected, value))", message)
    }
  }
}

// MARK: Values of any type

extension TestObserver {
  /// Asserts the number of values that were sent.
  ///
  /// - Parameters:
  ///   - count: The expected number of values.
  ///   - message: The message of a failure.
  ///   - fileID: The file identifier of the call.
  ///   - filePath: The file path of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func assertValueCount(
    _ count: Int, _ message: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let values = self.values
    if values.count != count {
      let expected = count == 1 ? "1 value" : "\(count) values"
      site.report("expected \(expected), but \(emitted(values.count))\(self.enumeration)", message)
    }
  }

  /// Asserts that at least one value was sent.
  ///
  /// - Parameters:
  ///   - message: The message of a failure.
  ///   - fileID: The file identifier of the call.
  ///   - filePath: The file path of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func assertDidEmitValue(
    _ message: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    if !self.didEmitValue { site.report("expected a value, but none was emitted\(self.ending)", message) }
  }

  /// Asserts that no value was sent.
  ///
  /// - Parameters:
  ///   - message: The message of a failure.
  ///   - fileID: The file identifier of the call.
  ///   - filePath: The file path of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func assertDidNotEmitValue(
    _ message: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    if self.didEmitValue {
      site.report("expected no value, but \(emitted(self.values.count))\(self.enumeration)", message)
    }
  }

  /// The values, for messages.
  private var enumeration: String { self.didEmitValue ? ":\(Difference.listing(self.values))" : self.ending }

  /// The terminal event of a signal without values, for messages.
  fileprivate var ending: String { self.didTerminate ? ", and \(self.outcome)" : "" }
}

private func emitted(_ count: Int) -> String {
  switch count {
  case 0: "none was emitted"
  case 1: "1 was emitted"
  default: "\(count) were emitted"
  }
}
