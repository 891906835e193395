import Plumbline

/// Builds a graph with Plumbline, does its steps, and keeps what the observers get.
final class Runner {
  let graph: Graph
  let scheduler = StepScheduler()
  private(set) var log: [LogEntry] = []
  /// The signals of the nodes that are made; nil where the handle has gone.
  private(set) var signals: [Signal<Int, GraphError>?] = []
  private(set) var inputs: [Int: Input] = [:]
  private var properties: [Int: Property<Int>] = [:]
  private var flags: [Property<Bool>] = []
  private var observations: [Int: any Disposable] = [:]
  private var begun: Set<Int> = []
  private var reactionsLeft: [[Int]]
  private var isInReaction = false
  private var isOver = false

  init(_ graph: Graph) {
    self.graph = graph
    self.reactionsLeft = graph.observers.map { $0.reactions.map(\.times) }
  }

  /// What the observers of a graph get in its first steps.
  static func log(of graph: Graph, steps: Int) -> [LogEntry] {
    let quiet: @Sendable (Misuse) -> Void = { _ in }
    return Misuse.withHandler(quiet) {
      let runner = Runner(graph)
      runner.run(steps: steps)
      return runner.log
    }
  }

  private func run(steps: Int) {
    let atStart = self.graph.producerCount > 0 ? self.graph.stepsBeforeStart : 0
    self.startProducers {
      for step in self.graph.steps.prefix(atStart) { self.perform(step) }
    }
    for step in self.graph.steps.prefix(steps).dropFirst(atStart) { self.perform(step) }
    // What the end of the graph sends does not count, and nothing holds the runner.
    self.isOver = true
    for observation in self.observations.values { observation.dispose() }
    // Whatever is released may complete signals, and what they send calls the runner.
    let inputs = self.inputs
    self.inputs = [:]
    withExtendedLifetime(inputs) {}
    let properties = self.properties
    self.properties = [:]
    withExtendedLifetime(properties) {}
    let flags = self.flags
    self.flags = []
    withExtendedLifetime(flags) {}
    let signals = self.signals
    self.signals = signals.map { _ in .never }
    withExtendedLifetime(signals) {}
  }

  /// Starts the producers in one turn, after something else.
  private func startProducers(_ body: () -> Void) {
    let index = self.signals.count
    guard index < self.graph.producerCount,
      case .producer(let values, let completes) = self.graph.nodes[index].operation
    else { return body() }
    let producer = SignalProducer<Int, GraphError> { [unowned self] observer, _ in
      self.inputs[index] = .observer(observer)
      for value in values { observer.send(value: value) }
      if completes { observer.sendCompleted() }
    }
    producer.startWithSignal { signal, _ in
      self.signals.append(signal)
      self.startProducers(body)
    }
  }

  // MARK: Steps

  private func perform(_ action: Action) {
    switch action {
    case .make: self.make()
    case .observe(let observer): self.observe(observer)
    case .dispose(let observer): self.observations[observer]?.dispose()
    case .send(let index, let value):
      switch self.inputs[index] {
      case .observer(let observer)?: observer.send(value: value)
      case .property(let property)?: property.value = value
      case nil: break
      }
    case .modify(let index, let difference):
      if case .property(let property)? = self.inputs[index] {
        property.modify { $0 = Number.reduced($0 + difference) }
      }
    case .add(let index, let difference):
      if case .property(let property)? = self.inputs[index] {
        property.value = Number.reduced(property.value + difference)
      }
    case .end(let index, let ending):
      guard case .observer(let observer)? = self.inputs[index] else { return }
      switch ending {
      case .completed: observer.sendCompleted()
      case .failed(let number): observer.send(error: GraphError(number: number))
      case .interrupted: observer.sendInterrupted()
      case .value: break
      }
    case .wait: self.scheduler.advance(by: 1)
    case .release(let index):
      if !self.isInReaction, !self.graph.nodes[index].operation.isProducer {
        // What goes away sends its last event, which must not happen while the dictionary is changed.
        let input = self.inputs.removeValue(forKey: index)
        withExtendedLifetime(input) {}
      }
    }
  }

  private func make() {
    let index = self.signals.count
    guard index < self.graph.nodes.count else { return }
    switch self.graph.nodes[index].operation {
    case .pipe:
      let (signal, observer) = Signal<Int, GraphError>.pipe()
      self.inputs[index] = .observer(observer)
      self.signals.append(signal)
    case .property(let value):
      let property = MutableProperty(value)
      self.inputs[index] = .property(property)
      self.signals.append(property.signal.promoteError())
    default:
      let inputs = self.graph.nodes[index].inputs.compactMap { self.signals[$0] }
      self.signals.append(self.signal(of: self.graph.nodes[index], inputs))
    }
    if self.graph.dropsHandles, self.signals.count == self.graph.nodes.count { self.dropHandles() }
  }

  /// Lets go of the signals that neither an observer that may still come nor a `flatMap` needs.
  private func dropHandles() {
    let needed = Set(
      self.graph.observers.indices.filter { !self.begun.contains($0) }.map { self.graph.observers[$0].node }
        + self.graph.nodes.flatMap(\.operation.inners).compactMap(\.node))
    for index in self.signals.indices where !needed.contains(index) {
      let signal = self.signals[index]
      self.signals[index] = nil
      withExtendedLifetime(signal) {}
    }
  }

  func keep(flag: Property<Bool>) { self.flags.append(flag) }

  func keep(_ property: Property<Int>) { self.properties[self.signals.count] = property }

  // MARK: Observers

  private func observe(_ observer: Int) {
    let index = self.graph.observers[observer].node
    guard index < self.signals.count, self.begun.insert(observer).inserted else { return }
    let observation = self.signals[index]?.observe { [unowned self] event in
      self.receive(GraphEvent(event), observer)
    }
    self.observations[observer] = observation
  }

  private func receive(_ event: GraphEvent, _ observer: Int) {
    if self.isOver { return }
    let description = self.graph.observers[observer]
    let reading = {
      LogEntry(observer: observer, event: event, reading: description.reads.flatMap(self.value(of:)))
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

  private func value(of index: Int) -> Int? {
    if case .property(let property)? = self.inputs[index] { return property.value }
    return self.properties[index]?.value
  }
}

extension GraphEvent {
  init(_ event: Signal<Int, GraphError>.Event) {
    switch event {
    case .value(let value): self = .value(value)
    case .failed(let error): self = .failed(error.number)
    case .completed: self = .completed
    case .interrupted: self = .interrupted
    }
  }
}
