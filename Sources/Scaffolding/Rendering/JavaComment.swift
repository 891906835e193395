/// Texts in the comments of Java.
enum JavaComment {
  /// What means something else to the compiler, and what Javadoc shows as the same.
  ///
  /// `\u` starts a character wherever it stands.
  private static let escapes = [("*/", "*&#47;"), ("\\u", "&#92;u")]

  /// A text without what would end a comment or be read as something else.
  static func escaped(_ text: String) -> String {
    self.escapes.reduce(text) { text, escape in text.replacing(escape.0, with: escape.1) }
  }

  /// The text that was escaped.
  static func unescaped(_ text: String) -> String {
    self.escapes.reduce(text) { text, escape in text.replacing(escape.1, with: escape.0) }
  }
}
