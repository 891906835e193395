internal import AllocationCounter

/// What was asked of the heap.
struct Allocations: Encodable {
  var calls = 0
  var bytes = 0

  static var canBeCounted: Bool { allocation_counter_is_available() }

  /// Counts while a closure runs; nil where that cannot be done.
  static func during(_ body: () -> Void) -> Allocations? {
    guard self.canBeCounted else { return nil }
    allocation_counter_start()
    body()
    let counts = allocation_counter_stop()
    return Allocations(calls: Int(counts.calls), bytes: Int(counts.bytes))
  }
}
