extension MutableProperty {
  /// Creates a property for a declaration such as `@MutableProperty var name = ""`.
  ///
  /// - Parameter wrappedValue: The initial value.
  public convenience init(wrappedValue: Value) { self.init(wrappedValue) }

  /// Calls a closure with the current value.
  ///
  /// - Parameter action: The closure.
  /// - Returns: The result of the closure.
  /// - Throws: The error of the closure.
  @discardableResult
  public func withValue<Result, Failure: Error>(
    _ action: (Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try action(self.value)
  }
}
