extension Signal {
  /// Sends the values that are not nil.
  @inlinable
  public func skipNil<Wrapped>() -> Signal<Wrapped, Failure> where Value == Wrapped? {
    self.step { if let value = $0 { Outlet<Wrapped, Failure>($1).send(value) } }
  }

  /// Sends the values that are not nil, under the former name of the operator.
  @available(*, deprecated, renamed: "skipNil()")
  public func ignoreNil<Wrapped>() -> Signal<Wrapped, Failure> where Value == Wrapped? {
    self.skipNil()
  }
}

extension SignalProducer {
  /// Sends the values that are not nil.
  @inlinable
  public func skipNil<Wrapped>() -> SignalProducer<Wrapped, Failure> where Value == Wrapped? {
    self.lift({ $0.skipNil() }, emit: { producer, send in producer.emit { $0.map(send) ?? true } })
  }
}
