extension PropertyProtocol {
  /// Returns a property with a constant, which it sends for each change.
  @_disfavoredOverload
  public func map<Constant>(value: Constant) -> Property<Constant> { self.map { _ in value } }

  /// Returns a property with the value and its predecessor.
  ///
  /// - Parameter initial: The predecessor of the current value.
  public func combinePrevious(_ initial: Value) -> Property<(Value, Value)> {
    let current = self.settledValue
    return self.lift({ (initial, $0) }) { $0.combinePrevious(current) }
  }

  /// Returns a property with pairs of values: the current ones, then the first changes of both, and so on.
  public func zip<Other>(with other: some PropertyProtocol<Other>) -> Property<(Value, Other)> {
    Property.zip(self, other)
  }
}
