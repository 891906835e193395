/// A slow interpreter of graphs, written from the contracts.
///
/// A turn is everything that a send causes; the others wait in a queue. A value goes down depth first, in the
/// order of observation. A join waits until nothing above it waits any more: of those that wait, one is taken
/// that has no other above it, the one with the fewest joins on its longest path first, then the one that has
/// waited longest.
///
/// In a turn in which the graph changes (contract 7) what is above a join may change while it waits. Then the
/// place that a join had when it began to wait decides.
final class Reference {
  let graph: Graph
  let mistake: Mistake?
  private(set) var log: [LogEntry] = []
  private(set) var occurrences = Occurrences()
  private(set) var nodes: [ReferenceNode] = []
  /// The number of deliveries, as a measure of work.
  private(set) var work = 0

  private var isRunning = false
  /// The number of the turn.
  private var turn = 0
  /// What runs in it.
  private var code = ReferenceCode.beginning
  private var hasChanged = false
  private var sends: [(node: ReferenceNode, value: Int?, run: () -> Void)] = []
  private var pending: [PendingJoin] = []
  private var touched: [ReferenceNode] = []
  private var links: [Int: ReferenceLink] = [:]
  private var begun: Set<Int> = []
  private var released: Set<Int> = []
  /// Whether a property goes away in the turn that runs; work that it has led to ends then.
  private(set) var isGoodbye = false
  /// The sources that can be sent to.
  private var open: Set<Int> = []
  private var reactionsLeft: [[Int]]
  private var isInReaction = false
  /// What waits for the time.
  private var timers: [ReferenceTimer] = []
  private var timerNumber = 0
  private var now = 0
  private let workLimit: Int

  /// - Parameters:
  ///   - workLimit: the number of deliveries after which no more steps are done.
  ///   - mistake: what it does wrong.
  init(_ graph: Graph, workLimit: Int = .max, mistake: Mistake? = nil) {
    self.graph = graph
    self.workLimit = workLimit
    self.mistake = mistake
    self.reactionsLeft = graph.observers.map { $0.reactions.map(\.times) }
  }

  /// Does all steps, or as many as the limit allows.
  ///
  /// - Returns: the number of steps that were done.
  func run() -> Int {
    let atStart = self.graph.producerCount > 0 ? self.graph.stepsBeforeStart : 0
    self.inTurn {
      for index in 0..<self.graph.producerCount { self.make(index) }
      for step in self.graph.steps.prefix(atStart) { self.perform(step) }
      for index in (0..<self.graph.producerCount).reversed() { self.start(index) }
    }
    var done = atStart
    for step in self.graph.steps.dropFirst(atStart) {
      if self.isExhausted { return done }
      self.perform(step)
      done += 1
    }
    return self.isExhausted ? done - 1 : done
  }

  var isExhausted: Bool { self.work > self.workLimit }

  // MARK: Steps

  private func perform(_ action: Action) {
    switch action {
    case .make:
      if self.nodes.count < self.graph.nodes.count { self.inTurn { self.make(self.nodes.count) } }
    case .observe(let observer): self.inTurn { self.beginObserving(observer) }
    case .dispose(let observer):
      guard let link = self.links[observer], link.isOpen else { return }
      if link.source.deliveries > 0 { self.occurrences.insert(.disposedInDelivery) }
      self.close(link)
    case .send(let index, let value): self.send(value, to: index)
    case .modify(let index, let difference): self.modify(index, by: difference)
    case .add(let index, let difference): self.add(difference, to: index)
    case .end(let index, let ending): self.end(index, ending)
    case .release(let index): self.release(index)
    case .wait: self.wait()
    }
  }

  /// One unit of time passes. What becomes due runs in turns of its own.
  private func wait() {
    let end = self.now + 1
    while let index = self.timers.indices.filter({ self.timers[$0].time <= end })
      .min(by: { self.timers[$0].isBefore(self.timers[$1]) })
    {
      let timer = self.timers.remove(at: index)
      self.now = max(self.now, timer.time)
      // A later timer has replaced it.
      guard timer.generation == timer.node.count, timer.node.ending == nil else { continue }
      self.occurrences.insert(.timer)
      if let ending = timer.ending {
        self.later(timer.node) { self.finish(timer.node, ending) }
      } else {
        self.collectAtTime(timer.node)
        guard timer.node.ending == nil, self.mistake != .intervalsElapseOnce else { continue }
        self.addTimer(timer.node, after: 1)
      }
    }
    self.now = end
  }

  /// Adds a timer, after which a node sends what it has collected, or ends.
  func addTimer(_ node: ReferenceNode, after interval: Int, ending: GraphEvent? = nil) {
    self.timerNumber += 1
    self.timers.append(
      ReferenceTimer(
        time: self.now + interval, number: self.timerNumber, node: node, generation: node.count,
        ending: ending))
  }

  private func send(_ value: Int, to index: Int) {
    guard self.open.contains(index) else { return }
    let node = self.nodes[index]
    guard node.ending == nil || self.mistake == .valuesFollowTheEnd else { return }
    if self.isRunning {
      if node.writingTurn != self.turn { node.writers = [] }
      node.writingTurn = self.turn
      node.writers.insert(self.code)
    }
    self.later(node, value) {
      node.sendingTurn = self.turn
      if case .property = node.operation {
        if node.last == value { self.occurrences.insert(.setEqual) }
        if self.mistake == .equalSetsAreSilent, node.last == value { return }
        if self.mistake == .propertiesAreOutOfStep {
          self.deliver(value, from: node)
          node.last = value
          return
        }
        node.last = value
      }
      self.deliver(value, from: node)
    }
  }

  private func modify(_ index: Int, by difference: Int) {
    guard self.open.contains(index), case .property = self.nodes[index].operation else { return }
    if self.isRunning { self.occurrences.insert(.nestedModify) }
    let node = self.nodes[index]
    self.send(Number.reduced((self.waitingValue(of: node) ?? node.last ?? 0) + difference), to: index)
  }

  private func add(_ difference: Int, to index: Int) {
    guard self.open.contains(index), case .property = self.nodes[index].operation else { return }
    if self.isRunning { self.occurrences.insert(.nestedUpdate) }
    self.send(Number.reduced((self.read(self.nodes[index]) ?? 0) + difference), to: index)
  }

  /// The value that was written last, if it waits.
  private func waitingValue(of node: ReferenceNode) -> Int? {
    self.sends.last { $0.node === node && $0.value != nil }?.value
  }

  /// The value of a property, as the code that runs reads it: what it has written itself; otherwise what the turn has
  /// settled to, if the property has sent it, or what was written last.
  private func read(_ node: ReferenceNode) -> Int? {
    guard case .property = node.operation, let written = self.waitingValue(of: node) else { return node.last }
    let isWriter = node.writingTurn == self.turn && node.writers.contains(self.code)
    if isWriter {
      self.occurrences.insert(.writtenRead)
      return self.mistake == .writersReadWhatWasSent ? node.last : written
    }
    if node.sendingTurn == self.turn {
      self.occurrences.insert(.settledRead)
      return self.mistake == .whatTakesPartIsReadAhead ? written : node.last
    }
    self.occurrences.insert(.waitingRead)
    return self.mistake == .updatesAreLost ? node.last : written
  }

  private func end(_ index: Int, _ ending: GraphEvent) {
    guard self.open.contains(index) else { return }
    if case .property = self.nodes[index].operation { return }
    if self.isRunning { self.occurrences.insert(.endInTurn) }
    self.later(self.nodes[index]) { self.finish(self.nodes[index], ending) }
  }

  private func release(_ index: Int) {
    guard self.open.contains(index), !self.isInReaction else { return }
    let node = self.nodes[index]
    if node.operation.isProducer { return }
    self.occurrences.insert(.release)
    self.open.remove(index)
    self.released.insert(index)
    if node.ending != nil { return }
    let isInterrupted = node.operation == .pipe || self.mistake == .propertiesAreInterrupted
    self.later(node) {
      self.isGoodbye = !isInterrupted
      self.finish(node, isInterrupted ? .interrupted : .completed)
    }
  }

  private func start(_ index: Int) {
    guard case .producer(let values, let completes) = self.nodes[index].operation else { return }
    self.open.insert(index)
    let node = self.nodes[index]
    if values.count > 1 { self.occurrences.insert(.severalAtStart) }
    for value in values { self.deliver(value, from: node) }
    if completes { self.finish(node, .completed) }
  }

  // MARK: Turns

  /// Runs in the turn that is under way, or in one of its own.
  private func inTurn(_ body: () -> Void) {
    if self.isRunning { return body() }
    self.isRunning = true
    self.turn += 1
    self.code = .beginning
    body()
    self.settle()
    self.isGoodbye = false
    while !self.sends.isEmpty {
      if self.sends.count > 1 { self.occurrences.insert(.severalNestedSends) }
      let next = self.mistake == .nestedSendsRunLastFirst ? self.sends.removeLast() : self.sends.removeFirst()
      self.turn += 1
      self.code = .beginning
      next.run()
      self.settle()
      self.isGoodbye = false
    }
    self.isRunning = false
  }

  /// Runs in a turn of its own: now, or after those that wait.
  func later(_ node: ReferenceNode, _ value: Int? = nil, _ run: @escaping () -> Void) {
    guard self.isRunning else { return self.inTurn(run) }
    self.occurrences.insert(.nestedSend)
    if self.mistake == .nestedSendsRunAtOnce { return run() }
    self.sends.append((node, value, run))
  }

  private func settle() {
    while let node = self.removeNextPending() {
      node.isPending = false
      guard node.ending == nil else { continue }
      node.runsInTurn += 1
      self.touched.append(node)
      if node.runsInTurn == 2 { self.occurrences.insert(.joinRunsTwice) }
      if node.level > 2 { self.occurrences.insert(.threeJoinsHigh) }
      self.code = .join(node.index)
      self.runJoin(node)
    }
    for node in self.touched {
      node.valuesInTurn = 0
      node.runsInTurn = 0
    }
    self.touched = []
    self.hasChanged = false
  }

  private func removeNextPending() -> ReferenceNode? {
    if self.pending.isEmpty { return nil }
    if Dictionary(grouping: self.pending, by: \.level).contains(where: { $1.count > 1 }) {
      self.occurrences.insert(.joinsOfOneHeight)
    }
    if self.mistake == .joinsRunInTheOrderOfArrival { return self.pending.removeFirst().node }
    var candidates = Array(self.pending.indices)
    if !self.hasChanged {
      candidates = candidates.filter { !self.hasPendingAbove(self.pending[$0].node) }
    }
    let lowest = candidates.min { self.pending[$0].level < self.pending[$1].level } ?? 0
    return self.pending.remove(at: lowest).node
  }

  private func hasPendingAbove(_ node: ReferenceNode) -> Bool {
    var seen: Set<Int> = []
    var left = node.sources.filter(\.isOpen).map(\.source)
    while let next = left.popLast() {
      guard seen.insert(next.index).inserted else { continue }
      if next.isPending { return true }
      left += next.sources.filter(\.isOpen).map(\.source)
    }
    return false
  }

  func schedule(_ node: ReferenceNode) {
    guard !node.isPending, node.ending == nil else { return }
    node.isPending = true
    self.pending.append(PendingJoin(node: node, level: node.level))
  }

  // MARK: Links

  private func make(_ index: Int) {
    let description = self.graph.nodes[index]
    let node = ReferenceNode(
      index: index, operation: description.operation, inputs: description.inputs.count)
    self.nodes.append(node)
    switch node.operation {
    case .pipe, .property: self.open.insert(index)
    case .merge: node.count = description.inputs.count
    case .takeFirst(0): node.ending = .completed
    case .collectEvery: self.addTimer(node, after: 1)
    default: break
    }
    for input in self.inputsInOrder(of: description) {
      let source = description.inputs[input]
      if self.nodes[source].deliveries > 0 { self.occurrences.insert(.madeInDelivery) }
      if self.nodes[source].ending != nil { self.occurrences.insert(.madeOfEnded) }
      self.link(from: self.nodes[source], to: .input(node, input))
    }
  }

  /// The inputs of a node in the order in which it begins to observe them. One that has to be converted, since the
  /// operator takes no errors there, is observed for that before the operator is made; but that a signal has ended
  /// the operator learns in its turn.
  private func inputsInOrder(of node: GraphNode) -> [Int] {
    switch node.operation {
    case .sample, .takeUntil, .skipUntil:
      node.inputs.allSatisfy { self.nodes[$0].ending == nil } ? [1, 0] : [0, 1]
    case .throttleWhile: [1, 0]
    default: Array(node.inputs.indices)
    }
  }

  @discardableResult
  func link(from source: ReferenceNode, to target: ReferenceLink.Target) -> ReferenceLink {
    let link = ReferenceLink(from: source, to: target)
    if let node = link.node {
      if node.ending != nil {
        link.isOpen = false
        return link
      }
      self.hasChanged = true
    }
    if let ending = source.ending {
      link.isOpen = false
      self.tell(ending, to: link)
      return link
    }
    self.insert(link)
    if let node = link.node {
      node.sources.append(link)
      self.raise(node)
    }
    return link
  }

  private func insert(_ link: ReferenceLink) {
    let links = link.source.links
    if !links.isEmpty { link.source.hasSeveralLinks = true }
    if self.mistake == .newObserversComeFirst {
      link.source.links.insert(link, at: 0)
    } else if link.isOfProperty {
      link.source.links.append(link)
    } else {
      link.source.links.insert(link, at: links.firstIndex(where: \.isOfProperty) ?? links.endIndex)
    }
  }

  /// Puts a node above its sources, and all that follows above it.
  private func raise(_ node: ReferenceNode) {
    let highest = node.sources.filter(\.isOpen).map(\.source.level).max() ?? 0
    let level = highest + (node.operation.isJoin ? 1 : 0)
    guard level > node.level else { return }
    node.level = level
    for link in node.links where link.isOpen {
      if let next = link.node { self.raise(next) }
    }
  }

  func close(_ link: ReferenceLink) {
    link.isOpen = false
    link.source.links.removeAll { $0 === link }
    if link.source.links.isEmpty { link.source.hasSeveralLinks = false }
    link.node?.sources.removeAll { $0 === link }
  }

  // MARK: Events

  func deliver(_ value: Int, from node: ReferenceNode) {
    guard node.ending == nil || self.mistake == .valuesFollowTheEnd else { return }
    if self.isExhausted { return }
    self.work += 1
    self.occurrences.insert(node.operation)
    node.valuesInTurn += 1
    self.touched.append(node)
    if node.links.isEmpty { node.hasDeliveredUnobserved = true }
    node.deliveries += 1
    defer { node.deliveries -= 1 }
    if self.mistake == .newObserversGetTheValueInFlight {
      var index = 0
      while index < node.links.count {
        self.receive(value, at: node.links[index])
        index += 1
      }
      return
    }
    let areOwn = node.hasSeveralLinks
    for link in node.links where link.isOpen || self.mistake == .disposedObserversGetTheValueInFlight {
      self.inCode(of: link, isOwn: areOwn) { self.receive(value, at: link) }
    }
  }

  /// Runs what a link leads to. Each of several links of a node is code of its own.
  private func inCode(of link: ReferenceLink, isOwn: Bool, _ body: () -> Void) {
    let outer = self.code
    if isOwn { self.code = .link(ObjectIdentifier(link)) }
    body()
    self.code = outer
  }

  private func receive(_ value: Int, at link: ReferenceLink) {
    switch link.target {
    case .observer(let observer): self.observe(observer, .value(value))
    case .input(let node, let input):
      if self.mistake == .stateNeedsObservers, !node.isObserved, !node.operation.isJoin { return }
      self.receive(value, at: input, of: node)
    case .inner(let node, let number, let offset, _):
      self.receiveInner(.value(Number.reduced(value + offset)), number, of: node)
    }
  }

  /// Ends a signal, and lets go of what it comes from.
  func finish(_ node: ReferenceNode, _ ending: GraphEvent) {
    guard node.ending == nil else { return }
    node.ending = ending
    self.occurrences.insert(node.operation)
    if node.valuesInTurn > 0 { self.occurrences.insert(.endAfterValue) }
    let areOwn = node.hasSeveralLinks
    for link in node.links where link.isOpen {
      self.inCode(of: link, isOwn: areOwn) { self.tell(ending, to: link) }
      if self.mistake != .valuesFollowTheEnd { self.close(link) }
    }
    if self.mistake == .valuesFollowTheEnd { return }
    for link in node.sources { self.close(link) }
    node.active = [:]
    node.waiting = []
  }

  private func tell(_ ending: GraphEvent, to link: ReferenceLink) {
    switch link.target {
    case .observer(let observer): self.observe(observer, ending)
    case .input(let node, let input): self.receive(ending: ending, at: input, of: node)
    case .inner(let node, let number, _, _): self.receiveInner(ending, number, of: node)
    }
  }

  // MARK: Observers

  private func beginObserving(_ observer: Int) {
    let index = self.graph.observers[observer].node
    guard index < self.nodes.count, self.begun.insert(observer).inserted else { return }
    let node = self.nodes[index]
    if node.ending != nil { self.occurrences.insert(.observedEnded) }
    if node.deliveries > 0 { self.occurrences.insert(.addedInDelivery) }
    if node.links.isEmpty, node.hasDeliveredUnobserved { self.occurrences.insert(.lateObserver) }
    self.links[observer] = self.link(from: node, to: .observer(observer))
  }

  private func observe(_ observer: Int, _ event: GraphEvent) {
    let description = self.graph.observers[observer]
    func reading() -> LogEntry {
      var reading: Int?
      if let property = description.reads, property < self.nodes.count, !self.released.contains(property) {
        reading = self.read(self.nodes[property])
        self.occurrences.insert(.propertyRead)
      }
      return LogEntry(observer: observer, event: event, reading: reading)
    }
    switch event {
    case .value: break
    case .completed: self.occurrences.insert(.completion)
    case .failed: self.occurrences.insert(.failure)
    case .interrupted: self.occurrences.insert(.interruption)
    }
    self.log.append(reading())
    var hasReacted = false
    for (number, reaction) in description.reactions.enumerated() {
      guard self.reactionsLeft[observer][number] > 0, let action = reaction.action(for: event) else {
        continue
      }
      self.reactionsLeft[observer][number] -= 1
      let wasInReaction = self.isInReaction
      self.isInReaction = true
      self.perform(action)
      self.isInReaction = wasInReaction
      hasReacted = true
    }
    if hasReacted { self.log.append(reading()) }
  }

  // MARK: What is counted

  func note(_ situation: Situation) { self.occurrences.insert(situation) }

  /// Whether the inner property of a `flatMap` is still there.
  func isGone(_ index: Int) -> Bool { self.released.contains(index) }
}
