extension SignalProducer {
  /// Starts the producer after a closure has observed its signal.
  ///
  /// - Parameter setUp: A closure that receives the signal, and a disposable that interrupts it. The producer is not
  ///   started if the closure interrupts it.
  public func startWithSignal(
    _ setUp: (_ signal: Signal<Value, Failure>, _ interruptHandle: any Disposable) -> Void
  ) {
    var signal: Signal<Value, Failure>?
    let (start, handle) = self.prepare(&signal)
    Turn.runStart {
      if let signal { setUp(signal, handle) }
      // Without this handle, work stops when the observers of the signal need no more values.
      if signal?.core.node.feedsNothing == false { signal = nil }
      if !handle.isDisposed { start() }
    }
  }

  /// Prepares a start. The signal is stored in the argument alone.
  private func prepare(
    _ signal: inout Signal<Value, Failure>?
  ) -> (start: () -> Void, handle: StartHandle) {
    let instance = self.instance()
    signal = instance.signal
    return (instance.start, StartHandle(instance.signal.core.node, instance.interrupt))
  }

  /// Starts the producer, and observes each event with an observer.
  ///
  /// - Returns: A disposable that interrupts the producer.
  @discardableResult
  public func start(_ observer: Signal<Value, Failure>.Observer = .init()) -> any Disposable {
    self.start { observer.send($0) }
  }

  /// Starts the producer, and observes each event with a closure.
  ///
  /// - Returns: A disposable that interrupts the producer.
  @discardableResult
  @inlinable
  public func start(_ action: @escaping (Signal<Value, Failure>.Event) -> Void) -> any Disposable {
    self.start(receive: { action(.value($0)) }, end: { action(Signal.Event($0)) })
  }

  /// Starts the producer, and observes each value with a closure.
  ///
  /// - Returns: A disposable that interrupts the producer.
  @discardableResult
  @inlinable
  public func startWithValues(_ action: @escaping (Value) -> Void) -> any Disposable
  where Failure == Never {
    self.start(receive: action)
  }

  /// Starts the producer, and observes each value, and the error, with a closure.
  ///
  /// - Returns: A disposable that interrupts the producer.
  @discardableResult
  @inlinable
  public func startWithResult(_ action: @escaping (Result<Value, Failure>) -> Void) -> any Disposable {
    self.start(
      receive: { action(.success($0)) },
      end: { if case .failed(let error) = $0 { action(.failure(error)) } })
  }

  /// Starts the producer, and calls a closure when it completes.
  ///
  /// - Returns: A disposable that interrupts the producer.
  @discardableResult
  @inlinable
  public func startWithCompleted(_ action: @escaping () -> Void) -> any Disposable {
    self.start(receive: { _ in }, end: { if case .completed = $0 { action() } })
  }

  /// Starts the producer, and observes its error with a closure.
  ///
  /// - Returns: A disposable that interrupts the producer.
  @discardableResult
  @inlinable
  public func startWithFailed(_ action: @escaping (Failure) -> Void) -> any Disposable {
    self.start(receive: { _ in }, end: { if case .failed(let error) = $0 { action(error) } })
  }

  /// Starts the producer, and calls a closure when it is interrupted.
  ///
  /// - Returns: A disposable that interrupts the producer.
  @discardableResult
  @inlinable
  public func startWithInterrupted(_ action: @escaping () -> Void) -> any Disposable {
    self.start(receive: { _ in }, end: { if case .interrupted = $0 { action() } })
  }

  /// Starts the producer, and observes each kind of event with a closure.
  ///
  /// - Parameters:
  ///   - value: A closure that receives each value.
  ///   - failed: A closure that receives the error.
  ///   - completed: A closure that is called when the producer completes.
  ///   - interrupted: A closure that is called when the producer is interrupted.
  /// - Returns: A disposable that interrupts the producer.
  @discardableResult
  @inlinable
  public func startHandling(
    value: @escaping (Value) -> Void, failed: ((Failure) -> Void)? = nil, completed: (() -> Void)? = nil,
    interrupted: (() -> Void)? = nil
  ) -> any Disposable {
    self.start(
      receive: value,
      end: { ending in
        switch ending {
        case .failed(let error): failed?(error)
        case .completed: completed?()
        case .interrupted: interrupted?()
        }
      })
  }

  /// Starts the producer, and observes its events.
  @inlinable
  func start(
    receive: @escaping (Value) -> Void, end: ((Ending<Failure>) -> Void)? = nil
  ) -> any Disposable {
    guard self.isImmediate else {
      return self.start(end.map { EndingSink(receive: receive, end: $0) } ?? Sink(receive: receive))
    }
    Turn.run {
      // Nothing can interrupt it: the disposable is returned after the last event.
      let ending = self.emit { value in
        receive(value)
        return true
      }
      if let ending { end?(ending) }
    }
    return EndedStart()
  }

  /// Starts the producer, and observes its signal.
  @usableFromInline
  func start(_ sink: Sink<Value, Failure>) -> any Disposable {
    var handle: (any Disposable)?
    self.startWithSignal { signal, interruptHandle in
      _ = signal.observe(sink)
      handle = interruptHandle
    }
    return handle ?? AnyDisposable()
  }
}

extension Signal {
  /// Creates a signal that sends the events of a producer, which is started immediately.
  ///
  /// The producer is interrupted when nothing needs the signal any more.
  convenience init(starting producer: SignalProducer<Value, Failure>) {
    let core = SignalCore<Value, Failure>()
    self.init(core)
    producer.startWithSignal { signal, interruptHandle in
      signal.core.feed(core)
      core.add(disposable: interruptHandle)
    }
  }
}

extension SignalProducer {
  /// Starts the producer by a scheduler.
  ///
  /// - Parameter scheduler: The scheduler. The work is in its isolation already: it is started later, not elsewhere.
  public func start(on scheduler: any Scheduler) -> SignalProducer<Value, Failure> {
    let source = self.bounded
    return SignalProducer(
      depth: source.depth + 1,
      starting: { core in
        let schedule = OperatorSchedule(scheduler)
        core.add(disposable: schedule)
        schedule.run { [weak node = core.node] in
          guard let node, !node.isEnded else { return }
          Turn.run {
            let core = SignalCore<Value, Failure>(node)
            let instance = source.instance()
            core.add(disposable: AnyDisposable(instance.interrupt))
            instance.signal.core.feed(core)
            instance.start()
          }
        }
      })
  }
}

/// A disposable that interrupts a started producer.
final class StartHandle: Disposable {
  private let node: Node
  private let interrupt: () -> Void
  private var isInterrupted = false

  /// - Parameters:
  ///   - node: The node of the signal of the start.
  ///   - interrupt: Interrupts the work.
  init(_ node: Node, _ interrupt: @escaping () -> Void) {
    self.node = node
    self.interrupt = interrupt
  }

  var isDisposed: Bool { self.isInterrupted || self.node.isEnded }

  func dispose() {
    guard !self.isInterrupted else { return }
    self.isInterrupted = true
    // A time-based operator sends the interruption by its scheduler.
    if self.node.interruptLater() { return self.interrupt() }
    // The work may have ended while work that it has started continues.
    Turn.run { self.node.interrupt() }
    self.interrupt()
  }
}

/// The start of a producer that has sent everything.
@usableFromInline
final class EndedStart: Disposable {
  @inlinable
  init() {}

  @inlinable var isDisposed: Bool { true }

  @inlinable
  func dispose() {}
}
