/// A node with a type of error.
@usableFromInline
class EndingNode<Failure: Error>: Node {
  /// The terminal event, once it was delivered. It stays nil for a signal that never sends anything, or whose values
  /// cannot reach a receiver.
  private(set) final var ending: Ending<Failure>?

  /// The terminal event that follows the delivery in progress.
  private final var endingAfterDelivery: Ending<Failure>?

  @usableFromInline
  override init() { super.init() }

  /// Creates the node of a signal that has terminated, or that never sends anything.
  init(ending: Ending<Failure>?) {
    self.ending = ending
    super.init()
    self.isEnded = true
  }

  /// Delivers the terminal event in the current turn, after the value that is being delivered.
  ///
  /// Safe because `connect(_:_:)` and `connect(_:)` accept sinks with this type of error only.
  /// Test: `Contract09Tests.failuresFollowValues`
  @usableFromInline
  final func deliver(_ ending: Ending<Failure>) {
    guard !self.isEnded else { return }
    guard self.deliveries == 0 else {
      if self.endingAfterDelivery == nil { self.endingAfterDelivery = ending }
      self.hasChanges = true
      return
    }
    self.isEnded = true
    self.ending = ending
    self.forEachSink { sink in
      sink._withUnsafeGuaranteedRef { sink in
        guard !sink.isDisposed else { return }
        unsafeDowncast(sink, to: EndingSink<Failure>.self).receive(ending)
        if let target = sink.target {
          // This releases the closures of the sink as early as possible.
          target._withUnsafeGuaranteedRef { $0.remove(source: sink) }
        } else {
          sink.dispose()
        }
      }
    }
    self.releaseSources()
  }

  final override func interrupt() { Turn.run { self.deliver(.interrupted) } }

  /// Does the work that waited for the end of a delivery.
  @usableFromInline
  final func finishDelivery() {
    guard self.deliveries == 0 else { return }
    self.removeVacancies()
    if let endingAfterDelivery { self.deliver(endingAfterDelivery) }
  }

  /// Delivers a terminal event that is sent from outside, in a turn of its own.
  @usableFromInline
  final func send(_ ending: Ending<Failure>) {
    Turn.runNext { self.deliver(ending) }
  }

  /// Connects a sink that feeds a node, which owns the sink.
  ///
  /// Safe because the node owns the sink, and detaches it before it is deinitialized.
  /// Test: `UnretainedTests.lastUserGoesInOperator`
  @usableFromInline
  final func connect(_ node: Node, _ sink: EndingSink<Failure>) {
    if node.isEnded { return }
    sink.target = Unmanaged.passUnretained(node)
    node.add(source: sink)
    if self.isEnded { return self.sendEnding(to: sink) }
    self.attach(sink)
    node.retainIfObserved()
    node.raise(above: self)
  }

  /// Connects the sink of an observer; this node owns the sink, and is retained for it.
  @usableFromInline
  final func connect(_ sink: EndingSink<Failure>) {
    if self.isEnded { return self.sendEnding(to: sink) }
    self.attach(sink)
    self.retainForObserver(sink)
  }

  /// Sends the terminal event to a sink that is connected after it.
  private func sendEnding(to sink: EndingSink<Failure>) {
    guard let ending = self.ending else { return }
    Turn.run { sink.receive(ending) }
  }
}
