/// Why an action has no element to send, by the names that the Action library gives it.
public enum ActionError: Error {
  /// It was executed while it was not enabled; the work was not started.
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
