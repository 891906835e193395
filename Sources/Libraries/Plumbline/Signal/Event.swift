extension Signal {
  /// An event of a signal.
  public enum Event {
    /// A value. Any number may follow.
    case value(Value)
    /// The signal failed. No event follows.
    case failed(Failure)
    /// The signal completed. No event follows.
    case completed
    /// The signal was terminated early: its input was deinitialized, or its producer was interrupted. No event follows.
    case interrupted

    @inlinable
    init(_ ending: Ending<Failure>) {
      switch ending {
      case .completed: self = .completed
      case .failed(let error): self = .failed(error)
      case .interrupted: self = .interrupted
      }
    }

    /// Whether the event is a terminal event.
    public var isTerminating: Bool {
      if case .value = self { return false }
      return true
    }

    /// Whether the event is a completion.
    public var isCompleted: Bool {
      if case .completed = self { return true }
      return false
    }

    /// Transforms the value, if the event is a value.
    public func map<Transformed>(
      _ transform: (Value) -> Transformed
    ) -> Signal<Transformed, Failure>.Event {
      switch self {
      case .value(let value): .value(transform(value))
      case .failed(let error): .failed(error)
      case .completed: .completed
      case .interrupted: .interrupted
      }
    }

    /// Transforms the error, if the event is a failure.
    public func mapError<OtherFailure: Swift.Error>(
      _ transform: (Failure) -> OtherFailure
    ) -> Signal<Value, OtherFailure>.Event {
      switch self {
      case .value(let value): .value(value)
      case .failed(let error): .failed(transform(error))
      case .completed: .completed
      case .interrupted: .interrupted
      }
    }
  }
}

extension Signal.Event: EventProtocol {
  /// The type of the error.
  public typealias Error = Failure

  /// The event itself.
  public var event: Signal<Value, Failure>.Event { self }

  /// The value, if the event is a value.
  public var value: Value? {
    guard case .value(let value) = self else { return nil }
    return value
  }

  /// The error, if the event is a failure.
  public var error: Failure? {
    guard case .failed(let error) = self else { return nil }
    return error
  }
}

extension Signal.Event: Equatable where Value: Equatable, Failure: Equatable {}

extension Signal.Event: Sendable where Value: Sendable {}

extension Signal.Event: CustomStringConvertible {
  /// The event as text, for logs.
  public var description: String {
    switch self {
    case .value(let value): "VALUE \(value)"
    case .failed(let error): "FAILED \(error)"
    case .completed: "COMPLETED"
    case .interrupted: "INTERRUPTED"
    }
  }
}

/// An event, as a constraint for extensions of signals of events.
///
/// Only `Signal.Event` conforms to it.
public protocol EventProtocol<Value, Error> {
  /// The type of the values.
  associatedtype Value
  /// The type of the error.
  associatedtype Error: Swift.Error

  /// The event itself.
  var event: Signal<Value, Error>.Event { get }
}

/// The error type of signals that cannot fail, under its former name.
@available(*, deprecated, renamed: "Never")
public typealias NoError = Never
