extension Signal {
  /// Sends the first values, then completes.
  ///
  /// - Parameter count: The number of values. With 0, it completes immediately.
  public func take(first count: Int = 1) -> Signal<Value, Failure> {
    guard count > 0 else { return .empty }
    let left = State(count)
    return self.forward { output in
      { value in
        left.value -= 1
        output.send(value)
        if left.value == 0 { output.end(.completed) }
      }
    }
  }

  /// Sends the last values when the signal completes.
  ///
  /// - Parameter count: The number of values.
  public func take(last count: Int = 1) -> Signal<Value, Failure> {
    let values = ReplayBuffer<Value>(count: max(count, 0))
    return self.forward { _ in
      { value in
        let former = values.append(value)
        withExtendedLifetime(former) {}
      }
    } end: { output in
      { ending in
        if case .completed = ending { values.replay { output.send($0) } }
        output.end(ending)
      }
    }
  }

  /// Sends values as long as a predicate holds, then completes.
  public func take(while shouldContinue: @escaping (Value) -> Bool) -> Signal<Value, Failure> {
    self.forward { output in
      { value in
        if shouldContinue(value) { output.send(value) } else { output.end(.completed) }
      }
    }
  }

  /// Sends values until another signal sends a value or completes, then completes.
  ///
  /// The values of the turn in which that happens are sent, whichever signal was created first.
  public func take(until trigger: Signal<Void, Never>) -> Signal<Value, Failure> {
    let output = SignalCore<Value, Failure>()
    let outlet = Outlet(output)
    // The completion waits until the other signals of the turn have settled.
    output.node.step = { outlet.end(.completed) }
    self.core.feed(output)
    let schedule = { outlet.node._withUnsafeGuaranteedRef { $0.schedule() } }
    trigger.core.feed(
      output,
      EndingSink(receive: { schedule() }, end: { if case .completed = $0 { schedule() } })
    )
    return Signal(output)
  }

  /// Sends values until a lifetime ends, then completes.
  public func take(during lifetime: Lifetime) -> Signal<Value, Failure> {
    let output = self.forward { output in { output.send($0) } } as Signal
    let end = lifetime.observeEnded { [later = WeakOutlet(output.core)] in later.end(.completed) }
    if let end { output.core.add(disposable: end) }
    return output
  }

  /// Sends values until an object is deinitialized, then completes.
  ///
  /// The object is checked for each event: the signal completes with the first event after its deinitialization.
  ///
  /// - Parameter object: The object. It is not retained.
  public func take(duringLifetimeOf object: AnyObject) -> Signal<Value, Failure> {
    self.forward { [weak object] output in
      { if object == nil { output.end(.completed) } else { output.send($0) } }
    }
  }
}

extension SignalProducer {
  /// Sends the first values, then completes.
  ///
  /// - Parameter count: The number of values. With 0, it completes immediately.
  public func take(first count: Int = 1) -> SignalProducer<Value, Failure> {
    self.lift { $0.take(first: count) }
  }

  /// Sends the last values when the producer completes.
  ///
  /// - Parameter count: The number of values.
  public func take(last count: Int = 1) -> SignalProducer<Value, Failure> {
    self.lift { $0.take(last: count) }
  }

  /// Sends values as long as a predicate holds, then completes.
  public func take(while shouldContinue: @escaping (Value) -> Bool) -> SignalProducer<Value, Failure> {
    self.lift { $0.take(while: shouldContinue) }
  }

  /// Sends values until another signal sends a value or completes, then completes.
  ///
  /// The values of the turn in which that happens are sent, whichever signal was created first.
  public func take(
    until trigger: SignalProducer<Void, Never>
  ) -> SignalProducer<Value, Failure> {
    self.lift(trigger) { $0.take(until: $1) }
  }

  /// Sends values until a lifetime ends, then completes.
  public func take(during lifetime: Lifetime) -> SignalProducer<Value, Failure> {
    self.lift { $0.take(during: lifetime) }
  }
}

extension Signal {
  /// Sends values as long as a predicate holds, and the first value for which it does not, then completes.
  ///
  /// - Parameter shouldContinue: A closure that returns whether more values are sent after its argument.
  @_disfavoredOverload
  public func take(until shouldContinue: @escaping (Value) -> Bool) -> Signal<Value, Failure> {
    self.forward { output in
      { value in
        output.send(value)
        if !shouldContinue(value) { output.end(.completed) }
      }
    }
  }
}

extension SignalProducer {
  /// Sends values as long as a predicate holds, and the first value for which it does not, then completes.
  ///
  /// - Parameter shouldContinue: A closure that returns whether more values are sent after its argument.
  @_disfavoredOverload
  public func take(until shouldContinue: @escaping (Value) -> Bool) -> SignalProducer<Value, Failure> {
    self.lift { $0.take(until: shouldContinue) }
  }
}

extension Signal {
  /// Sends values until another signal sends an event, then the events of that signal.
  ///
  /// It completes when the other signal does.
  ///
  /// - Parameter replacement: The other signal.
  public func take(untilReplacement replacement: Signal<Value, Failure>) -> Signal<Value, Failure> {
    let output = SignalCore<Value, Failure>()
    let outlet = Outlet(output)
    let isReplaced = State(false)
    let replaced = EndingSink<Value, Failure>(
      receive: { if !isReplaced.value { outlet.send($0) } },
      end: { ending in
        // The other signal may send values after the completion of this one.
        if case .completed = ending { return }
        if !isReplaced.value { outlet.end(ending) }
      })
    let replace = { [weak replaced] in
      guard !isReplaced.value else { return }
      isReplaced.value = true
      outlet.node._withUnsafeGuaranteedRef { if let replaced { $0.remove(source: replaced) } }
    }
    self.core.feed(output, replaced)
    replacement.core.feed(
      output,
      EndingSink(
        receive: { value in
          replace()
          outlet.send(value)
        },
        end: { ending in
          replace()
          outlet.end(ending)
        }))
    return Signal(output)
  }
}

extension SignalProducer {
  /// Sends values until another producer sends an event, then the events of that producer.
  ///
  /// It completes when the other producer does.
  ///
  /// - Parameter replacement: The other producer, which is started together with this one.
  public func take(
    untilReplacement replacement: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer<Value, Failure> {
    self.lift(replacement.producer) { $0.take(untilReplacement: $1) }
  }
}
