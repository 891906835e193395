extension Signal where Value == Bool {
  /// Sends whether at least one of the latest values is true, once both signals have sent a value.
  @inlinable
  public func or(_ other: Signal<Bool, Failure>) -> Signal<Bool, Failure> {
    Signal.combineLatest(self, other).map { $0 || $1 }
  }
}

extension SignalProducer where Value == Bool {
  /// Sends whether at least one of the latest values is true, once both signals have sent a value.
  @inlinable
  public func or(_ other: SignalProducer<Bool, Failure>) -> SignalProducer<Bool, Failure> {
    SignalProducer.combineLatest(self, other).map { $0 || $1 }
  }
}

extension PropertyProtocol where Value == Bool {
  /// Returns a property that is true while at least one of the values is true.
  public func or(_ other: Property<Bool>) -> Property<Bool> {
    Property<Bool>.combineLatest(Property(self), other).map { $0 || $1 }
  }

  /// Returns a property that is true while at least one of the values is true.
  public func or(_ other: some PropertyProtocol<Bool>) -> Property<Bool> { self.or(Property(other)) }
}
