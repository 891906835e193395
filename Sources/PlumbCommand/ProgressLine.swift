import Foundation

/// A line on the terminal that says how far a long run is.
final class ProgressLine: @unchecked Sendable {
  // The dates are only touched under the lock, which is what makes it Sendable.
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
