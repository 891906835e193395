public import Plumbline

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
