/// The error of an execution.
public enum ActionError: Error {
  /// The action was executed while it was not enabled. The work was not started.
  case notEnabled
  /// The work failed.
  case underlying(any Error)
}

extension ActionError: CustomStringConvertible {
  /// A description of the error.
  public var description: String {
    switch self {
    case .notEnabled: "not enabled"
    case .underlying(let error): "\(error)"
    }
  }
}
