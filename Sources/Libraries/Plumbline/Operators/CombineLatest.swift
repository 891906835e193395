extension Signal {
  /// Sends the latest values of this signal and another one, once both have sent a value.
  @inlinable
  public func combineLatest<Other>(
    with other: Signal<Other, Failure>
  ) -> Signal<(Value, Other), Failure> {
    Signal.combineLatest(self, other)
  }

  /// Sends the latest values of all signals, once each has sent a value.
  @inlinable
  public static func combineLatest(
    _ signals: some Sequence<Signal<Value, Failure>>
  ) -> Signal<[Value], Failure> {
    Self.combineLatest(signals.map { ($0, Side()) })
  }

  /// Joins signals, whose sides may have initial values.
  @inlinable
  static func combineLatest(_ signals: [(Signal<Value, Failure>, Side<Value>)]) -> Signal<[Value], Failure> {
    if signals.isEmpty { return .empty }
    let join = SignalJoin<[Value], Failure>()
    let values = LatestValues(of: signals.map(\.1))
    for (index, (signal, side)) in signals.enumerated() {
      join.feed(side, from: signal) { values.receive($0, at: index) }
    }
    let output = join.outlet
    join.run { values.settle(to: output) }
    return join.signal
  }
}

/// The latest values of many signals. A turn costs only the sides that have received values in it.
@usableFromInline
final class LatestValues<Value> {
  @usableFromInline let sides: [Side<Value>]
  /// The latest values, once each side has one.
  ///
  /// Safe because no access lasts while other code runs: `update(to:)` releases a former value after the access, and a
  /// receiver is sent a copy.
  /// Test: `NoLostValuesTests.keptArrays`
  @usableFromInline @exclusivity(unchecked) var values: [Value] = []
  /// The sides that have received values in this turn.
  ///
  /// Safe because it holds numbers: an access runs no other code.
  /// Test: `NoLostValuesTests.keptArrays`
  @usableFromInline @exclusivity(unchecked) var changed: ContiguousArray<Int> = []
  /// The number of sides that have not received any value yet.
  ///
  /// Safe because it is a number: each access reads or writes it as a whole, and runs no other code.
  /// Test: `NoLostValuesTests.keptArrays`
  @usableFromInline @exclusivity(unchecked) var missing: Int

  @inlinable
  init(of sides: [Side<Value>]) {
    self.sides = sides
    self.missing = sides.count { $0.settled == nil }
  }

  @inlinable
  func receive(_ value: Value, at index: Int) {
    let side = self.sides[index]
    if side.count == 0 { self.changed.append(index) }
    if side.settled == nil { self.missing -= 1 }
    side.receive(value)
  }

  /// Sends the values of this turn, once each side has one.
  ///
  /// The array is changed in place: it is copied only when a receiver keeps it.
  @inlinable
  func settle<Failure>(to output: Outlet<[Value], Failure>) {
    if self.missing == 0 {
      if self.values.isEmpty { self.values = self.sides.compactMap { $0.value(at: 0) } }
      var round = 0
      while !output.isEnded, self.update(to: round) {
        output.send(self.values)
        round += 1
      }
    }
    for index in self.changed { self.sides[index].settle() }
    self.changed.removeAll(keepingCapacity: true)
  }

  /// Stores the values that the sides have received at an index.
  ///
  /// - Returns: Whether there is one.
  @inlinable
  func update(to round: Int) -> Bool {
    var hasValue = false
    for index in self.changed {
      let side = self.sides[index]
      guard round < side.count, let value = side.value(at: round) else { continue }
      hasValue = true
      let former = self.values[index]
      self.values[index] = value
      // An assignment alone releases the former value while the access lasts.
      withExtendedLifetime(former) {}
    }
    return hasValue
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
