extension Unicode.Scalar {
  /// Whether a terminal or an editor obeys the code point instead of displaying it: it moves the cursor, starts an
  /// escape sequence, breaks the line, or reorders the text around it.
  package var isControl: Bool {
    switch self.value {
    // Control characters.
    case 0x00...0x1F, 0x7F...0x9F: true
    // The separators of lines and paragraphs.
    case 0x2028, 0x2029: true
    // Marks and embeddings of writing direction.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    // What is not shown at all, so that two names look the same.
    case 0xAD, 0x034F, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200D, 0x2060...0x206F,
      0x3164, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB:
      true
    default: false
    }
  }

  /// Whether it joins or parts the signs around it in text that is no name: those of a picture, or the letters of
  /// scripts from Arabic to Sinhala.
  ///
  /// - Parameter before: the code point before it.
  func isJoiner(after before: Unicode.Scalar?) -> Bool {
    guard let before, self.value == 0x200C || self.value == 0x200D else { return false }
    return (0x0600...0x0DFF).contains(before.value) || before.value == 0xFE0F
      || before.value > 0x7F && before.properties.isEmoji
  }

  /// Whether it is not shown, and stands for a letter of ASCII or for a choice of a glyph.
  var isTag: Bool { (0xE0000...0xE0FFF).contains(self.value) }
}
