import Plumbline

/// The compared streams, made with Plumbline.
enum PlumblineStreams {
  typealias Stream = Signal<Int, ComparisonError>

  /// The events of a script.
  static func events(of script: StreamScript) -> [StreamEvent] {
    let quiet: @Sendable (Misuse) -> Void = { _ in }
    return Misuse.withHandler(quiet) {
      let pipes = (0...StreamScript.trigger).map { _ in Stream.pipe() }
      let signals = pipes.map(\.output)
      let result = script.operations.reduce(signals[0]) { Self.apply($1, to: $0, signals) }
      var events: [StreamEvent] = []
      result.observe { events.append(StreamEvent($0)) }
      for (source, event) in script.sends { pipes[source].input.send(Stream.Event(event)) }
      // What the end of the sources sends does not count. Optimized code releases them after their last use.
      return withExtendedLifetime(pipes) { events }
    }
  }

  static func apply(_ operation: SharedOperation, to signal: Stream, _ sources: [Stream]) -> Stream {
    switch operation {
    case .map(let offset): return signal.map { $0 + offset }
    case .compactMap(let divisor): return signal.compactMap { $0 % divisor == 0 ? nil : $0 / divisor }
    case .filter(let divisor): return signal.filter { $0 % divisor != 0 }
    case .scan: return signal.scan(0) { SharedOperation.sum($0, $1) }
    case .skipRepeats: return signal.skipRepeats()
    case .takeFirst: return signal.take(first: 1)
    case .takeLast: return signal.take(last: 1)
    case .skipFirst(let count): return signal.skip(first: count)
    case .takeWhile(let limit): return signal.take { $0 < limit }
    case .skipWhile(let limit): return signal.skip { $0 < limit }
    case .reduce: return signal.reduce(0) { SharedOperation.sum($0, $1) }
    case .collect: return signal.collect().map(SharedOperation.sum)
    case .collectCount(let count): return signal.collect(count: count).map(SharedOperation.sum)
    case .ignoreValues: return signal.filter { _ in false }
    case .mapError: return signal.mapError { ComparisonError(number: $0.number + 1) }
    case .replaceError(let value): return signal.demoteErrors(replaceErrorWith: value).promoteError()
    case .catchError(let values):
      return signal.flatMapError { error in
        SignalProducer<Int, ComparisonError>(values.map { $0 + error.number })
      }
    case .flatMapSequences(let offsets):
      return signal.flatMap(.merge) { value in
        SignalProducer<Int, ComparisonError>(offsets.map { $0 + value })
      }
    case .flatMapSources:
      var left = [sources[2], sources[1]]
      return signal.flatMap(.merge) { value in
        left.popLast().map { $0.producer.map { $0 + value } } ?? .empty
      }
    case .switchSequences(let offsets):
      return signal.flatMap(.latest) { value in
        SignalProducer<Int, ComparisonError>(offsets.map { $0 + value })
      }
    case .switchSources:
      return signal.switchMap { value in sources[StreamScript.source(for: value)].producer.map { $0 + value }
      }
    case .zip: return signal.zip(with: sources[1]).map { SharedOperation.sum($0, $1) }
    case .zipThree:
      return Signal.zip(signal, sources[1], sources[2]).map { SharedOperation.sum([$0, $1, $2]) }
    case .takeUntil: return signal.take(until: Self.trigger(sources))
    case .skipUntil: return signal.skip(until: Self.trigger(sources))
    case .attemptMap(let divisor):
      return signal.attemptMap { value -> Result<Int, ComparisonError> in
        value % divisor == 0 ? .failure(ComparisonError(number: value)) : .success(value + 1)
      }
    }
  }

  private static func trigger(_ sources: [Stream]) -> Signal<Void, Never> {
    sources[StreamScript.trigger].demoteErrors().map { _ in }
  }
}

extension StreamEvent {
  /// - Parameter event: an interruption counts as a completion; no compared source is interrupted.
  init(_ event: PlumblineStreams.Stream.Event) {
    switch event {
    case .value(let value): self = .value(value)
    case .completed, .interrupted: self = .completed
    case .failed(let error): self = .failed(error.number)
    }
  }
}

extension Signal<Int, ComparisonError>.Event {
  init(_ event: StreamEvent) {
    switch event {
    case .value(let value): self = .value(value)
    case .completed: self = .completed
    case .failed(let number): self = .failed(ComparisonError(number: number))
    }
  }
}
