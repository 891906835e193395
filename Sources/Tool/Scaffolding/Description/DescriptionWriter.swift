package import SourceModel

/// Writes descriptions in YAML.
package enum DescriptionWriter {
  /// The description as `DescriptionReader` reads it.
  package static func text(_ description: ViewModelDescription) -> String {
    var lines = ["name: \(self.scalar(description.name))"]
    for (name, language) in [("swift", description.swift), ("java", description.java)] where !language.isEmpty
    {
      lines.append("\(name):")
      if let view = language.view { lines.append("  view: \(self.scalar(view))") }
      if !language.imports.isEmpty {
        lines.append("  imports:")
        lines += language.imports.map { "    - \(self.scalar($0))" }
      }
    }
    lines += self.list("inputs", description.inputs.map { ($0.description, $0.documentation, []) })
    lines += self.list("outputs", description.outputs.map { ($0.description, $0.documentation, $0.madeOf) })
    lines += self.list("actions", description.actions.map { ($0.description, $0.documentation, []) })
    return lines.joined(separator: "\n") + "\n"
  }

  private static func list(
    _ name: String, _ ports: [(port: String, documentation: String?, madeOf: [String])]
  ) -> [String] {
    guard !ports.isEmpty else { return [] }
    return ["\(name):"]
      + ports.flatMap { port, documentation, madeOf -> [String] in
        var lines = documentation.map(self.documentation) ?? []
        if !madeOf.isEmpty {
          lines.append("    madeOf: [\(madeOf.map(self.scalar).joined(separator: ", "))]")
        }
        return ["  - \(lines.isEmpty ? "" : "port: ")\(self.scalar(port))"] + lines
      }
  }

  private static func documentation(_ text: String) -> [String] {
    guard self.isBlock(text) else { return ["    documentation: \(self.scalar(text))"] }
    return ["    documentation: |-"]
      + text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.isEmpty ? "" : "      " + line
      }
  }

  /// A text as a scalar: plain where that is sure to be read as text, quoted elsewhere.
  private static func scalar(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
        true
      default: false
      }
    }
    if isPlain, text.first?.isLetter == true, !self.words.contains(text.lowercased()) { return text }
    return QuotedText.escapes(text) ? QuotedText.of(text) : self.singleQuoted(text)
  }

  private static func singleQuoted(_ text: String) -> String {
    // Characters are not compared: a quote with a mark that combines with it is doubled, too.
    "'" + text.unicodeScalars.map { $0 == "'" ? "''" : String($0) }.joined() + "'"
  }

  /// Whether a text of several lines is written as a block: every line as it is, below the key.
  private static func isBlock(_ text: String) -> Bool {
    let lines = text.split(separator: "\n")
    return text.contains("\n") && text.unicodeScalars.first != " "
      && !lines.contains { QuotedText.escapes(String($0)) }
      && !LogCommand.startsLine(of: text)
  }

  /// Words with a special meaning in YAML.
  private static let words: Set = ["false", "n", "no", "null", "off", "on", "true", "y", "yes"]
}
