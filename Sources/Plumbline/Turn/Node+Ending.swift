extension Node {
  /// Delivers the terminal event in the current turn, after the value that is being delivered.
  @usableFromInline
  final func end(_ ending: AnyEnding) {
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
        sink.receive(ending)
        // A node that has ended as well has disposed of the sink.
        guard !sink.isDisposed else { return }
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

  /// Delivers an interruption.
  final func interrupt() { Turn.run { self.end(.interrupted) } }

  /// Does the work that waited for the end of a delivery.
  @usableFromInline
  final func finishDelivery() {
    guard self.deliveries == 0 else { return }
    self.removeVacancies()
    if let endingAfterDelivery { self.end(endingAfterDelivery) }
  }

  /// Delivers a terminal event that is sent from outside, in a turn of its own.
  @usableFromInline
  final func sendEnd(_ ending: AnyEnding) {
    Turn.runNext { self.end(ending) }
  }

  /// Connects a sink that feeds a node, which owns the sink.
  ///
  /// Safe because the node owns the sink, and detaches it before it is deinitialized.
  /// Test: `UnretainedTests.lastUserGoesInOperator`
  @usableFromInline
  final func connect(_ node: Node, _ sink: consuming AnySink) {
    if node.isEnded { return }
    sink.target = Unmanaged.passUnretained(node)
    if self.isEnded {
      node.add(source: copy sink)
      return self.sendEnding(to: sink)
    }
    self.attach(sink)
    node.add(source: sink)
    node.raise(above: self)
  }

  /// Connects a sink that feeds a node, which takes over the reference to the sink.
  ///
  /// Safe because the caller has retained the sink, and retains the node.
  /// Test: `LeakTests.unusedSignalGoes`
  @usableFromInline
  final func connect(_ node: Unmanaged<Node>, _ sink: Unmanaged<AnySink>) {
    node._withUnsafeGuaranteedRef { self.connect($0, sink.takeRetainedValue()) }
  }

  /// Connects the sink of an observer; this node owns the sink, and is retained for it.
  @usableFromInline
  final func connect(_ sink: AnySink) {
    if self.isEnded { return self.sendEnding(to: sink) }
    self.attach(sink)
    self.retainForObserver(sink)
  }

  /// Sends the terminal event to a sink that is connected after it.
  private func sendEnding(to sink: AnySink) {
    guard let ending = self.ending else { return }
    Turn.run { sink.receive(ending) }
  }
}
