import ReaderSupport
import SourceModel

/// Reads the tokens of a body that parses into the statements and terms that all languages share.
///
/// It uses the parser for lookahead, and is lenient where the parser has been strict.
struct TermReader {
  var parser: Parser
  /// How deep the code is nested that is being read.
  private var depth = 0

  /// Code nested deeper than this is not read, and neither are longer chains.
  static let maximumDepth = 2_000

  init(_ parser: Parser) { self.parser = parser }

  // MARK: Tokens

  var kind: TokenKind { self.parser.kind }
  func kind(_ distance: Int) -> TokenKind { self.parser.kind(distance) }
  var start: Int { self.parser.start }
  func range(from start: Int) -> TextRange { self.parser.range(from: start) }
  mutating func advance() { self.parser.advance() }
  mutating func skip(_ kind: TokenKind) -> Bool { self.parser.skip(kind) }

  mutating func expect(_ kind: TokenKind) throws(SyntaxFailure) {
    try self.parser.expect(kind, "this code is not understood")
  }

  func failure() -> SyntaxFailure { self.parser.failure("this code is not understood") }

  mutating func readName() throws(SyntaxFailure) -> Name {
    self.parser.name(of: try self.parser.readName())
  }

  /// Skips tokens up to one of a kind, and the code in braces on the way.
  mutating func skip(to kind: TokenKind) throws(SyntaxFailure) {
    while self.kind != kind {
      guard self.kind != .end else { throw self.failure() }
      if self.kind == .leftBrace { try self.skipBraces() } else { self.advance() }
    }
  }

  /// Skips code in braces.
  mutating func skipBraces() throws(SyntaxFailure) {
    guard self.kind == .leftBrace, let close = self.parser.closing(self.parser.position) else {
      throw self.failure()
    }
    self.parser.position = close + 1
  }

  /// Goes one level deeper.
  mutating func nested<Value>(
    _ read: (inout TermReader) throws(SyntaxFailure) -> Value
  ) throws(SyntaxFailure) -> Value {
    guard self.depth < Self.maximumDepth else {
      throw self.parser.failure("the code is nested too deeply to be read")
    }
    self.depth += 1
    defer { self.depth -= 1 }
    return try read(&self)
  }

  // MARK: Types

  /// Reads a type with its annotations and array brackets: the names before its arguments, or a constant.
  mutating func readType() throws(SyntaxFailure) -> Term {
    try self.parser.skipAnnotations()
    let start = self.start
    let path = try self.readPath()
    let isArray = self.skipDimensions()
    return Self.type(isArray ? [] : path, self.range(from: start))
  }

  static func type(_ path: [Name], _ range: TextRange) -> Term {
    guard let first = path.first else { return Term(.constant, range) }
    let base = Term(.name(first.text), first.range)
    return path.count == 1 ? base : Term(.chain(base, path.dropFirst().map { Term.Link($0) }), range)
  }

  /// Skips array brackets.
  ///
  /// - Returns: whether there were any.
  mutating func skipDimensions() -> Bool {
    let end = self.parser.endOfDimensions(at: self.parser.position)
    defer { self.parser.position = end }
    return end != self.parser.position
  }

  /// Reads the names of a type without brackets; none for a primitive type.
  mutating func readPath() throws(SyntaxFailure) -> [Name] {
    if self.kind.isPrimitive || self.kind == .voidKeyword {
      self.advance()
      return []
    }
    var path = [try self.readName()]
    while true {
      try self.skipTypeArguments()
      guard self.kind == .dot, self.kind(1) == .identifier || self.kind(1) == .at else { return path }
      self.advance()
      try self.parser.skipAnnotations()
      path.append(try self.readName())
    }
  }

  /// Skips type arguments or parameters in angle brackets, if they are here.
  mutating func skipTypeArguments() throws(SyntaxFailure) {
    guard self.kind == .less else { return }
    var depth = 0
    repeat {
      switch self.kind {
      case .less: depth += 1
      case .greater: depth -= 1
      case .end: throw self.failure()
      default: break
      }
      self.advance()
    } while depth > 0
  }
}
