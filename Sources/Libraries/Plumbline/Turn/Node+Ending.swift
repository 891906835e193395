extension Node {
  /// Delivers the terminal event in the current turn, after the value that is being delivered.
  ///
  /// The nodes of a chain of operators end in a loop: a recursion would overflow the stack.
  ///
  /// Safe because a node that is released in a turn lives until the turn ends.
  /// Test: `UnretainedTests.lastUserGoesInChain`
  @usableFromInline
  final func end(_ ending: AnyEnding) {
    guard self.beginEnd(ending) else { return }
    if Turn.isDeep { return self.endLater(ending) }
    guard var node = self.takeStep() else { return self.endReceivers(ending) }
    Turn.current._withUnsafeGuaranteedRef { turn in
      let first = turn.endingNodes.count
      turn.endingNodes.append(Unmanaged.passUnretained(self))
      while node._withUnsafeGuaranteedRef({ $0.beginEnd(ending) }) {
        guard let step = node._withUnsafeGuaranteedRef({ $0.takeStep() }) else {
          node._withUnsafeGuaranteedRef { $0.endReceivers(ending) }
          break
        }
        turn.endingNodes.append(node)
        node = step
      }
      while turn.endingNodes.count > first {
        turn.endingNodes.removeLast()._withUnsafeGuaranteedRef { $0.finishEnd(feedsStep: true) }
      }
      if first == 0, turn.endingNodes.capacity > Turn.spareCount { turn.endingNodes = [] }
    }
  }

  /// Notes the terminal event.
  ///
  /// - Returns: Whether it is delivered now.
  private func beginEnd(_ ending: AnyEnding) -> Bool {
    guard !self.isEnded else { return false }
    // An interruption from below goes before values that are postponed: nobody receives them any more.
    guard self.deliveries == 0, !self.hasPostponed || self.hasInterruptedWork else {
      if self.endingAfterDelivery == nil { self.endingAfterDelivery = ending }
      self.hasChanges = true
      // The source of an operator has removed it.
      self.retainIfObserved()
      return false
    }
    self.isEnded = true
    self.noteEnding(ending)
    return true
  }

  /// Delivers the terminal event to the receivers.
  private func endReceivers(_ ending: AnyEnding) {
    if let only = self.only {
      only._withUnsafeGuaranteedRef { self.end($0, ending) }
      self.removeReceivers()
    } else {
      self.forEachReceiver { receiver in
        Turn.run(for: receiver) { receiver._withUnsafeGuaranteedRef { self.end($0, ending) } }
      }
      self.removeReceivers()
    }
    self.finishEnd(feedsStep: false)
  }

  /// Delivers the terminal event when the stack is shallow. The node is disconnected now: it sends nothing more.
  ///
  /// Safe because the receivers are retained until then.
  /// Test: `LongChainTests.ends`
  private func endLater(_ ending: AnyEnding) {
    let only = self.only?.takeUnretainedValue()
    let many = self.many.compactMap { $0?.takeUnretainedValue() }
    self.removeReceivers()
    Turn.postpone {
      if let only { self.end(only, ending) }
      for receiver in many {
        Turn.run(for: Unmanaged.passUnretained(receiver)) { self.end(receiver, ending) }
      }
    }
    self.finishEnd(feedsStep: false)
  }

  /// Releases what the node needed to send events.
  private func finishEnd(feedsStep: Bool) {
    Turn.current._withUnsafeGuaranteedRef { $0.releaseSources(of: self) }
    // This releases the closure as early as possible. A node without a handle above another one goes at once.
    if self.isStep, self.handles > 0 || !feedsStep { Turn.releaseOperation(of: self) }
  }

  /// Removes the receiver, if the only one is the node of an operator, and returns it.
  ///
  /// Safe because a receiver that is a step is a node, which lives until the turn ends, as this one does: the receiver has
  /// retained it, and its release is deferred.
  /// Test: `UnretainedTests.lastUserGoesInChain`
  private func takeStep() -> Unmanaged<Node>? {
    guard let only = self.only, only._withUnsafeGuaranteedRef({ $0.isStep }) else { return nil }
    self.only = nil
    only._withUnsafeGuaranteedRef { $0.forgetSource() }
    Turn.deferRelease(balancing: Unmanaged.passUnretained(self))
    return Unmanaged.fromOpaque(only.toOpaque())
  }

  /// Delivers the terminal event to a receiver, which is removed.
  private func end(_ receiver: Receiver, _ ending: AnyEnding) {
    guard !receiver.isDisposed else { return }
    if receiver.isStep {
      receiver.detach()
      return receiver.receive(ending)
    }
    receiver.receive(ending)
    // A node that has ended as well has removed the sink.
    if !receiver.isDisposed { receiver.leaveEndedSource() }
  }

  /// Delivers an interruption.
  final func interrupt() { Turn.run { self.end(.interrupted) } }

  /// Does the work that waited for the end of a delivery.
  @usableFromInline
  final func finishDelivery() {
    guard self.deliveries == 0, !self.hasPostponed else { return }
    self.removeVacancies()
    if let endingAfterDelivery { self.end(endingAfterDelivery) }
  }

  /// Delivers a terminal event that is sent from outside, in a turn of its own.
  @usableFromInline
  final func sendEnd(_ ending: AnyEnding) {
    Turn.current._withUnsafeGuaranteedRef { turn in
      if turn.isRunning { return self.enqueueEnd(ending, in: turn) }
      turn.isRunning = true
      self.end(ending)
      turn.end()
    }
  }

  /// Enqueues a terminal event. The closure takes memory in this function only.
  @inline(never)
  private func enqueueEnd(_ ending: AnyEnding, in turn: Turn) {
    turn.enqueue { self.end(ending) }
  }

  /// Connects a sink that feeds a node, which owns the sink.
  ///
  /// Safe because the node owns the sink, and detaches it before it is deinitialized.
  /// Test: `UnretainedTests.lastUserGoesInOperator`
  @usableFromInline
  final func connect(_ node: Node, _ sink: consuming AnySink) {
    if node.isEnded { return }
    sink.setTarget(node)
    if self.isEnded {
      node.add(source: copy sink)
      return self.sendEnding(to: sink)
    }
    self.attach(sink)
    node.add(source: sink)
    node.distance = max(node.distance, self.distance &+ 1)
    node.raise(above: self)
  }

  /// Connects the new node of an operator that is the receiver of its source.
  ///
  /// Safe because `Receiver.detach()` and `takeStep()` balance the retain.
  /// Test: `LeakTests.unusedSignalGoes`
  @usableFromInline
  final func connect(_ step: Unmanaged<Node>) {
    step._withUnsafeGuaranteedRef { step in
      if self.isEnded { return self.sendEnding(to: step) }
      step.source = Unmanaged.passRetained(self)
      step.height = self.height
      if self.distance < Self.greatestDistance {
        step.distance = self.distance &+ 1
      } else {
        step.waitWhileDeep()
      }
      self.append(Unmanaged.passUnretained(step))
    }
  }

  /// Connects the sink of an observer; this node owns the sink, and is retained for it.
  @usableFromInline
  final func connect(_ sink: AnySink) {
    if self.isEnded { return self.sendEnding(to: sink) }
    self.attach(sink)
    self.retainForObserver(sink)
  }

  /// Connects a receiver that was to be connected to another node, which had ended.
  ///
  /// Safe because the caller retains the receiver.
  /// Test: `FixedSignalTests.observers`
  final func connectAgain(_ receiver: Receiver) {
    if receiver.isStep, let step = receiver.target {
      self.connect(step)
    } else {
      self.attach(receiver)
      if receiver.target == nil { self.retainForObserver(receiver) }
    }
  }
}
