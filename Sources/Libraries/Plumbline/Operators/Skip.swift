extension Signal {
  /// Skips the first values.
  ///
  /// - Parameter count: The number of values.
  public func skip(first count: Int = 1) -> Signal<Value, Failure> {
    self.forward { output in
      let left = State(count)
      return { value in
        if left.value > 0 { left.value -= 1 } else { output.send(value) }
      }
    }
  }

  /// Skips values as long as a predicate holds.
  public func skip(while shouldContinue: @escaping (Value) -> Bool) -> Signal<Value, Failure> {
    self.forward { output in
      let isSkipping = State(true)
      return { value in
        if isSkipping.value, shouldContinue(value) { return }
        isSkipping.value = false
        output.send(value)
      }
    }
  }

  /// Skips values until another signal sends a value or completes.
  ///
  /// The values of the turn in which that happens are sent, whichever signal was created first.
  public func skip(until trigger: Signal<Void, Never>) -> Signal<Value, Failure> {
    let join = SignalJoin<Value, Failure>()
    let values = Side<Value>()
    let isOpen = State(false)
    join.feed(values, from: self)
    let output = join.outlet
    let open = {
      isOpen.value = true
      output.node._withUnsafeGuaranteedRef { $0.schedule() }
    }
    trigger.core.feed(
      join.core, EndingSink(receive: { open() }, end: { if case .completed = $0 { open() } }))
    join.run {
      var index = 0
      while isOpen.value, !output.isEnded, index < values.count {
        if let value = values.value(at: index) { output.send(value) }
        index += 1
      }
      values.discard()
    }
    return join.signal
  }
}

extension SignalProducer {
  /// Skips the first values.
  ///
  /// - Parameter count: The number of values.
  public func skip(first count: Int = 1) -> SignalProducer<Value, Failure> {
    self.lift { $0.skip(first: count) }
  }

  /// Skips values as long as a predicate holds.
  public func skip(while shouldContinue: @escaping (Value) -> Bool) -> SignalProducer<Value, Failure> {
    self.lift { $0.skip(while: shouldContinue) }
  }

  /// Skips values until another signal sends a value or completes.
  ///
  /// The values of the turn in which that happens are sent, whichever signal was created first.
  public func skip(
    until trigger: SignalProducer<Void, Never>
  ) -> SignalProducer<Value, Failure> {
    self.lift(trigger) { $0.skip(until: $1) }
  }
}
