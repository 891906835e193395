extension Signal {
  /// A receiver of events: the input of a signal, or closures.
  ///
  /// The input of a signal sends each event in a turn of its own. An event that is sent while a turn runs waits until
  /// that turn has ended; waiting events are sent in order.
  public final class Observer {
    /// The node of the signal that the observer is the input of. Code that is not specialized handles it without metadata.
    private let node: Node?
    /// The output that values are sent to.
    @usableFromInline let outlet: Outlet<Value, Failure>?
    /// The closure that receives the events of an observer that is not the input of a signal.
    private let action: ((Event) -> Void)?
    private let interruptsOnDeinit: Bool
    /// Whether a producer is being started: events that it sends at once belong to the turn of its start.
    @usableFromInline var isStarting = false

    @usableFromInline
    init(_ core: SignalCore<Value, Failure>, interruptsOnDeinit: Bool) {
      self.node = core.node
      self.outlet = Outlet(core)
      self.action = nil
      self.interruptsOnDeinit = interruptsOnDeinit
    }

    /// Creates an observer that calls a closure with each event.
    ///
    /// - Parameter action: A closure that receives each event.
    public init(_ action: @escaping (Event) -> Void) {
      self.node = nil
      self.outlet = nil
      self.action = action
      self.interruptsOnDeinit = false
    }

    /// Creates an observer that calls a closure for each kind of event.
    ///
    /// - Parameters:
    ///   - value: A closure that receives each value.
    ///   - failed: A closure that receives the error when the signal fails.
    ///   - completed: A closure that is called when the signal completes.
    ///   - interrupted: A closure that is called when the signal is interrupted.
    public convenience init(
      value: ((Value) -> Void)? = nil, failed: ((Failure) -> Void)? = nil, completed: (() -> Void)? = nil,
      interrupted: (() -> Void)? = nil
    ) {
      self.init { event in
        switch event {
        case .value(let sent): value?(sent)
        case .failed(let error): failed?(error)
        case .completed: completed?()
        case .interrupted: interrupted?()
        }
      }
    }

    deinit {
      guard let node = self.node, !node.isEnded else { return }
      guard !self.interruptsOnDeinit else { return node.sendEnd(.interrupted) }
      // Events that were sent may still wait.
      Turn.runNext { if !node.isEnded { node.forgetSender() } }
    }

    /// Sends a value.
    ///
    /// A value that is sent after the terminal event is dropped.
    @inlinable
    public func send(value: Value) {
      guard let outlet = self.outlet, !outlet.isEnded, !self.isStarting else {
        return self.sendOnSlowPath(value)
      }
      outlet.node._withUnsafeGuaranteedRef { SignalCore<Value, Failure>($0).send(value) }
    }

    /// Sends a value on the slow path: the observer is not an input, its producer is being started, or its signal has
    /// terminated.
    @usableFromInline
    func sendOnSlowPath(_ value: Value) {
      guard let node = self.node else {
        self.action?(.value(value))
        return
      }
      if !node.isEnded {
        self.sendAtStart(value, SignalCore(node))
      } else if node.ending != nil {
        Misuse.sentAfterEnd.report()
      }
    }

    private func sendAtStart(_ value: Value, _ core: SignalCore<Value, Failure>) {
      // Values that observers send back wait for the end of the turn, as everywhere.
      self.isStarting = false
      core.deliver(value)
      self.isStarting = true
    }

    /// Sends an error, which terminates the signal.
    public func send(error: Failure) { self.end(.failed(error)) }

    /// Sends a completion, which terminates the signal.
    public func sendCompleted() { self.end(.completed) }

    /// Sends an interruption, which terminates the signal.
    public func sendInterrupted() { self.end(.interrupted) }

    /// Sends an event.
    public func send(_ event: Event) {
      switch event {
      case .value(let value): self.send(value: value)
      case .failed(let error): self.end(.failed(error))
      case .completed: self.end(.completed)
      case .interrupted: self.end(.interrupted)
      }
    }

    private func end(_ ending: AnyEnding) {
      guard let node = self.node else { return self.callAction(ending) }
      guard !self.isStarting else { return node.end(ending) }
      if !node.isEnded { SignalCore<Value, Failure>(node).noteSend() }
      node.sendEnd(ending)
    }

    @inline(never)
    private func callAction(_ ending: AnyEnding) { self.action?(Event(Ending(ending))) }

    /// Runs the closure of a producer, whose events belong to the turn of the start until it returns.
    func start(_ body: () -> Void) {
      self.isStarting = true
      body()
      self.isStarting = false
    }
  }
}
