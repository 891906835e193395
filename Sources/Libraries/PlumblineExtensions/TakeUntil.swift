public import Plumbline

extension Signal {
  /// Sends values up to the first one that satisfies a predicate, which is sent as well, then completes.
  ///
  /// - Parameter isLast: The predicate.
  public func takeUntil(_ isLast: @escaping (Value) -> Bool) -> Signal<Value, Failure> {
    self.take(until: { !isLast($0) })
  }
}

extension SignalProducer {
  /// Sends values up to the first one that satisfies a predicate, which is sent as well, then completes.
  ///
  /// - Parameter isLast: The predicate.
  public func takeUntil(_ isLast: @escaping (Value) -> Bool) -> SignalProducer<Value, Failure> {
    self.take(until: { !isLast($0) })
  }
}

extension SignalProducer where Failure == Never {
  /// Starts the producer, and sends its latest value each time a signal sends one.
  ///
  /// - Parameter trigger: The signal.
  /// - Returns: A signal, which completes when the trigger does.
  public func takeWhen<Trigger>(_ trigger: Signal<Trigger, Never>) -> Signal<Value, Never> {
    trigger.withLatest(from: self).map { $1 }
  }

  /// Starts the producer, and sends its latest value together with each value of a signal.
  ///
  /// - Parameter trigger: The signal.
  /// - Returns: A signal, which completes when the trigger does.
  public func takePairWhen<Trigger>(_ trigger: Signal<Trigger, Never>) -> Signal<(Value, Trigger), Never> {
    trigger.withLatest(from: self).map { ($1, $0) }
  }
}
