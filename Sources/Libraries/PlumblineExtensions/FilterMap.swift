public import Plumbline

extension Signal {
  /// Sends the results of a transformation that are not nil.
  ///
  /// - Parameter transform: Makes an optional result from a value.
  @available(*, deprecated, renamed: "compactMap")
  public func filterMap<Result>(_ transform: @escaping (Value) -> Result?) -> Signal<Result, Failure> {
    self.compactMap(transform)
  }
}

extension SignalProducer {
  /// Sends the results of a transformation that are not nil.
  ///
  /// - Parameter transform: Makes an optional result from a value.
  @available(*, deprecated, renamed: "compactMap")
  public func filterMap<Result>(
    _ transform: @escaping (Value) -> Result?
  ) -> SignalProducer<Result, Failure> {
    self.compactMap(transform)
  }
}

extension PropertyProtocol {
  /// Sends the changes of the property that are not nil. It is `signal.skipNil()`.
  public func ignoreNil<Wrapped>() -> Signal<Wrapped, Never> where Value == Wrapped? { self.signal.skipNil() }

  /// Sends the changes of the property that are not nil. It is `signal.skipNil()`.
  public func skipNil<Wrapped>() -> Signal<Wrapped, Never> where Value == Wrapped? { self.signal.skipNil() }
}

extension SignalProducer {
  /// Sends the values that are not nil. It is `skipNil()`.
  public func ignoreNil<Wrapped>() -> SignalProducer<Wrapped, Failure> where Value == Wrapped? {
    self.skipNil()
  }
}
