import Plumbline

/// Joins two producers with the operators of producers, and starts them.
enum ProducerRunner {
  private typealias Producer = SignalProducer<Int, GraphError>

  /// What an observer of the start gets.
  static func log(of operation: Operation, _ first: Operation, _ second: Operation) -> [LogEntry] {
    var kept: [Signal<Int, GraphError>.Observer] = []
    let keep = { kept.append($0) }
    let producer = Self.joined(operation, Self.producer(first, keep), Self.producer(second, keep))
    var log: [LogEntry] = []
    let work = producer.start { event in
      log.append(LogEntry(observer: 0, event: GraphEvent(event), reading: nil))
    }
    let events = log
    work.dispose()
    return events
  }

  /// A producer that stays open as long as its observer is kept, unless it completes.
  private static func producer(
    _ operation: Operation, _ keep: @escaping (Signal<Int, GraphError>.Observer) -> Void
  ) -> Producer {
    guard case .producer(let values, let completes) = operation else { return .never }
    // In both forms: at once, and by an observer.
    if completes, values.count % 2 == 1 { return Producer(values) }
    return Producer { observer, _ in
      keep(observer)
      for value in values { observer.send(value: value) }
      if completes { observer.sendCompleted() }
    }
  }

  private static func joined(_ operation: Operation, _ first: Producer, _ second: Producer) -> Producer {
    switch operation {
    case .combineLatest: first.combineLatest(with: second).map { Number.combined([$0, $1]) }
    case .zip: first.zip(with: second).map { Number.combined([$0, $1]) }
    case .takeWhen: first.takeWhen(second)
    case .takePairWhen: first.takePairWhen(second).map { Number.combined([$0, $1]) }
    case .withLatest: second.withLatest(from: first.demoteErrors()).map { Number.combined([$0, $1]) }
    case .sample: first.sample(with: second.demoteErrors()).map { Number.combined([$0, $1]) }
    case .filterWhenLatest(let condition):
      second.filterWhenLatest(from: first, satisfies: condition.isSatisfied)
    case .takeUntil: first.take(until: second.demoteErrors().map { _ in })
    case .skipUntil: first.skip(until: second.demoteErrors().map { _ in })
    default: .never
    }
  }

  /// The same of many producers.
  static func log(of operation: Operation, _ operations: [Operation]) -> [LogEntry] {
    var kept: [Signal<Int, GraphError>.Observer] = []
    let producers = operations.map { Self.producer($0) { kept.append($0) } }
    let joined =
      producers.count == 3
      ? Self.joined(operation, producers[0], producers[1], producers[2])
      : (operation == .zip ? Producer.zip(producers) : Producer.combineLatest(producers))
        .map(Number.combined)
    var log: [LogEntry] = []
    let work = joined.start { event in
      log.append(LogEntry(observer: 0, event: GraphEvent(event), reading: nil))
    }
    let events = log
    work.dispose()
    return events
  }

  private static func joined(
    _ operation: Operation, _ first: Producer, _ second: Producer, _ third: Producer
  ) -> Producer {
    operation == .zip
      ? Producer.zip(first, second, third).map { Number.combined([$0, $1, $2]) }
      : Producer.combineLatest(first, second, third).map { Number.combined([$0, $1, $2]) }
  }
}
