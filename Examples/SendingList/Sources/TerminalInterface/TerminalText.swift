/// Text as a terminal takes it.
nonisolated enum TerminalText {
  /// The text with nothing in it that a terminal obeys or breaks the line at.
  static func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { Self.isUnprintable($0) }) else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { Self.isUnprintable($0) ? "\u{FFFD}" : $0 }))
  }

  private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // What turns the direction of the text around.
    case .format: scalar.properties.isBidiControl
    default: false
    }
  }

  /// How many columns a text takes.
  static func width(of text: String) -> Int {
    text.reduce(0) { $0 + Self.width(of: $1) }
  }

  /// The beginning of a text that takes no more columns than a width.
  static func prefix(of text: String, width: Int) -> String {
    var rest = width
    return String(
      text.prefix { character in
        rest -= Self.width(of: character)
        return rest >= 0
      })
  }

  /// The end of a text that takes no more columns than a width.
  static func suffix(of text: String, width: Int) -> String {
    var rest = width
    let count = text.reversed().prefix { character in
      rest -= Self.width(of: character)
      return rest >= 0
    }.count
    return String(text.suffix(count))
  }

  private static func width(of character: Character) -> Int {
    // What joins with the first one takes no room of its own.
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.isASCII { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return Self.isWide(scalar) ? 2 : 1
    }
  }

  /// Whether a character takes two columns: those of East Asia (Unicode Standard Annex 11, W and F) and pictures.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
