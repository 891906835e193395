/// The kinds of events that `logEvents` logs.
public enum LoggingEvent {
  /// The kinds of events of a signal.
  public enum Signal: String, CaseIterable, Sendable {
    /// A value.
    case value
    /// A completion.
    case completed
    /// An error.
    case failed
    /// Any terminal event.
    case terminated
    /// The end of the signal, for any reason.
    case disposed
    /// An interruption.
    case interrupted
  }

  /// The kinds of events of a producer.
  public enum SignalProducer: String, CaseIterable, Sendable {
    /// The beginning of a start.
    case starting
    /// The end of a start.
    case started
    /// A value.
    case value
    /// A completion.
    case completed
    /// An error.
    case failed
    /// Any terminal event.
    case terminated
    /// The end of the signal, for any reason.
    case disposed
    /// An interruption.
    case interrupted
  }
}

/// A closure that receives the lines of `logEvents`.
public typealias EventLogger = (
  _ identifier: String, _ event: String, _ fileName: String, _ functionName: String, _ lineNumber: Int
) -> Void

/// Writes a line of `logEvents` to standard output.
public func defaultEventLog(
  identifier: String, event: String, fileName: String, functionName: String, lineNumber: Int
) {
  print(
    "[\(identifier)] \(event) fileName: \(fileName), functionName: \(functionName), lineNumber: \(lineNumber)"
  )
}
