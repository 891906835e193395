import Rules
package import SourceModel

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

/// A text report in color: headings are bold, and the lines of trees are dim.
package enum HeadingStyle {
  /// - Parameter text: text for people, whose headings begin in the first column.
  package static func applied(to text: OutputText) -> OutputText {
    let lines = text.text.split(separator: "\n", omittingEmptySubsequences: false).map {
      line -> PrintableText in
      if line.first?.isLetter == true { return TerminalStyle.bold.applied(to: "\(String(line))") }
      let tree = String(line.prefix { "│├└─ ".contains($0) })
      guard tree.contains(where: { $0 != " " }) else { return "\(String(line))" }
      return TerminalStyle.dim.applied(to: "\(tree)") + "\(String(line.dropFirst(tree.count)))"
    }
    return OutputText(lines.joined(separator: "\n"))
  }
}
