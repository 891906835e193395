extension SignalProducer {
  /// Creates a producer whose starts share one start of this producer.
  ///
  /// The first start begins the work. A start that joins it later receives the buffered values, then the values that
  /// follow. When the last start has been interrupted, the work is interrupted as well. After the work has ended, the
  /// buffer is empty, and the next start begins the work again.
  ///
  /// Shared values stay in their turns, so joins of producers that are derived from it have no glitches.
  ///
  /// ```
  /// work          1    2    3
  /// first start   1    2    3
  /// second start       (1 2)  3     with share(replay: 2), started after 2
  /// ```
  ///
  /// - Parameter count: The number of values in the buffer.
  @inlinable
  public func share(replay count: Int = 0) -> SignalProducer<Value, Failure> {
    let source = self.bounded
    let sharing = Sharing(source, count: max(count, 0))
    return SignalProducer(depth: source.depth + 1, starting: { sharing.start($0) })
  }
}

/// One start of a producer that several starts share.
@usableFromInline
final class Sharing<Value, Failure: Error> {
  @usableFromInline let producer: SignalProducer<Value, Failure>
  @usableFromInline let count: Int
  @usableFromInline var connection: SharedStart<Value, Failure>?

  @inlinable
  init(_ producer: SignalProducer<Value, Failure>, count: Int) {
    self.producer = producer
    self.count = count
  }

  /// Forwards the values to a signal, in the current turn.
  @inlinable
  func start(_ core: SignalCore<Value, Failure>) {
    var start: (() -> Void)?
    let connection: SharedStart<Value, Failure>
    if let existing = self.connection {
      connection = existing
    } else {
      let instance = self.producer.instance()
      connection = self.connect(instance)
      start = instance.start
    }
    connection.users += 1
    core.add(disposable: AnyDisposable { self.leave(connection) })
    connection.buffer.replay { value in
      if !core.isEnded { core.deliver(value) }
    }
    guard !core.isEnded else { return }
    connection.signal?.core.feed(core)
    start?()
  }

  @inlinable
  func connect(_ instance: SignalProducer<Value, Failure>.Instance) -> SharedStart<Value, Failure> {
    let buffer = ReplayBuffer<Value>(count: self.count)
    let connection = SharedStart<Value, Failure>(buffer, interrupt: instance.interrupt)
    connection.signal = instance.signal.forward { output in
      { value in
        let former = buffer.append(value)
        output.send(value)
        withExtendedLifetime(former) {}
      }
    } end: { output in
      { [weak self, weak connection] ending in
        // A start that is caused by the end makes a new connection.
        if let self, let connection { self.forget(connection) }
        output.end(ending)
      }
    }
    self.connection = connection
    return connection
  }

  @usableFromInline
  func leave(_ connection: SharedStart<Value, Failure>) {
    connection.users -= 1
    guard connection.users == 0 else { return }
    self.forget(connection)
    connection.interrupt?()
    connection.interrupt = nil
    connection.signal = nil
  }

  @usableFromInline
  func forget(_ connection: SharedStart<Value, Failure>) {
    if self.connection === connection { self.connection = nil }
  }
}

/// A start in progress that several starts share.
@usableFromInline
final class SharedStart<Value, Failure: Error> {
  @usableFromInline var signal: Signal<Value, Failure>?
  @usableFromInline var interrupt: (() -> Void)?
  @usableFromInline let buffer: ReplayBuffer<Value>
  @usableFromInline var users = 0

  @inlinable
  init(_ buffer: ReplayBuffer<Value>, interrupt: @escaping () -> Void) {
    self.buffer = buffer
    self.interrupt = interrupt
  }
}
