/// Why an action has no element to send.
public enum ActionError: Error {
  /// It was executed while it was not enabled; the work was not started.
  case notEnabled
  /// The work failed.
  case underlying(any Error)
}

extension ActionError: CustomStringConvertible {
  /// What went wrong, in words.
  public var description: String {
    switch self {
    case .notEnabled: "not enabled"
    case .underlying(let error): "\(error)"
    }
  }
}
