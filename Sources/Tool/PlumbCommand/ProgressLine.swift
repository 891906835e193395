import Engine
import Foundation
import Reporting
import SourceModel

/// A line on the terminal that shows the progress of a long run.
///
/// Safe because every access to the dates holds the lock.
/// Test: `LinterTests.progress`
final class ProgressLine: @unchecked Sendable {
  private let lock = NSLock()
  private let start = Date()
  private var last = Date.distantPast

  /// Shows the progress, unless the run is short or was shown a moment ago; wipes the line at the end.
  func show(done: Int, total: Int) {
    self.lock.withLock {
      let now = Date()
      let isShown = self.last != .distantPast
      if done >= total {
        if isShown { Terminal.writeError("\r\u{1B}[K") }
        return
      }
      guard now.timeIntervalSince(self.start) > 0.5, now.timeIntervalSince(self.last) > 0.1 else { return }
      self.last = now
      Terminal.writeError("\r\u{1B}[Kreading view models: \(done) of \(total) files")
    }
  }
}
