extension SignalProducer {
  /// Sends the latest values of all, once each has sent a value.
  ///
  /// - Parameters:
  ///   - sources: The producers, signals, or properties.
  ///   - emptySentinel: The value to send when there are no sources.
  public static func combineLatest<Source: SignalProducerConvertible<Value, Failure>>(
    _ sources: some Sequence<Source>, emptySentinel: [Value]
  ) -> SignalProducer<[Value], Failure> {
    let producers = sources.map(\.producer)
    return producers.isEmpty
      ? SignalProducer<[Value], Failure>(value: emptySentinel) : SignalProducer.combineLatest(producers)
  }

  /// Sends the first values of all together, then the second values, and so on.
  ///
  /// - Parameters:
  ///   - sources: The producers, signals, or properties.
  ///   - emptySentinel: The value to send when there are no sources.
  public static func zip<Source: SignalProducerConvertible<Value, Failure>>(
    _ sources: some Sequence<Source>, emptySentinel: [Value]
  ) -> SignalProducer<[Value], Failure> {
    let producers = sources.map(\.producer)
    return producers.isEmpty
      ? SignalProducer<[Value], Failure>(value: emptySentinel) : SignalProducer.zip(producers)
  }
}

extension Property {
  /// Returns a property with the values of several properties.
  ///
  /// - Parameters:
  ///   - properties: The properties.
  ///   - emptySentinel: The value when there are no properties.
  public static func combineLatest<Source: PropertyProtocol<Value>>(
    _ properties: some Sequence<Source>, emptySentinel: [Value]
  ) -> Property<[Value]> {
    let properties = Array(properties)
    return properties.isEmpty ? Property<[Value]>(value: emptySentinel) : Property.combineLatest(properties)
  }

  /// Returns a property with the values of several properties: the current ones, then the first changes of all, and so on.
  ///
  /// - Parameters:
  ///   - properties: The properties.
  ///   - emptySentinel: The value when there are no properties.
  public static func zip<Source: PropertyProtocol<Value>>(
    _ properties: some Sequence<Source>, emptySentinel: [Value]
  ) -> Property<[Value]> {
    let properties = Array(properties)
    return properties.isEmpty ? Property<[Value]>(value: emptySentinel) : Property.zip(properties)
  }
}
