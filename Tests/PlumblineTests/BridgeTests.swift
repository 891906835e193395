import Plumbline
import Testing

@Suite("Bridges")
@MainActor
struct BridgeTests {
  enum Oops: Error { case oops }

  @Test("The values of a signal are an asynchronous sequence")
  func values() async {
    let (signal, observer) = Signal<Int, Never>.pipe()
    let stream = signal.values(buffering: .unbounded)
    for value in 1...3 { observer.send(value: value) }
    observer.sendCompleted()
    var received: [Int] = []
    for await value in stream { received.append(value) }
    #expect(received == [1, 2, 3])
  }

  @Test("A buffering policy limits the values that are kept")
  func policy() async {
    let (signal, observer) = Signal<Int, Never>.pipe()
    let stream = signal.values(buffering: .bufferingNewest(1))
    for value in 1...3 { observer.send(value: value) }
    observer.sendCompleted()
    var received: [Int] = []
    for await value in stream { received.append(value) }
    #expect(received == [3])
  }

  @Test("A sequence throws the error that a signal fails with")
  func failure() async {
    let (signal, observer) = Signal<Int, Oops>.pipe()
    let stream = signal.values(buffering: .unbounded)
    observer.send(value: 1)
    observer.send(error: .oops)
    var received: [Int] = []
    await #expect(throws: Oops.oops) {
      for try await value in stream { received.append(value) }
    }
    #expect(received == [1])
  }

  @Test("An iteration that ends takes no more values")
  func iterationEnds() async {
    let (signal, observer) = Signal<Int, Never>.pipe()
    var token: Token? = Token()
    weak let weakToken = token
    var iterator =
      signal.map { [token] value in
        _ = token
        return value
      }.values.makeAsyncIterator() as SignalValues<Int, Never>.AsyncIterator?
    token = nil
    observer.send(value: 1)
    #expect(await iterator?.next(isolation: #isolation) == 1)
    #expect(weakToken != nil)
    iterator = nil
    observer.send(value: 2)
    #expect(weakToken == nil)
  }

  @Test("A signal of an asynchronous sequence")
  func fromSequence() async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let log = Log<String>()
    await withCheckedContinuation { done in
      SignalProducer(stream).start { event in
        MainActor.assertIsolated()
        log.add("\(event)")
        if event.isTerminating { done.resume() }
      }
      for value in 1...3 { continuation.yield(value) }
      continuation.finish()
    }
    #expect(log.entries == ["VALUE 1", "VALUE 2", "VALUE 3", "COMPLETED"])
  }

  @Test("A signal sends the elements of a stream, cannot fail, and keeps iterating while it is held")
  func signalOfStream() async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let signal = Signal(stream)
    // The type of the error follows the sequence.
    let errorFree: Signal<Int, Never> = signal
    let log = Log<String>()
    await withCheckedContinuation { done in
      errorFree.map { $0 * 2 }.observe { event in
        MainActor.assertIsolated()
        log.add("\(event)")
        if event.isTerminating { done.resume() }
      }
      for value in 1...3 { continuation.yield(value) }
      continuation.finish()
    }
    #expect(log.entries == ["VALUE 2", "VALUE 4", "VALUE 6", "COMPLETED"])
  }

  @Test("A signal fails with the error of its sequence, whose type it has")
  func signalOfThrowingSequence() async {
    let log = Log<String>()
    await withCheckedContinuation { done in
      let signal: Signal<Int, Oops> = Signal(Failing())
      signal.observe { event in
        log.add("\(event)")
        if event.isTerminating { done.resume() }
      }
    }
    await withCheckedContinuation { done in
      let (stream, continuation) = AsyncThrowingStream<Int, any Error>.makeStream()
      continuation.yield(2)
      continuation.finish(throwing: Oops.oops)
      SignalProducer(stream).start { (event: Signal<Int, any Error>.Event) in
        log.add("\(event)")
        if event.isTerminating { done.resume() }
      }
    }
    #expect(log.entries == ["VALUE 1", "FAILED oops", "VALUE 2", "FAILED oops"])
  }

  @Test("A signal of a sequence that nothing needs any more cancels the iteration", .timeLimit(.minutes(10)))
  func droppedSignalOfStream() async {
    let (terminations, termination) = AsyncStream<AsyncStream<Int>.Continuation.Termination>.makeStream()
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    continuation.onTermination = {
      termination.yield($0)
      termination.finish()
    }
    var signal: Signal<Int, Never>? = Signal(stream)
    await Task.yield()
    #expect(signal?.hasEnded == false)
    signal = nil
    var reasons: [AsyncStream<Int>.Continuation.Termination] = []
    for await reason in terminations { reasons.append(reason) }
    #expect(reasons == [.cancelled])
  }

  /// Sends 1, and throws an error of its own type.
  private struct Failing: AsyncSequence, AsyncIteratorProtocol {
    private var isFirst = true

    func makeAsyncIterator() -> Failing { self }

    mutating func next() async throws(Oops) -> Int? { try await self.next(isolation: nil) }

    mutating func next(isolation actor: isolated (any Actor)?) async throws(Oops) -> Int? {
      guard self.isFirst else { throw .oops }
      self.isFirst = false
      return 1
    }
  }

  @Test("Interrupting a producer of a sequence cancels its iteration", .timeLimit(.minutes(10)))
  func interruptingASequence() async {
    let (terminations, termination) = AsyncStream<AsyncStream<Int>.Continuation.Termination>.makeStream()
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    continuation.onTermination = {
      termination.yield($0)
      termination.finish()
    }
    let log = Log<String>()
    let disposable = SignalProducer(stream).start { log.add("\($0)") }
    await Task.yield()
    disposable.dispose()
    continuation.yield(1)
    var reasons: [AsyncStream<Int>.Continuation.Termination] = []
    // The sequence would end with the stream, which is not finished before.
    for await reason in terminations { reasons.append(reason) }
    #expect(reasons == [.cancelled])
    #expect(log.entries == ["INTERRUPTED"])
  }
}
