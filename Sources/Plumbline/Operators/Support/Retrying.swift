/// Starts a producer again when it fails.
final class Retrying<Value, Failure: Error> {
  private let producer: SignalProducer<Value, Failure>
  private let output: Outlet<Value, Failure>
  private var left: Int
  /// Calls its argument, which starts the producer again, at once or later.
  private let wait: (@escaping () -> Void) -> Void
  private var isDue = false
  private var isStarting = false

  init(
    _ producer: SignalProducer<Value, Failure>, count: Int, _ output: Outlet<Value, Failure>,
    wait: @escaping (@escaping () -> Void) -> Void
  ) {
    self.producer = producer
    self.output = output
    self.left = count
    self.wait = wait
  }

  /// Starts the producer in the current turn.
  func start() {
    self.isDue = true
    // A producer that fails at once is started again: that is a loop, not a recursion.
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
    let instance = self.producer.makeInstance()
    let interrupt = AnyDisposable(instance.interrupt)
    let node = self.output.core
    let reference = State<Unmanaged<AnySink>?>(nil)
    let sink = Sink<Value, Failure>(
      receive: { [output] in output.send($0) },
      end: { ending in
        guard case .failed = ending, self.left > 0 else { return self.output.end(ending) }
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
}
