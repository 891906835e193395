/// Why a program that was started has no result.
package enum ProgramFailure: Error, Hashable {
  /// The system did not start it, for that reason.
  case notStarted(String)
  /// It exceeded the time limit, and was killed.
  case timeLimit(Duration)
  /// It exceeded the limit of output in bytes, and was killed.
  case outputLimit(Int)
  /// It ended with an error; the first line of its standard error.
  case failed(message: String)
  /// This process got a termination signal.
  case interrupted

  /// The reason in words that follow the name of the program.
  package var reason: String {
    switch self {
    case .notStarted(let reason): "cannot be run (\(reason))"
    case .timeLimit(let limit): "took longer than \(limit.components.seconds) seconds, and was stopped"
    case .outputLimit(let limit): "wrote more than \(limit >> 20) MB, and was stopped"
    case .failed(let message): message.isEmpty ? "failed" : "failed (\(message))"
    case .interrupted: "was interrupted"
    }
  }
}
