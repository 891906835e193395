/// The words of Swift that are no names unless they stand in backticks.
public enum SwiftWords {
  private static let reserved: Set = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]

  /// Those of them that stand for types.
  private static let types: Set = ["Any", "Self"]

  /// A name as it is written where a name is declared or a value is meant.
  public static func escaped(_ name: String) -> String {
    self.reserved.contains(name) && !self.types.contains(name) ? "`\(name)`" : name
  }

  /// Whether a word means the same everywhere, so that nothing can have it for a name, in backticks or not.
  public static func isFixed(_ name: String) -> Bool {
    name == "self" || self.types.contains(name)
  }

  /// A name as it is written where it labels an argument, as nearly every word can.
  public static func escapedLabel(_ name: String) -> String {
    ["inout", "let", "var"].contains(name) ? "`\(name)`" : name
  }

  /// Whether a text is a name, in backticks or not: letters, digits and underscores, no digit first.
  public static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, text != "_" else { return false }
    return (first == "_" || first.properties.isXIDStart)
      && text.unicodeScalars.dropFirst().allSatisfy { $0.properties.isXIDContinue }
  }

  /// The nearest name to a text that is none: `sendButton` for `send-button`; nil when there is none.
  public static func name(near text: String) -> String? {
    let words = text.unicodeScalars.split { !($0 == "_" || $0.properties.isXIDContinue) }.map(String.init)
    guard let first = words.first else { return nil }
    let name = first + words.dropFirst().map(NameWords.uppercasingFirst).joined()
    return self.isName(name) ? name : nil
  }
}
