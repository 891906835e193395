public import Plumbline

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
