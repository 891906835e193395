import Foundation

/// A flag that threads can set and that is never reset.
///
/// Safe because every access to the value holds the lock.
/// Test: `OutputErrorTests.standardError`
final class Latch: @unchecked Sendable {
  private let lock = NSLock()
  private var stored = false

  var value: Bool { self.lock.withLock { self.stored } }
  func set() { self.lock.withLock { self.stored = true } }
}
