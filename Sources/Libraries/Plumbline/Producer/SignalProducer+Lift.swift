extension SignalProducer {
  /// Creates a producer from an operator of signals.
  ///
  /// - Parameter transform: The operator, which is applied to the signal of each start.
  /// - Returns: The producer.
  @inlinable
  public func lift<Output, OutputFailure>(
    _ transform: @escaping (Signal<Value, Failure>) -> Signal<Output, OutputFailure>
  ) -> SignalProducer<Output, OutputFailure> {
    self.lift(holding: 0, transform)
  }

  /// Creates a producer from an operator of signals that holds another producer.
  ///
  /// - Parameters:
  ///   - depth: The depth of the other producer: see ``bounded``.
  ///   - transform: The operator, which is applied to the signal of each start.
  @inlinable
  func lift<Output, OutputFailure>(
    holding depth: Int,
    _ transform: @escaping (Signal<Value, Failure>) -> Signal<Output, OutputFailure>
  ) -> SignalProducer<Output, OutputFailure> {
    let source = self.bounded
    return SignalProducer<Output, OutputFailure>(
      depth: max(source.depth, depth) + 1,
      makeInstance: {
        guard let hot = source.hot else {
          let instance = source.instance()
          var output = transform(instance.signal)
          Signal<Output, OutputFailure>.makeInterruptible(&output)
          return SignalProducer<Output, OutputFailure>.Instance(
            signal: output, start: instance.start, interrupt: instance.interrupt)
        }
        var output = transform(hot)
        Signal<Output, OutputFailure>.makeInterruptible(&output)
        return SignalProducer<Output, OutputFailure>.Instance(
          signal: output, start: {},
          interrupt: SignalProducer<Output, OutputFailure>.interruption(of: output.core))
      })
  }

  /// Creates a producer from an operator of signals that has a simpler form for an immediate producer.
  ///
  /// - Parameters:
  ///   - transform: The operator, which is applied to the signal of each start.
  ///   - emit: Sends the values of an immediate producer to a closure until that returns false, and returns the terminal
  ///     event. It has to do what the operator does.
  // The operators that call this are always inlined: a closure that holds only constants is a constant itself. This
  // function is not: the compiler crashes when a closure in generic code holds a tuple of generic types.
  @inlinable
  func lift<Output, OutputFailure>(
    _ transform: @escaping (Signal<Value, Failure>) -> Signal<Output, OutputFailure>,
    emit: @escaping (_ producer: SignalProducer, _ send: (Output) -> Bool) -> Ending<OutputFailure>?
  ) -> SignalProducer<Output, OutputFailure> {
    guard self.isImmediate, self.depth < Self.greatestDepth else { return self.lift(transform) }
    return SignalProducer<Output, OutputFailure>(depth: self.depth + 1, emission: { emit(self, $0) })
  }

  /// Creates a producer from an operator that has a state.
  ///
  /// - Parameters:
  ///   - state: The initial state of each start.
  ///   - operation: A closure that receives each value and the node of the output, which has the state: see `StepState`.
  // The closure of the operator does not hold the state: it is a constant if the operator is always inlined.
  @inlinable
  func step<State, Output>(
    _ state: State, _ operation: @escaping Operation<Value>.Body
  ) -> SignalProducer<Output, Failure> {
    self.lift { $0.step(state, operation) }
  }

  /// Creates a producer from an operator of two signals. Both producers are started in one turn.
  ///
  /// - Parameters:
  ///   - other: The other producer.
  ///   - transform: The operator, which is applied to the signals of each start.
  /// - Returns: The producer.
  @inlinable
  public func lift<Other, OtherFailure, Output, OutputFailure>(
    _ other: SignalProducer<Other, OtherFailure>,
    _ transform:
      @escaping (Signal<Value, Failure>, Signal<Other, OtherFailure>) -> Signal<
        Output, OutputFailure
      >
  ) -> SignalProducer<Output, OutputFailure> {
    let (source, otherSource) = (self.bounded, other.bounded)
    return SignalProducer<Output, OutputFailure>(
      depth: max(source.depth, otherSource.depth) + 1,
      joining: { starts in
        let signal = starts.signal(of: source)
        let otherSignal = starts.signal(of: otherSource)
        // The sampled or awaited producer is started first.
        starts.reverse()
        return transform(signal, otherSignal)
      })
  }

  /// Creates a producer from an operator of many signals. All producers are started in one turn.
  ///
  /// - Parameters:
  ///   - depth: One more than the depth of the producers.
  ///   - join: Makes the signals of the producers, and applies the operator to them.
  @inlinable
  init(depth: Int = 0, joining join: @escaping (_ starts: inout JoinedStarts) -> Signal<Value, Failure>) {
    self.init(
      depth: depth,
      makeInstance: {
        var starts = JoinedStarts()
        var signal = join(&starts)
        Signal<Value, Failure>.makeInterruptible(&signal)
        return Instance(
          signal: signal, start: { [starts] in starts.start() },
          interrupt: { [starts, core = signal.core] in
            starts.interrupt()
            // A signal that operators are applied to directly is not interrupted.
            Turn.run { core.deliver(.interrupted) }
          })
      })
  }

  /// Creates a producer of an operator of many signals; all producers are started in one turn.
  static func lifting<Source, SourceFailure>(
    _ producers: [SignalProducer<Source, SourceFailure>],
    _ transform: @escaping ([Signal<Source, SourceFailure>]) -> Signal<Value, Failure>
  ) -> SignalProducer {
    let sources = producers.map(\.bounded)
    return SignalProducer(
      depth: (sources.map(\.depth).max() ?? 0) + 1,
      joining: { starts in transform(sources.map { starts.ownSignal(of: $0) }) })
  }
}

extension Signal {
  /// Replaces the signal of a lifted producer, if necessary, by one that the producer can interrupt.
  ///
  /// A signal that is used elsewhere is replaced by one that repeats its events: the disposable of a start must not
  /// terminate a signal that somebody else made. So is one that never sends anything, since it cannot be interrupted.
  @inlinable
  static func makeInterruptible(_ signal: inout Signal) {
    if isKnownUniquelyReferenced(&signal), signal.core.node.handles == 1, !signal.core.isEnded { return }
    signal = signal.forward { output in { output.send($0) } }
  }
}
