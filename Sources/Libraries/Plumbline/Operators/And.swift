extension Signal where Value == Bool {
  /// Sends whether both latest values are true, once both signals have sent a value.
  @inlinable
  public func and(_ other: Signal<Bool, Failure>) -> Signal<Bool, Failure> {
    Signal.combineLatest(self, other).map { $0 && $1 }
  }
}

extension SignalProducer where Value == Bool {
  /// Sends whether both latest values are true, once both signals have sent a value.
  @inlinable
  public func and(_ other: SignalProducer<Bool, Failure>) -> SignalProducer<Bool, Failure> {
    SignalProducer.combineLatest(self, other).map { $0 && $1 }
  }
}

extension PropertyProtocol where Value == Bool {
  /// Returns a property that is true while both values are true.
  public func and(_ other: Property<Bool>) -> Property<Bool> {
    Property<Bool>.combineLatest(Property(self), other).map { $0 && $1 }
  }

  /// Returns a property that is true while both values are true.
  public func and(_ other: some PropertyProtocol<Bool>) -> Property<Bool> { self.and(Property(other)) }
}
