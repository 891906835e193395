extension Signal {
  /// Sends the first values of all signals together, then the second values, and so on.
  ///
  /// It completes when one of the signals has completed, and all its values have been sent.
  @inlinable
  public static func zip<each Other>(
    _ first: Signal<Value, Failure>, _ others: repeat Signal<each Other, Failure>
  ) -> Signal<(Value, repeat each Other), Failure> {
    let join = SignalJoin<(Value, repeat each Other), Failure>()
    let side = Side<Value>()
    let sides = (repeat Side<each Other>())
    join.feed(side, from: first)
    repeat join.feed(each sides, from: each others)
    let output = join.outlet
    join.run { [ending = join.ending] in
      while !output.isEnded {
        var count = side.count
        for side in repeat each sides { count = Swift.min(count, side.count) }
        guard count > 0, let value = side.removeFirst(),
          let values = try? (repeat (each sides).removeFirstExisting())
        else { break }
        output.send((value, repeat each values))
      }
      var isExhausted = side.isExhausted
      for side in repeat each sides { isExhausted = isExhausted || side.isExhausted }
      if isExhausted, ending.value == nil { ending.value = .completed }
    }
    return join.signal
  }

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
  public static func zip<each Other>(
    _ first: SignalProducer<Value, Failure>, _ others: repeat SignalProducer<each Other, Failure>
  ) -> SignalProducer<(Value, repeat each Other), Failure> {
    .lifting(first, repeat each others) { Signal.zip($0, repeat each $1) }
  }

  /// Sends the values of this producer and another one in pairs.
  public func zip<Other>(
    with other: some SignalProducerConvertible<Other, Failure>
  ) -> SignalProducer<(Value, Other), Failure> {
    self.lift(other.producer) { $0.zip(with: $1) }
  }

  /// Sends the first values of all producers together, then the second values, and so on.
  public static func zip(
    _ producers: some Sequence<SignalProducer<Value, Failure>>
  ) -> SignalProducer<[Value], Failure> {
    .lifting(Array(producers)) { Signal.zip($0) }
  }
}

extension Side {
  /// Removes the first value of this turn, and returns it.
  ///
  /// - Throws: ``NoValue`` when there is none.
  @inlinable
  func removeFirstExisting() throws(NoValue) -> Value {
    guard let value = self.removeFirst() else { throw NoValue() }
    return value
  }

  /// Whether there is no value, and none will follow.
  @inlinable var isExhausted: Bool { self.isCompleted && self.count == 0 }
}
