extension Signal {
  /// What takes events: the input of a signal, or closures.
  ///
  /// The input of a signal sends each event in a turn of its own. Sent while a turn runs, it waits until that has
  /// ended, in the order of the sends.
  public final class Observer {
    /// The signal that the observer is the input of.
    private let core: SignalCore<Value, Failure>?
    /// Where its events go.
    @usableFromInline let outlet: Outlet<Value, Failure>?
    /// What is done with events otherwise.
    private let action: ((Event) -> Void)?
    private let interruptsOnDeinit: Bool
    /// Whether a producer is being started: what it sends at once belongs to the turn of its start.
    @usableFromInline @exclusivity(unchecked) var isStarting = false

    init(_ core: SignalCore<Value, Failure>, interruptsOnDeinit: Bool) {
      self.core = core
      self.outlet = Outlet(core)
      self.action = nil
      self.interruptsOnDeinit = interruptsOnDeinit
    }

    /// Makes an observer that hands each event to a closure.
    public init(_ action: @escaping (Event) -> Void) {
      self.core = nil
      self.outlet = nil
      self.action = action
      self.interruptsOnDeinit = false
    }

    /// Makes an observer that hands each kind of event to a closure of its own.
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
      if self.interruptsOnDeinit, let core = self.core, !core.isEnded { core.send(.interrupted) }
    }

    /// Sends a value.
    ///
    /// Sent after the last event, it goes nowhere.
    @inlinable
    public func send(value: Value) {
      guard let outlet = self.outlet, !outlet.isEnded, !self.isStarting else { return self.sendOddly(value) }
      outlet.core._withUnsafeGuaranteedRef { $0.send(value) }
    }

    /// Sends a value in every case but the usual one.
    @usableFromInline
    func sendOddly(_ value: Value) {
      guard let core = self.core else {
        self.action?(.value(value))
        return
      }
      if !core.isEnded {
        self.sendAtStart(value, core)
      } else if core.ending != nil {
        Misuse.sentAfterEnd.report()
      }
    }

    private func sendAtStart(_ value: Value, _ core: SignalCore<Value, Failure>) {
      // What an observer sends back waits as everywhere.
      self.isStarting = false
      core.deliver(value)
      self.isStarting = true
    }

    /// Ends the signal with an error.
    public func send(error: Failure) { self.end(.failed(error)) }

    /// Ends the signal as it should end.
    public func sendCompleted() { self.end(.completed) }

    /// Ends the signal before its time.
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

    private func end(_ ending: Ending<Failure>) {
      guard let core = self.core else {
        self.action?(Event(ending))
        return
      }
      if self.isStarting { core.deliver(ending) } else { core.send(ending) }
    }

    /// Runs what sends the first events of a producer, in the turn of its start.
    func start(_ body: () -> Void) {
      self.isStarting = true
      body()
      self.isStarting = false
    }
  }
}
