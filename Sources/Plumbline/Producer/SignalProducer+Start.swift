extension SignalProducer {
  /// Starts the producer, after its signal was handed to a closure.
  ///
  /// - Parameter setUp: is given the signal and what interrupts it. When it interrupts it, nothing is started.
  public func startWithSignal(
    _ setUp: (_ signal: Signal<Value, Failure>, _ interruptHandle: any Disposable) -> Void
  ) {
    var signal: Signal<Value, Failure>?
    let (start, handle) = self.prepare(&signal)
    Turn.run {
      if let signal { setUp(signal, handle) }
      // Work stops when those that observe the signal have what they want, unless somebody keeps the signal.
      if signal?.core.feedsNothing == false { signal = nil }
      if !handle.isDisposed { start() }
    }
  }

  /// Makes a signal that is about to start, without keeping it elsewhere.
  private func prepare(
    _ signal: inout Signal<Value, Failure>?
  ) -> (start: () -> Void, handle: StartHandle) {
    let instance = self.makeInstance()
    signal = instance.signal
    return (instance.start, StartHandle(instance.signal.core, instance.interrupt))
  }

  /// Starts the producer, and hands each event to an observer.
  ///
  /// - Returns: what interrupts it.
  @discardableResult
  public func start(_ observer: Signal<Value, Failure>.Observer = .init()) -> any Disposable {
    self.start(observing: { $0.observe(observer) })
  }

  /// Starts the producer, and hands each event to a closure.
  ///
  /// - Returns: what interrupts it.
  @discardableResult
  public func start(_ action: @escaping (Signal<Value, Failure>.Event) -> Void) -> any Disposable {
    self.start(observing: { $0.observe(action) })
  }

  /// Starts the producer, and hands each value to a closure.
  ///
  /// - Returns: what interrupts it.
  @discardableResult
  public func startWithValues(_ action: @escaping (Value) -> Void) -> any Disposable
  where Failure == Never {
    self.start(observing: { $0.observeValues(action) })
  }

  /// Starts the producer, and hands each value, or the error, to a closure.
  ///
  /// - Returns: what interrupts it.
  @discardableResult
  public func startWithResult(_ action: @escaping (Result<Value, Failure>) -> Void) -> any Disposable {
    self.start(observing: { $0.observeResult(action) })
  }

  /// Starts the producer, and calls a closure when it completes.
  ///
  /// - Returns: what interrupts it.
  @discardableResult
  public func startWithCompleted(_ action: @escaping () -> Void) -> any Disposable {
    self.start(observing: { $0.observeCompleted(action) })
  }

  /// Starts the producer, and hands the error to a closure when it fails.
  ///
  /// - Returns: what interrupts it.
  @discardableResult
  public func startWithFailed(_ action: @escaping (Failure) -> Void) -> any Disposable {
    self.start(observing: { $0.observeFailed(action) })
  }

  /// Starts the producer, and calls a closure when it is interrupted.
  ///
  /// - Returns: what interrupts it.
  @discardableResult
  public func startWithInterrupted(_ action: @escaping () -> Void) -> any Disposable {
    self.start(observing: { $0.observeInterrupted(action) })
  }

  /// Starts the producer, and hands each kind of event to a closure of its own.
  ///
  /// - Parameters:
  ///   - value: is given each value.
  ///   - failed: is given the error.
  ///   - completed: is called when the producer completes.
  ///   - interrupted: is called when it is interrupted, by its handle say.
  /// - Returns: what interrupts it.
  @discardableResult
  @inlinable
  public func startHandling(
    value: @escaping (Value) -> Void, failed: ((Failure) -> Void)? = nil, completed: (() -> Void)? = nil,
    interrupted: (() -> Void)? = nil
  ) -> any Disposable {
    self.start(observing: { signal in
      signal.observe(
        Sink(
          receive: value,
          end: { ending in
            switch ending {
            case .failed(let error): failed?(error)
            case .completed: completed?()
            case .interrupted: interrupted?()
            }
          }))
    })
  }

  @usableFromInline
  func start(observing observe: (Signal<Value, Failure>) -> (any Disposable)?) -> any Disposable {
    var handle: (any Disposable)?
    self.startWithSignal { signal, interruptHandle in
      _ = observe(signal)
      handle = interruptHandle
    }
    return handle ?? AnyDisposable()
  }
}
