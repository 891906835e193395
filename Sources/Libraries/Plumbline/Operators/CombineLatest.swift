extension Signal {
  /// Sends the latest values of this signal and another one, once both have sent a value.
  @inlinable
  public func combineLatest<Other>(
    with other: Signal<Other, Failure>
  ) -> Signal<(Value, Other), Failure> {
    Signal.combineLatest(self, other)
  }

  /// Sends the latest values of all signals, once each has sent a value.
  public static func combineLatest(
    _ signals: some Sequence<Signal<Value, Failure>>
  ) -> Signal<[Value], Failure> {
    Self.combineLatest(signals.map { ($0, Side()) })
  }

  /// Joins signals, whose sides may have initial values.
  static func combineLatest(_ signals: [(Signal<Value, Failure>, Side<Value>)]) -> Signal<[Value], Failure> {
    if signals.isEmpty { return .empty }
    let join = SignalJoin<[Value], Failure>()
    let sides = signals.map { signal, side in
      join.feed(side, from: signal)
      return side
    }
    let output = join.outlet
    join.run {
      var index = 0
      while !output.isEnded, index < sides.reduce(0, { max($0, $1.count) }) {
        let values = sides.compactMap { $0.value(at: index) }
        if values.count == sides.count { output.send(values) }
        index += 1
      }
      for side in sides { side.settle() }
    }
    return join.signal
  }
}

extension SignalProducer {
  /// Sends the latest values of this producer and another one, once both have sent a value.
  public func combineLatest<Other>(
    with other: SignalProducer<Other, Failure>
  ) -> SignalProducer<(Value, Other), Failure> {
    self.lift(other) { $0.combineLatest(with: $1) }
  }

  /// Sends the latest values of all producers, once each has sent a value.
  public static func combineLatest(
    _ producers: some Sequence<SignalProducer<Value, Failure>>
  ) -> SignalProducer<[Value], Failure> {
    .lifting(Array(producers)) { Signal.combineLatest($0) }
  }
}

extension PropertyProtocol {
  /// Returns a property with the values of this property and another one.
  public func combineLatest<Other>(
    with other: some PropertyProtocol<Other>
  ) -> Property<(Value, Other)> {
    Property.combineLatest(Property(self), Property<Other>(other))
  }
}

extension Property {
  /// Returns a property with the values of several properties.
  public static func combineLatest(_ properties: some Sequence<Property<Value>>) -> Property<[Value]> {
    let properties = Array(properties)
    return Property<[Value]>(
      initial: properties.map(\.settledValue),
      then: Signal.combineLatest(properties.map { ($0.signal, Side($0.settledValue)) }))
  }
}

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

extension Property {
  /// Returns a property with the values of several properties of any kind.
  @_disfavoredOverload
  public static func combineLatest<Source: PropertyProtocol<Value>>(
    _ properties: some Sequence<Source>
  ) -> Property<[Value]> {
    Property.combineLatest(properties.map { Property($0) })
  }
}
