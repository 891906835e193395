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
