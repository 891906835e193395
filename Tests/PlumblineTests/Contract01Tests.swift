import Foundation
import Plumbline
import Testing

@Suite("1. One isolation, no locks")
struct Contract01Tests {
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

  @Test("Threads that end take their turns with them")
  func threadsEnd() {
    let finished = DispatchGroup()
    for _ in 0..<20 {
      finished.enter()
      Thread.detachNewThread {
        let property = MutableProperty(0)
        property.signal.observeValues { [unowned property] in if $0 < 10 { property.value = $0 + 1 } }
        property.value = 1
        finished.leave()
      }
    }
    #expect(finished.wait(timeout: .now() + 10) == .success)
  }

  @Test("Work that leaves the isolation comes back to it before it sends")
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
