import Plumbline

extension PlumblineStreams {
  /// The events of a start.
  static func events(of script: ColdScript) -> [StreamEvent] {
    var starts = 0
    let source = SignalProducer<Int, ComparisonError> { observer, _ in
      let attempt = script.attempt(starts)
      starts += 1
      for value in attempt.values { observer.send(value: value) }
      observer.send(Stream.Event(attempt.ending))
    }
    var events: [StreamEvent] = []
    let quiet: @Sendable (Misuse) -> Void = { _ in }
    Misuse.withHandler(quiet) {
      let result = script.operations.reduce(source) { Self.apply($1, to: $0) }
      result.start { events.append(StreamEvent($0)) }
    }
    return events + [.value(starts)]
  }

  private static func apply(
    _ operation: ColdOperation, to producer: SignalProducer<Int, ComparisonError>
  ) -> SignalProducer<Int, ComparisonError> {
    switch operation {
    case .shared(let operation): producer.lift { Self.apply(operation, to: $0, []) }
    case .retry(let count): producer.retry(upTo: count)
    case .append(let values): producer.concat(SignalProducer<Int, ComparisonError>(values))
    case .prepend(let values): producer.prefix(SignalProducer<Int, ComparisonError>(values))
    case .concatSequences(let offsets):
      producer.flatMap(.concat) { value in
        SignalProducer<Int, ComparisonError>(offsets.map { $0 + value })
      }
    }
  }
}
