extension Property {
  /// Creates a property from a value and the changes that a signal, a producer, or another property sends.
  ///
  /// - Parameters:
  ///   - initial: The initial value.
  ///   - values: The values that follow.
  @_disfavoredOverload
  public convenience init(initial: Value, then values: some SignalProducerConvertible<Value, Never>) {
    self.init(initial: initial, then: values.producer)
  }

  /// Creates a property of optionals from a value and changes that are not optional.
  ///
  /// - Parameters:
  ///   - initial: The initial value.
  ///   - values: The values that follow.
  @_disfavoredOverload
  public convenience init<Wrapped>(
    initial: Value, then values: some SignalProducerConvertible<Wrapped, Never>
  ) where Value == Wrapped? {
    self.init(initial: initial, then: values.producer.map { Optional($0) })
  }
}
