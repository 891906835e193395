import Measuring

/// One way to do what a case is about, with its samples.
struct Subject {
  /// The number of events whose allocations are counted.
  static let countedEvents = 10_000

  let title: String
  private let sum: Sum
  /// Makes what that many events need; it is not measured.
  private let setUp: (Int) -> Void
  /// Handles that many events.
  private let handle: (Int) -> Void
  /// Counts the allocations of that many events.
  private let count: (Int) -> Allocations?

  /// The nanoseconds an event, one a round.
  private var samples: [Double] = []
  /// The allocations of all counted events; nil where they cannot be counted.
  private(set) var allocations: Allocations?

  /// - Parameters:
  ///   - sum: what the events come to.
  ///   - count: counts the allocations of that many events; by default everything that `handle` allocates.
  ///   - setUp: makes what that many events need, which is not measured.
  ///   - handle: handles that many events.
  init(
    _ title: String, sum: Sum, count: ((Int) -> Allocations?)? = nil,
    setUp: @escaping (Int) -> Void = { _ in }, handle: @escaping (Int) -> Void
  ) {
    self.title = title
    self.sum = sum
    self.setUp = setUp
    self.handle = handle
    self.count = count ?? { events in Allocations.during { handle(events) } }
  }

  /// What the events have come to.
  var result: Int { self.sum.value }

  /// Handles events before anything is measured, and counts allocations.
  mutating func prepare(events: Int) {
    self.setUp(events)
    self.handle(events)
    self.setUp(Self.countedEvents)
    self.allocations = self.count(Self.countedEvents)
  }

  mutating func measure(events: Int) {
    self.setUp(events)
    self.samples.append(ProcessorTime.nanoseconds { self.handle(events) } / Double(events))
  }

  /// The median of the nanoseconds an event.
  var median: Double { self.samples.median }
}
