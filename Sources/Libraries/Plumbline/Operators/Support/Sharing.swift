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
    let outlet = Outlet(core)
    connection.signal?.core.feed(core, Sink(receive: { outlet.send($0) }))
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
