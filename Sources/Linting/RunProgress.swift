import Foundation

/// Counts what is done and tells it on.
final class RunProgress: @unchecked Sendable {
  // `done` is only touched under the lock, which is what makes it Sendable.
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
