/// One start of a producer that several starts share.
final class Sharing<Value, Failure: Error> {
  /// A start in progress.
  private final class Connection {
    var signal: Signal<Value, Failure>?
    var interrupt: (() -> Void)?
    var remembered: [Value] = []
    var users = 0
  }

  private let producer: SignalProducer<Value, Failure>
  private let count: Int
  private var connection: Connection?

  init(_ producer: SignalProducer<Value, Failure>, count: Int) {
    self.producer = producer
    self.count = count
  }

  /// Forwards the values to a signal, in the current turn.
  func start(_ core: SignalCore<Value, Failure>) {
    let start: (() -> Void)?
    let connection: Connection
    if let existing = self.connection {
      (connection, start) = (existing, nil)
    } else {
      (connection, start) = self.connect()
    }
    connection.users += 1
    core.add(disposable: AnyDisposable { self.leave(connection) })
    for value in connection.remembered where !core.isEnded { core.deliver(value) }
    guard !core.isEnded else { return }
    let outlet = Outlet(core)
    connection.signal?.core.feed(core, Sink(receive: { outlet.send($0) }))
    start?()
  }

  private func connect() -> (connection: Connection, start: () -> Void) {
    let connection = Connection()
    let instance = self.producer.makeInstance()
    connection.interrupt = instance.interrupt
    connection.signal = instance.signal.forward { [count] output in
      { [weak connection] value in
        if count > 0, let connection {
          if connection.remembered.count == count { connection.remembered.removeFirst() }
          connection.remembered.append(value)
        }
        output.send(value)
      }
    } end: { output in
      { [weak self, weak connection] ending in
        // A start that is caused by the end makes a new connection.
        if let self, let connection { self.forget(connection) }
        output.end(ending)
      }
    }
    self.connection = connection
    return (connection, instance.start)
  }

  private func leave(_ connection: Connection) {
    connection.users -= 1
    guard connection.users == 0 else { return }
    self.forget(connection)
    connection.interrupt?()
    connection.interrupt = nil
    connection.signal = nil
  }

  private func forget(_ connection: Connection) {
    if self.connection === connection { self.connection = nil }
  }
}
