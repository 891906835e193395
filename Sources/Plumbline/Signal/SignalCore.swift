/// A signal without its handle: it delivers events to sinks. `Signal` is the handle.
@usableFromInline
final class SignalCore<Value, Failure: Error>: EndingNode<Failure> {
  /// Delivers a value in the turn that is under way.
  @inlinable @inline(__always)
  func deliver(_ value: Value) {
    if let only = self.only {
      self.deliver(value, to: only)
    } else if !self.many.isEmpty {
      self.deliverToMany(value)
    }
  }

  @inlinable
  func deliverToMany(_ value: Value) {
    // Those that are added during the delivery do not get the value.
    let count = self.many.count
    self.deliveries += 1
    for index in 0..<count {
      guard let sink = self.many[index] else { continue }
      self.deliver(value, to: sink)
    }
    self.deliveries -= 1
    if self.hasChanges { self.finishDelivery() }
  }

  @inlinable @inline(__always)
  func deliver(_ value: Value, to sink: SinkReference) {
    // `feed` and `observe` take such sinks only.
    Unmanaged<Sink<Value, Failure>>.fromOpaque(sink.toOpaque())._withUnsafeGuaranteedRef {
      $0.receive(value)
    }
  }

  /// Delivers a value from outside in a turn of its own.
  @inlinable
  func send(_ value: Value) {
    Turn.current._withUnsafeGuaranteedRef { turn in
      if turn.isRunning {
        turn.enqueue { self.deliver(value) }
      } else {
        turn.isRunning = true
        self.deliver(value)
        turn.end()
      }
    }
  }

  /// Lets a node be fed; the node owns the sink.
  @inlinable
  func feed(_ node: Node, _ sink: Sink<Value, Failure>) {
    self.connect(node, sink)
  }

  /// Lets an observer have the events; this node owns its sink and stays alive for it.
  @inlinable
  func observe(_ sink: Sink<Value, Failure>) {
    self.connect(sink)
  }
}
