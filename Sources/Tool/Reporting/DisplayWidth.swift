/// How many columns of a terminal a character takes.
enum DisplayWidth {
  /// The width of a character: 0, 1 or 2.
  static func of(_ character: Character) -> Int {
    if character.isASCII { return 1 }
    let scalars = character.unicodeScalars
    if scalars.contains(where: { self.isWide($0) || $0 == "\u{FE0F}" }) { return 2 }
    return scalars.allSatisfy(self.isInvisible) ? 0 : 1
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  /// Whether it is an emoji, or wide or fullwidth in Unicode Standard Annex 11.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isEmojiPresentation { return true }
    return switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3: true
    case 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF: true
    case 0x1B000...0x1B2FF, 0x20000...0x3FFFD: true
    default: false
    }
  }
}
