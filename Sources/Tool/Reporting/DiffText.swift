package import SourceModel

/// A unified diff in the colors of git, for people.
package enum DiffText {
  package static func colored(_ diff: String) -> PrintableText {
    // A carriage return and a line feed are one character.
    let lines = diff.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { scalars -> PrintableText in
        let line = Substring(scalars)
        let text: PrintableText = "\(String(line))"
        return self.style(of: line)?.applied(to: text) ?? text
      }
    return lines.joined(separator: "\n")
  }

  private static func style(of line: Substring) -> TerminalStyle? {
    if ["diff --git ", "--- ", "+++ "].contains(where: line.hasPrefix) { return .bold }
    if line.hasPrefix("@@ ") { return .cyan }
    if line.hasPrefix("+") { return .green }
    return line.hasPrefix("-") ? .red : nil
  }
}
