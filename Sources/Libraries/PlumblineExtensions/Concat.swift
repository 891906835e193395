public import Plumbline

extension Signal {
  /// Sends the values of the first signal and, after its completion, those that the next one sends from then on.
  ///
  /// - Parameter signals: The signals, in their order.
  public static func concat(_ signals: some Sequence<Signal>) -> Signal {
    signals.reduce(nil) { $0?.concat($1) ?? $1 } ?? .empty
  }

  /// Sends the values of the first signal and, after its completion, those that the next one sends from then on.
  ///
  /// - Parameter signals: The signals, in their order.
  public static func concat(_ signals: Signal...) -> Signal { .concat(signals) }
}

extension SignalProducer {
  /// Starts the first producer and, after its completion, the next one.
  ///
  /// - Parameter producers: The producers, in their order.
  public static func concat(_ producers: some Sequence<SignalProducer>) -> SignalProducer {
    SignalProducer<SignalProducer, Failure>(producers).flatten(.concat)
  }

  /// Starts the first producer and, after its completion, the next one.
  ///
  /// - Parameter producers: The producers, in their order.
  public static func concat(_ producers: SignalProducer...) -> SignalProducer { .concat(producers) }
}

extension Signal {
  /// Sends the values of this signal and another one as they arrive. It is `merge(with:)`.
  public func mergeWith(_ other: Signal<Value, Failure>) -> Signal<Value, Failure> { self.merge(with: other) }
}

extension SignalProducer {
  /// Sends the values of this producer and another one as they arrive. It is `merge(with:)`.
  public func mergeWith(_ other: SignalProducer<Value, Failure>) -> SignalProducer<Value, Failure> {
    self.merge(with: other)
  }

  /// Sends the values of this producer and another one as they arrive. It is `merge(with:)`.
  public func mergeWith(
    _ other: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer<Value, Failure> {
    self.merge(with: other)
  }
}
