package import Engine
import Foundation
import Reporting
import SourceModel

/// The messages of the command on standard error.
///
/// Each message starts with the place that it is about, or with the name of the command.
package enum Message {
  static func error(_ text: PrintableText) { self.write("plumb: error: \(text)") }
  static func error(_ failure: FileFailure) { self.write(self.line(of: failure)) }
  static func error(_ error: ConfigurationError) { self.write(self.line(of: error)) }
  static func note(_ text: PrintableText) { self.write("plumb: note: \(text)") }

  /// The line for a file that cannot be read or written.
  package static func text(of failure: FileFailure) -> String { self.line(of: failure).text }

  /// The line for an error in a file.
  package static func text(of error: ConfigurationError) -> String { self.line(of: error).text }

  private static func line(of failure: FileFailure) -> PrintableText {
    "\(failure.path): error: \(failure.reason)"
  }
  private static func line(of error: ConfigurationError) -> PrintableText { "\(error)" }
  private static func write(_ text: PrintableText) { Terminal.writeError("\(text)\n") }
}

/// A line on the terminal that shows the progress of a long run.
///
/// Safe because every access to the dates holds the lock.
/// Test: `LinterTests.progress`
final class ProgressLine: @unchecked Sendable {
  /// What shows the progress of a run: nil away from a terminal, and for a quiet run.
  static func shown(quietly isQuiet: Bool) -> (@Sendable (Int, Int) -> Void)? {
    Terminal.isErrorInteractive && !isQuiet ? ProgressLine().show : nil
  }

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
