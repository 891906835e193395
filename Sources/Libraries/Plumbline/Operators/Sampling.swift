extension Signal {
  /// Creates a signal that combines each value of this signal with the latest value of another one.
  ///
  /// It completes when this signal does.
  ///
  /// - Parameters:
  ///   - sampled: Connects the other signal to its side.
  ///   - send: Receives a value of this signal, the latest value of the other signal, and the output.
  @inlinable
  func sampling<Sampled, Output>(
    _ sampled: (SignalJoin<Output, Failure>, Side<Sampled>) -> Void,
    _ send: @escaping (Value, Sampled, Outlet<Output, Failure>) -> Void
  ) -> Signal<Output, Failure> {
    let join = SignalJoin<Output, Failure>()
    let trigger = Side<Value>()
    let side = Side<Sampled>()
    sampled(join, side)
    join.feed(trigger, from: self)
    let output = join.outlet
    join.run {
      var index = 0
      while index < trigger.count, !output.isEnded {
        if let value = trigger.value(at: index), let latest = side.settled { send(value, latest, output) }
        index += 1
      }
      trigger.discard()
    }
    return join.signal
  }
}
