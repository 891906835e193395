import Observation

/// Reads values in closures that Observation tracks, and counts how often it is told that one of them has changed.
///
/// Each change is reported on the thread that makes it, and the tests of a reader use it on one thread.
final class TrackedReader: @unchecked Sendable {
  private(set) var count = 0
  /// Runs when a value that was read has changed.
  var onChange: () -> Void = {}

  func read<Result>(_ body: () -> Result) -> Result {
    withObservationTracking(body) {
      self.count += 1
      self.onChange()
    }
  }
}
