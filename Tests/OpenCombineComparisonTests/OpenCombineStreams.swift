import OpenCombine

/// The compared streams, made with OpenCombine.
enum OpenCombineStreams {
  typealias Stream = AnyPublisher<Int, ComparisonError>

  /// The events of a script.
  static func events(of script: StreamScript) -> [StreamEvent] {
    let subjects = (0...StreamScript.trigger).map { _ in PassthroughSubject<Int, ComparisonError>() }
    let sources = subjects.map { $0.eraseToAnyPublisher() }
    // A zip of OpenCombine traps when it gets more after it was let go of.
    var kept: [any Subscription] = []
    let result = script.operations.reduce(sources[0]) { stream, operation in
      Self.apply(operation, to: stream, sources)
        .handleEvents(receiveSubscription: { kept.append($0) }).eraseToAnyPublisher()
    }
    let log = StreamLog(result)
    for (source, event) in script.sends {
      switch event {
      case .value(let value): subjects[source].send(value)
      case .completed: subjects[source].send(completion: .finished)
      case .failed(let number):
        subjects[source].send(completion: .failure(ComparisonError(number: number)))
      }
    }
    let events = log.events
    kept = []
    return events
  }

  static func apply(_ operation: SharedOperation, to stream: Stream, _ sources: [Stream]) -> Stream {
    switch operation {
    case .map(let offset): return stream.map { $0 + offset }.eraseToAnyPublisher()
    case .compactMap(let divisor):
      return stream.compactMap { $0 % divisor == 0 ? nil : $0 / divisor }.eraseToAnyPublisher()
    case .filter(let divisor): return stream.filter { $0 % divisor != 0 }.eraseToAnyPublisher()
    case .scan: return stream.scan(0) { SharedOperation.sum($0, $1) }.eraseToAnyPublisher()
    case .skipRepeats: return stream.removeDuplicates().eraseToAnyPublisher()
    case .takeFirst: return stream.first().eraseToAnyPublisher()
    case .takeLast: return stream.last().eraseToAnyPublisher()
    case .skipFirst(let count): return stream.dropFirst(count).eraseToAnyPublisher()
    case .takeWhile(let limit): return stream.prefix { $0 < limit }.eraseToAnyPublisher()
    case .skipWhile(let limit): return stream.drop { $0 < limit }.eraseToAnyPublisher()
    case .reduce: return stream.reduce(0) { SharedOperation.sum($0, $1) }.eraseToAnyPublisher()
    case .collect: return stream.collect().map(SharedOperation.sum).eraseToAnyPublisher()
    case .collectCount(let count): return stream.collect(count).map(SharedOperation.sum).eraseToAnyPublisher()
    case .ignoreValues: return stream.ignoreOutput().map { (never: Never) -> Int in }.eraseToAnyPublisher()
    case .mapError: return stream.mapError { ComparisonError(number: $0.number + 1) }.eraseToAnyPublisher()
    case .replaceError(let value):
      return stream.replaceError(with: value).setFailureType(to: ComparisonError.self).eraseToAnyPublisher()
    case .catchError(let values):
      return stream.catch { error in Self.sequence(values.map { $0 + error.number }) }.eraseToAnyPublisher()
    case .flatMapSequences(let offsets):
      return stream.flatMap { value in Self.sequence(offsets.map { $0 + value }) }.eraseToAnyPublisher()
    case .flatMapSources:
      var left = [sources[2], sources[1]]
      return stream.flatMap { value in
        left.popLast().map { $0.map { $0 + value }.eraseToAnyPublisher() } ?? Self.sequence([])
      }.eraseToAnyPublisher()
    case .switchSequences(let offsets):
      return stream.map { value in Self.sequence(offsets.map { $0 + value }) }.switchToLatest()
        .eraseToAnyPublisher()
    case .switchSources:
      return stream.map { value in sources[StreamScript.source(for: value)].map { $0 + value } }
        .switchToLatest()
        .eraseToAnyPublisher()
    case .zip:
      return stream.zip(sources[1]).map { SharedOperation.sum($0, $1) }.eraseToAnyPublisher()
    case .zipThree:
      return stream.zip(sources[1], sources[2]).map { SharedOperation.sum([$0, $1, $2]) }
        .eraseToAnyPublisher()
    case .takeUntil:
      return stream.prefix(untilOutputFrom: sources[StreamScript.trigger]).eraseToAnyPublisher()
    case .skipUntil: return stream.drop(untilOutputFrom: sources[StreamScript.trigger]).eraseToAnyPublisher()
    case .attemptMap(let divisor):
      return stream.tryMap { value in
        if value % divisor == 0 { throw ComparisonError(number: value) }
        return value + 1
      }
      .mapError { $0 as? ComparisonError ?? ComparisonError(number: -1) }.eraseToAnyPublisher()
    }
  }

  static func sequence(_ values: [Int]) -> Stream {
    Publishers.Sequence(sequence: values).eraseToAnyPublisher()
  }
}
