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

/// Text that leaves the command: a report, a baseline, a message.
///
/// It can only be created from text whose values are escaped for its format. Apart from source text, only output text can
/// be printed or written to a file of the user's choice.
package struct OutputText: Hashable, Sendable {
  /// The text as it is written.
  package let text: String

  package init<Format>(_ text: FormattedText<Format>) { self.text = Format.finished(text.text) }
}

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
