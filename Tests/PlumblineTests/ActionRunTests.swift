import Plumbline
import Testing

@Suite("Actions that are waited for")
@MainActor
struct ActionRunTests {
  enum Oops: Error { case oops }

  @Test("It returns the last element, as the streams of the action send it")
  func lastElement() async throws {
    let log = Log<String>()
    let action = Action<Int, Int> { SignalProducer([$0, $0 * 2]) }
    action.elements.observeValues { log.add("\($0)") }
    action.isExecuting.signal.observeValues { log.add("\($0)") }
    #expect(try await action.run(2) == 4)
    #expect(log.entries == ["true", "2", "4", "false"])
    #expect(action.isEnabled.value)
  }

  @Test("It waits for asynchronous work")
  func asynchronous() async throws {
    let action = Action<Int, String> { input in
      await Task.yield()
      return "\(input)"
    }
    #expect(try await action.run(3) == "3")
    let plain = Action<Void, Int> { 5 }
    #expect(try await plain.run() == 5)
  }

  @Test("It throws the error of the work, which 'errors' sends as well")
  func failure() async {
    let action = Action<Void, Int> { throw Oops.oops }
    let log = Log<String>()
    action.errors.observeValues { log.add("\($0)") }
    await #expect(throws: Oops.oops) { try await action.run() }
    #expect(log.entries == ["oops"])
  }

  @Test("It throws when the action is not enabled, and when it is executing")
  func notEnabled() async {
    let disabled = Action<Int, Int>(enabledIf: Property(value: false)) { SignalProducer(value: $0) }
    await #expect(throws: ActionError.self) { try await disabled.run(1) }
    let busy = Action<Int, Int> { _ in .never }
    busy.execute(1)
    await #expect {
      try await busy.run(2)
    } throws: {
      if case ActionError.notEnabled = $0 { true } else { false }
    }
    #expect(busy.isExecuting.value)
  }

  @Test("Work without an element is no error for an action without one")
  func noElement() async throws {
    let action = CocoaAction { .empty }
    try await action.run()
    let other = Action<Int, Void> { _ in .empty }
    try await other.run(1)
    let element = Action<Int, Int> { _ in .empty }
    await #expect(throws: NoElement.self) { try await element.run(1) }
  }

  @Test(
    "Cancelling the task cancels the execution: the action can be executed again", .timeLimit(.minutes(10)))
  func cancelled() async {
    let log = Log<String>()
    let action = Action<Int, Int> { _ in
      SignalProducer { _, lifetime in lifetime.observeEnded { log.add("ended") } }
    }
    let task = Task { try await action.run(1) }
    while !action.isExecuting.value { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(log.entries == ["ended"])
    #expect(!action.isExecuting.value)
    #expect(action.isEnabled.value)
  }

  @Test("A task that was cancelled before begins nothing", .timeLimit(.minutes(10)))
  func cancelledBefore() async {
    let log = Log<String>()
    let action = Action<Int, Int> { input in
      log.add("\(input)")
      return SignalProducer(value: input)
    }
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await action.run(1)
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(log.entries == [])
  }

  @Test("An execution that somebody else cancels throws", .timeLimit(.minutes(10)))
  func interrupted() async {
    let (signal, observer) = Signal<Int, any Error>.pipe()
    let action = Action<Int, Int> { _ in signal.producer }
    let task = Task { try await action.run(1) }
    while !action.isExecuting.value { await Task.yield() }
    observer.sendInterrupted()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
