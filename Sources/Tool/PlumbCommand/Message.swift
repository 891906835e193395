package import Engine
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
