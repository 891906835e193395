extension Signal {
  /// Skips each value that repeats its predecessor.
  ///
  /// - Parameter isRepeat: A closure that returns whether its second argument repeats the first one.
  @inlinable
  public func skipRepeats(_ isRepeat: @escaping (Value, Value) -> Bool) -> Signal<Value, Failure> {
    self.step(Value?.none) { value, node in
      let isNew = StepState<Value, Value?>(node).modify { last in
        if let last, isRepeat(last, value) { return false }
        last = value
        return true
      }
      if isNew { Outlet<Value, Failure>(node).send(value) }
    }
  }
}

extension Signal where Value: Equatable {
  /// Skips each value that equals its predecessor.
  @inlinable
  public func skipRepeats() -> Signal<Value, Failure> {
    self.step(Value?.none) { value, node in
      let isNew = StepState<Value, Value?>(node).modify { last in
        if let last, last == value { return false }
        last = value
        return true
      }
      if isNew { Outlet<Value, Failure>(node).send(value) }
    }
  }
}

extension SignalProducer {
  /// Skips each value that repeats its predecessor.
  ///
  /// - Parameter isRepeat: A closure that returns whether its second argument repeats the first one.
  @inlinable
  public func skipRepeats(_ isRepeat: @escaping (Value, Value) -> Bool) -> SignalProducer<Value, Failure> {
    self.lift { $0.skipRepeats(isRepeat) }
  }
}

extension SignalProducer where Value: Equatable {
  /// Skips each value that equals its predecessor.
  @inlinable
  public func skipRepeats() -> SignalProducer<Value, Failure> { self.skipRepeats(==) }
}

extension PropertyProtocol {
  /// Returns a property whose signal skips each value that repeats its predecessor.
  ///
  /// - Parameter isRepeat: A closure that returns whether its second argument repeats the first one.
  public func skipRepeats(_ isRepeat: @escaping (Value, Value) -> Bool) -> Property<Value> {
    let current = self.settledValue
    return self.lift({ $0 }) { signal in
      let last = State(current)
      return signal.filter { value in
        if isRepeat(last.value, value) { return false }
        last.value = value
        return true
      }
    }
  }
}

extension PropertyProtocol where Value: Equatable {
  /// Returns a property whose signal skips each value that equals its predecessor.
  public func skipRepeats() -> Property<Value> { self.skipRepeats(==) }
}

extension Signal {
  /// Sends the values that are not nil.
  @inlinable
  public func skipNil<Wrapped>() -> Signal<Wrapped, Failure> where Value == Wrapped? {
    self.step { if let value = $0 { Outlet<Wrapped, Failure>($1).send(value) } }
  }

  /// Sends the values that are not nil, under the former name of the operator.
  @available(*, deprecated, renamed: "skipNil()")
  public func ignoreNil<Wrapped>() -> Signal<Wrapped, Failure> where Value == Wrapped? {
    self.skipNil()
  }
}

extension SignalProducer {
  /// Sends the values that are not nil.
  @inlinable
  public func skipNil<Wrapped>() -> SignalProducer<Wrapped, Failure> where Value == Wrapped? {
    self.lift({ $0.skipNil() }, emit: { producer, send in producer.emit { $0.map(send) ?? true } })
  }
}
