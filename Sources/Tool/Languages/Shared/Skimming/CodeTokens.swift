package import SourceModel

/// The tokens of a file in any language, without its comments.
///
/// Code in a string becomes tokens as well, between parentheses. What the words mean is known only as far as their
/// spelling shows it.
package final class CodeTokens: Sendable {
  package let language: Language
  package let bytes: [UInt8]
  package let tokens: [CodeToken]
  /// The words, by their numbers.
  package let names: [String]
  /// The strings with their quotes, in the order of their ends.
  package let strings: [TextRange]
  /// The maximum nesting depth of brackets.
  package let depth: Int
  private let meanings: [WordMeaning]

  package convenience init(_ bytes: [UInt8], _ language: Language) {
    self.init(bytes, language, bytes.withUnsafeBufferPointer { CodeLexer.read($0, language) })
  }

  /// The tokens of the heads of declarations alone, where the types around a declaration do not matter for its head.
  package convenience init(headsOf bytes: [UInt8], _ language: Language) {
    let isSparse = !language.profile.reach.importsTypes
    self.init(
      bytes, language,
      bytes.withUnsafeBufferPointer {
        isSparse ? CodeLexer.readHeads($0, language) : CodeLexer.read($0, language)
      })
  }

  private init(_ bytes: [UInt8], _ language: Language, _ lexer: CodeLexer) {
    self.language = language
    self.bytes = bytes
    self.tokens = lexer.tokens
    self.names = lexer.symbols.spellings
    self.strings = lexer.strings
    self.depth = lexer.depth
    self.meanings = Vocabulary.of(language).meanings
  }

  /// The names without the keywords that do not occur.
  package var occurringNames: Set<String> {
    Set(self.tokens.lazy.filter { $0.kind == .word }.map { self.names[Int($0.name)] })
  }

  /// The index of the opening bracket around each token, which is outside of its own pair; -1 for none.
  package func outerBrackets() -> [Int] {
    var open: [Int] = []
    return self.tokens.enumerated().map { index, token in
      if token.isClosing, token.partner >= 0 { _ = open.popLast() }
      defer { if token.isOpening, token.partner >= 0 { open.append(index) } }
      return open.last ?? -1
    }
  }

  /// What a word means by its spelling.
  package func meaning(of token: CodeToken) -> WordMeaning {
    let name = Int(token.name)
    return name < self.meanings.count && !token.isQuoted ? self.meanings[name] : .name
  }
}

/// The tokens by their indices; there is none before the first and after the last one.
extension CodeTokens {
  package func isSign(_ sign: Unicode.Scalar, at index: Int) -> Bool {
    guard index >= 0, index < self.tokens.count else { return false }
    let token = self.tokens[index]
    return token.kind == .sign && UInt32(token.sign) == sign.value
  }

  package func isSign(among signs: [Unicode.Scalar], at index: Int) -> Bool {
    guard index >= 0, index < self.tokens.count else { return false }
    let token = self.tokens[index]
    return token.kind == .sign && signs.contains(Unicode.Scalar(token.sign))
  }

  /// Whether `->` is at an index.
  package func isArrow(at index: Int) -> Bool {
    self.isSign("-", at: index) && self.isSign(">", at: index + 1)
  }

  package func isWord(at index: Int) -> Bool {
    index >= 0 && index < self.tokens.count && self.tokens[index].kind == .word
  }

  package func word(at index: Int) -> String? {
    self.isWord(at: index) ? self.names[Int(self.tokens[index].name)] : nil
  }

  package func meaning(at index: Int) -> WordMeaning? {
    self.isWord(at: index) ? self.meaning(of: self.tokens[index]) : nil
  }

  /// Whether a token directly follows the one before it, without space.
  package func isAdjacent(_ index: Int) -> Bool {
    index > 0 && index < self.tokens.count && self.tokens[index - 1].end == self.tokens[index].start
  }

  /// The index after the bracket that closes the one at an index, or after the last token if nothing closes it; the next
  /// index for other tokens.
  package func after(bracketAt start: Int) -> Int {
    guard start < self.tokens.count, self.tokens[start].isOpening else {
      return min(start + 1, self.tokens.count)
    }
    return self.closing(of: start).map { $0 + 1 } ?? self.tokens.count
  }

  /// The index of the bracket that closes the one at an index; nil if there is none.
  package func closing(of start: Int) -> Int? {
    guard self.tokens[start].isOpening, self.tokens[start].partner >= 0 else { return nil }
    return Int(self.tokens[start].partner)
  }

  /// The index of the bracket that the one at an index closes; nil if there is none.
  package func opening(of end: Int) -> Int? {
    guard end >= 0, end < self.tokens.count, self.tokens[end].isClosing else { return nil }
    return self.tokens[end].partner < 0 ? nil : Int(self.tokens[end].partner)
  }
}
