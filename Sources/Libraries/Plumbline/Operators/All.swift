extension Signal where Value == Bool {
  /// Sends whether the latest values of all signals are true, once each has sent a value.
  public static func all(_ signals: some Collection<Signal<Bool, Failure>>) -> Signal<Bool, Failure> {
    Self.combineLatest(signals).map { $0.allSatisfy { $0 } }
  }

  /// Sends whether the latest values of all signals are true, once each has sent a value.
  public static func all(_ signals: Signal<Bool, Failure>...) -> Signal<Bool, Failure> { Self.all(signals) }

  /// Sends whether the latest value of any signal is true, once each has sent a value.
  public static func any(_ signals: some Collection<Signal<Bool, Failure>>) -> Signal<Bool, Failure> {
    Self.combineLatest(signals).map { $0.contains(true) }
  }

  /// Sends whether the latest value of any signal is true, once each has sent a value.
  public static func any(_ signals: Signal<Bool, Failure>...) -> Signal<Bool, Failure> { Self.any(signals) }
}

extension SignalProducer where Value == Bool {
  /// Sends whether the latest values of all producers are true, once each has sent a value.
  public static func all<Source: SignalProducerConvertible<Bool, Failure>>(
    _ producers: some Collection<Source>
  ) -> SignalProducer<Bool, Failure> {
    Self.combineLatest(producers, emptySentinel: []).map { $0.allSatisfy { $0 } }
  }

  /// Sends whether the latest values of all producers are true, once each has sent a value.
  public static func all(_ producers: SignalProducer<Bool, Failure>...) -> SignalProducer<Bool, Failure> {
    Self.all(producers)
  }

  /// Sends whether the latest value of any producer is true, once each has sent a value.
  public static func any<Source: SignalProducerConvertible<Bool, Failure>>(
    _ producers: some Collection<Source>
  ) -> SignalProducer<Bool, Failure> {
    Self.combineLatest(producers, emptySentinel: []).map { $0.contains(true) }
  }

  /// Sends whether the latest value of any producer is true, once each has sent a value.
  public static func any(_ producers: SignalProducer<Bool, Failure>...) -> SignalProducer<Bool, Failure> {
    Self.any(producers)
  }
}

extension Property where Value == Bool {
  /// Returns a property that is true while the values of all properties are.
  public static func all<Source: PropertyProtocol<Bool>>(
    _ properties: some Collection<Source>
  ) -> Property<Bool> {
    Property<Bool>.combineLatest(properties.map { Property($0) }).map { $0.allSatisfy { $0 } }
  }

  /// Returns a property that is true while the values of all properties are.
  public static func all<Source: PropertyProtocol<Bool>>(_ properties: Source...) -> Property<Bool> {
    Self.all(properties)
  }

  /// Returns a property that is true while the value of any property is.
  public static func any<Source: PropertyProtocol<Bool>>(
    _ properties: some Collection<Source>
  ) -> Property<Bool> {
    Property<Bool>.combineLatest(properties.map { Property($0) }).map { $0.contains(true) }
  }

  /// Returns a property that is true while the value of any property is.
  public static func any<Source: PropertyProtocol<Bool>>(_ properties: Source...) -> Property<Bool> {
    Self.any(properties)
  }
}

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

extension Signal where Value == Bool {
  /// Sends the opposite of each value.
  @inlinable
  public func negate() -> Signal<Bool, Failure> { self.map { !$0 } }
}

extension SignalProducer where Value == Bool {
  /// Sends the opposite of each value.
  @inlinable
  public func negate() -> SignalProducer<Bool, Failure> { self.map { !$0 } }
}

extension PropertyProtocol where Value == Bool {
  /// Returns a property with the opposite value.
  public func negate() -> Property<Bool> { self.map { !$0 } }
}
