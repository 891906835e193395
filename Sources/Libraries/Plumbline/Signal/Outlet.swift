/// The output of an operator: it sends events to the signal that the operator makes.
///
/// It does not retain the node of the signal. Safe because the node owns the sink that holds the closure of the
/// operator, and neither is released while a turn runs.
/// Test: `UnretainedTests.lastUserGoesInOperator`
@frozen @usableFromInline
struct Outlet<Value, Failure: Error> {
  @usableFromInline let node: Unmanaged<Node>

  @inlinable
  init(_ core: SignalCore<Value, Failure>) {
    self.node = Unmanaged.passUnretained(core.node)
  }

  /// Creates the outlet of an operator that receives its node.
  @inlinable
  init(_ node: Unmanaged<Node>) {
    self.node = node
  }

  /// Sends a value in the current turn.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - turn: The current turn. Only a delivery to several receivers looks it up.
  @inlinable @inline(__always)
  func send(_ value: Value, in turn: @autoclosure () -> Unmanaged<Turn> = Turn.current) {
    #if DEBUG
      let outer = self.node._withUnsafeGuaranteedRef { $0.use.beginDelivery(of: Value.self) }
      defer { self.node._withUnsafeGuaranteedRef { $0.use.endDelivery(outer) } }
    #endif
    if let only = self.node._withUnsafeGuaranteedRef({ $0.only }) {
      self.deliver(value, to: only)
    } else if self.node._withUnsafeGuaranteedRef({ !$0.many.isEmpty }) {
      self.sendToMany(value, in: turn())
    }
  }

  @inlinable
  func sendToMany(_ value: Value, in turn: Unmanaged<Turn>) {
    let outer = turn._withUnsafeGuaranteedRef { $0.receiver }
    self.node._withUnsafeGuaranteedRef { node in
      // Receivers that are added during the delivery do not receive the value.
      let count = node.many.count
      node.deliveries &+= 1
      for index in 0..<count {
        guard let receiver = node.many[index] else { continue }
        turn._withUnsafeGuaranteedRef { $0.receiver = receiver.toOpaque() }
        self.deliver(value, to: receiver)
      }
      node.deliveries &-= 1
      turn._withUnsafeGuaranteedRef { $0.receiver = outer }
      if node.hasChanges { node.finishDelivery() }
    }
  }

  /// Sends a value in the current turn; if the stack is deep, when it is shallow.
  @inlinable
  func sendUnlessDeep(_ value: Value) {
    let node = self.node
    if !Turn.isDeep, !node._withUnsafeGuaranteedRef({ $0.hasPostponed }) { return self.send(value) }
    node._withUnsafeGuaranteedRef { $0.postpone { self.send(value) } }
  }

  /// Delivers a value to one receiver.
  ///
  /// Safe because `SignalCore.feed(_:_:)`, `SignalCore.observe(_:)` and `Signal.step(_:)` connect receivers of these types
  /// only, and a receiver that is removed in a turn lives until the turn ends.
  /// Test: `UnretainedTests.disposedByItself`
  @inlinable @inline(__always)
  func deliver(_ value: Value, to receiver: Unmanaged<Receiver>) {
    if receiver._withUnsafeGuaranteedRef({ $0.isStep }) {
      Unmanaged<StepNode<Value>>.fromOpaque(receiver.toOpaque())._withUnsafeGuaranteedRef {
        $0.receive(value)
      }
    } else {
      Unmanaged<Sink<Value, Failure>>.fromOpaque(receiver.toOpaque())._withUnsafeGuaranteedRef {
        $0.receive(value)
      }
    }
  }

  @inlinable
  func end(_ ending: Ending<Failure>) {
    self.node._withUnsafeGuaranteedRef { $0.end(ending.erased) }
  }

  /// Whether the signal has terminated.
  @inlinable
  var isEnded: Bool { self.node._withUnsafeGuaranteedRef { $0.isEnded } }
}

/// The output of an operator that sends events in later turns, if its signal still exists.
struct WeakOutlet<Value, Failure: Error> {
  private weak var node: Node?

  init(_ core: SignalCore<Value, Failure>) {
    self.node = core.node
  }

  /// Creates the weak form of the outlet of an operator.
  init(_ outlet: Outlet<Value, Failure>) {
    // The signal exists: an operator makes the outlet while it makes its signal.
    self.node = outlet.node.takeUnretainedValue()
  }

  /// Sends a value in a turn of its own.
  func send(_ value: Value) {
    if let node { SignalCore<Value, Failure>(node).send(value) }
  }

  /// Sends a terminal event in a turn of its own.
  func end(_ ending: Ending<Failure>) { self.node?.sendEnd(ending.erased) }
}
