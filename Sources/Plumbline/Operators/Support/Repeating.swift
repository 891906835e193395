/// Starts a producer again when it completes.
final class Repeating<Value, Failure: Error> {
  private let producer: SignalProducer<Value, Failure>
  private let output: Outlet<Value, Failure>
  private var left: Int
  private var isDue = false
  private var isStarting = false

  init(_ producer: SignalProducer<Value, Failure>, count: Int, _ output: Outlet<Value, Failure>) {
    self.producer = producer
    self.output = output
    self.left = count
  }

  /// Starts the producer in the current turn.
  func start() {
    self.isDue = true
    // A producer that completes at once is started again: that is a loop, not a recursion.
    guard !self.isStarting else { return }
    self.isStarting = true
    while self.isDue, !self.output.isEnded {
      self.isDue = false
      self.left -= 1
      self.startOnce()
    }
    self.isStarting = false
  }

  /// Starts the producer once.
  ///
  /// Safe because the node of the output owns the sink until the sink removes itself, at its end.
  /// Test: `RepeatTests.repeats`
  private func startOnce() {
    let instance = self.producer.makeInstance()
    let interrupt = AnyDisposable(instance.interrupt)
    let node = self.output.core
    let reference = State<Unmanaged<AnySink>?>(nil)
    let sink = Sink<Value, Failure>(
      receive: { [output] in output.send($0) },
      end: { ending in
        guard case .completed = ending, self.left > 0 else { return self.output.end(ending) }
        node._withUnsafeGuaranteedRef { node in
          if let sink = reference.value { node.remove(source: sink.takeUnretainedValue()) }
          node.remove(disposable: interrupt)
        }
        self.start()
      })
    reference.value = Unmanaged.passUnretained(sink)
    node._withUnsafeGuaranteedRef { node in
      node.add(disposable: interrupt)
      instance.signal.core.feed(node, sink)
    }
    instance.start()
  }
}
