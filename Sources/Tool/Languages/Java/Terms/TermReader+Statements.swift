import ReaderSupport
import SourceModel

extension TermReader {
  /// Reads statements with their braces.
  mutating func readBlock() throws(SyntaxFailure) -> [Statement] {
    try self.nested { (reader) throws(SyntaxFailure) in
      try reader.expect(.leftBrace)
      var statements: [Statement] = []
      while reader.kind != .rightBrace {
        guard reader.kind != .end else { throw reader.failure() }
        try reader.readStatement(into: &statements)
      }
      reader.advance()
      return statements
    }
  }

  private mutating func readStatement(into statements: inout [Statement]) throws(SyntaxFailure) {
    let start = self.start
    switch self.kind {
    case .semicolon: self.advance()
    case .leftBrace: statements.append(.branches([try self.readBlock()]))
    case .ifKeyword, .whileKeyword, .synchronizedKeyword, .doKeyword, .elseKeyword, .tryKeyword,
      .finallyKeyword, .catchKeyword, .forKeyword, .switchKeyword:
      statements.append(try self.nested { (reader) throws(SyntaxFailure) in try reader.readControl() })
    case .returnKeyword:
      self.advance()
      let value = self.kind == .semicolon ? nil : try self.readExpression()
      try self.expect(.semicolon)
      statements.append(.result(value ?? Term(.constant, self.range(from: start))))
    case .throwKeyword, .assertKeyword:
      self.advance()
      statements.append(try self.readExpressionStatement())
      if self.skip(.colon) { statements.append(try self.readExpressionStatement()) }
      try self.expect(.semicolon)
    case .breakKeyword, .continueKeyword: try self.skip(to: .semicolon)
    case .finalKeyword, .at, .abstractKeyword, .staticKeyword, .strictfpKeyword, .classKeyword,
      .interfaceKeyword, .enumKeyword:
      _ = try self.parser.readModifiers()
      if self.parser.startsType() {
        try self.skipTypeDeclaration()
      } else {
        try self.readLocals(into: &statements)
        try self.expect(.semicolon)
      }
    case .identifier where self.kind(1) == .colon:
      self.advance()
      self.advance()
    case .identifier where self.parser.startsRecord(): try self.skipTypeDeclaration()
    case .identifier where self.parser.isWord(Contextual.yield) && self.startsYield:
      self.advance()
      statements.append(.result(try self.readExpression()))
      try self.expect(.semicolon)
    default:
      if self.kind == .identifier || self.kind.isPrimitive, self.parser.startsLocalVariable() {
        try self.readLocals(into: &statements)
      } else {
        statements.append(try self.readExpressionStatement())
      }
      try self.expect(.semicolon)
    }
  }

  private var startsYield: Bool {
    switch self.kind(1) {
    case .dot, .assign, .leftBracket, .semicolon, .plusAssign, .minusAssign, .leftParenthesis: false
    default: true
    }
  }

  /// Skips a type, whose methods are bodies of their own.
  mutating func skipTypeDeclaration() throws(SyntaxFailure) {
    try self.skip(to: .leftBrace)
    try self.skipBraces()
  }

  /// Reads an expression: an assignment is a statement of its own.
  mutating func readExpressionStatement() throws(SyntaxFailure) -> Statement {
    let term = try self.readExpression()
    if case .block(let statements) = term.kind, statements.count == 1, case .assignment = statements[0] {
      return statements[0]
    }
    return .expression(term)
  }

  /// Reads a type, and names with their values.
  private mutating func readLocals(into statements: inout [Statement]) throws(SyntaxFailure) {
    _ = try self.readType()
    repeat {
      let name = try self.readName()
      _ = self.skipDimensions()
      if self.skip(.assign) { statements.append(.declaration([name], try self.readInitializer())) }
    } while self.skip(.comma)
  }

  /// Reads a statement with a keyword, the code in its parentheses, and its body.
  private mutating func readControl() throws(SyntaxFailure) -> Statement {
    var parts: [Statement] = []
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
    // An `else`, `catch` or `finally` has a scope of its own, as have the parts of this statement.
    return .branches([parts])
  }

  private mutating func readControlParts(
    of keyword: TokenKind, into parts: inout [Statement]
  ) throws(SyntaxFailure) {
    try self.expect(.leftParenthesis)
    while self.kind != .rightParenthesis {
      if self.skip(.semicolon) || self.skip(.comma) { continue }
      if keyword == .catchKeyword {
        _ = try self.parser.readModifiers()
        repeat { _ = try self.readType() } while self.skip(.bar)
        _ = try self.readName()
      } else if self.kind == .finalKeyword || self.kind == .at
        || ((keyword == .forKeyword || keyword == .tryKeyword) && self.parser.startsLocalVariable())
      {
        _ = try self.parser.readModifiers()
        try self.readLocals(into: &parts)
        if self.skip(.colon) { parts.append(try self.readExpressionStatement()) }
      } else {
        parts.append(try self.readExpressionStatement())
      }
    }
    self.advance()
  }

  /// Reads the cases of a `switch` with their braces.
  mutating func readCases(into parts: inout [Statement]) throws(SyntaxFailure) {
    try self.expect(.leftBrace)
    while self.kind != .rightBrace {
      guard self.kind != .end else { throw self.failure() }
      guard self.kind == .caseKeyword || self.kind == .defaultKeyword else {
        try self.readStatement(into: &parts)
        continue
      }
      // The constants of a label are skipped.
      while !self.skip(.colon), !self.skip(.arrow) {
        guard self.kind != .end, self.kind != .semicolon else { throw self.failure() }
        self.advance()
      }
    }
    self.advance()
  }
}
