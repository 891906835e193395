/// Makes text of unknown origin safe to print on one line.
package enum PrintableText {
  /// The text with a visible sign for each code point that would move the cursor, start a terminal's escape
  /// sequence, or reorder the text around it.
  ///
  /// The number of code points does not change.
  package static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: self.needsSign) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(self.needsSign(scalar) ? self.sign(scalar) : scalar) }
    return String(result)
  }

  private static func needsSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Control characters.
    case 0x00...0x1F, 0x7F...0x9F: true
    // The separators of lines and paragraphs.
    case 0x2028, 0x2029: true
    // Marks and embeddings of writing direction.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
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
