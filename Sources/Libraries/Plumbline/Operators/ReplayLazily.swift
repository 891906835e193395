/// One start of a producer that several starts share, and its last values.
final class Replaying<Value, Failure: Error> {
  private let producer: SignalProducer<Value, Failure>
  private let buffer: ReplayBuffer<Value>
  private var signal: Signal<Value, Failure>?
  private var interrupt: (() -> Void)?

  init(_ producer: SignalProducer<Value, Failure>, capacity: Int) {
    self.producer = producer
    self.buffer = ReplayBuffer(count: capacity)
  }

  deinit { self.interrupt?() }

  /// Forwards the values to a signal, in the current turn.
  func start(_ core: SignalCore<Value, Failure>) {
    var start: (() -> Void)?
    if self.signal == nil { start = self.connect() }
    self.buffer.replay { value in
      if !core.isEnded { core.deliver(value) }
    }
    guard !core.isEnded, let signal = self.signal else { return }
    // The work continues as long as a start needs it.
    core.add(disposable: AnyDisposable { withExtendedLifetime(self) {} })
    signal.core.feed(core)
    start?()
  }

  private func connect() -> () -> Void {
    let instance = self.producer.instance()
    self.interrupt = instance.interrupt
    self.signal = instance.signal.forward { [buffer] output in
      { value in
        let former = buffer.append(value)
        output.send(value)
        withExtendedLifetime(former) {}
      }
    }
    return instance.start
  }
}

/// The last values of a signal.
@usableFromInline
package final class ReplayBuffer<Value> {
  /// The maximum number of values.
  @usableFromInline let count: Int
  /// The values; the oldest one is at `oldest`.
  ///
  /// Safe because `append(_:)` returns a former value, and `replay(_:)` reads a copy.
  /// Test: `ExclusivityTests.bufferedValueStartsAgain`
  @usableFromInline @exclusivity(unchecked) var values: ContiguousArray<Value> = []
  /// The index of the oldest value.
  ///
  /// Safe because it is a number: each access reads or writes it as a whole, and runs no other code.
  /// Test: `ExclusivityTests.bufferedValueStartsAgain`
  @usableFromInline @exclusivity(unchecked) var oldest = 0

  @inlinable
  package init(count: Int) { self.count = count }

  /// Appends a value.
  ///
  /// - Returns: The value that it replaces. The caller releases it when the new one has been sent: its deinitializer may
  ///   replay the buffer.
  @inlinable
  package func append(_ value: Value) -> Value? {
    if self.values.count < self.count {
      self.values.append(value)
      return nil
    }
    if self.count == 0 { return nil }
    let former = self.values[self.oldest]
    self.values[self.oldest] = value
    self.oldest = self.oldest + 1 == self.count ? 0 : self.oldest + 1
    return former
  }

  /// Calls a closure with each value, from the oldest to the latest.
  @inlinable
  package func replay(_ body: (Value) -> Void) {
    let (values, oldest) = (self.values, self.oldest)
    for value in values[oldest...] { body(value) }
    for value in values[..<oldest] { body(value) }
  }
}

extension SignalProducer {
  /// Creates a producer whose starts share one start of this producer, and receive its last values.
  ///
  /// The first start begins the work. The work continues when starts are interrupted, and ends when it terminates, or when
  /// the producer that this method returns is released and all its starts have ended. A start receives the buffered
  /// values, also after the work has terminated; then it receives the terminal event.
  ///
  /// - Parameter capacity: The number of values in the buffer.
  public func replayLazily(upTo capacity: Int) -> SignalProducer<Value, Failure> {
    let source = self.bounded
    let replaying = Replaying(source, capacity: max(capacity, 0))
    return SignalProducer(depth: source.depth + 1, starting: { replaying.start($0) })
  }
}
