/// A terminal event.
@frozen @usableFromInline
enum Ending<Failure: Error> {
  case completed
  case failed(Failure)
  case interrupted

  /// The terminal event of a signal with another type of error.
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
  /// The terminal event of a signal that may fail.
  @inlinable
  func promoted<OtherFailure>() -> Ending<OtherFailure> {
    switch self {
    case .completed: .completed
    case .interrupted: .interrupted
    }
  }
}
