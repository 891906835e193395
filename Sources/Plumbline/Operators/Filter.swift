extension Signal {
  /// Passes on the values that satisfy a predicate.
  @inlinable
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> Signal<Value, Failure> {
    self.forward { output in { if isIncluded($0) { output.send($0) } } }
  }
}

extension SignalProducer {
  /// Passes on the values that satisfy a predicate.
  @inlinable
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> SignalProducer<Value, Failure> {
    self.lift { $0.filter(isIncluded) }
  }
}

extension PropertyProtocol {
  /// A property that changes only to values that satisfy a predicate.
  ///
  /// - Parameters:
  ///   - initial: the value until then, when the current one does not satisfy it.
  ///   - isIncluded: the predicate.
  public func filter(initial: Value, _ isIncluded: @escaping (Value) -> Bool) -> Property<Value> {
    self.lift({ isIncluded($0) ? $0 : initial }, { $0.filter(isIncluded) })
  }
}
