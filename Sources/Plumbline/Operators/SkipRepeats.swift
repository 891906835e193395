extension Signal {
  /// Leaves out each value that repeats the one before.
  ///
  /// - Parameter isRepeat: whether the second value repeats the first.
  @inlinable
  public func skipRepeats(_ isRepeat: @escaping (Value, Value) -> Bool) -> Signal<Value, Failure> {
    self.forward { output in
      let last = State<Value?>(nil)
      return { value in
        if let last = last.value, isRepeat(last, value) { return }
        last.value = value
        output.send(value)
      }
    }
  }
}

extension Signal where Value: Equatable {
  /// Leaves out each value that equals the one before.
  @inlinable
  public func skipRepeats() -> Signal<Value, Failure> { self.skipRepeats(==) }
}

extension SignalProducer {
  /// Leaves out each value that repeats the one before.
  ///
  /// - Parameter isRepeat: whether the second value repeats the first.
  @inlinable
  public func skipRepeats(_ isRepeat: @escaping (Value, Value) -> Bool) -> SignalProducer<Value, Failure> {
    self.lift { $0.skipRepeats(isRepeat) }
  }
}

extension SignalProducer where Value: Equatable {
  /// Leaves out each value that equals the one before.
  @inlinable
  public func skipRepeats() -> SignalProducer<Value, Failure> { self.skipRepeats(==) }
}

extension PropertyProtocol {
  /// A property whose signal leaves out each value that repeats the one before.
  ///
  /// - Parameter isRepeat: whether the second value repeats the first.
  public func skipRepeats(_ isRepeat: @escaping (Value, Value) -> Bool) -> Property<Value> {
    let current = self.value
    return self.lift({ $0 }) { signal in
      let last = State(current)
      return signal.filter { value in
        defer { last.value = value }
        return !isRepeat(last.value, value)
      }
    }
  }
}

extension PropertyProtocol where Value: Equatable {
  /// A property whose signal leaves out each value that equals the one before.
  public func skipRepeats() -> Property<Value> { self.skipRepeats(==) }
}
