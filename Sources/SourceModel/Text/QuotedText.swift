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
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where self.needsEscape(scalar):
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return LogCommand.replacingNumberSigns(in: quoted, with: "\\u0023") + "\""
  }

  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isControl || ["\u{FEFF}", "\u{FFFE}", "\u{FFFF}"].contains(scalar)
  }
}
