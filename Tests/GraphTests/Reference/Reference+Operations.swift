extension Reference {
  /// What an operator does with a value.
  func receive(_ value: Int, at input: Int, of node: ReferenceNode) {
    switch node.operation {
    case .pipe, .property, .producer: break
    case .lazyMap(let formula): self.deliverLater(formula.apply(value), from: node)
    case .map(let formula): self.deliver(formula.apply(value), from: node)
    case .negate: self.deliver(value % 2 == 0 ? 0 : 1, from: node)
    case .filter(let condition):
      if condition.isSatisfied(by: value) { self.deliver(value, from: node) }
    case .compactMap(let condition, let formula):
      if condition.isSatisfied(by: value) { self.deliver(formula.apply(value), from: node) }
    case .scan:
      let next = Number.combined([node.last ?? 0, value])
      node.last = next
      self.deliver(next, from: node)
    case .skipRepeats:
      if node.last == value { return }
      node.last = value
      self.deliver(value, from: node)
    case .takeFirst(let count):
      node.count += 1
      self.deliver(value, from: node)
      if node.count == count { self.finish(node, .completed) }
    case .takeLast(let count): node.collected = (node.collected + [value]).suffix(count)
    case .skipFirst(let count):
      node.count += 1
      if node.count > count { self.deliver(value, from: node) }
    case .takeWhile(let condition):
      if condition.isSatisfied(by: value) {
        self.deliver(value, from: node)
      } else {
        self.finish(node, .completed)
      }
    case .skipWhile(let condition):
      if !condition.isSatisfied(by: value) { node.isOpen = true }
      if node.isOpen { self.deliver(value, from: node) }
    case .combinePrevious:
      let previous = node.last
      node.last = value
      if let previous { self.deliver(Number.combined([previous, value]), from: node) }
    case .burst(let offsets):
      for offset in offsets where node.ending == nil {
        self.deliver(Number.reduced(value + offset), from: node)
      }
    case .collect(let count):
      node.collected.append(value)
      if node.collected.count == count {
        let collected = node.collected
        node.collected = []
        self.deliver(Number.combined(collected), from: node)
      }
    case .collectEvery: node.collected.append(value)
    case .uniqueValues:
      if node.collected.contains(value) { return }
      node.collected.append(value)
      self.deliver(value, from: node)
    case .scanMap:
      let state = node.last ?? 0
      node.last = Number.combined([state, value])
      self.deliver(Number.combined([value, state]), from: node)
    case .takeUntilValue(let condition):
      self.deliver(value, from: node)
      if condition.isSatisfied(by: value) { self.finish(node, .completed) }
    case .collectFrom(let condition):
      guard condition.isSatisfied(by: value) else { return node.collected.append(value) }
      let collected = node.collected
      node.collected = [value]
      self.deliver(Number.combined(collected), from: node)
    case .attemptMap(let condition):
      if condition.isSatisfied(by: value) {
        self.finish(node, .failed(value % 10))
      } else {
        self.deliver(value, from: node)
      }
    case .takeUntilReplacement:
      if input == 1, !node.isOpen {
        node.isOpen = true
        // What is replaced does not feed the node any more.
        for link in node.sources { if case .input(_, 0) = link.target { self.close(link) } }
      }
      if input == 1 || !node.isOpen { self.deliver(value, from: node) }
    case .reduce: node.last = Number.combined([node.last ?? 0, value])
    case .throttleWhile(let condition):
      if input == 1 {
        node.isOpen = condition.isSatisfied(by: value)
        guard !node.isOpen, let held = node.last else { return }
        node.last = nil
        self.deliverLater(held, from: node)
      } else if node.isOpen {
        node.last = value
      } else {
        self.deliverLater(value, from: node)
      }
    case .materialize, .materializeResults, .demoteErrors, .flatMapError, .merge:
      self.deliver(value, from: node)
    case .derivedProperty:
      node.last = value
      self.deliver(value, from: node)
    case .flatMap(_, let inners):
      let inner = inners[value % inners.count]
      if self.mistake == .innersStartLater {
        self.later(node) { self.lead(node, to: inner, value) }
      } else {
        self.lead(node, to: inner, value)
      }
    case .combineLatest, .combineLatestProperties:
      node.sides[input].arrived.append(value)
      if self.mistake == .joinsRunAtOnce { self.runJoin(node) } else { self.schedule(node) }
    case .zip:
      node.sides[input].arrived.append(value)
      self.schedule(node)
    case .takeWhen, .takePairWhen, .withLatest, .sample, .filterWhenLatest:
      if input == 0 {
        node.sides[0].settled = value
      } else {
        node.sides[1].arrived.append(value)
        if self.mistake == .samplingIsNotSettled { self.runJoin(node) } else { self.schedule(node) }
      }
    case .takeUntil:
      if input == 0 { return self.deliver(value, from: node) }
      if self.mistake == .takeUntilEndsAtOnce { self.finish(node, .completed) } else { self.schedule(node) }
    case .skipUntil:
      if input == 0 { node.sides[0].arrived.append(value) } else { node.isOpen = true }
      self.schedule(node)
    }
  }

  /// What an operator does when one of its signals ends.
  func receive(ending: GraphEvent, at input: Int, of node: ReferenceNode) {
    switch node.operation {
    case .takeLast:
      if ending == .completed {
        for value in node.collected { self.deliver(value, from: node) }
      }
      self.finish(node, ending)
    case .takeUntilReplacement:
      if input == 1 { return self.finish(node, ending) }
      if !node.isOpen, ending != .completed { self.finish(node, ending) }
    case .collect, .collectFrom:
      if ending == .completed, !node.collected.isEmpty {
        self.deliver(Number.combined(node.collected), from: node)
      }
      self.finish(node, ending)
    case .reduce:
      if ending == .completed { self.deliver(node.last ?? 0, from: node) }
      self.finish(node, ending)
    case .materialize:
      self.deliver(ending.number, from: node)
      self.finish(node, .completed)
    case .materializeResults:
      if case .failed = ending { self.deliver(ending.number, from: node) }
      self.finish(node, ending.demoted)
    case .collectEvery(_, let discards):
      if ending == .completed, !discards { return node.isOpen = true }
      // It replaces the timer that sends what was collected.
      node.count += 1
      self.addTimer(node, after: 0, ending: ending)
    case .lazyMap: self.later(node) { self.finish(node, ending) }
    case .throttleWhile:
      if input == 1 { return }
      node.last = nil
      self.later(node) { self.finish(node, ending) }
    case .demoteErrors(let replacement):
      if case .failed = ending, let replacement { self.deliver(replacement, from: node) }
      self.finish(node, ending.demoted)
    case .derivedProperty: self.finish(node, .completed)
    case .flatMap:
      guard ending == .completed else { return self.finish(node, ending) }
      if self.isGoodbye {
        self.drop(Array(node.active.keys), of: node)
        node.waiting = []
        return self.finish(node, .completed)
      }
      node.isOpen = true
      self.completeIfDone(node)
    case .flatMapError(let inner):
      guard case .failed(let error) = ending else { return self.finish(node, ending) }
      self.lead(node, to: inner, error)
      node.isOpen = true
      self.completeIfDone(node)
    case .merge:
      if case .failed = ending { return self.finish(node, ending) }
      node.count -= 1
      if node.count == 0 { self.finish(node, .completed) }
    case .combineLatest, .zip: self.endSide(node, input, ending)
    case .combineLatestProperties: self.endSide(node, input, .completed)
    case .withLatest: if input == 1 { self.endSide(node, input, ending) }
    case .sample: self.endSide(node, input, input == 1 ? ending.demoted : ending)
    case .takeWhen, .takePairWhen, .filterWhenLatest: self.endSide(node, input, ending)
    case .takeUntil:
      if input == 0 { return self.finish(node, ending) }
      if ending.demoted == .completed { self.schedule(node) }
    case .skipUntil:
      if input == 0 { return self.endSide(node, 0, ending) }
      if ending.demoted == .completed {
        node.isOpen = true
        self.schedule(node)
      }
    default: self.finish(node, ending)
    }
  }

  /// What `collect(every:)` does when its time has come.
  func collectAtTime(_ node: ReferenceNode) {
    guard case .collectEvery(let skipsEmpty, _) = node.operation else { return }
    let collected = node.collected
    node.collected = []
    let isCompleted = node.isOpen
    if !collected.isEmpty || !skipsEmpty { self.deliverLater(Number.combined(collected), from: node) }
    if isCompleted { self.later(node) { self.finish(node, .completed) } }
  }

  /// A scheduler sends from outside, even if it does so at once.
  private func deliverLater(_ value: Int, from node: ReferenceNode) {
    if self.mistake == .schedulersSendInTheTurn { return self.deliver(value, from: node) }
    self.later(node) { self.deliver(value, from: node) }
  }

  private func endSide(_ node: ReferenceNode, _ input: Int, _ ending: GraphEvent) {
    if ending == .completed { node.sides[input].isCompleted = true }
    if node.joinEnding == nil {
      if ending != .completed {
        node.joinEnding = ending
      } else if self.isCompleted(node) {
        node.joinEnding = .completed
      }
    }
    if self.mistake == .endsOvertakeValues, let ending = node.joinEnding { return self.finish(node, ending) }
    self.schedule(node)
  }

  /// Whether everything that a join waits for has completed.
  private func isCompleted(_ node: ReferenceNode) -> Bool {
    if node.operation.isSampling { return node.sides[1].isCompleted }
    if node.operation == .skipUntil { return node.sides[0].isCompleted }
    return node.sides.allSatisfy(\.isCompleted)
  }

  // MARK: Joins

  /// What a join does when everything above it has settled.
  func runJoin(_ node: ReferenceNode) {
    self.noteArrivals(node)
    switch node.operation {
    case .combineLatest, .combineLatestProperties: self.runCombineLatest(node)
    case .zip:
      while node.sides.allSatisfy({ !$0.arrived.isEmpty }) {
        let values = node.sides.indices.map { node.sides[$0].arrived.removeFirst() }
        self.deliver(Number.combined(values), from: node)
      }
      if node.joinEnding == nil, node.sides.contains(where: { $0.isCompleted && $0.arrived.isEmpty }) {
        node.joinEnding = .completed
      }
    case .takeUntil: return self.finish(node, .completed)
    case .skipUntil:
      let arrived = node.sides[0].arrived
      node.sides[0].arrived = []
      if node.isOpen {
        for value in arrived { self.deliver(value, from: node) }
      }
    default: self.runSampling(node)
    }
    if let ending = node.joinEnding {
      if node.valuesInTurn > 0 { self.note(.endedByJoin) }
      self.finish(node, ending)
    }
  }

  private func runCombineLatest(_ node: ReferenceNode) {
    let sides = node.sides
    for index in node.sides.indices {
      node.sides[index].settled = sides[index].arrived.last ?? sides[index].settled
      node.sides[index].arrived = []
    }
    let count = sides.map(\.arrived.count).max() ?? 0
    for index in 0..<count {
      if self.mistake == .onlyTheLastValuesAreJoined, index + 1 < count { continue }
      let values = sides.map { side -> Int? in
        if side.arrived.isEmpty { return side.settled }
        if index < side.arrived.count { return side.arrived[index] }
        return self.mistake == .shorterSidesGiveTheirFirstValue ? side.arrived.first : side.arrived.last
      }
      let known = values.compactMap { $0 }
      if known.count == values.count { self.deliver(Number.combined(known), from: node) }
    }
  }

  private func runSampling(_ node: ReferenceNode) {
    var triggers = node.sides[1].arrived
    node.sides[1].arrived = []
    if self.mistake == .samplingEmitsOnce { triggers = triggers.suffix(1) }
    guard let sampled = node.sides[0].settled else { return }
    for trigger in triggers {
      switch node.operation {
      case .takeWhen: self.deliver(sampled, from: node)
      case .withLatest: self.deliver(Number.combined([trigger, sampled]), from: node)
      case .filterWhenLatest(let condition):
        if condition.isSatisfied(by: sampled) { self.deliver(trigger, from: node) }
      default: self.deliver(Number.combined([sampled, trigger]), from: node)
      }
    }
  }

  private func noteArrivals(_ node: ReferenceNode) {
    let counts = node.sides.map(\.arrived.count).filter { $0 > 0 }
    if counts.count > 1 { self.note(.diamond) }
    if counts.contains(where: { $0 > 1 }) { self.note(.severalValues) }
    if Set(counts).count > 1 { self.note(.unequalCounts) }
    let sampled = self.graph.nodes[node.index].inputs.first.map { self.nodes[$0] }
    if node.operation.isSampling, counts.count > 0, let sampled, sampled.valuesInTurn > 0 {
      self.note(.sampledInTurn)
    }
  }

  // MARK: Inner producers

  private func strategy(of node: ReferenceNode) -> Strategy {
    if case .flatMap(let strategy, _) = node.operation { strategy } else { .concat }
  }

  private func limit(of node: ReferenceNode) -> Int {
    switch self.strategy(of: node) {
    case .concat: 1
    case .concurrent(let limit): limit
    case .merge, .latest, .race, .throttle: .max
    }
  }

  private func lead(_ node: ReferenceNode, to inner: Inner, _ value: Int) {
    if node.winner != nil { return }
    if self.strategy(of: node) == .throttle, !node.active.isEmpty { return }
    if self.strategy(of: node) == .latest, self.mistake != .switchingKeepsTheFormer {
      if node.active.values.contains(where: { $0 != nil }) { self.note(.switchedAway) }
      self.drop(Array(node.active.keys), of: node)
    }
    let isGone = if case .property(let index) = inner { self.isGone(index) } else { false }
    node.waiting.append((isGone ? .sequence([]) : inner, value))
    self.startWaiting(node)
  }

  private func startWaiting(_ node: ReferenceNode) {
    // One that ends at once lets the next one start.
    guard !node.isStarting else { return }
    node.isStarting = true
    while node.active.count < self.limit(of: node), node.ending == nil, !node.waiting.isEmpty {
      let next = node.waiting.removeFirst()
      self.start(next.inner, next.value, of: node)
    }
    node.isStarting = false
    self.completeIfDone(node)
  }

  private func start(_ inner: Inner, _ value: Int, of node: ReferenceNode) {
    node.started += 1
    let number = node.started
    node.active[number] = .some(nil)
    switch inner {
    case .never: break
    case .failure: self.receiveInner(.failed(value % 10), number, of: node)
    case .sequence, .repeated, .replayed:
      for offset in inner.offsets ?? [] {
        self.note(.innerStartedWithin)
        self.receiveInner(.value(Number.reduced(value + offset)), number, of: node)
      }
      self.receiveInner(.completed, number, of: node)
    case .signal(let index): self.follow(index, isProperty: false, value, number, of: node)
    case .property(let index):
      self.receiveInner(.value(Number.reduced((self.nodes[index].last ?? 0) + value)), number, of: node)
      self.follow(index, isProperty: true, value, number, of: node)
    }
  }

  /// Lets an inner producer send what a signal of the graph sends from now on.
  private func follow(
    _ index: Int, isProperty: Bool, _ value: Int, _ number: Int, of node: ReferenceNode
  ) {
    guard node.active[number] != nil else { return }
    let link = self.link(
      from: self.nodes[index],
      to: .inner(node, number: number, offset: value, isOfProperty: isProperty))
    if link.isOpen {
      self.note(.graphChange)
      node.active[number] = link
    }
  }

  /// What happens with an event of an inner producer.
  func receiveInner(_ event: GraphEvent, _ number: Int, of node: ReferenceNode) {
    guard node.active[number] != nil, node.ending == nil else { return }
    if self.strategy(of: node) == .race, node.winner == nil {
      node.winner = number
      self.drop(node.active.keys.filter { $0 != number }, of: node)
    }
    switch event {
    case .value(let value): self.deliver(value, from: node)
    case .failed: self.finish(node, event)
    case .interrupted where node.operation.isOfErrors: self.finish(node, event)
    case .completed, .interrupted:
      self.drop([number], of: node)
      self.startWaiting(node)
    }
  }

  private func drop(_ numbers: [Int], of node: ReferenceNode) {
    for number in numbers {
      if let link = node.active[number] ?? nil { self.close(link) }
      node.active[number] = nil
    }
  }

  /// Completes when the outer signal has, or a race is won, and no inner producer is left.
  private func completeIfDone(_ node: ReferenceNode) {
    guard node.isOpen || node.winner != nil, node.active.isEmpty, node.waiting.isEmpty, !node.isStarting
    else {
      return
    }
    self.finish(node, .completed)
  }
}
