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

extension Signal where Value: Sequence {
  /// Sends the elements of each sequence as a sorted array.
  ///
  /// - Parameter precedes: Whether its first argument is placed before the second one.
  public func sort(
    _ precedes: @escaping (Value.Element, Value.Element) -> Bool
  ) -> Signal<[Value.Element], Failure> {
    self.map { $0.sorted(by: precedes) }
  }
}

extension Signal where Value: Sequence, Value.Element: Comparable {
  /// Sends the elements of each sequence as a sorted array.
  public func sort() -> Signal<[Value.Element], Failure> { self.map { $0.sorted() } }
}

extension SignalProducer where Value: Sequence {
  /// Sends the elements of each sequence as a sorted array.
  ///
  /// - Parameter precedes: Whether its first argument is placed before the second one.
  public func sort(
    _ precedes: @escaping (Value.Element, Value.Element) -> Bool
  ) -> SignalProducer<[Value.Element], Failure> {
    self.map { $0.sorted(by: precedes) }
  }
}

extension SignalProducer where Value: Sequence, Value.Element: Comparable {
  /// Sends the elements of each sequence as a sorted array.
  public func sort() -> SignalProducer<[Value.Element], Failure> { self.map { $0.sorted() } }
}
