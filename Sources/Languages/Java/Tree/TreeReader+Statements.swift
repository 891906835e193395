import ReaderSupport
import SourceModel

extension TreeReader {
  /// Reads statements with their braces.
  mutating func readBlock() throws(SyntaxFailure) -> [JavaStatement] {
    try self.nested { (reader) throws(SyntaxFailure) in
      try reader.expect(.leftBrace)
      var statements: [JavaStatement] = []
      while reader.kind != .rightBrace {
        guard reader.kind != .end else { throw reader.failure() }
        try reader.readStatement(into: &statements)
      }
      reader.advance()
      return statements
    }
  }

  mutating func readStatement(into statements: inout [JavaStatement]) throws(SyntaxFailure) {
    let start = self.start
    switch self.kind {
    case .semicolon: self.advance()
    case .leftBrace: statements.append(.block(try self.readBlock()))
    case .ifKeyword, .whileKeyword, .synchronizedKeyword, .doKeyword, .elseKeyword, .tryKeyword,
      .finallyKeyword,
      .catchKeyword, .forKeyword, .switchKeyword:
      statements.append(try self.nested { (reader) throws(SyntaxFailure) in try reader.readControl() })
    case .returnKeyword:
      self.advance()
      let value = self.kind == .semicolon ? nil : try self.readExpression()
      try self.expect(.semicolon)
      statements.append(.result(value, self.range(from: start)))
    case .throwKeyword, .assertKeyword:
      self.advance()
      statements.append(.expression(try self.readExpression()))
      if self.skip(.colon) { statements.append(.expression(try self.readExpression())) }
      try self.expect(.semicolon)
    case .breakKeyword, .continueKeyword:
      while self.kind != .semicolon, self.kind != .end { self.advance() }
    case .finalKeyword, .at, .abstractKeyword, .staticKeyword, .strictfpKeyword, .classKeyword,
      .interfaceKeyword, .enumKeyword:
      let modifiers = try self.parser.readModifiers()
      if self.startsType {
        statements.append(.type(try self.readTypeTree(modifiers)))
      } else {
        try self.readLocals(into: &statements)
        try self.expect(.semicolon)
      }
    case .identifier where self.kind(1) == .colon:
      self.advance()
      self.advance()
    case .identifier where self.parser.startsRecord():
      statements.append(.type(try self.readTypeTree(try self.parser.readModifiers())))
    case .identifier where self.parser.isWord(Contextual.yield) && self.startsYield:
      self.advance()
      statements.append(.result(try self.readExpression(), self.range(from: start)))
      try self.expect(.semicolon)
    default:
      if self.kind == .identifier || self.kind.isPrimitive, self.parser.startsLocalVariable() {
        try self.readLocals(into: &statements)
      } else {
        statements.append(.expression(try self.readExpression()))
      }
      try self.expect(.semicolon)
    }
  }

  private var startsYield: Bool {
    switch self.kind(1) {
    case .dot, .assign, .leftBracket, .semicolon, .plusAssign, .minusAssign: false
    case .leftParenthesis: false
    default: true
    }
  }

  /// Reads a type, and names with their values.
  private mutating func readLocals(into statements: inout [JavaStatement]) throws(SyntaxFailure) {
    var type: JavaTypeName? = try self.readType()
    if case .named(let path, _, _)? = type, path.count == 1, path[0].text == "var" { type = nil }
    repeat {
      let name = try self.readName()
      self.parser.position = self.parser.endOfDimensions(at: self.parser.position)
      statements.append(.local(type, name, self.skip(.assign) ? try self.readInitializer() : nil))
    } while self.skip(.comma)
  }

  /// Reads a statement with a keyword, what is in its parentheses, and its body.
  private mutating func readControl() throws(SyntaxFailure) -> JavaStatement {
    var parts: [JavaStatement] = []
    let keyword = self.kind
    self.advance()
    if self.kind == .leftParenthesis { try self.readControlParts(of: keyword, into: &parts) }
    switch keyword {
    case .switchKeyword: try self.readCases(into: &parts)
    case .doKeyword:
      try self.readStatement(into: &parts)
      try self.expect(.whileKeyword)
      try self.readControlParts(of: .whileKeyword, into: &parts)
      try self.expect(.semicolon)
    default: try self.readStatement(into: &parts)
    }
    // What continues the statement has a scope of its own, as have its parts.
    return .block(parts)
  }

  private mutating func readControlParts(
    of keyword: TokenKind, into parts: inout [JavaStatement]
  ) throws(SyntaxFailure) {
    try self.expect(.leftParenthesis)
    while self.kind != .rightParenthesis {
      if self.skip(.semicolon) || self.skip(.comma) { continue }
      if keyword == .catchKeyword {
        _ = try self.parser.readModifiers()
        let types = try self.readTypes(.bar)
        parts.append(.local(types.count == 1 ? types[0] : nil, try self.readName(), nil))
      } else if self.kind == .finalKeyword || self.kind == .at
        || ((keyword == .forKeyword || keyword == .tryKeyword) && self.parser.startsLocalVariable())
      {
        _ = try self.parser.readModifiers()
        try self.readLocals(into: &parts)
        if self.skip(.colon) { parts.append(.expression(try self.readExpression())) }
      } else {
        parts.append(.expression(try self.readExpression()))
      }
    }
    self.advance()
  }

  /// Reads the cases of a `switch` with their braces.
  mutating func readCases(into parts: inout [JavaStatement]) throws(SyntaxFailure) {
    try self.expect(.leftBrace)
    while self.kind != .rightBrace {
      guard self.kind != .end else { throw self.failure() }
      guard self.kind == .caseKeyword || self.kind == .defaultKeyword else {
        try self.readStatement(into: &parts)
        continue
      }
      // A label has constants, which no conversion changes.
      var isRule = false
      while self.kind != .colon {
        guard self.kind != .end, self.kind != .semicolon else { throw self.failure() }
        if self.skip(.arrow) {
          isRule = true
          break
        }
        self.advance()
      }
      if !isRule { self.advance() }
    }
    self.advance()
  }
}
