/// The node of a signal with the types of its events; `Signal` is its handle.
@frozen @usableFromInline
struct SignalCore<Value, Failure: Error> {
  @usableFromInline let node: Node

  @inlinable
  init() { self.node = Node() }

  @inlinable @inline(__always)
  init(_ node: Node) { self.node = node }

  /// Creates the core of a signal that has terminated, or that never sends anything.
  @inlinable
  init(ending: Ending<Failure>?) { self.node = Node(ending: ending?.erased) }

  /// Whether the signal has terminated, or never sends anything.
  @inlinable
  var isEnded: Bool { self.node.isEnded }

  /// Adds a disposable that is disposed of when the signal ends; at once when it has ended.
  @inlinable
  func add(disposable: any Disposable) { self.node.add(disposable: disposable) }

  /// Delivers a value in the current turn.
  @inlinable @inline(__always)
  func deliver(_ value: Value) { Outlet(self).send(value) }

  /// Delivers a value that is sent from outside, in a turn of its own.
  @inlinable
  func send(_ value: Value) {
    self.noteSend()
    Turn.current._withUnsafeGuaranteedRef { turn in
      if turn.isRunning {
        self.sendLater(value, in: turn)
      } else {
        turn.isRunning = true
        // Safe because thread-local storage retains the turn until the thread exits.
        // Test: `OneIsolationTests.threadsExit`
        Outlet(self).send(value, in: Unmanaged.passUnretained(turn))
        turn.end()
      }
    }
  }

  /// Delivers a value that is sent from outside, in a turn of its own after the current one.
  @inlinable @inline(never)
  func sendLater(_ value: Value, in turn: Turn) {
    if turn.isRecording {
      turn.record(self.node, "Signal<\(Value.self), \(Failure.self)>.Observer", value)
    }
    turn.enqueue { self.deliver(value) }
  }

  /// Notes in debug builds that an event is sent from outside.
  @inlinable @inline(__always)
  func noteSend() {
    #if DEBUG
      self.node.use.noteSend(of: Value.self)
    #endif
  }

  /// Delivers the terminal event in the current turn, after the value that is being delivered.
  @inlinable
  func deliver(_ ending: Ending<Failure>) { self.node.end(ending.erased) }

  /// Delivers a terminal event that is sent from outside, in a turn of its own.
  @inlinable
  func send(_ ending: Ending<Failure>) { self.node.sendEnd(ending.erased) }

  /// Connects a sink that feeds the node of another signal, which owns the sink.
  @inlinable
  func feed(_ output: SignalCore<some Any, some Error>, _ sink: consuming Sink<Value, Failure>) {
    self.feed(output.node, sink)
  }

  /// Connects a sink that feeds a node, which owns the sink.
  @inlinable
  func feed(_ node: Node, _ sink: consuming Sink<Value, Failure>) {
    guard self.node.distance < Node.greatestDistance else {
      let relayed = Signal(self).relayed()
      relayed.core.node.connect(node, sink)
      return withExtendedLifetime(relayed) {}
    }
    self.node.connect(node, sink)
  }

  /// Has another signal repeat the events of this one.
  @inlinable
  func feed(_ output: SignalCore) {
    let outlet = Outlet(output)
    self.feed(output, Sink(receive: { outlet.send($0) }))
  }

  /// Connects the sink of an observer; this node owns the sink, and is retained for it.
  @inlinable
  func observe(_ sink: Sink<Value, Failure>) {
    self.node.connect(sink)
  }
}
