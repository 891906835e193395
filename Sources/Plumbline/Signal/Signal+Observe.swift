extension Signal {
  /// Hands each event to an observer.
  ///
  /// - Returns: what ends the observation; nil when the signal has ended.
  @discardableResult
  public func observe(_ observer: Observer) -> (any Disposable)? {
    self.observe { observer.send($0) }
  }

  /// Hands each event to a closure.
  ///
  /// Who observes a signal that has ended learns at once how it did.
  ///
  /// - Returns: what ends the observation; nil when the signal has ended.
  @discardableResult
  public func observe(_ action: @escaping (Event) -> Void) -> (any Disposable)? {
    self.observe(Sink(receive: { action(.value($0)) }, end: { action(Event($0)) }))
  }

  /// Hands each value to a closure.
  ///
  /// - Returns: what ends the observation; nil when the signal has ended.
  @discardableResult
  @inlinable
  public func observeValues(_ action: @escaping (Value) -> Void) -> (any Disposable)?
  where Failure == Never {
    self.observe(Sink(receive: action))
  }

  /// Hands each value, or the error, to a closure.
  ///
  /// - Returns: what ends the observation; nil when the signal has ended.
  @discardableResult
  public func observeResult(_ action: @escaping (Result<Value, Failure>) -> Void) -> (any Disposable)? {
    self.observe(
      Sink(
        receive: { action(.success($0)) },
        end: { if case .failed(let error) = $0 { action(.failure(error)) } }
      ))
  }

  /// Calls a closure when the signal completes.
  ///
  /// - Returns: what ends the observation; nil when the signal has ended.
  @discardableResult
  public func observeCompleted(_ action: @escaping () -> Void) -> (any Disposable)? {
    self.observe(Sink(receive: { _ in }, end: { if case .completed = $0 { action() } }))
  }

  /// Hands the error to a closure when the signal fails.
  ///
  /// - Returns: what ends the observation; nil when the signal has ended.
  @discardableResult
  public func observeFailed(_ action: @escaping (Failure) -> Void) -> (any Disposable)? {
    self.observe(Sink(receive: { _ in }, end: { if case .failed(let error) = $0 { action(error) } }))
  }

  /// Calls a closure when the signal is interrupted.
  ///
  /// - Returns: what ends the observation; nil when the signal has ended.
  @discardableResult
  public func observeInterrupted(_ action: @escaping () -> Void) -> (any Disposable)? {
    self.observe(Sink(receive: { _ in }, end: { if case .interrupted = $0 { action() } }))
  }

  /// Hands each event to a closure until a lifetime ends.
  public func observe(during lifetime: Lifetime, _ action: @escaping (Event) -> Void) {
    lifetime += self.observe(action)
  }

  /// Hands each value to a closure until a lifetime ends.
  public func observeValues(during lifetime: Lifetime, _ action: @escaping (Value) -> Void)
  where Failure == Never {
    lifetime += self.observeValues(action)
  }

  @usableFromInline
  func observe(_ sink: Sink<Value, Failure>) -> (any Disposable)? {
    self.core.observe(sink)
    return sink.isDisposed ? nil : sink
  }
}
