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
