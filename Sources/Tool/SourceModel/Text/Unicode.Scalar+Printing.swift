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
    default: false
    }
  }
}
