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
