import SourceModel

/// XML 1.0.
enum XMLText: TextFormat {
  /// The text escaped for an attribute or for the content of an element.
  ///
  /// Characters that XML cannot hold become U+FFFD. White space other than a space is written as references, because a
  /// parser would turn it into spaces; so are the control characters that a terminal or a build server would interpret.
  static func escaped(_ value: String) -> String {
    var result = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\u{00}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      case _ where scalar.isControl: result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return LogCommand.replacingNumberSigns(in: result, with: "&#35;")
  }

  /// A tag's name with its attributes in order.
  static func tag(
    _ name: FormattedText<XMLText>, _ attributes: KeyValuePairs<FormattedText<XMLText>, String>
  ) -> FormattedText<XMLText> {
    attributes.reduce(name) { "\($0) \($1.key)=\"\($1.value)\"" }
  }
}
