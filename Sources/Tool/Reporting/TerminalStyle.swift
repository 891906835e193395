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

/// Text that a terminal shows as a link.
enum TerminalLink {
  /// - Parameter address: the address as a URL has it, in which all that is not ASCII is escaped.
  static func text(_ text: PrintableText, to address: String) -> PrintableText {
    "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }
}

/// A list of files that a command writes, in color: the paths are bold.
package enum FileList {
  package static func text(_ verb: PrintableText, _ paths: [String], usesColour: Bool) -> PrintableText {
    paths.map { path -> PrintableText in
      "\(verb) \(usesColour ? TerminalStyle.bold.applied(to: "\(path)") : "\(path)")\n"
    }.joined()
  }
}

/// A text report in color: headings are bold, and the lines of trees are dim.
package enum HeadingStyle {
  /// - Parameter text: text for people, in which a heading is the first line of a paragraph, in the first column.
  package static func applied(to text: String) -> PrintableText {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = zip([""] + all, all).map { previous, line -> PrintableText in
      if previous.isEmpty, line.first?.isLetter == true {
        return TerminalStyle.bold.applied(to: "\(String(line))")
      }
      let tree = String(line.prefix { "│├└─ ".contains($0) })
      guard tree.contains(where: { $0 != " " }) else { return "\(String(line))" }
      return TerminalStyle.dim.applied(to: "\(tree)") + "\(String(line.dropFirst(tree.count)))"
    }
    return lines.joined(separator: "\n")
  }
}
