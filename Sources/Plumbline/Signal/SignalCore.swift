/// The part of a signal that delivers events to sinks; `Signal` is its handle.
@usableFromInline
final class SignalCore<Value, Failure: Error>: Node {
  @inlinable
  override init() { super.init() }

  /// Creates the core of a signal that has terminated, or that never sends anything.
  @inlinable
  init(ending: Ending<Failure>?) { super.init(ending: ending?.erased) }

  /// Delivers a value in the current turn.
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
    // Sinks that are added during the delivery do not receive the value.
    let count = self.many.count
    self.deliveries += 1
    for index in 0..<count {
      guard let sink = self.many[index] else { continue }
      self.deliver(value, to: sink)
    }
    self.deliveries -= 1
    if self.hasChanges { self.finishDelivery() }
  }

  /// Delivers a value to one sink.
  ///
  /// Safe because `feed(_:_:)` and `observe(_:)` accept sinks of these types only, and a sink that is removed in a turn
  /// lives until the turn ends.
  /// Test: `UnretainedTests.disposedByItself`
  @inlinable @inline(__always)
  func deliver(_ value: Value, to sink: SinkReference) {
    if sink._withUnsafeGuaranteedRef({ $0.isStep }) {
      Unmanaged<StepSink<Value>>.fromOpaque(sink.toOpaque())._withUnsafeGuaranteedRef { $0.receive(value) }
    } else {
      Unmanaged<Sink<Value, Failure>>.fromOpaque(sink.toOpaque())._withUnsafeGuaranteedRef {
        $0.receive(value)
      }
    }
  }

  /// Delivers a value that is sent from outside, in a turn of its own.
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

  /// Delivers the terminal event in the current turn, after the value that is being delivered.
  @inlinable
  func deliver(_ ending: Ending<Failure>) { self.end(ending.erased) }

  /// Delivers a terminal event that is sent from outside, in a turn of its own.
  @inlinable
  func send(_ ending: Ending<Failure>) { self.sendEnd(ending.erased) }

  /// Connects a sink that feeds a node, which owns the sink.
  @inlinable
  func feed(_ node: Node, _ sink: consuming Sink<Value, Failure>) {
    self.connect(node, sink)
  }

  /// Connects the sink of an operator without state, whose node owns the sink.
  ///
  /// Neither is retained for the call. Safe because the caller retains the node, and the called method takes over the
  /// reference to the sink, once.
  /// Test: `LeakTests.unusedSignalGoes`
  @inlinable
  func feed(_ node: SignalCore<some Any, Failure>, _ sink: consuming StepSink<Value>) {
    self.connect(Unmanaged<Node>.passUnretained(node), Unmanaged<AnySink>.passRetained(sink))
  }

  /// Connects the sink of an observer; this node owns the sink, and is retained for it.
  @inlinable
  func observe(_ sink: Sink<Value, Failure>) {
    self.connect(sink)
  }
}
