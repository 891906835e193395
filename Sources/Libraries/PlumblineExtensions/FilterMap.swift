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
