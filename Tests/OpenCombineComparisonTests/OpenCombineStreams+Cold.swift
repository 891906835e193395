import OpenCombine

extension OpenCombineStreams {
  /// The events of a start.
  static func events(of script: ColdScript) -> [StreamEvent] {
    var starts = 0
    let source = Deferred {
      let attempt = script.attempt(starts)
      starts += 1
      let completion: Subscribers.Completion<ComparisonError> =
        if case .failed(let number) = attempt.ending {
          .failure(ComparisonError(number: number))
        } else {
          .finished
        }
      return Record(output: attempt.values, completion: completion)
    }
    let result = script.operations.reduce(source.eraseToAnyPublisher()) { Self.apply($1, to: $0) }
    let log = StreamLog(result)
    return log.events + [.value(starts)]
  }

  private static func apply(_ operation: ColdOperation, to stream: Stream) -> Stream {
    switch operation {
    case .shared(let operation): Self.apply(operation, to: stream, [])
    case .retry(let count): stream.retry(count).eraseToAnyPublisher()
    case .append(let values): stream.append(values).eraseToAnyPublisher()
    case .prepend(let values): stream.prepend(values).eraseToAnyPublisher()
    case .concatSequences(let offsets):
      stream.flatMap(maxPublishers: .max(1)) { value in Self.sequence(offsets.map { $0 + value }) }
        .eraseToAnyPublisher()
    }
  }
}
