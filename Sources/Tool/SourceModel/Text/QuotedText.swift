/// Text in double quotes, as JSON and YAML read it.
package enum QuotedText {
  /// Whether a text has code points that are escaped in quotes.
  package static func escapes(_ text: String) -> Bool {
    text.unicodeScalars.contains(where: self.needsEscape) || LogCommand.hasNumberSigns(text)
  }

  /// The text in quotes. Code points that a terminal obeys, commands of build servers, and code points that YAML
  /// forbids are escaped.
  package static func of(_ text: String) -> String {
    var quoted = "\""
    // Most code points are not escaped: they are copied together.
    var rest = text.unicodeScalars[...]
    while let index = rest.firstIndex(where: { $0 == "\"" || $0 == "\\" || self.needsEscape($0) }) {
      quoted += String(rest[..<index])
      quoted += self.escape(rest[index])
      rest = rest[rest.index(after: index)...]
    }
    quoted += String(rest)
    return LogCommand.replacingNumberSigns(in: quoted, with: "\\u0023") + "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{FEFF}", "\u{FFFE}", "\u{FFFF}": true
    default: scalar.isControl
    }
  }
}
