import Plumbline

extension Runner {
  private typealias Numbers = Signal<Int, GraphError>

  /// Makes the signal of a node that is no source.
  func signal(of node: GraphNode, _ inputs: [Signal<Int, GraphError>]) -> Signal<Int, GraphError> {
    guard let first = inputs.first else { return .empty }
    if let second = inputs.dropFirst().first {
      return self.signal(of: node.operation, first, second, Array(inputs.dropFirst(2)))
    }
    return self.signal(of: node.operation, first)
  }

  private func signal(of operation: Operation, _ signal: Numbers) -> Numbers {
    switch operation {
    case .map(let formula): signal.map(formula.apply)
    case .negate: signal.map { $0 % 2 == 0 }.negate().map { $0 ? 1 : 0 }
    case .filter(let condition): signal.filter(condition.isSatisfied)
    case .compactMap(let condition, let formula):
      signal.compactMap { condition.isSatisfied(by: $0) ? formula.apply($0) : nil }
    case .scan(let initial): signal.scan(initial) { Number.combined([$0, $1]) }
    case .skipRepeats: signal.skipRepeats()
    case .takeFirst(let count): signal.take(first: count)
    case .takeLast(let count): signal.take(last: count)
    case .skipFirst(let count): signal.skip(first: count)
    case .takeWhile(let condition): signal.take(while: condition.isSatisfied)
    case .skipWhile(let condition): signal.skip { condition.isSatisfied(by: $0) }
    case .combinePrevious(let initial?): signal.combinePrevious(initial).map { Number.combined([$0, $1]) }
    case .combinePrevious(nil): signal.combinePrevious().map { Number.combined([$0, $1]) }
    case .burst(let offsets):
      signal.map { value in offsets.map { Number.reduced(value + $0) } }.uncollect()
    case .collect(let count): signal.collect(count: count).map(Number.combined)
    case .reduce: signal.reduce(0) { Number.combined([$0, $1]) }
    case .materialize: signal.materialize().map { GraphEvent($0).number }.promoteError()
    case .demoteErrors(let value): signal.demoteErrors(replaceErrorWith: value).promoteError()
    case .derivedProperty(let initial): self.derivedProperty(initial, signal).signal.promoteError()
    case .flatMap(let strategy, let inners):
      if strategy == .latest {
        signal.switchMap { [unowned self] in self.producer(inners[$0 % inners.count], $0) }
      } else {
        signal.flatMap(FlattenStrategy(strategy)) { [unowned self] in
          self.producer(inners[$0 % inners.count], $0)
        }
      }
    case .flatMapError(let inner):
      signal.flatMapError { [unowned self] in self.producer(inner, $0.number) }
    case .uniqueValues: signal.uniqueValues()
    case .scanMap(let initial):
      signal.scanMap(initial) { (Number.combined([$0, $1]), Number.combined([$1, $0])) }
    case .takeUntilValue(let condition): signal.take(until: { !condition.isSatisfied(by: $0) })
    case .collectFrom(let condition):
      signal.collect { _, next in condition.isSatisfied(by: next) }.map(Number.combined)
    case .attemptMap(let condition):
      signal.attemptMap {
        condition.isSatisfied(by: $0) ? .failure(GraphError(number: $0 % 10)) : .success($0)
      }
    case .materializeResults:
      signal.materializeResults()
        .map { result in
          switch result {
          case .success(let value): value
          case .failure(let error): GraphEvent.failed(error.number).number
          }
        }
        .promoteError()
    case .lazyMap(let formula): signal.lazyMap(on: ImmediateScheduler(), transform: formula.apply)
    case .collectEvery(let skipsEmpty, let discards):
      signal.collect(
        every: .seconds(1), on: self.scheduler, skipEmpty: skipsEmpty, discardWhenCompleted: discards
      ).map(Number.combined)
    case .merge: Signal.merge(signal)
    default: .empty
    }
  }

  private func signal(
    of operation: Operation, _ first: Numbers, _ second: Numbers, _ others: [Numbers]
  ) -> Numbers {
    switch operation {
    case .merge: Signal.merge([first, second] + others)
    case .combineLatest:
      switch others.count {
      case 0: first.combineLatest(with: second).map { Number.combined([$0, $1]) }
      case 1: Signal.combineLatest(first, second, others[0]).map { Number.combined([$0, $1, $2]) }
      case 2:
        Signal.combineLatest(first, second, others[0], others[1]).map { Number.combined([$0, $1, $2, $3]) }
      case 4:
        Signal.combineLatest(first, second, others[0], others[1], others[2], others[3])
          .map { Number.combined([$0, $1, $2, $3, $4, $5]) }
      case 8:
        Signal.combineLatest(
          first, second, others[0], others[1], others[2], others[3], others[4], others[5], others[6],
          others[7]
        )
        .map { Number.combined([$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9]) }
      default: Signal.combineLatest([first, second] + others).map(Number.combined)
      }
    case .combineLatestProperties(let initial, let other):
      Property(initial: initial, then: first.demoteErrors())
        .combineLatest(with: Property(initial: other, then: second.demoteErrors()))
        .signal.map { Number.combined([$0, $1]) }.promoteError()
    case .zip:
      switch others.count {
      case 0: first.zip(with: second).map { Number.combined([$0, $1]) }
      case 1: Signal.zip(first, second, others[0]).map { Number.combined([$0, $1, $2]) }
      case 3:
        Signal.zip(first, second, others[0], others[1], others[2])
          .map { Number.combined([$0, $1, $2, $3, $4]) }
      default: Signal.zip([first, second] + others).map(Number.combined)
      }
    case .takeWhen: first.takeWhen(second)
    case .takePairWhen: first.takePairWhen(second).map { Number.combined([$0, $1]) }
    case .withLatest: second.withLatest(from: first.demoteErrors()).map { Number.combined([$0, $1]) }
    case .sample: first.sample(with: second.demoteErrors()).map { Number.combined([$0, $1]) }
    case .filterWhenLatest(let condition):
      second.filterWhenLatest(from: first, satisfies: condition.isSatisfied)
    case .takeUntil: first.take(until: second.demoteErrors().map { _ in })
    case .skipUntil: first.skip(until: second.demoteErrors().map { _ in })
    case .takeUntilReplacement: first.take(untilReplacement: second)
    case .throttleWhile(let condition):
      self.throttled(
        first, while: Property(initial: false, then: second.demoteErrors().map(condition.isSatisfied)))
    default: .empty
    }
  }

  private func throttled(_ signal: Numbers, while property: Property<Bool>) -> Numbers {
    self.keep(flag: property)
    return signal.throttle(while: property, on: ImmediateScheduler())
  }

  private func derivedProperty(_ initial: Int, _ signal: Numbers) -> Property<Int> {
    let property = Property(initial: initial, then: signal.demoteErrors())
    self.keep(property)
    return property
  }

  /// A producer of the sums, in one of the forms that send everything at the start.
  private static func sequence(_ offsets: [Int], _ value: Int) -> SignalProducer<Int, GraphError> {
    switch offsets.count {
    case 0: .empty
    case 1: SignalProducer(value: Number.reduced(value + offsets[0]))
    case 2: SignalProducer(offsets).map { Number.reduced(value + $0) }
    default:
      SignalProducer { observer, _ in
        for offset in offsets { observer.send(value: Number.reduced(value + offset)) }
        observer.sendCompleted()
      }
    }
  }

  private func producer(_ inner: Inner, _ value: Int) -> SignalProducer<Int, GraphError> {
    switch inner {
    case .sequence(let offsets): return Self.sequence(offsets, value)
    case .repeated(let offsets, let times): return Self.sequence(offsets, value).repeat(times)
    case .replayed(let offsets, let capacity):
      let shared = Self.sequence(offsets, value).replayLazily(upTo: capacity)
      return shared.concat(shared)
    case .signal(let index):
      return (self.signals[index] ?? .never).producer.map { Number.reduced(value + $0) }
    case .property(let index):
      guard case .property(let property)? = self.inputs[index] else { return .empty }
      return property.producer.map { Number.reduced(value + $0) }.promoteError()
    case .never: return .never
    case .failure: return SignalProducer(error: GraphError(number: value % 10))
    }
  }
}

extension FlattenStrategy {
  fileprivate init(_ strategy: Strategy) {
    switch strategy {
    case .merge: self = .merge
    case .concat: self = .concat
    case .concurrent(let limit): self = .concurrent(limit: limit)
    case .latest: self = .latest
    case .race: self = .race
    case .throttle: self = .throttle
    }
  }
}
