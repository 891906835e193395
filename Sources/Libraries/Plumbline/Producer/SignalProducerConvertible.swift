/// A type that can be converted to a producer: a producer, a signal, or a property.
public protocol SignalProducerConvertible<Value, Failure> {
  /// The type of the values.
  associatedtype Value
  /// The type of the error.
  associatedtype Failure: Error

  /// A producer of the same events.
  var producer: SignalProducer<Value, Failure> { get }
}

extension SignalProducer: SignalProducerConvertible {
  /// The producer itself.
  public var producer: SignalProducer { self }
}

extension Signal: SignalProducerConvertible {
  /// A producer that sends the events of the signal from each start on.
  public var producer: SignalProducer<Value, Failure> { SignalProducer(self) }

  /// The signal itself.
  public var signal: Signal { self }
}
