import Engine
import Reporting

/// The messages of the command on standard error.
///
/// Each message starts with the place that it is about, or with the name of the command.
enum Message {
  static func error(_ text: String) { self.write("plumb: error: \(text)") }

  static func error(_ failure: FileFailure) {
    self.write("\(PrintableText.line(failure.path)): error: \(failure.reason)")
  }

  static func error(_ error: ConfigurationError) {
    self.write(
      "\(error)".split(separator: "\n").map { PrintableText.line(String($0)) }.joined(separator: "\n"))
  }

  static func note(_ text: String) { self.write("plumb: note: \(PrintableText.line(text))") }

  private static func write(_ text: String) { Terminal.writeError(text + "\n") }
}
