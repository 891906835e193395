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
    let outlet = Outlet(core)
    signal.core.feed(core, Sink(receive: { outlet.send($0) }))
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
