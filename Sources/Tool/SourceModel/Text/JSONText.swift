/// JSON. A value becomes a string in quotes.
package enum JSONText: TextFormat {
  package static func escaped(_ value: String) -> String { QuotedText.of(value) }
  /// Line breaks occur only between its strings.
  package static func finished(_ text: String) -> String { text }
}

extension FormattedText.StringInterpolation where Format == JSONText {
  /// Appends a number as such.
  package mutating func appendInterpolation(number: Int) {
    self.appendInterpolation(markup: String(number))
  }
}
