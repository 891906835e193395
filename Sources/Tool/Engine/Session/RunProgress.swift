import Foundation

/// Counts finished files and reports the progress.
///
/// Safe because every access to `done` holds the lock.
/// Test: `LinterTests.progress`
final class RunProgress: @unchecked Sendable {
  private let lock = NSLock()
  private var done = 0
  private let total: Int
  private let report: (@Sendable (Int, Int) -> Void)?

  init(total: Int, report: (@Sendable (Int, Int) -> Void)?) {
    self.total = total
    self.report = report
  }

  func add(_ count: Int) {
    guard let report else { return }
    let done = self.lock.withLock {
      self.done += count
      return self.done
    }
    report(done, self.total)
  }
}
