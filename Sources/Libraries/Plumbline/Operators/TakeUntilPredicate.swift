extension Signal {
  /// Sends values as long as a predicate holds, and the first value for which it does not, then completes.
  ///
  /// - Parameter shouldContinue: A closure that returns whether more values are sent after its argument.
  @_disfavoredOverload
  public func take(until shouldContinue: @escaping (Value) -> Bool) -> Signal<Value, Failure> {
    self.forward { output in
      { value in
        output.send(value)
        if !shouldContinue(value) { output.end(.completed) }
      }
    }
  }
}

extension SignalProducer {
  /// Sends values as long as a predicate holds, and the first value for which it does not, then completes.
  ///
  /// - Parameter shouldContinue: A closure that returns whether more values are sent after its argument.
  @_disfavoredOverload
  public func take(until shouldContinue: @escaping (Value) -> Bool) -> SignalProducer<Value, Failure> {
    self.lift { $0.take(until: shouldContinue) }
  }
}
