import ReaderSupport

extension SymbolTable {
  private static let keywords = [
    "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue",
    "default", "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto",
    "if", "implements", "import", "instanceof", "int", "interface", "long", "native", "new", "null",
    "package",
    "private", "protected", "public", "return", "short", "static", "strictfp", "super", "switch",
    "synchronized", "this", "throw", "throws", "transient", "true", "try", "void", "volatile", "while",
  ]
  private static let contextual = ["module", "non", "open", "permits", "record", "sealed", "yield"]

  static let firstContextual = Symbol(keywords.count)

  /// The table that every file starts from.
  static let java = SymbolTable(words: keywords + contextual)

  /// The kind of the token that spells a symbol.
  static func kind(of symbol: Symbol) -> TokenKind {
    guard symbol < Self.firstContextual else { return .identifier }
    return TokenKind(rawValue: TokenKind.abstractKeyword.rawValue + UInt8(truncatingIfNeeded: symbol))
      ?? .identifier
  }
}
