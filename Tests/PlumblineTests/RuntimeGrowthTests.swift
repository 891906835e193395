import Foundation
import Plumbline
import Testing

/// What is flat: `Scripts/bench runtime` measures the times beside those of other libraries.
@MainActor @Suite("The time of one operation does not grow with the number of others", .serialized)
struct RuntimeGrowthTests {
  /// Does something for a number of parts, of which a number of operations is measured.
  struct Work: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let count: Int
    /// Prepares so many parts, and returns what is measured, and the number of its operations.
    let prepare: @MainActor @Sendable (_ count: Int) -> (operations: Int, run: () -> Void)

    init(
      _ name: String, _ count: Int,
      _ prepare: @MainActor @escaping @Sendable (_ count: Int) -> (operations: Int, run: () -> Void)
    ) {
      self.testDescription = name
      self.count = count
      self.prepare = prepare
    }

    /// One run, in nanoseconds of the processor an operation.
    @MainActor func nanoseconds(of count: Int) -> Double {
      let (operations, run) = self.prepare(count)
      let start = Self.processorTime
      run()
      return (Self.processorTime - start) / Double(operations)
    }

    private static var processorTime: Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
  }

  /// Parts that no cache holds cost several times as much each as few, so the numbers are as far apart as their bound is above
  /// that, and the fastest of runs in turn is taken. What grows with the number takes 20 times as long.
  @Test(
    "Twenty times as many parts",
    arguments: [
      Self.disposal("first to last") { $0 },
      Self.disposal("last to first") { $0.reversed() },
      Self.disposal("inwards") { order in
        order.indices.map { $0 % 2 == 0 ? order[$0 / 2] : order[order.count - 1 - $0 / 2] }
      },
      Self.inners("signals of flatMap(.merge), started", completes: false) { $0 },
      Self.inners("signals of flatMap(.merge), completed", completes: true) { $0 },
      Self.inners("producers of flatMap(.merge), started", completes: false) { signal in
        SignalProducer { observer, _ in signal.observe(observer) }
      },
      Self.inners("producers of flatMap(.merge), completed", completes: true) { signal in
        SignalProducer { observer, _ in signal.observe(observer) }
      },
      Self.latestValues, Self.debounce,
    ])
  func isFlat(_ work: Work) {
    var few = Double.infinity
    var many = Double.infinity
    for _ in 0..<5 {
      few = min(few, work.nanoseconds(of: work.count))
      many = min(many, work.nanoseconds(of: work.count * 20))
    }
    #expect(many < few * 8, "\(few) ns of \(work.count), \(many) ns of \(work.count * 20)")
  }

  private nonisolated static func disposal(_ name: String, _ order: @escaping @Sendable ([Int]) -> [Int])
    -> Work
  {
    Work("observers, disposed of \(name)", 2_000) { count in
      let (signal, input) = Signal<Int, Never>.pipe()
      let observations = (0..<count).compactMap { _ in signal.observeValues { _ in } }
      let order = order(Array(0..<count))
      return (
        count,
        {
          for index in order { observations[index].dispose() }
          input.send(value: 0)
        }
      )
    }
  }

  private nonisolated static func inners<Inner: SignalProducerConvertible<Int, Never>>(
    _ name: String, completes: Bool, _ inner: @escaping @Sendable (Signal<Int, Never>) -> Inner
  ) -> Work {
    Work(name, 1_000) { count in
      let pipes = (0..<count).map { _ in Signal<Int, Never>.pipe() }
      let (outer, input) = Signal<Int, Never>.pipe()
      outer.flatMap(.merge) { inner(pipes[$0].output) }.observeValues { _ in }
      guard completes else { return (count, { for index in 0..<count { input.send(value: index) } }) }
      for index in 0..<count { input.send(value: index) }
      return (count, { for pipe in pipes { pipe.input.sendCompleted() } })
    }
  }

  private nonisolated static var latestValues: Work {
    Work("signals of combineLatest, one of which sends", 100) { count in
      let pipes = (0..<count).map { _ in Signal<Int, Never>.pipe() }
      Signal.combineLatest(pipes.map(\.output)).observeValues { _ in }
      for pipe in pipes { pipe.input.send(value: 0) }
      return (1_000, { for value in 0..<1_000 { pipes[value % 100].input.send(value: value) } })
    }
  }

  private nonisolated static var debounce: Work {
    Work("values that debounce holds back", 1_000) { count in
      let (signal, input) = Signal<Int, Never>.pipe()
      signal.debounce(.seconds(3_600), on: MainScheduler()).observeValues { _ in }
      return (count, { for value in 0..<count { input.send(value: value) } })
    }
  }
}
