/// One start of a producer that several starts share, and its last values.
final class Replaying<Value, Failure: Error> {
  private let producer: SignalProducer<Value, Failure>
  private let capacity: Int
  private var values: [Value] = []
  private var signal: Signal<Value, Failure>?
  private var interrupt: (() -> Void)?

  init(_ producer: SignalProducer<Value, Failure>, capacity: Int) {
    self.producer = producer
    self.capacity = capacity
  }

  deinit { self.interrupt?() }

  /// Forwards the values to a signal, in the current turn.
  func start(_ core: SignalCore<Value, Failure>) {
    var start: (() -> Void)?
    if self.signal == nil { start = self.connect() }
    for value in self.values where !core.isEnded { core.deliver(value) }
    guard !core.isEnded, let signal = self.signal else { return }
    // The work continues as long as a start needs it.
    core.add(disposable: AnyDisposable { withExtendedLifetime(self) {} })
    let outlet = Outlet(core)
    signal.core.feed(core, Sink(receive: { outlet.send($0) }))
    start?()
  }

  private func connect() -> () -> Void {
    let instance = self.producer.makeInstance()
    self.interrupt = instance.interrupt
    self.signal = instance.signal.forward { [capacity] output in
      { [weak self] value in
        if capacity > 0, let self {
          if self.values.count == capacity { self.values.removeFirst() }
          self.values.append(value)
        }
        output.send(value)
      }
    }
    return instance.start
  }
}
