import SeededRandom

/// Makes a graph from a seed.
struct GraphGenerator {
  private var random: SplitMix64
  private var nodes: [GraphNode] = []
  private var observers: [GraphObserver] = []
  private var steps: [Action] = []
  /// The number of nodes that are made by the steps so far, or for certain later.
  private var made = 0
  private var sources: [Int] = []

  private init(seed: UInt64) {
    self.random = SplitMix64(seed: seed)
  }

  static func graph(seed: UInt64) -> Graph {
    var generator = GraphGenerator(seed: seed)
    return generator.graph()
  }

  private mutating func graph() -> Graph {
    let producers = self.random.happens(inPercent: 15) ? 1 + self.random.below(2) : 0
    for _ in 0..<producers { self.addSource(self.producer()) }
    for _ in 0..<(2 + self.random.below(3)) {
      self.addSource(self.random.happens(inPercent: 60) ? .pipe : .property(self.random.below(10)))
    }
    for _ in 0..<(5 + self.random.below(4)) { self.addOperator() }
    if self.random.happens(inPercent: 12) { self.addLateRise() }
    for _ in 0..<(5 + self.random.below(4)) { self.addOperator() }
    self.addObservers()
    self.made = producers
    let late = self.random.happens(inPercent: 50) ? 1 + self.random.below(6) : 0
    self.build(until: self.nodes.count - late)
    let stepsBeforeStart = producers > 0 ? self.steps.count : 0
    for index in 0..<(8 + self.random.below(14)) { self.addStep(isLate: index > 6) }
    return Graph(
      nodes: self.nodes, observers: self.observers, steps: self.steps, stepsBeforeStart: stepsBeforeStart,
      dropsHandles: self.random.happens(inPercent: 50))
  }

  // MARK: Nodes

  private mutating func addSource(_ operation: Operation) {
    self.sources.append(self.nodes.count)
    self.nodes.append(GraphNode(operation: operation, inputs: []))
  }

  private mutating func producer() -> Operation {
    .producer(
      (0..<self.random.below(4)).map { _ in self.random.below(20) },
      completes: self.random.happens(inPercent: 40))
  }

  /// A node that is made already: often one of the last, so that graphs become high.
  private mutating func input() -> Int {
    let count = self.nodes.count
    return self.random.happens(inPercent: 50)
      ? count - 1 - self.random.below(min(count, 4)) : self.random.below(count)
  }

  private mutating func addOperator() {
    let operation = self.operation()
    var inputs = [self.input()]
    // What leads from a source to a high join makes the graph change while a turn settles.
    if operation.inners.contains(where: { $0.node != nil }), self.random.happens(inPercent: 50) {
      inputs = [self.source()]
    }
    for _ in 1..<max(1, self.inputCount(of: operation)) { inputs.append(self.input()) }
    self.nodes.append(GraphNode(operation: operation, inputs: inputs))
  }

  /// Adds a join that waits already when what feeds it is switched to something higher: contract 7.
  private mutating func addLateRise() {
    let source = self.source()
    let count = self.nodes.count
    self.nodes += [
      GraphNode(operation: .map(self.formula()), inputs: [source]),
      GraphNode(operation: .combineLatest, inputs: [source, source]),
      GraphNode(operation: .combineLatest, inputs: [source, count + 1]),
      GraphNode(
        operation: .flatMap(self.strategy(), [.signal(count + 2), .sequence([1])]), inputs: [source]),
      GraphNode(operation: self.random.pick(.combineLatest, .zip), inputs: [count + 3, count]),
    ]
  }

  private mutating func inputCount(of operation: Operation) -> Int {
    switch operation {
    case .merge: 1 + self.random.below(4)
    case .combineLatest: self.random.pick(2, 2, 3, 4, 5, 6, 10)
    case .zip: 2 + self.random.below(4)
    default: operation.leastInputs
    }
  }

  private mutating func operation() -> Operation {
    switch self.random.below(49) {
    case 0, 1: .map(self.formula())
    case 2: .negate
    case 3: .filter(self.condition())
    case 4: .compactMap(self.condition(), self.formula())
    case 5: .scan(self.random.below(10))
    case 6: .skipRepeats
    case 7: .takeFirst(self.random.below(6))
    case 8: .takeLast(self.random.below(4))
    case 9: .skipFirst(self.random.below(3))
    case 10: .takeWhile(Condition(divisor: 5, rest: self.random.below(5), isNegated: true))
    case 11: .skipWhile(self.condition())
    case 12: .combinePrevious(self.random.pick(nil, self.random.below(10)))
    case 13, 14: .burst((0..<self.random.pick(2, 2, 3, 0)).map { _ in self.random.below(10) })
    case 15: .collect(1 + self.random.below(3))
    case 16: .reduce
    case 17: .materialize
    case 18: .demoteErrors(self.random.pick(nil, self.random.below(10)))
    case 19: .derivedProperty(self.random.below(10))
    case 20: .flatMap(self.strategy(), self.inners(leadingToSignals: false))
    case 21: .flatMap(.latest, self.inners(leadingToSignals: true))
    case 22: .flatMap(self.strategy(), self.inners(leadingToSignals: true))
    case 23: .flatMapError(self.inner(leadingToSignals: true))
    case 24, 25: .merge
    case 26, 27, 28: .combineLatest
    case 29: .combineLatestProperties(self.random.below(10), self.random.below(10))
    case 30: .zip
    case 31: .takeWhen
    case 32: .takePairWhen
    case 33: .withLatest
    case 34: .sample
    case 35: .filterWhenLatest(self.condition())
    case 36: .takeUntil
    case 37: .uniqueValues
    case 38: .scanMap(self.random.below(10))
    case 39: .takeUntilValue(self.condition())
    case 40: .collectFrom(self.condition())
    case 41: .attemptMap(self.condition())
    case 42: .takeUntilReplacement
    case 43: .materializeResults
    case 44: .lazyMap(self.formula())
    case 45: .throttleWhile(self.condition())
    case 46, 47:
      .collectEvery(
        skipsEmpty: self.random.happens(inPercent: 60),
        discardsWhenCompleted: self.random.happens(inPercent: 50))
    default: .skipUntil
    }
  }

  private mutating func formula() -> Formula {
    Formula(factor: self.random.pick(1, 1, 2, 10, -1), offset: self.random.below(10))
  }

  /// A condition that more values satisfy than not.
  private mutating func condition() -> Condition {
    let divisor = 2 + self.random.below(3)
    return Condition(
      divisor: divisor, rest: self.random.below(divisor),
      isNegated: divisor > 2 && self.random.happens(inPercent: 70))
  }

  private mutating func strategy() -> Strategy {
    self.random.pick(.merge, .concat, .concurrent(2), .latest, .race, .throttle)
  }

  private mutating func inners(leadingToSignals: Bool) -> [Inner] {
    (0..<(1 + self.random.below(3))).map { _ in self.inner(leadingToSignals: leadingToSignals) }
  }

  private mutating func inner(leadingToSignals: Bool) -> Inner {
    if leadingToSignals, self.random.happens(inPercent: 80) {
      let index = self.input()
      if case .property = self.nodes[index].operation, self.random.happens(inPercent: 50) {
        return .property(index)
      }
      return .signal(index)
    }
    let numbers = (0..<self.random.below(4)).map { _ in self.random.below(10) }
    return switch self.random.below(24) {
    case 0: .never
    case 1: .failure
    case 2, 3: .repeated(numbers, times: self.random.below(4))
    case 4, 5: .replayed(numbers, capacity: self.random.below(4))
    default: .sequence(numbers)
    }
  }

  // MARK: Observers

  private mutating func addObservers() {
    for index in self.nodes.indices where self.random.happens(inPercent: 75) {
      self.observers.append(GraphObserver(node: index))
    }
    for _ in 0..<3 { self.observers.append(GraphObserver(node: self.input())) }
    let properties = self.nodes.indices.filter { index in
      switch self.nodes[index].operation {
      case .property, .derivedProperty: true
      default: false
      }
    }
    for index in self.observers.indices {
      if self.random.happens(inPercent: 15) {
        for _ in 0..<self.random.pick(1, 1, 2) {
          self.observers[index].reactions.append(self.reaction(of: index))
        }
      }
      if !properties.isEmpty, self.random.happens(inPercent: 20) {
        self.observers[index].reads = properties[self.random.below(properties.count)]
      }
      // Who writes a property reads it again.
      if case .add(let property, _)? = self.observers[index].reactions.first?.action,
        properties.contains(property)
      {
        self.observers[index].reads = property
      }
    }
  }

  private mutating func reaction(of observer: Int) -> Reaction {
    Reaction(
      condition: self.random.happens(inPercent: 85) ? self.condition() : nil,
      times: 1 + self.random.below(3),
      action: self.reactionAction(of: observer))
  }

  private mutating func reactionAction(of observer: Int) -> Action {
    switch self.random.below(24) {
    case 0..<6: .send(self.source(), self.random.below(10))
    case 6, 7, 8: .make
    case 9, 10: .modify(self.source(), by: 1 + self.random.below(5))
    case 11: .end(self.source(), self.ending())
    case 12, 13: .make
    case 14: .dispose(self.random.pick(observer, self.random.below(self.observers.count)))
    case 15: .dispose(self.observerOfSame(observer))
    case 16: .make
    case 20, 21, 22, 23: .add(self.property(), 1 + self.random.below(5))
    default: .observe(self.observerOfSame(observer))
    }
  }

  /// An observer of the signal that another one observes, or any.
  private mutating func observerOfSame(_ observer: Int) -> Int {
    let node = self.observers[observer].node
    let others = self.observers.indices.filter { $0 != observer && self.observers[$0].node == node }
    guard others.isEmpty else { return others[self.random.below(others.count)] }
    self.observers.append(GraphObserver(node: node))
    return self.observers.count - 1
  }

  /// A property that is a source, or any source if there is none.
  private mutating func property() -> Int {
    let properties = self.sources.filter {
      if case .property = self.nodes[$0].operation { true } else { false }
    }
    return properties.isEmpty ? self.source() : properties[self.random.below(properties.count)]
  }

  private mutating func source() -> Int { self.sources[self.random.below(self.sources.count)] }

  private mutating func ending() -> GraphEvent {
    self.random.pick(.completed, .completed, .failed(self.random.below(10)), .interrupted)
  }

  // MARK: Steps

  /// Makes the nodes, in between observers begin.
  private mutating func build(until end: Int) {
    let isQuiet = self.random.happens(inPercent: 50)
    while self.made < end {
      self.steps.append(.make)
      self.made += 1
      for observer in self.observers.indices where self.observers[observer].node == self.made - 1 {
        if self.random.happens(inPercent: 45) { self.steps.append(.observe(observer)) }
      }
      if !isQuiet, self.random.happens(inPercent: 10) {
        self.steps.append(.send(self.source(), self.random.below(10)))
      }
    }
    for observer in self.observers.indices where self.random.happens(inPercent: 30) {
      self.steps.append(.observe(observer))
    }
  }

  private mutating func addStep(isLate: Bool) {
    switch self.random.below(isLate ? 31 : 27) {
    case 0..<17: self.steps.append(.send(self.source(), self.random.below(20)))
    case 17: self.steps.append(.modify(self.source(), by: self.random.below(3)))
    case 18, 19: self.steps.append(.make)
    case 20, 21: self.steps.append(.observe(self.random.below(self.observers.count)))
    case 22: self.steps.append(.dispose(self.random.below(self.observers.count)))
    case 23: self.steps.append(.end(self.source(), self.ending()))
    case 24, 25, 26: self.steps.append(.wait)
    case 27, 28: self.steps.append(.end(self.source(), self.ending()))
    default: self.steps.append(.release(self.source()))
    }
  }
}
