/// A node whose last event may be an error of a type.
@usableFromInline
class EndingNode<Failure: Error>: Node {
  /// How the signal ended; nil as well for one that never sends anything, and for one that nobody can use.
  private(set) final var ending: Ending<Failure>?

  /// How the signal ends when the delivery that is under way has reached everybody.
  private final var endingAfterDelivery: Ending<Failure>?

  @usableFromInline
  override init() { super.init() }

  /// Makes the node of a signal that has ended, or that never sends anything.
  init(ending: Ending<Failure>?) {
    self.ending = ending
    super.init()
    self.isEnded = true
  }

  /// Delivers the last event in the turn that is under way, behind the value that is being delivered.
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
          // What the sink's closures hold goes as soon as it can.
          target._withUnsafeGuaranteedRef { $0.remove(source: sink) }
        } else {
          sink.dispose()
        }
      }
    }
    self.letGoOfSources()
  }

  final override func interrupt() { Turn.run { self.deliver(.interrupted) } }

  /// Does what has to wait for the end of a delivery.
  @usableFromInline
  final func finishDelivery() {
    guard self.deliveries == 0 else { return }
    self.closeGaps()
    if let endingAfterDelivery { self.deliver(endingAfterDelivery) }
  }

  /// Delivers the last event from outside in a turn of its own.
  @usableFromInline
  final func send(_ ending: Ending<Failure>) {
    Turn.runNext { self.deliver(ending) }
  }

  /// Lets a sink feed a node, which owns it.
  @usableFromInline
  final func connect(_ node: Node, _ sink: EndingSink<Failure>) {
    if node.isEnded { return }
    sink.target = Unmanaged.passUnretained(node)
    node.add(source: sink)
    if self.isEnded { return self.tellEnding(to: sink) }
    self.attach(sink)
    node.keepIfObserved()
    node.raise(above: self)
  }

  /// Lets a sink feed an observer; this node owns it and stays alive for it.
  @usableFromInline
  final func connect(_ sink: EndingSink<Failure>) {
    if self.isEnded { return self.tellEnding(to: sink) }
    self.attach(sink)
    self.retainForObserver(sink)
  }

  /// Who comes late learns how the signal ended.
  private func tellEnding(to sink: EndingSink<Failure>) {
    guard let ending = self.ending else { return }
    Turn.run { sink.receive(ending) }
  }
}
