import Testing

@testable import Engine

struct WorkThreadTests {
  /// No system has memory for it.
  private static let impossible = Int.max / 2

  @Test("A thread that cannot be started is told, and its work is not done")
  func refused() async {
    await confirmation(expectedCount: 0) { confirm in
      #expect(WorkThread(stackSize: Self.impossible) { confirm() } == nil)
    }
  }

  @Test("A thread does its work before it is joined")
  func joined() async throws {
    try await confirmation { confirm in
      try #require(WorkThread(stackSize: WorkThread.smallStack) { confirm() }).join()
    }
  }

  @Test("Where no thread can be started, the calling one does all of the work", arguments: [1, 4])
  func map(threads: Int) {
    let elements = Array(0..<100)
    let results = Parallel.map(elements, threads: threads, stackSize: Self.impossible) { $0 * 2 }
    #expect(results == elements.map { $0 * 2 })
  }
}
