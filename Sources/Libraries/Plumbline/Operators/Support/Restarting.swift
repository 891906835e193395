/// Starts a producer again when it ends in one way.
final class Restarting<Value, Failure: Error> {
  /// The terminal event after which the producer is started again.
  enum Cause { case completion, failure }

  private let producer: SignalProducer<Value, Failure>
  private let cause: Cause
  private let output: Outlet<Value, Failure>
  private var left: Int
  /// Calls its argument, which starts the producer again, at once or later.
  private let wait: (@escaping () -> Void) -> Void
  private var isDue = false
  private var isStarting = false

  init(
    _ producer: SignalProducer<Value, Failure>, after cause: Cause, upTo count: Int,
    _ output: Outlet<Value, Failure>, wait: @escaping (@escaping () -> Void) -> Void
  ) {
    self.producer = producer
    self.cause = cause
    self.output = output
    self.left = count
    self.wait = wait
  }

  /// Starts the producer in the current turn.
  func start() {
    self.isDue = true
    // A producer that ends at once is started again: that is a loop, not a recursion.
    guard !self.isStarting else { return }
    self.isStarting = true
    while self.isDue, !self.output.isEnded {
      self.isDue = false
      self.attempt()
    }
    self.isStarting = false
  }

  /// Starts the producer once.
  ///
  /// Safe because the node of the output owns the sink until the sink removes itself, at its end.
  /// Test: `Contract21Tests.retry`
  private func attempt() {
    let instance = self.producer.instance()
    let interrupt = AnyDisposable(instance.interrupt)
    let node = self.output.node
    let reference = State<Unmanaged<AnySink>?>(nil)
    let sink = Sink<Value, Failure>(
      receive: { [output] in output.send($0) },
      end: { ending in
        guard self.left > 0, self.isCause(ending) else { return self.output.end(ending) }
        self.left -= 1
        node._withUnsafeGuaranteedRef { node in
          if let sink = reference.value { node.remove(source: sink.takeUnretainedValue()) }
          node.remove(disposable: interrupt)
        }
        self.wait { self.start() }
      })
    reference.value = Unmanaged.passUnretained(sink)
    node._withUnsafeGuaranteedRef { node in
      node.add(disposable: interrupt)
      instance.signal.core.feed(node, sink)
    }
    instance.start()
  }

  private func isCause(_ ending: Ending<Failure>) -> Bool {
    switch (ending, self.cause) {
    case (.completed, .completion), (.failed, .failure): true
    case (.completed, .failure), (.failed, .completion), (.interrupted, _): false
    }
  }
}
