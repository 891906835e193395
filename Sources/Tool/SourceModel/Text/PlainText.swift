/// Text for people, in which only line breaks have a special meaning.
package enum PlainText: TextFormat {
  package static func escaped(_ value: String) -> String { self.line(value) }

  /// The text with a visible sign for each code point that a terminal obeys.
  ///
  /// The number of code points does not change.
  package static func line(_ text: String) -> String { self.signed(text) { _ in false } }

  /// Source text for a terminal: its line breaks and tabs stay.
  package static func source(_ text: String) -> String { self.signed(text) { $0 == "\n" || $0 == "\t" } }

  static func signed(_ text: String, except isKept: (Unicode.Scalar) -> Bool) -> String {
    guard text.unicodeScalars.contains(where: { $0.isControl && !isKept($0) }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(scalar.isControl && !isKept(scalar) ? self.sign(scalar) : scalar)
    }
    return String(result)
  }

  private static func sign(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    // Unicode has a picture of each ASCII control character.
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }
}

/// Text that is safe to print.
package typealias PrintableText = FormattedText<PlainText>

extension FormattedText where Format == PlainText {
  /// The place of a finding or a note.
  package static func place(_ path: String, _ line: Int, _ column: Int) -> PrintableText {
    "\(path):\(line):\(column)"
  }
}
