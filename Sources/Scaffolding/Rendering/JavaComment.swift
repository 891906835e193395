/// Texts in the comments of Java.
enum JavaComment {
  /// Text with a special meaning for the compiler, and its equivalent in Javadoc.
  ///
  /// `\u` starts a character anywhere.
  private static let escapes = [("*/", "*&#47;"), ("\\u", "&#92;u")]

  /// A text without sequences that would end a comment or have a special meaning in it.
  static func escaped(_ text: String) -> String {
    self.escapes.reduce(text) { text, escape in text.replacing(escape.0, with: escape.1) }
  }

  /// The text that was escaped.
  static func unescaped(_ text: String) -> String {
    self.escapes.reduce(text) { text, escape in text.replacing(escape.1, with: escape.0) }
  }
}
