public import SourceModel

/// Writes descriptions in YAML.
public enum DescriptionWriter {
  /// The description as `DescriptionReader` reads it.
  public static func text(_ description: ViewModelDescription) -> String {
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
    lines += self.list("inputs", description.inputs.map { ($0.description, $0.documentation) })
    lines += self.list("outputs", description.outputs.map { ($0.description, $0.documentation) })
    lines += self.list("actions", description.actions.map { ($0.description, $0.documentation) })
    return lines.joined(separator: "\n") + "\n"
  }

  private static func list(_ name: String, _ ports: [(port: String, documentation: String?)]) -> [String] {
    guard !ports.isEmpty else { return [] }
    return ["\(name):"]
      + ports.flatMap { port, documentation -> [String] in
        guard let documentation else { return ["  - \(self.scalar(port))"] }
        let isBlock =
          documentation.contains("\n") && !documentation.hasPrefix(" ")
          && !self.needsEscapes(documentation.replacing("\n", with: ""))
        let text =
          isBlock
          ? ["    documentation: |-"]
            + documentation.split(separator: "\n", omittingEmptySubsequences: false).map { line in
              line.isEmpty ? "" : "      " + line
            }
          : ["    documentation: \(self.scalar(documentation))"]
        return ["  - port: \(self.scalar(port))"] + text
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
    guard self.needsEscapes(text) else { return "'\(text.replacing("'", with: "''"))'" }
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": return "\\\""
      case "\\": return "\\\\"
      case "\n": return "\\n"
      case "\t": return "\\t"
      case _
      where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        || [0x2028, 0x2029, 0xFEFF].contains(scalar.value):
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: return String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  /// Whether there are characters in a text that YAML takes in double quotes alone.
  private static func needsEscapes(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        || [0x2028, 0x2029, 0xFEFF].contains(scalar.value)
    }
  }

  /// Words with a special meaning in YAML.
  private static let words: Set = ["false", "n", "no", "null", "off", "on", "true", "y", "yes"]
}
