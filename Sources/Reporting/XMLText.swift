/// Escapes text for XML 1.0.
enum XMLText {
  /// The text escaped for an attribute or for the content of an element.
  ///
  /// Characters that XML cannot hold become U+FFFD. White space other than a space, and control characters, are
  /// written as references, because a parser would turn them into spaces.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      case "\t", "\n", "\r", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": result += "&#\(scalar.value);"
      case "\u{00}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A tag's name with its attributes in order, escaped.
  static func tag(_ name: String, _ attributes: KeyValuePairs<String, String>) -> String {
    attributes.reduce(name) { $0 + " \($1.key)=\"\(self.escaped($1.value))\"" }
  }
}
