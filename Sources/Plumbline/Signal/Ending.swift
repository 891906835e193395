/// The last event of a signal.
@frozen @usableFromInline
enum Ending<Failure: Error> {
  case completed
  case failed(Failure)
  case interrupted

  /// The same of a signal that fails with another error.
  @inlinable
  func mapError<OtherFailure>(_ transform: (Failure) -> OtherFailure) -> Ending<OtherFailure> {
    switch self {
    case .completed: .completed
    case .failed(let error): .failed(transform(error))
    case .interrupted: .interrupted
    }
  }
}

extension Ending where Failure == Never {
  /// The same of a signal that may fail.
  @inlinable
  func promoted<OtherFailure>() -> Ending<OtherFailure> {
    switch self {
    case .completed: .completed
    case .interrupted: .interrupted
    }
  }
}
