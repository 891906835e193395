/// The keywords of Swift that are names only in backticks.
package enum SwiftWords {
  /// The keywords of declarations, statements and expressions.
  package static let keywords: Set = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]

  /// The words that cannot name a member although they are not keywords.
  private static let memberWords: Set = ["Protocol", "Type"]

  /// The keywords that denote types.
  private static let types: Set = ["Any", "Self"]

  /// A name as written in a declaration or as a value.
  package static func escaped(_ name: String) -> String {
    (self.isKeyword(name) || self.memberWords.contains(name)) && !self.types.contains(name)
      ? "`\(name)`" : name
  }

  /// Whether a word is a keyword everywhere except in argument labels.
  package static func isKeyword(_ word: String) -> Bool { self.keywords.contains(word) }

  /// Whether a word has one meaning everywhere, so that it cannot be a name even in backticks.
  package static func isFixed(_ name: String) -> Bool {
    name == "self" || self.types.contains(name)
  }

  /// A name as written for an argument label, where nearly every keyword is allowed.
  package static func escapedLabel(_ name: String) -> String {
    ["inout", "let", "var"].contains(name) ? "`\(name)`" : name
  }

  /// Whether a text is a name, in backticks or not: letters, digits and underscores, no digit first.
  ///
  /// Invisible characters, such as joiners and fillers, are not allowed: two names would look the same.
  package static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, text != "_" else { return false }
    return (first == "_" || first.properties.isXIDStart)
      && text.unicodeScalars.dropFirst().allSatisfy { $0.properties.isXIDContinue }
      && !self.hasInvisible(text)
  }

  /// Whether a text has characters that are not shown.
  package static func hasInvisible(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.isDefaultIgnorableCodePoint }
  }

  /// Whether a text is a dotted name, such as that of a nested type.
  package static func isPath(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).map(String.init).allSatisfy(self.isName)
  }

  /// Whether a text names a module, or a submodule. A keyword would start another form of import.
  package static func isModule(_ text: String) -> Bool {
    self.isPath(text) && !text.split(separator: ".").contains { self.isKeyword(String($0)) }
  }

  /// The valid name nearest to an invalid one: `sendButton` for `send-button`; nil when there is none.
  package static func name(near text: String) -> String? {
    let visible = text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    let words = visible.split { !($0 == "_" || $0.properties.isXIDContinue) }
      .map { String(String.UnicodeScalarView($0)) }
    guard let first = words.first else { return nil }
    let name = first + words.dropFirst().map(NameWords.uppercasingFirst).joined()
    return self.isName(name) ? name : nil
  }
}
