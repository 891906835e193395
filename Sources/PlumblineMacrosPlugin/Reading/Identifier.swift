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
      text.utf8.allSatisfy { $0 >= 0x80 || Self.isLetterOrDigit($0) } && text.hasSuffix("Property")
    self.written = isPlain || text.isValidSwiftIdentifier(for: .variableName) ? text : "`\(text)`"
  }

  /// Takes the name of a token, which is written as it has to be; but for a label that names a value as well, which is
  /// written without backticks and needs them where the value is meant.
  init(_ token: TokenSyntax) {
    let text = token.text
    if Self.reserved.contains(text) {
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

  /// The words that label arguments as they are and are no names of values.
  private static let reserved: Set = [
    "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in",
    "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public",
    "repeat", "rethrows", "return", "Self", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.text == rhs.text }
  func hash(into hasher: inout Hasher) { hasher.combine(self.text) }

  /// The same with a big first letter, to stand within another name.
  var capitalized: String { self.text.prefix(1).uppercased() + self.text.dropFirst() }

  /// The first word: `configure` of `configureWith`.
  var firstWord: String { String(self.text.prefix { !$0.isUppercase && $0 != "_" }) }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    let small = byte | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(small)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
  }
}
