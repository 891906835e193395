import ReaderSupport
import SourceModel

/// Reads the tokens of code that parses into the terms that all languages share.
///
/// It uses the parser for lookahead, and is lenient where the parser has been strict.
struct TermReader {
  var parser: Parser

  init(_ parser: Parser, at position: Int) {
    self.parser = parser
    self.parser.position = position
    self.parser.respectsLineBreaks = true
    self.parser.allowsTrailingLambda = true
  }

  // MARK: Tokens

  var kind: TokenKind { self.parser.kind }
  var position: Int { self.parser.position }
  var start: Int { self.parser.start }
  func range(from start: Int) -> TextRange { self.parser.range(from: start) }
  mutating func advance(_ count: Int = 1) { self.parser.advance(count) }
  mutating func skip(_ kind: TokenKind) -> Bool { self.parser.skip(kind) }

  mutating func expect(_ kind: TokenKind) throws(SyntaxFailure) {
    try self.parser.expect(kind, "this code is not understood")
  }

  func failure() -> SyntaxFailure { self.parser.failure("this code is not understood") }

  mutating func readName() throws(SyntaxFailure) -> Name { try self.parser.readLocatedName() }

  /// Skips the type behind a colon, if there is one.
  mutating func skipType() throws(SyntaxFailure) {
    if self.skip(.colon) { _ = try self.parser.readType() }
  }

  mutating func skipAnnotations() {
    self.parser.position = min(self.parser.endOfAnnotations(at: self.position), self.parser.tokens.count - 1)
  }

  // MARK: Nesting

  /// Reads code in brackets, or in braces with line breaks between its statements.
  mutating func reading<Value>(
    lineBreaks: Bool, _ read: (inout TermReader) throws(SyntaxFailure) -> Value
  ) throws(SyntaxFailure) -> Value {
    let outer = (self.parser.respectsLineBreaks, self.parser.allowsTrailingLambda)
    (self.parser.respectsLineBreaks, self.parser.allowsTrailingLambda) = (lineBreaks, true)
    try self.parser.enter()
    defer {
      self.parser.depth -= 1
      (self.parser.respectsLineBreaks, self.parser.allowsTrailingLambda) = outer
    }
    return try read(&self)
  }

  /// Reads an expression in parentheses.
  mutating func readParenthesized() throws(SyntaxFailure) -> Term {
    try self.reading(lineBreaks: false) { (reader) throws(SyntaxFailure) in
      try reader.expect(.leftParenthesis)
      let inner = try reader.readExpression()
      try reader.expect(.rightParenthesis)
      return inner
    }
  }
}
