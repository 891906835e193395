extension Signal where Value == Never {
  /// Changes the type of the values of a signal that sends none.
  public func promoteValue<OtherValue>(
    _: OtherValue.Type = OtherValue.self
  ) -> Signal<OtherValue, Failure> {
    self.forward { (_: Outlet<OtherValue, Failure>) in { (_: Never) in } }
  }
}

extension SignalProducer where Value == Never {
  /// Changes the type of the values of a producer that sends none.
  public func promoteValue<OtherValue>(
    _: OtherValue.Type = OtherValue.self
  ) -> SignalProducer<OtherValue, Failure> {
    self.lift { $0.promoteValue(OtherValue.self) }
  }
}
