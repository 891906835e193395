/// The values of a signal: an asynchronous sequence and, for a signal of events, a signal.
///
/// ```swift
/// for await title in viewModel.outputs.title.values { … }
/// for await position in positions.values(buffering: .bufferingNewest(1)) { … }
/// let profiles = profileEvents.values()
/// ```
public struct SignalValues<Value, Failure: Error> {
  private let signal: Signal<Value, Failure>

  init(_ signal: Signal<Value, Failure>) {
    self.signal = signal
  }
}

extension Signal {
  /// The values, as an asynchronous sequence; the values of events, when called.
  ///
  /// The sequence has the values from the beginning of an iteration on, and keeps those that come before they are
  /// asked for, without a limit. It ends with the signal.
  public var values: SignalValues<Value, Failure> { SignalValues(self) }
}

extension SignalValues where Value: EventProtocol, Failure == Never {
  /// Sends the values of events.
  public func callAsFunction() -> Signal<Value.Value, Never> {
    self.signal.compactMap { event -> Value.Value? in
      guard case .value(let value) = event.event else { return nil }
      return value
    }
  }
}

extension SignalValues: AsyncSequence where Failure == Never {
  /// The type of the values.
  public typealias Element = Value

  /// Iterates over the values of a signal, in the isolation of the signal.
  public struct AsyncIterator: AsyncIteratorProtocol {
    // It cannot leave the isolation of the signal that it is made from, and neither can the values.
    fileprivate var base: AsyncStream<Confined<Value>>.Iterator

    /// The next value; nil when the signal has ended.
    public mutating func next() async -> Value? { await self.base.next()?.value }

    /// The next value, waited for on an actor; nil when the signal has ended.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Value? {
      await self.base.next(isolation: actor)?.value
    }
  }

  /// Makes an iterator over the values from now on.
  public func makeAsyncIterator() -> AsyncIterator {
    let (stream, continuation) = AsyncStream<Confined<Value>>.makeStream()
    self.signal.observe(
      whileTaken: { continuation.yield(Confined($0)).isTaken }, end: { _ in continuation.finish() })
    return AsyncIterator(base: stream.makeAsyncIterator())
  }
}

extension SignalValues where Value: Sendable, Failure == Never {
  /// The values from now on, for `for await`.
  ///
  /// The sequence ends with the signal. When it is no longer iterated, the observation ends with the next value.
  ///
  /// - Parameter policy: what is done with values that come before they are asked for.
  public func callAsFunction(
    buffering policy: AsyncStream<Value>.Continuation.BufferingPolicy
  ) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream<Value>.makeStream(bufferingPolicy: policy)
    self.signal.observe(whileTaken: { continuation.yield($0).isTaken }, end: { _ in continuation.finish() })
    return stream
  }
}

extension SignalValues where Value: Sendable {
  /// The values from now on, for `for try await`; the sequence throws when the signal fails.
  ///
  /// When it is no longer iterated, the observation ends with the next value.
  ///
  /// - Parameter policy: what is done with values that come before they are asked for.
  @_disfavoredOverload
  public func callAsFunction(
    buffering policy: AsyncThrowingStream<Value, any Error>.Continuation.BufferingPolicy
  ) -> AsyncThrowingStream<Value, any Error> {
    let (stream, continuation) = AsyncThrowingStream<Value, any Error>.makeStream(bufferingPolicy: policy)
    self.signal.observe(
      whileTaken: { continuation.yield($0).isTaken },
      end: { ending in
        if case .failed(let error) = ending {
          continuation.finish(throwing: error)
        } else {
          continuation.finish()
        }
      })
    return stream
  }
}

extension Signal {
  /// Hands each value to a closure until it takes none any more.
  fileprivate func observe(
    whileTaken take: @escaping (Value) -> Bool, end: @escaping (Ending<Failure>) -> Void
  ) {
    _ = self.take(while: take).observe(Sink(receive: { _ in }, end: end))
  }
}

extension AsyncStream.Continuation.YieldResult {
  fileprivate var isTaken: Bool {
    if case .terminated = self { return false }
    return true
  }
}

extension AsyncThrowingStream.Continuation.YieldResult {
  fileprivate var isTaken: Bool {
    if case .terminated = self { return false }
    return true
  }
}
