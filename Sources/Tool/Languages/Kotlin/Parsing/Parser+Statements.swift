import ReaderSupport
import SourceModel

extension Parser {
  /// Reads statements up to a brace.
  ///
  /// - Returns: the value of the only statement, if it returns one.
  mutating func readStatements() throws(SyntaxFailure) -> Expression? {
    var result: Expression?
    var count = 0
    while true {
      while self.skip(.semicolon) {}
      if self.kind == .rightBrace || self.kind == .end { return count == 1 ? result : nil }
      result = try self.readStatement()
      count += 1
      guard self.endsStatement else { throw self.failure("separate statements with a line break or ';'") }
    }
  }

  /// Reads a statement; returns the value that it returns from the function, if it does.
  mutating func readStatement() throws(SyntaxFailure) -> Expression? {
    try self.enter()
    defer { self.depth -= 1 }
    switch self.kind {
    case .returnKeyword: return try self.readReturn()
    case .valKeyword, .varKeyword, .funKeyword, .classKeyword, .interfaceKeyword, .typealiasKeyword:
      try self.readLocalDeclaration()
    case .objectKeyword where self.nextKind == .identifier: try self.readLocalDeclaration()
    case .at where self.startsLocalDeclaration(): try self.readLocalDeclaration()
    case .identifier where self.mayStartModifiers && self.startsLocalDeclaration():
      try self.readLocalDeclaration()
    default: self.noteEffect(of: try self.readExpression())
    }
    return nil
  }

  private var mayStartModifiers: Bool {
    !self.token.isQuoted && (Contextual.isModifier(self.token.payload) || self.isWord(.context))
  }

  /// Reads `return` and its value; returns the value unless it is that of a lambda.
  mutating func readReturn() throws(SyntaxFailure) -> Expression? {
    self.advance()
    let isLabelled = self.skipLabelReference() != nil
    guard self.mayStartExpression, !self.isOnNewLine else { return nil }
    let value = try self.readExpression()
    return isLabelled ? nil : value
  }

  /// Whether an expression may start with the next token.
  var mayStartExpression: Bool {
    switch self.kind {
    case .semicolon, .rightBrace, .rightParenthesis, .rightBracket, .comma, .elseKeyword, .end, .arrow,
      .colon,
      .question, .dot, .stringEnd, .inKeyword, .isKeyword, .asKeyword, .assign:
      false
    default: !(self.kind.isBinaryOperator && self.kind != .plus && self.kind != .minus)
    }
  }

  /// Skips the label behind `return`, `break`, `continue`, `this` or `super`; gives its name.
  mutating func skipLabelReference() -> Symbol? {
    guard self.kind == .at, !self.token.followsLineBreak, self.nextKind == .identifier else { return nil }
    let label = self.token(at: self.position + 1).payload
    self.advance(2)
    return label
  }

  // MARK: Declarations

  private mutating func readLocalDeclaration() throws(SyntaxFailure) {
    let modifiers = try self.readModifiers()
    switch self.kind {
    case .classKeyword, .interfaceKeyword, .objectKeyword: try self.readLocalType(modifiers)
    case .funKeyword: try self.readLocalFunction(modifiers)
    case .valKeyword, .varKeyword: try self.readLocalProperty()
    case .typealiasKeyword:
      self.advance()
      _ = try self.readName()
      _ = try self.readTypeParameters()
      try self.expect(.assign, "write '=' and the type")
      _ = try self.readType()
    default: throw self.failure("declare a variable, a function or a class here")
    }
  }

  private mutating func readLocalFunction(_ modifiers: Modifiers) throws(SyntaxFailure) {
    if let name = self.declaredName(after: self.position) {
      self.declare(name)
    } else {
      // A call on an anonymous function is part of the statement.
      return self.noteEffect(of: try self.readExpression())
    }
    let count = self.locals.count
    var head = FunctionHead()
    _ = try self.readFunction(into: &head, context: modifiers.context)
    self.leaveScope(count)
  }

  private mutating func readLocalProperty() throws(SyntaxFailure) {
    self.advance()
    var names: [Symbol] = []
    if self.kind == .leftParenthesis || self.kind == .leftBracket {
      try self.readDestructuring(into: &names)
    } else {
      _ = try self.readTypeParameters()
      _ = try self.readReceiver()
      names.append(try self.readName().payload)
    }
    if self.skip(.colon) { _ = try self.readType() }
    try self.skipConstraints()
    if self.kind == .assign || self.isWord(.by) {
      self.advance()
      _ = try self.readExpression()
    }
    for name in names { self.declare(name) }
  }

  /// Reads `(a, b: B, _)`.
  mutating func readDestructuring(into names: inout [Symbol]) throws(SyntaxFailure) {
    let closing: TokenKind = self.kind == .leftBracket ? .rightBracket : .rightParenthesis
    self.advance()
    while self.kind != closing {
      self.position = min(self.endOfAnnotations(at: self.position), self.tokens.count - 1)
      if self.kind == .valKeyword || self.kind == .varKeyword { self.advance() }
      names.append(try self.readName().payload)
      if self.skip(.colon) { _ = try self.readType() }
      // Destructuring by name: `(val a = b)`
      if self.skip(.assign) { _ = try self.readName() }
      guard self.skip(.comma) else { break }
    }
    try self.expect(closing, "close the parenthesis")
  }

  // MARK: Blocks

  /// Reads statements in braces.
  mutating func readBlock() throws(SyntaxFailure) {
    let count = self.locals.count
    try self.readBlockLeavingScopeOpen()
    self.leaveScope(count)
  }

  private mutating func readBlockLeavingScopeOpen() throws(SyntaxFailure) {
    try self.reading(lineBreaks: true) { (parser) throws(SyntaxFailure) in
      try parser.expect(.leftBrace, "open the block with '{'")
      _ = try parser.readStatements()
      try parser.expect(.rightBrace, "close the brace")
    }
  }

  /// Reads the code that a condition or a loop runs: a block, or a statement.
  private mutating func readBranch() throws(SyntaxFailure) {
    let count = self.locals.count
    try self.readBranchLeavingScopeOpen()
    self.leaveScope(count)
  }

  private mutating func readBranchLeavingScopeOpen() throws(SyntaxFailure) {
    if self.kind == .leftBrace, self.arrowOfLambda(at: self.position) == nil {
      try self.enter()
      try self.readBlockLeavingScopeOpen()
      self.depth -= 1
    } else {
      _ = try self.readStatement()
    }
  }

  private mutating func readCondition() throws(SyntaxFailure) {
    try self.reading(lineBreaks: false) { (parser) throws(SyntaxFailure) in
      try parser.expect(.leftParenthesis, "write the condition in parentheses")
      _ = try parser.readExpression()
      try parser.expect(.rightParenthesis, "close the parenthesis")
    }
  }

  // MARK: Control

  mutating func readIf() throws(SyntaxFailure) {
    // An `else if` is the next turn of the loop, so that a long ladder does not recurse.
    repeat {
      self.advance()
      try self.readCondition()
      if self.kind != .elseKeyword, self.kind != .semicolon { try self.readBranch() }
      if self.kind == .semicolon, self.nextKind == .elseKeyword { self.advance() }
      // `else ->` is a branch of a `when`.
      guard self.kind == .elseKeyword, self.nextKind != .arrow else { return }
      self.advance()
    } while self.kind == .ifKeyword
    if self.kind != .semicolon { try self.readBranch() }
  }

  mutating func readWhen() throws(SyntaxFailure) {
    self.advance()
    let count = self.locals.count
    if self.kind == .leftParenthesis { try self.readSubject() }
    try self.reading(lineBreaks: true) { (parser) throws(SyntaxFailure) in
      try parser.expect(.leftBrace, "open the branches with '{'")
      while parser.kind != .rightBrace {
        if parser.skip(.semicolon) { continue }
        try parser.readWhenBranch()
      }
      parser.advance()
    }
    self.leaveScope(count)
  }

  private mutating func readSubject() throws(SyntaxFailure) {
    try self.reading(lineBreaks: false) { (parser) throws(SyntaxFailure) in
      parser.advance()
      let end = parser.endOfAnnotations(at: parser.position)
      if parser.kind(at: end) == .valKeyword {
        parser.position = end
        try parser.readLocalProperty()
      } else {
        _ = try parser.readExpression()
      }
      try parser.expect(.rightParenthesis, "close the parenthesis")
    }
  }

  private mutating func readWhenBranch() throws(SyntaxFailure) {
    if !self.skip(.elseKeyword) {
      repeat {
        let isNegated =
          self.kind == .not && (self.nextKind == .inKeyword || self.nextKind == .isKeyword)
          && self.isAdjacent(self.position + 1)
        if isNegated { self.advance() }
        if self.skip(.isKeyword) {
          _ = try self.readType(intersections: false)
        } else {
          _ = self.skip(.inKeyword)
          _ = try self.readExpression()
        }
      } while self.skip(.comma) && self.kind != .arrow
    }
    if self.skip(.ifKeyword) { _ = try self.readExpression() }
    try self.expect(.arrow, "write '->' and the code of the branch")
    try self.readBranch()
  }

  mutating func readTry() throws(SyntaxFailure) {
    self.advance()
    try self.readBlock()
    while self.isWord(.catch), self.nextKind == .leftParenthesis {
      self.advance()
      let count = self.locals.count
      var list = ParameterList()
      try self.readParameters(into: &list)
      try self.readBlock()
      self.leaveScope(count)
    }
    if self.isWord(.finally), self.nextKind == .leftBrace {
      self.advance()
      try self.readBlock()
    }
  }

  // MARK: Loops

  mutating func readFor() throws(SyntaxFailure) {
    self.advance()
    let count = self.locals.count
    try self.reading(lineBreaks: false) { (parser) throws(SyntaxFailure) in
      try parser.expect(.leftParenthesis, "write what the loop runs over in parentheses")
      parser.position = min(parser.endOfAnnotations(at: parser.position), parser.tokens.count - 1)
      if parser.kind == .valKeyword || parser.kind == .varKeyword { parser.advance() }
      var names: [Symbol] = []
      if parser.kind == .leftParenthesis || parser.kind == .leftBracket {
        try parser.readDestructuring(into: &names)
      } else {
        names.append(try parser.readName().payload)
      }
      if parser.skip(.colon) { _ = try parser.readType() }
      try parser.expect(.inKeyword, "write 'in' and what the loop runs over")
      _ = try parser.readExpression()
      try parser.expect(.rightParenthesis, "close the parenthesis")
      // The variables are not in scope in the expression that the loop iterates over.
      for name in names { parser.declare(name) }
    }
    if self.kind != .semicolon { try self.readBranch() }
    self.leaveScope(count)
  }

  mutating func readWhile() throws(SyntaxFailure) {
    self.advance()
    try self.readCondition()
    if self.kind != .semicolon { try self.readBranch() }
  }

  mutating func readDo() throws(SyntaxFailure) {
    self.advance()
    // The variables of the block are in scope in the condition.
    let count = self.locals.count
    if self.kind != .whileKeyword { try self.readBranchLeavingScopeOpen() }
    _ = self.skip(.semicolon)
    try self.expect(.whileKeyword, "write 'while' and the condition of the loop")
    try self.readCondition()
    self.leaveScope(count)
  }
}
