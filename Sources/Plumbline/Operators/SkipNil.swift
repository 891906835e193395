extension Signal {
  /// Passes on the values that are not nil.
  @inlinable
  public func skipNil<Wrapped>() -> Signal<Wrapped, Failure> where Value == Wrapped? {
    self.forward { output in { if let value = $0 { output.send(value) } } }
  }

  /// Passes on the values that are not nil, as older code names it.
  @available(*, deprecated, renamed: "skipNil()")
  public func ignoreNil<Wrapped>() -> Signal<Wrapped, Failure> where Value == Wrapped? {
    self.skipNil()
  }
}

extension SignalProducer {
  /// Passes on the values that are not nil.
  @inlinable
  public func skipNil<Wrapped>() -> SignalProducer<Wrapped, Failure> where Value == Wrapped? {
    self.lift { $0.skipNil() }
  }
}
