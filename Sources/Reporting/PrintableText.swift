import SourceModel

/// Text that is safe to print: no part of it moves the cursor, starts an escape sequence of a terminal, reorders the text
/// around it, or is a command to a build server.
///
/// It is written as a literal. Each value in it becomes printable, on one line: `"\(path): error: \(reason)"`.
package struct PrintableText: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The text as it is printed.
  package let text: String

  package init(stringLiteral text: String) { self.text = text }

  package init(stringInterpolation: StringInterpolation) {
    self.text = LogCommand.removed(from: stringInterpolation.text)
  }

  /// Text that is already safe to print: a report, which has the escapes of its format, or text of the tool itself.
  package init(verbatim text: String) { self.text = text }

  /// Source text for a terminal: its line breaks and tabs stay.
  package init(source text: String) { self.text = Self.signed(text) { $0 == "\n" || $0 == "\t" } }

  /// The place of a finding or a note.
  package static func place(_ path: String, _ line: Int, _ column: Int) -> PrintableText {
    "\(path):\(line):\(column)"
  }

  /// The text with a visible sign for each code point that a terminal obeys.
  ///
  /// The number of code points does not change.
  package static func line(_ text: String) -> String { self.signed(text) { _ in false } }

  private static func signed(_ text: String, except isKept: (Unicode.Scalar) -> Bool) -> String {
    guard text.unicodeScalars.contains(where: \.isControl) else { return text }
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

  /// Makes the values in a literal printable.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { self.text += literal }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      self.text += PrintableText.line(value.description)
    }

    package mutating func appendInterpolation(_ text: PrintableText) { self.text += text.text }

    /// Appends text of several lines, whose line breaks stay.
    package mutating func appendInterpolation(lines text: String) {
      self.text += PrintableText.signed(text) { $0 == "\n" }
    }
  }
}
