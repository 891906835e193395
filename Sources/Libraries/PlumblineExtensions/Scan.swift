public import Plumbline

extension Signal {
  /// Sends the first value, then combines each value with the current result, and sends the new result.
  ///
  /// - Parameter combine: Makes the next result from the current result and a value.
  public func scan(_ combine: @escaping (Value, Value) -> Value) -> Signal<Value, Failure> {
    self.scan(nil as Value?) { result, value in result.map { combine($0, value) } ?? value }.skipNil()
  }
}

extension SignalProducer {
  /// Sends the first value, then combines each value with the current result, and sends the new result.
  ///
  /// - Parameter combine: Makes the next result from the current result and a value.
  public func scan(_ combine: @escaping (Value, Value) -> Value) -> SignalProducer<Value, Failure> {
    self.lift { $0.scan(combine) }
  }
}
