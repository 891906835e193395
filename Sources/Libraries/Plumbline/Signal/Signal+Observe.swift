extension Signal {
  /// Observes each event with an observer.
  ///
  /// - Returns: A disposable that ends the observation, or nil if the signal has terminated.
  @discardableResult
  public func observe(_ observer: Observer) -> (any Disposable)? {
    self.observe { observer.send($0) }
  }

  /// Observes each event with a closure.
  ///
  /// If the signal has terminated, the closure receives the terminal event immediately.
  ///
  /// - Returns: A disposable that ends the observation, or nil if the signal has terminated.
  @discardableResult
  public func observe(_ action: @escaping (Event) -> Void) -> (any Disposable)? {
    self.observe(EndingSink(receive: { action(.value($0)) }, end: { action(Event($0)) }))
  }

  /// Observes each value with a closure.
  ///
  /// - Returns: A disposable that ends the observation, or nil if the signal has terminated.
  @discardableResult
  @inlinable
  public func observeValues(_ action: @escaping (Value) -> Void) -> (any Disposable)?
  where Failure == Never {
    self.observe(Sink(receive: action))
  }

  /// Observes each value, and the error, with a closure.
  ///
  /// - Returns: A disposable that ends the observation, or nil if the signal has terminated.
  @discardableResult
  public func observeResult(_ action: @escaping (Result<Value, Failure>) -> Void) -> (any Disposable)? {
    self.observe(
      EndingSink(
        receive: { action(.success($0)) },
        end: { if case .failed(let error) = $0 { action(.failure(error)) } }
      ))
  }

  /// Calls a closure when the signal completes.
  ///
  /// - Returns: A disposable that ends the observation, or nil if the signal has terminated.
  @discardableResult
  public func observeCompleted(_ action: @escaping () -> Void) -> (any Disposable)? {
    self.observe(EndingSink(receive: { _ in }, end: { if case .completed = $0 { action() } }))
  }

  /// Observes the error with a closure that is called when the signal fails.
  ///
  /// - Returns: A disposable that ends the observation, or nil if the signal has terminated.
  @discardableResult
  public func observeFailed(_ action: @escaping (Failure) -> Void) -> (any Disposable)? {
    self.observe(EndingSink(receive: { _ in }, end: { if case .failed(let error) = $0 { action(error) } }))
  }

  /// Calls a closure when the signal is interrupted.
  ///
  /// - Returns: A disposable that ends the observation, or nil if the signal has terminated.
  @discardableResult
  public func observeInterrupted(_ action: @escaping () -> Void) -> (any Disposable)? {
    self.observe(EndingSink(receive: { _ in }, end: { if case .interrupted = $0 { action() } }))
  }

  /// Observes each event with a closure until a lifetime ends.
  public func observe(during lifetime: Lifetime, _ action: @escaping (Event) -> Void) {
    lifetime += self.observe(action)
  }

  /// Observes each value with a closure until a lifetime ends.
  public func observeValues(during lifetime: Lifetime, _ action: @escaping (Value) -> Void)
  where Failure == Never {
    lifetime += self.observeValues(action)
  }

  @inlinable
  func observe(_ sink: Sink<Value, Failure>) -> (any Disposable)? {
    self.core.observe(sink)
    return sink.isDisposed ? nil : sink
  }
}
