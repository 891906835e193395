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

/// A terminal event without the type of the error, so that the nodes of a graph need no metadata to handle it.
@frozen @usableFromInline
enum AnyEnding {
  case completed
  case failed(any Error)
  case interrupted
}

extension Ending {
  /// The terminal event without the type of the error.
  @inlinable var erased: AnyEnding {
    switch self {
    case .completed: .completed
    case .failed(let error): .failed(error)
    case .interrupted: .interrupted
    }
  }

  /// Creates a terminal event from one of a signal with this type of error.
  @inlinable
  init(_ ending: AnyEnding) {
    switch ending {
    case .completed: self = .completed
    case .interrupted: self = .interrupted
    case .failed(let error):
      // A node accepts terminal events of its type of error only.
      if let error = error as? Failure { self = .failed(error) } else { self = .interrupted }
    }
  }
}
