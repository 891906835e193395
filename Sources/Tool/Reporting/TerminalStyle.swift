import Rules
import SourceModel

/// How a terminal shows a piece of text.
enum TerminalStyle: String {
  case bold = "1"
  case dim = "2"
  case red = "1;31"
  case green = "1;32"
  case yellow = "1;33"
  case cyan = "1;36"

  /// The style of a severity.
  init(_ severity: Severity) {
    switch severity {
    case .note: self = .cyan
    case .warning: self = .yellow
    case .error: self = .red
    }
  }

  /// The text between the escape sequences that turn the style on and off.
  func applied(to text: PrintableText) -> PrintableText {
    text == "" ? text : "\u{1B}[\(self.rawValue)m\(text)\u{1B}[0m"
  }
}
