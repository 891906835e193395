public import Plumbline

extension Signal {
  /// Starts a producer for each value, one after the other, and sends the values of all these producers.
  ///
  /// It is `flatMap(.concat)`.
  ///
  /// - Parameter transform: Makes the producer, signal, or property for a value.
  public func flatMap<Inner: SignalProducerConvertible>(
    _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Failure> where Inner.Failure == Failure {
    self.flatMap(.concat, transform)
  }

  /// Starts a producer for each value, one after the other, and sends the values of all these producers.
  ///
  /// It is `flatMap(.concat)`.
  ///
  /// - Parameter transform: Makes the producer, signal, or property for a value.
  public func concatMap<Inner: SignalProducerConvertible>(
    _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Failure> where Inner.Failure == Failure {
    self.flatMap(.concat, transform)
  }

  /// Starts a producer for each value, and sends the values of all these producers as they arrive.
  ///
  /// It is `flatMap(.merge)`.
  ///
  /// - Parameter transform: Makes the producer, signal, or property for a value.
  public func mergeMap<Inner: SignalProducerConvertible>(
    _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Failure> where Inner.Failure == Failure {
    self.flatMap(.merge, transform)
  }
}

extension SignalProducer {
  /// Starts a producer for each value, one after the other, and sends the values of all these producers.
  ///
  /// It is `flatMap(.concat)`.
  ///
  /// - Parameter transform: Makes the producer, signal, or property for a value.
  public func flatMap<Inner: SignalProducerConvertible>(
    _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Failure> where Inner.Failure == Failure {
    self.flatMap(.concat, transform)
  }

  /// Starts a producer for each value, one after the other, and sends the values of all these producers.
  ///
  /// It is `flatMap(.concat)`.
  ///
  /// - Parameter transform: Makes the producer, signal, or property for a value.
  public func concatMap<Inner: SignalProducerConvertible>(
    _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Failure> where Inner.Failure == Failure {
    self.flatMap(.concat, transform)
  }

  /// Starts a producer for each value, and sends the values of all these producers as they arrive.
  ///
  /// It is `flatMap(.merge)`.
  ///
  /// - Parameter transform: Makes the producer, signal, or property for a value.
  public func mergeMap<Inner: SignalProducerConvertible>(
    _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Failure> where Inner.Failure == Failure {
    self.flatMap(.merge, transform)
  }
}
