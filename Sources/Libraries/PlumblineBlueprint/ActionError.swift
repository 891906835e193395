/// The error of an execution, with the interface of the Action library.
public enum ActionError: Error {
  /// The action was executed while it was not enabled. The work was not started.
  case notEnabled
  /// The work failed.
  case underlyingError(any Swift.Error)

  init(_ error: Plumbline.ActionError) {
    switch error {
    case .notEnabled: self = .notEnabled
    case .underlying(let error): self = .underlyingError(error)
    }
  }
}
