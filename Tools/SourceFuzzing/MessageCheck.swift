package import Engine
import PlumbCommand
import Reporting
import SourceModel

/// Checks what a user sees of an error.
package enum MessageCheck {
  /// What is wrong with the error of a file; nil when nothing is.
  package static func failure(of error: ConfigurationError, in bytes: [UInt8]) -> String? {
    if error.message.isEmpty { return "an error has no message" }
    // YAML has more line breaks than these, which its errors do not count.
    let lines = bytes.count { $0 == 0x0A || $0 == 0x0D || $0 == 0x85 || $0 == 0xA8 || $0 == 0xA9 } + 2
    if let line = error.line, !(1...lines).contains(line) {
      return "an error is at line \(line) of \(lines - 1)"
    }
    if let column = error.column, !(1...bytes.count + 2).contains(column) {
      return "an error is at column \(column), with \(bytes.count) bytes in the file"
    }
    return self.failure(of: Message.text(of: error))
  }

  /// What is wrong with a line of the command.
  package static func failure(of line: String) -> String? {
    guard PlainText.line(line) != line else { return nil }
    return "a message has control characters or more than one line: \(PlainText.line(line))"
  }
}
