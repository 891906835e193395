import Foundation
@testable import Plumbline
import Testing

@Suite("1. One isolation, no locks")
struct OneIsolationTests {
  @Test("Graphs of several isolations run side by side")
  func isolationsAreApart() async {
    let sums = await withTaskGroup(of: Int.self, returning: [Int].self) { group in
      for number in 1...8 {
        group.addTask { await Counter(step: number).sum(count: 2_000) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sums.sorted() == (1...8).map { $0 * 2_000 })
  }

  @Test("Each thread has its own turn, which is released when the thread exits")
  func threadsExit() {
    let turns = (0..<20).map { _ in TurnReference() }
    let isDone = DispatchSemaphore(value: 0)
    let mayExit = DispatchSemaphore(value: 0)
    for turn in turns {
      Thread.detachNewThread {
        let property = MutableProperty(0)
        property.signal.observeValues { [unowned property] in if $0 < 10 { property.value = $0 + 1 } }
        property.value = 1
        turn.setCurrent(count: property.value)
        isDone.signal()
        mayExit.wait()
      }
    }
    for _ in turns { isDone.wait() }
    #expect(turns.map(\.count) == Array(repeating: 10, count: turns.count))
    #expect(Set(turns.compactMap(\.identifier)).count == turns.count)
    for _ in turns { mayExit.signal() }
    // Thread-local storage is released after the closure of a thread has returned.
    let deadline = Date() + 10
    while turns.contains(where: { $0.turn != nil }), Date() < deadline {
      Thread.sleep(forTimeInterval: 0.001)
    }
    #expect(turns.allSatisfy { $0.turn == nil })
  }

  @Test("The events of asynchronous work are sent in the isolation that made it")
  @MainActor func workComesBack() async throws {
    let log = Log<Bool>()
    let number = try await withCheckedThrowingContinuation { continuation in
      SignalProducer<Int, any Error> { try await Self.compute() }.startWithResult { result in
        MainActor.assertIsolated()
        log.add(true)
        continuation.resume(with: result)
      }
    }
    #expect(number == 42)
    #expect(log.entries == [true])
  }

  nonisolated private static func compute() async throws -> Int {
    await Task.yield()
    return 42
  }
}

/// A reference to the turn of a thread, which does not retain it.
private final class TurnReference: @unchecked Sendable {
  // It is written by its thread before the test reads it; references of this kind are loaded atomically.
  private(set) weak var turn: Turn?
  private(set) var identifier: ObjectIdentifier?
  private(set) var count = 0

  /// Stores the turn of the calling thread.
  func setCurrent(count: Int) {
    let turn = Turn.current.takeUnretainedValue()
    self.turn = turn
    self.identifier = ObjectIdentifier(turn)
    self.count = count
  }
}

/// A graph on an actor of its own.
private actor Counter {
  private let step: Int

  init(step: Int) {
    self.step = step
  }

  func sum(count: Int) async -> Int {
    let input = MutableProperty(0)
    let log = Log<Int>()
    Signal.combineLatest(input.signal, input.signal.map { $0 + 0 }).map { ($0 + $1) / 2 }
      .scan(0, +).observeValues { log.add($0) }
    for index in 0..<count {
      input.value = self.step
      if index % 100 == 0 { await Task.yield() }
    }
    return log.entries.last ?? 0
  }
}
