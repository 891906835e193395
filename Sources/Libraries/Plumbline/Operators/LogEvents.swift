extension Signal {
  /// Writes a line for each event.
  ///
  /// - Parameters:
  ///   - identifier: A name of the signal.
  ///   - events: The kinds of events to log.
  ///   - fileName: The file of the call.
  ///   - functionName: The function of the call.
  ///   - lineNumber: The line of the call.
  ///   - logger: A closure that receives each line. By default, lines are written to standard output.
  public func logEvents(
    identifier: String = "", events: Set<LoggingEvent.Signal> = Set(LoggingEvent.Signal.allCases),
    fileName: String = #fileID, functionName: String = #function, lineNumber: Int = #line,
    logger: @escaping EventLogger = defaultEventLog
  ) -> Signal<Value, Failure> {
    let log = { (kind: LoggingEvent.Signal, detail: String) in
      guard events.contains(kind) else { return }
      logger(identifier, kind.rawValue + detail, fileName, functionName, lineNumber)
    }
    return self.on(
      failed: { log(.failed, " \($0)") }, completed: { log(.completed, "") },
      interrupted: { log(.interrupted, "") }, terminated: { log(.terminated, "") },
      disposed: { log(.disposed, "") }, value: { log(.value, $0 is Void ? "" : " \($0)") })
  }
}

extension SignalProducer {
  /// Writes a line for each start and each event.
  ///
  /// - Parameters:
  ///   - identifier: A name of the producer.
  ///   - events: The kinds of events to log.
  ///   - fileName: The file of the call.
  ///   - functionName: The function of the call.
  ///   - lineNumber: The line of the call.
  ///   - logger: A closure that receives each line. By default, lines are written to standard output.
  public func logEvents(
    identifier: String = "",
    events: Set<LoggingEvent.SignalProducer> = Set(LoggingEvent.SignalProducer.allCases),
    fileName: String = #fileID, functionName: String = #function, lineNumber: Int = #line,
    logger: @escaping EventLogger = defaultEventLog
  ) -> SignalProducer<Value, Failure> {
    let log = { (kind: LoggingEvent.SignalProducer, detail: String) in
      guard events.contains(kind) else { return }
      logger(identifier, kind.rawValue + detail, fileName, functionName, lineNumber)
    }
    return self.on(
      starting: { log(.starting, "") }, started: { log(.started, "") },
      failed: { log(.failed, " \($0)") }, completed: { log(.completed, "") },
      interrupted: { log(.interrupted, "") }, terminated: { log(.terminated, "") },
      disposed: { log(.disposed, "") }, value: { log(.value, $0 is Void ? "" : " \($0)") })
  }
}

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
