extension Signal {
  /// Prints a line for each event, with the file and the line of the call.
  ///
  /// ```swift
  /// self.isFormValid = email.map { $0.contains("@") }.debug("isFormValid")
  /// // The file and the line, then: isFormValid: value true
  /// ```
  ///
  /// - Parameters:
  ///   - name: A name of the signal.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - output: A closure that receives each line. By default, lines are written to standard output.
  /// - Returns: A signal with the same events.
  public func debug(
    _ name: String = "", fileID: StaticString = #fileID, line: UInt = #line,
    to output: @escaping (String) -> Void = { print($0) }
  ) -> Signal<Value, Failure> {
    let lines = DebugLines(name, fileID, line, output)
    return self.on(event: { lines.write($0) }, disposed: { lines.write("disposed") })
  }
}

extension SignalProducer {
  /// Prints a line for each start and each event, with the file and the line of the call.
  ///
  /// - Parameters:
  ///   - name: A name of the producer.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - output: A closure that receives each line. By default, lines are written to standard output.
  /// - Returns: A producer of the same events.
  public func debug(
    _ name: String = "", fileID: StaticString = #fileID, line: UInt = #line,
    to output: @escaping (String) -> Void = { print($0) }
  ) -> SignalProducer<Value, Failure> {
    let lines = DebugLines(name, fileID, line, output)
    return self.on(
      starting: { lines.write("started") }, event: { lines.write($0) }, disposed: { lines.write("disposed") })
  }
}

/// The lines that `debug(_:)` prints.
private struct DebugLines {
  private let prefix: String
  private let output: (String) -> Void

  init(_ name: String, _ fileID: StaticString, _ line: UInt, _ output: @escaping (String) -> Void) {
    let file = fileID.description.split(separator: "/").last ?? ""
    self.prefix = "\(file):\(line)\(name.isEmpty ? "" : " \(name)"): "
    self.output = output
  }

  func write(_ text: String) { self.output(self.prefix + text) }

  func write<Value, Failure>(_ event: Signal<Value, Failure>.Event) {
    switch event {
    case .value(let value): self.write(value is Void ? "value" : "value \(value)")
    case .failed(let error): self.write("failed \(error)")
    case .completed: self.write("completed")
    case .interrupted: self.write("interrupted")
    }
  }
}
