extension SignalProducer {
  /// Starts the producer again when it fails.
  ///
  /// - Parameter count: The maximum number of retries. Without a positive number, the producer is not started again.
  public func retry(upTo count: Int) -> SignalProducer<Value, Failure> {
    guard count > 0 else { return self }
    let source = self.bounded
    return SignalProducer(
      depth: source.depth + 1,
      starting: { core in
        Restarting(source, after: .failure, upTo: count, Outlet(core)) { $0() }.start()
      })
  }

  /// Starts the producer again, after an interval, when it fails.
  ///
  /// - Parameters:
  ///   - count: The maximum number of retries. Without a positive number, the producer is not started again.
  ///   - interval: The time between a failure and the next start, in seconds.
  ///   - scheduler: The scheduler that measures the time.
  public func retry(
    upTo count: Int, interval: Double, on scheduler: any Scheduler
  ) -> SignalProducer<Value, Failure> {
    guard count > 0 else { return self }
    let interval = interval.checked(for: "retry")
    let source = self.bounded
    return SignalProducer(
      depth: source.depth + 1,
      starting: { core in
        let pending = Pending()
        core.add(disposable: pending)
        Restarting(source, after: .failure, upTo: count, Outlet(core)) { start in
          pending.replace(on: scheduler, after: interval) { Turn.run(start) }
        }.start()
      })
  }
  /// Starts the producer again, after an interval, when it fails.
  ///
  /// - Parameters:
  ///   - count: The maximum number of retries. Without a positive number, the producer is not started again.
  ///   - interval: The time between a failure and the next start.
  ///   - scheduler: The scheduler that measures the time.
  public func retry(
    upTo count: Int, interval: some TimeSpan, on scheduler: any Scheduler
  ) -> SignalProducer<Value, Failure> {
    self.retry(upTo: count, interval: interval.inSeconds, on: scheduler)
  }
}

extension SignalProducer {
  /// Starts the producer several times, one after the other.
  ///
  /// An error or an interruption ends the result; the producer is not started again then.
  ///
  /// - Parameter count: The number of starts. Without a positive number, the result completes immediately.
  public func `repeat`(_ count: Int) -> SignalProducer<Value, Failure> {
    guard count > 0 else { return .empty }
    let source = self.bounded
    return SignalProducer(
      depth: source.depth + 1,
      starting: { core in
        Restarting(source, after: .completion, upTo: count - 1, Outlet(core)) { $0() }.start()
      })
  }
}

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
  /// Test: `TimeIsADependencyTests.retry`
  private func attempt() {
    let instance = self.producer.instance()
    let interrupt = AnyDisposable(instance.interrupt)
    let node = self.output.node
    let reference = State<Unmanaged<AnySink>?>(nil)
    let sink = EndingSink<Value, Failure>(
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
