import Foundation

/// Collects what a run tells of its progress.
final class Calls: @unchecked Sendable {
  // Every access to `calls` holds the lock, which is what makes it Sendable.
  private let lock = NSLock()
  private var calls: [(done: Int, total: Int)] = []

  func add(_ done: Int, _ total: Int) {
    self.lock.withLock { self.calls.append((done, total)) }
  }

  var all: [(done: Int, total: Int)] { self.lock.withLock { self.calls } }
}
