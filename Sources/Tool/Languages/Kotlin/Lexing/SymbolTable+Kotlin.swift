import ReaderSupport

extension SymbolTable {
  private static let keywords = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is",
    "null", "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof",
    "val", "var", "when", "while",
  ]

  /// The table that every file starts from.
  static let kotlin = SymbolTable(words: keywords + Contextual.words)

  /// The kind of the token that spells a symbol.
  @inline(__always)
  static func kind(of symbol: Symbol) -> TokenKind {
    guard symbol < Contextual.abstract.rawValue else { return .identifier }
    return TokenKind(rawValue: TokenKind.asKeyword.rawValue + UInt8(truncatingIfNeeded: symbol))
      ?? .identifier
  }
}
