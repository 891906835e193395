extension Signal {
  /// Sends the values of this signal and another one in pairs.
  @inlinable
  public func zip<Other>(with other: Signal<Other, Failure>) -> Signal<(Value, Other), Failure> {
    Signal.zip(self, other)
  }

  /// Sends the first values of all signals together, then the second values, and so on.
  public static func zip(_ signals: some Sequence<Signal<Value, Failure>>) -> Signal<[Value], Failure> {
    let join = SignalJoin<[Value], Failure>()
    let sides = signals.map { signal in
      let side = Side<Value>()
      join.feed(side, from: signal)
      return side
    }
    if sides.isEmpty { return .empty }
    let output = join.outlet
    join.run { [ending = join.ending] in
      while !output.isEnded, sides.allSatisfy({ $0.count > 0 }) {
        output.send(sides.compactMap { $0.removeFirst() })
      }
      if sides.contains(where: \.isExhausted), ending.value == nil { ending.value = .completed }
    }
    return join.signal
  }
}

extension SignalProducer {
  /// Sends the first values of all producers together, then the second values, and so on.
  public static func zip(
    _ producers: some Sequence<SignalProducer<Value, Failure>>
  ) -> SignalProducer<[Value], Failure> {
    .lifting(Array(producers)) { Signal.zip($0) }
  }

  /// Sends the values of this producer and another one in pairs.
  public func zip<Other>(
    with other: SignalProducer<Other, Failure>
  ) -> SignalProducer<(Value, Other), Failure> {
    self.lift(other) { $0.zip(with: $1) }
  }
}

extension Side {
  /// Whether there is no value, and none will follow.
  @inlinable var isExhausted: Bool { self.isCompleted && self.count == 0 }
}

extension Property {
  /// Returns a property with the values of several properties: the current ones, then the first changes of all, and so on.
  public static func zip<Source: PropertyProtocol<Value>>(
    _ properties: some Sequence<Source>
  ) -> Property<[Value]> {
    let properties = Array(properties)
    return Property<[Value]>(
      initial: properties.map(\.settledValue), then: Signal.zip(properties.map(\.signal)))
  }
}
