extension Signal {
  /// Sends the latest values of all signals, once each has sent a value.
  ///
  /// Values of one turn are sent together, and never combined with values of earlier turns. When a signal sends several
  /// values in a turn, as many tuples are sent. It completes when all signals have completed. See <doc:Turns>.
  @inlinable
  public static func combineLatest<Other>(
    _ first: Signal<Value, Failure>, _ second: Signal<Other, Failure>
  ) -> Signal<(Value, Other), Failure> {
    Self.combineLatest(first, Side(), second, Side())
  }

  /// Sends the latest values of all signals, once each has sent a value.
  ///
  /// Values of one turn are sent together, and never combined with values of earlier turns. When a signal sends several
  /// values in a turn, as many tuples are sent. It completes when all signals have completed. See <doc:Turns>.
  public static func combineLatest<Second, Third, each Other>(
    _ first: Signal<Value, Failure>, _ second: Signal<Second, Failure>, _ third: Signal<Third, Failure>,
    _ others: repeat Signal<each Other, Failure>
  ) -> Signal<(Value, Second, Third, repeat each Other), Failure> {
    Self.combineLatest(
      first, Side(), (second, third, repeat each others),
      (Side<Second>(), Side<Third>(), repeat Side<each Other>()))
  }

  /// Joins two signals, whose sides may have initial values.
  @inlinable
  static func combineLatest<Other>(
    _ first: Signal<Value, Failure>, _ firstSide: Side<Value>,
    _ second: Signal<Other, Failure>, _ secondSide: Side<Other>
  ) -> Signal<(Value, Other), Failure> {
    let join = SignalJoin<(Value, Other), Failure>()
    join.feed(firstSide, from: first)
    join.feed(secondSide, from: second)
    let output = join.outlet
    join.run {
      var index = 0
      while index < max(firstSide.count, secondSide.count), !output.isEnded {
        if let value = firstSide.value(at: index), let other = secondSide.value(at: index) {
          output.send((value, other))
        }
        index += 1
      }
      firstSide.settle()
      secondSide.settle()
    }
    return join.signal
  }

  /// Joins signals, whose sides may have initial values.
  static func combineLatest<each Other>(
    _ first: Signal<Value, Failure>, _ side: Side<Value>,
    _ others: (repeat Signal<each Other, Failure>), _ sides: (repeat Side<each Other>)
  ) -> Signal<(Value, repeat each Other), Failure> {
    let join = SignalJoin<(Value, repeat each Other), Failure>()
    join.feed(side, from: first)
    repeat join.feed(each sides, from: each others)
    let output = join.outlet
    join.run {
      var index = 0
      while !output.isEnded {
        var count = side.count
        for side in repeat each sides { count = max(count, side.count) }
        guard index < count else { break }
        if let value = side.value(at: index),
          let values = try? (repeat (each sides).existingValue(at: index))
        {
          output.send((value, repeat each values))
        }
        index += 1
      }
      side.settle()
      repeat (each sides).settle()
    }
    return join.signal
  }

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
  /// Sends the latest values of all producers, once each has sent a value.
  ///
  /// The producers are started in one turn, so the result does not depend on their order.
  public static func combineLatest<each Other>(
    _ first: SignalProducer<Value, Failure>, _ others: repeat SignalProducer<each Other, Failure>
  ) -> SignalProducer<(Value, repeat each Other), Failure> {
    .lifting(first, repeat each others) { first, others in
      Signal.combineLatest(first, Side(), (repeat each others), (repeat Side<each Other>()))
    }
  }

  /// Sends the latest values of this producer and another one, once both have sent a value.
  public func combineLatest<Other>(
    with other: some SignalProducerConvertible<Other, Failure>
  ) -> SignalProducer<(Value, Other), Failure> {
    self.lift(other.producer) { $0.combineLatest(with: $1) }
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
  public static func combineLatest<each Other>(
    _ first: Property<Value>, _ others: repeat Property<each Other>
  ) -> Property<(Value, repeat each Other)> {
    Property<(Value, repeat each Other)>(
      initial: (first.value, repeat (each others).value),
      then: Signal.combineLatest(
        first.signal, Side(first.value), (repeat (each others).signal), (repeat Side((each others).value))))
  }

  /// Returns a property with the values of several properties.
  public static func combineLatest(_ properties: some Sequence<Property<Value>>) -> Property<[Value]> {
    let properties = Array(properties)
    return Property<[Value]>(
      initial: properties.map(\.value),
      then: Signal.combineLatest(properties.map { ($0.signal, Side($0.value)) }))
  }
}

extension Side {
  /// The value of this turn at an index, or the last one.
  ///
  /// - Throws: ``NoValue`` when there has been no value.
  @inlinable
  func existingValue(at index: Int) throws(NoValue) -> Value {
    guard let value = self.value(at: index) else { throw NoValue() }
    return value
  }
}

/// The error of a side that has had no value.
@usableFromInline
struct NoValue: Error {
  @inlinable init() {}
}
