extension SignalProducer {
  /// Whether a start sends everything at once. Only the receivers of the values can interrupt it.
  @inlinable var isImmediate: Bool {
    switch self.work {
    case .value, .emission: true
    case .signal, .instance: false
    }
  }

  /// Sends the values of an immediate producer to a closure until that returns false.
  ///
  /// - Returns: The terminal event, or nil when the closure has returned false.
  @inlinable
  func emit(_ send: (Value) -> Bool) -> Ending<Failure>? {
    switch self.work {
    case .value(let value): send(value) ? .completed : nil
    case .emission(let emission): emission(send)
    case .signal, .instance: nil
    }
  }

  /// The signal that operators are applied to directly, instead of the signal of each start.
  @inlinable var hot: Signal<Value, Failure>? {
    if case .signal(let signal, isHot: true) = self.work { return signal }
    return nil
  }

  /// Makes the signal of a start, with the work that sends its events.
  @inlinable
  func instance() -> Instance {
    switch self.work {
    case .value, .emission:
      let core = SignalCore<Value, Failure>()
      core.node.isWork = true
      return Instance(core) { self.emit(to: core) }
    case .signal(let signal, isHot: false):
      let core = SignalCore<Value, Failure>()
      return Instance(core) { signal.core.feed(core) }
    case .signal(let signal, isHot: true):
      // An interruption of the producer must not terminate the signal itself.
      let output = signal.forward { output in { output.send($0) } } as Signal
      return Instance(signal: output, start: {}, interrupt: Self.interruption(of: output.core))
    case .instance(let makeInstance):
      return makeInstance()
    }
  }

  /// Sends all events to the signal of a start.
  @inlinable
  func emit(to core: SignalCore<Value, Failure>) {
    if core.isEnded { return }
    let ending = self.emit { value in
      core.deliver(value)
      return !core.isEnded
    }
    if let ending { core.deliver(ending) }
  }

  /// Creates a closure that interrupts a signal.
  @inlinable
  static func interruption(of core: SignalCore<Value, Failure>) -> () -> Void {
    { Turn.run { core.deliver(.interrupted) } }
  }
}

extension SignalProducer {
  /// Creates a producer from asynchronous work.
  ///
  /// Each start begins a task. Its value is sent in the isolation that created the producer, which is the main actor in
  /// an app. Interrupting the producer cancels the task. A task that was cancelled sends no events.
  ///
  /// ```swift
  /// SignalProducer { try await service.fetchProfile() }
  /// ```
  ///
  /// - Parameters:
  ///   - isolation: The actor that the events are sent on. It defaults to the actor of the caller.
  ///   - work: The work. It returns the value, or throws the error that the producer fails with.
  public init(
    isolation: isolated any Actor = #isolation,
    _ work: nonisolated(nonsending) @escaping () async throws(Failure) -> Value
  ) {
    self.init(on: isolation, work)
  }

  /// Creates a producer from asynchronous work, on the actor of the caller.
  init(on isolation: any Actor, _ work: nonisolated(nonsending) @escaping () async throws(Failure) -> Value) {
    self.init(starting: { core in
      let task = IsolatedTask.start(on: isolation) {
        do throws(Failure) {
          let value = try await work()
          return {
            Turn.run {
              core.deliver(value)
              core.deliver(.completed)
            }
          }
        } catch {
          return { core.send(.failed(error)) }
        }
      }
      core.add(disposable: task)
    })
  }
}
