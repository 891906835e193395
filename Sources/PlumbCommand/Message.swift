import Engine
import Reporting

/// The messages of the command on standard error.
///
/// Each message starts with the place that it is about, or with the name of the command.
enum Message {
  static func error(_ text: PrintableText) { self.write("plumb: error: \(text)") }
  static func error(_ failure: FileFailure) { self.write("\(failure.path): error: \(failure.reason)") }
  static func error(_ error: ConfigurationError) { self.write("\(error)") }
  static func note(_ text: PrintableText) { self.write("plumb: note: \(text)") }

  private static func write(_ text: PrintableText) { Terminal.writeError("\(text)\n") }
}
