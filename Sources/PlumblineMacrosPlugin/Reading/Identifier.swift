internal import SourceModel
internal import SwiftParser
internal import SwiftSyntax

/// A name, with and without its backticks.
struct Identifier: Hashable {
  /// The name without backticks.
  let text: String
  /// The name as it is written, with backticks where it needs them.
  let written: String

  init(_ text: String) {
    self.text = text
    // To ask the parser takes long, and hardly any name needs it.
    let isPlain =
      text.utf8.allSatisfy { $0.isWord && $0 != UInt8(ascii: "$") } && text.hasSuffix("Property")
    self.written = isPlain || text.isValidSwiftIdentifier(for: .variableName) ? text : "`\(text)`"
  }

  /// Takes the name of a token, which is written as it has to be; but for a label that names a value as well, which is
  /// written without backticks and needs them where the value is meant.
  init(_ token: TokenSyntax) {
    let text = token.text
    if SwiftWords.isKeyword(text) {
      self.init(text: text, written: "`\(text)`")
    } else {
      self.init(
        text: text.utf8.first == UInt8(ascii: "`") ? String(text.dropFirst().dropLast()) : text, written: text
      )
    }
  }

  private init(text: String, written: String) {
    self.text = text
    self.written = written
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.text == rhs.text }
  func hash(into hasher: inout Hasher) { hasher.combine(self.text) }

  /// The same with a capital first letter, to stand within another name.
  var capitalized: String { NameWords.uppercasingFirst(self.text) }
}
