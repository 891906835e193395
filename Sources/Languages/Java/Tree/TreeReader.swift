import ReaderSupport
import SourceModel

/// Reads the tokens of a file that parses into a tree.
///
/// It asks the parser where the grammar needs to look ahead, and is lenient where the parser has been strict.
struct TreeReader {
  var parser: Parser
  /// How deep the code is nested that is being read.
  private var depth = 0

  /// Code nested deeper than this is not read, and chains that are longer neither.
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

  /// Goes one level deeper.
  mutating func nested<Value>(
    _ read: (inout TreeReader) throws(SyntaxFailure) -> Value
  ) throws(SyntaxFailure) -> Value {
    guard self.depth < Self.maximumDepth else {
      throw self.parser.failure("the code is nested too deeply to be read")
    }
    self.depth += 1
    defer { self.depth -= 1 }
    return try read(&self)
  }

  // MARK: Types

  /// Reads a type with its annotations and array brackets.
  mutating func readType() throws(SyntaxFailure) -> JavaTypeName {
    try self.parser.skipAnnotations()
    let start = self.start
    return try self.readDimensions(of: try self.readPlainType(), from: start)
  }

  mutating func readDimensions(
    of type: JavaTypeName, from start: Int
  ) throws(SyntaxFailure) -> JavaTypeName {
    let end = self.parser.endOfDimensions(at: self.parser.position)
    guard end != self.parser.position else { return type }
    var brackets = 0
    for index in self.parser.position..<end where self.parser.kind(at: index) == .leftBracket {
      brackets += 1
    }
    self.parser.position = end
    var type = type
    for _ in 0..<brackets { type = .array(type, range: self.range(from: start)) }
    return type
  }

  mutating func readPlainType() throws(SyntaxFailure) -> JavaTypeName {
    let start = self.start
    if self.kind.isPrimitive || self.kind == .voidKeyword {
      let spelling = self.parser.spelling(self.parser.token().payload)
      self.advance()
      return .primitive(spelling, range: self.range(from: start))
    }
    var path = [try self.readName()]
    var arguments: [JavaTypeName] = []
    while true {
      if self.kind == .less { arguments += try self.readTypeArguments() }
      guard self.kind == .dot, self.kind(1) == .identifier || self.kind(1) == .at else { break }
      self.advance()
      try self.parser.skipAnnotations()
      path.append(try self.readName())
    }
    return .named(path: path, arguments: arguments, range: self.range(from: start))
  }

  mutating func readTypeArguments() throws(SyntaxFailure) -> [JavaTypeName] {
    try self.nested { (reader) throws(SyntaxFailure) in
      try reader.expect(.less)
      var arguments: [JavaTypeName] = []
      while reader.kind != .greater {
        try reader.parser.skipAnnotations()
        let start = reader.start
        if reader.skip(.question) {
          var bound: JavaTypeName?
          if reader.skip(.extendsKeyword) || reader.skip(.superKeyword) { bound = try reader.readType() }
          arguments.append(.wildcard(bound, range: reader.range(from: start)))
        } else {
          arguments.append(try reader.readType())
        }
        guard reader.skip(.comma) else { break }
      }
      try reader.expect(.greater)
      return arguments
    }
  }

  /// Reads types with separators between them.
  mutating func readTypes(_ separator: TokenKind = .comma) throws(SyntaxFailure) -> [JavaTypeName] {
    var types: [JavaTypeName] = []
    repeat { types.append(try self.readType()) } while self.skip(separator)
    return types
  }

  /// Reads `<T extends A & B>`, if it is here: the names.
  mutating func readTypeParameters() throws(SyntaxFailure) -> [String] {
    guard self.skip(.less) else { return [] }
    var names: [String] = []
    repeat {
      try self.parser.skipAnnotations()
      names.append(try self.readName().text)
      if self.skip(.extendsKeyword) { _ = try self.readTypes(.ampersand) }
    } while self.skip(.comma)
    try self.expect(.greater)
    return names
  }
}
