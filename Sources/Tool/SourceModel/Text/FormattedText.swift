/// A format of text that leaves the command.
package protocol TextFormat {
  /// A value as the format shows it, on one line: no part of it is markup, moves the cursor of a terminal, reorders the
  /// text around it, or is a command to a build server. Code points are escaped, not characters: with a combining mark,
  /// a quote is another character, but still a quote for the reader of the format.
  static func escaped(_ value: String) -> String
  /// The whole text without commands to a build server that only its parts together form.
  static func finished(_ text: String) -> String
}

extension TextFormat {
  package static func finished(_ text: String) -> String { LogCommand.removed(from: text) }
}

/// Text in a format. It is written as a literal, in which each value is escaped: `"\(path): error: \(reason)"`.
///
/// It accepts only literals, values and text of the same format, so that the compiler ensures that every value is
/// escaped.
package struct FormattedText<Format: TextFormat>: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The text as it is written.
  package private(set) var text: String

  package init(stringLiteral text: StaticString) { self.text = text.description }

  package init(stringInterpolation: StringInterpolation) {
    self.text = Format.finished(stringInterpolation.text)
  }

  package static func += (text: inout FormattedText, other: FormattedText) { text.text += other.text }

  package static func + (text: FormattedText, other: FormattedText) -> FormattedText {
    var text = text
    text += other
    return text
  }

  /// The text a number of times.
  package func repeated(_ count: Int) -> FormattedText {
    var text = self
    text.text = String(repeating: self.text, count: max(0, count))
    return text
  }

  /// Escapes the values in a literal.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: StaticString) { self.text += literal.description }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      self.text += Format.escaped(value.description)
    }

    package mutating func appendInterpolation(_ text: FormattedText) { self.text += text.text }

    /// Appends text that has the markup of the format already, such as the documentation of a rule. Its control
    /// characters except line breaks become visible signs.
    package mutating func appendInterpolation(markup text: String) {
      self.text += PlainText.signed(text) { $0 == "\n" }
    }
  }
}

extension Sequence {
  /// The texts, joined by a separator.
  package func joined<Format>(separator: FormattedText<Format> = "") -> FormattedText<Format>
  where Element == FormattedText<Format> {
    var text: FormattedText<Format> = ""
    var isFirst = true
    for element in self {
      if !isFirst { text += separator }
      text += element
      isFirst = false
    }
    return text
  }
}
