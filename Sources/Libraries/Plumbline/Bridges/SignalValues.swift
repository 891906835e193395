/// The values of a signal: an asynchronous sequence and, for a signal of events, a signal.
///
/// ```swift
/// for await title in viewModel.outputs.title.values { … }
/// for await position in positions.values(buffering: .bufferingNewest(1)) { … }
/// let profiles = profileEvents.values()
/// ```
public struct SignalValues<Value, Failure: Error> {
  private let signal: Signal<Value, Failure>
  /// Returns the value that an iteration begins with: the current value of a property; nil for a signal.
  private let current: (() -> Value)?

  init(_ signal: Signal<Value, Failure>, current: (() -> Value)? = nil) {
    self.signal = signal
    self.current = current
  }
}

extension Signal {
  /// The values as an asynchronous sequence; for a signal of events, calling it returns a signal of their values.
  ///
  /// An iteration receives the values that are sent after its beginning, and buffers them without a limit. The sequence
  /// ends when the signal terminates.
  ///
  /// An iteration misses the values that were sent before. In SwiftUI, `onAppear` runs before the closure of `task` begins,
  /// so an iteration in `task` misses what `onAppear` causes. An output that must not be missed is a property, whose
  /// ``PropertyProtocol/values`` begin with the current value; otherwise the input is called in the task, after the iterator
  /// was made.
  public var values: SignalValues<Value, Failure> { SignalValues(self) }
}

extension PropertyProtocol {
  /// The current value, then the changes, as an asynchronous sequence.
  ///
  /// An iteration begins with the value at its beginning. It receives each change after that, in order: changes are buffered
  /// without a limit, and equal values are not dropped. The sequence ends when the property completes, and does not keep it.
  ///
  /// ```swift
  /// func showTitles(of outputs: any Outputs) async {
  ///   for await title in outputs.title.values { show(title) }
  /// }
  /// ```
  public var values: SignalValues<Value, Never> {
    // The sequence does not keep the property: only its last value is needed once it has completed.
    SignalValues(self.signal, current: Self.current(of: self))
  }

  /// A closure that returns the value that was sent last, and does not keep a property that can be set.
  private static func current(of property: Self) -> () -> Value {
    if let property = property as? Property<Value> {
      let storage = property.storage
      return { storage.settled }
    }
    if let storage = property.writable?.madeStorage { return { storage.settled ?? storage.read() } }
    return { property.settledValue }
  }
}

extension SignalValues where Value: EventProtocol, Failure == Never {
  /// Sends the values of the events, and drops other events.
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
    // Neither the iterator nor the values can leave the isolation of the signal.
    fileprivate var base: AsyncStream<Confined<Value>>.Iterator

    /// Returns the next value, or nil when the signal has terminated.
    public mutating func next() async -> Value? { await self.base.next()?.value }

    /// Returns the next value, or nil when the signal has terminated.
    ///
    /// - Parameter actor: The actor of the caller.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Value? {
      await self.base.next(isolation: actor)?.value
    }
  }

  /// Creates an iterator over the values that are sent from now on.
  public func makeAsyncIterator() -> AsyncIterator {
    let (stream, continuation) = AsyncStream<Confined<Value>>.makeStream()
    if let current { continuation.yield(Confined(current())) }
    self.signal.observe(
      whileTaken: { continuation.yield(Confined($0)).isTaken }, end: { _ in continuation.finish() })
    return AsyncIterator(base: stream.makeAsyncIterator())
  }
}

extension SignalValues where Value: Sendable, Failure == Never {
  /// Returns the values from now on, as an asynchronous stream.
  ///
  /// The stream ends when the signal terminates. When the iteration has ended, the observation ends with the next value.
  ///
  /// - Parameter policy: The policy for values that are sent before they are requested.
  /// - Returns: The stream.
  public func callAsFunction(
    buffering policy: AsyncStream<Value>.Continuation.BufferingPolicy
  ) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream<Value>.makeStream(bufferingPolicy: policy)
    if let current { continuation.yield(current()) }
    self.signal.observe(whileTaken: { continuation.yield($0).isTaken }, end: { _ in continuation.finish() })
    return stream
  }
}

extension SignalValues where Value: Sendable {
  /// Returns the values from now on, as an asynchronous stream that throws when the signal fails.
  ///
  /// When the iteration has ended, the observation ends with the next value.
  ///
  /// - Parameter policy: The policy for values that are sent before they are requested.
  /// - Returns: The stream.
  @_disfavoredOverload
  public func callAsFunction(
    buffering policy: AsyncThrowingStream<Value, any Error>.Continuation.BufferingPolicy
  ) -> AsyncThrowingStream<Value, any Error> {
    let (stream, continuation) = AsyncThrowingStream<Value, any Error>.makeStream(bufferingPolicy: policy)
    if let current { continuation.yield(current()) }
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
  /// Observes each value with a closure, until the closure returns false.
  fileprivate func observe(
    whileTaken take: @escaping (Value) -> Bool, end: @escaping (Ending<Failure>) -> Void
  ) {
    _ = self.take(while: take).observe(EndingSink(receive: { _ in }, end: end))
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

extension Signal {
  /// Creates a signal that sends the elements of an asynchronous sequence, and starts to iterate immediately.
  ///
  /// The iteration is cancelled when nothing needs the signal any more.
  ///
  /// - Parameters:
  ///   - sequence: The sequence. The signal fails when it throws, with its error.
  ///   - isolation: The actor that the events are sent on. It defaults to the actor of the caller.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
  public convenience init<Elements: AsyncSequence>(
    _ sequence: Elements, isolation: isolated any Actor = #isolation
  ) where Elements.Element == Value, Elements.Failure == Failure {
    self.init(starting: SignalProducer(sequence, isolation: isolation))
  }
}

extension Signal where Failure == Never {
  /// Creates a signal that sends the elements of an asynchronous stream, and starts to iterate immediately.
  ///
  /// The iteration is cancelled when nothing needs the signal any more.
  ///
  /// - Parameters:
  ///   - stream: The stream, which throws no error.
  ///   - isolation: The actor that the events are sent on. It defaults to the actor of the caller.
  public convenience init(_ stream: AsyncStream<Value>, isolation: isolated any Actor = #isolation) {
    self.init(starting: SignalProducer(stream, isolation: isolation))
  }
}

extension Signal where Failure == any Swift.Error {
  /// Creates a signal that sends the elements of an asynchronous sequence, and starts to iterate immediately.
  ///
  /// The iteration is cancelled when nothing needs the signal any more.
  ///
  /// - Parameters:
  ///   - sequence: The sequence. The signal fails when it throws any error.
  ///   - isolation: The actor that the events are sent on. It defaults to the actor of the caller.
  @_disfavoredOverload
  public convenience init<Elements: AsyncSequence>(
    _ sequence: Elements, isolation: isolated any Actor = #isolation
  ) where Elements.Element == Value {
    self.init(starting: SignalProducer(sequence, isolation: isolation))
  }
}

extension SignalProducer {
  /// Creates a producer that sends the elements of an asynchronous sequence, with the error that the sequence throws.
  ///
  /// Each start iterates over the sequence in a task. The events are sent in the isolation that created the producer.
  /// Interrupting the producer cancels the task.
  ///
  /// - Parameters:
  ///   - sequence: The sequence. The producer fails when it throws.
  ///   - isolation: The actor that the events are sent on. It defaults to the actor of the caller.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
  public init<Elements: AsyncSequence>(
    _ sequence: Elements, isolation: isolated any Actor = #isolation
  ) where Elements.Element == Value, Elements.Failure == Failure {
    self.init(on: isolation) { send throws(Failure) in
      var iterator = sequence.makeAsyncIterator()
      while let value = try await iterator.next(isolation: #isolation) { send(value) }
    }
  }

  /// Creates a producer that sends what asynchronous work sends, on the actor of the caller.
  private init(
    on isolation: any Actor,
    iterating work: nonisolated(nonsending) @escaping (_ send: (Value) -> Void) async throws(Failure) -> Void
  ) {
    self.init(starting: { core in
      let later = WeakOutlet(Outlet(core))
      let task = IsolatedTask.start(on: isolation) {
        do throws(Failure) {
          try await work { later.send($0) }
          return { later.end(.completed) }
        } catch {
          return { later.end(.failed(error)) }
        }
      }
      core.add(disposable: task)
    })
  }
}

extension SignalProducer where Failure == Never {
  /// Creates a producer that sends the elements of an asynchronous stream, which throws no error.
  ///
  /// Each start iterates over the stream in a task. The events are sent in the isolation that created the producer.
  /// Interrupting the producer cancels the task.
  ///
  /// - Parameters:
  ///   - stream: The stream.
  ///   - isolation: The actor that the events are sent on. It defaults to the actor of the caller.
  public init(_ stream: AsyncStream<Value>, isolation: isolated any Actor = #isolation) {
    self.init(on: isolation) { send in
      for await value in stream { send(value) }
    }
  }
}

extension SignalProducer where Failure == any Swift.Error {
  /// Creates a producer that sends the elements of an asynchronous sequence, which may throw any error.
  ///
  /// Each start iterates over the sequence in a task. The events are sent in the isolation that created the producer.
  /// Interrupting the producer cancels the task.
  ///
  /// - Parameters:
  ///   - sequence: The sequence. The producer fails when it throws.
  ///   - isolation: The actor that the events are sent on. It defaults to the actor of the caller.
  @_disfavoredOverload
  public init<Elements: AsyncSequence>(
    _ sequence: Elements, isolation: isolated any Actor = #isolation
  ) where Elements.Element == Value {
    self.init(on: isolation) { send in
      for try await value in sequence { send(value) }
    }
  }
}
