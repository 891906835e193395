import ReaderSupport
import SourceModel

extension Parser {
  /// Reads statements up to a brace.
  mutating func readStatements() throws(SyntaxFailure) {
    while true {
      while self.skip(.semicolon) {}
      if self.kind == .rightBrace || self.kind == .end { return }
      try self.readStatement()
      guard self.endsStatement else { throw self.failure("separate statements with a line break or ';'") }
    }
  }

  mutating func readStatement() throws(SyntaxFailure) {
    try self.enter()
    defer { self.depth -= 1 }
    switch self.kind {
    case .returnKeyword: self.statements.append(try self.readReturn())
    case .valKeyword, .varKeyword, .funKeyword, .classKeyword, .interfaceKeyword, .typealiasKeyword:
      try self.readLocalDeclaration()
    case .objectKeyword where self.nextKind == .identifier: try self.readLocalDeclaration()
    case .at where self.startsLocalDeclaration(): try self.readLocalDeclaration()
    case .identifier where self.mayStartModifiers && self.startsLocalDeclaration():
      try self.readLocalDeclaration()
    default: try self.readEffect()
    }
  }

  /// Reads an expression that is a statement.
  private mutating func readEffect() throws(SyntaxFailure) {
    let term = try self.readExpression()
    self.statements.append(expression: term)
  }

  private var mayStartModifiers: Bool {
    !self.token.isQuoted && (Contextual.isModifier(self.token.payload) || self.isWord(.context))
  }

  /// Reads `return` and its value.
  mutating func readReturn() throws(SyntaxFailure) -> Statement {
    let start = self.start
    self.advance()
    let isLabelled = self.skipLabelReference() != nil
    let hasValue = self.mayStartExpression && !self.isOnNewLine
    let result = Statement.result(hasValue ? try self.readExpression() : nil)
    // It may return from a lambda.
    return isLabelled ? .expression(Term(.block([result]), self.range(from: start))) : result
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
    // A call on an anonymous function is part of the statement.
    guard self.declaredName(after: self.position) != nil else { return try self.readEffect() }
    let start = self.start
    let head = try self.readFunction()
    guard let name = head.name else { return }
    self.statements.append(.function(self.name(of: name), self.closure(head, modifiers.context, from: start)))
  }

  private mutating func readLocalProperty() throws(SyntaxFailure) {
    self.advance()
    var names: [Token] = []
    if self.kind == .leftParenthesis || self.kind == .leftBracket {
      try self.readDestructuring(into: &names)
    } else {
      _ = try self.readTypeParameters()
      _ = try self.readReceiver()
      names.append(try self.readName())
    }
    if self.skip(.colon) { _ = try self.readType() }
    try self.skipConstraints()
    let isDelegated = self.isWord(.by)
    if isDelegated || self.kind == .assign {
      self.advance()
      let term = try self.readExpression()
      self.statements.append(.declaration(names.map(self.name), isDelegated ? Self.delegated(term) : term))
    } else {
      self.declare(names.map(self.name))
    }
  }

  /// Reads `(a, b: B, _)`.
  mutating func readDestructuring(into names: inout [Token]) throws(SyntaxFailure) {
    let closing: TokenKind = self.kind == .leftBracket ? .rightBracket : .rightParenthesis
    self.advance()
    while self.kind != closing {
      self.position = min(self.endOfAnnotations(at: self.position), self.tokens.count - 1)
      if self.kind == .valKeyword || self.kind == .varKeyword { self.advance() }
      names.append(try self.readName())
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
    try self.reading(lineBreaks: true) { (parser) throws(SyntaxFailure) in
      try parser.expect(.leftBrace, "open the block with '{'")
      try parser.readStatements()
      try parser.expect(.rightBrace, "close the brace")
    }
  }

  /// Reads the code that a condition or a loop runs: a block, or a statement.
  private mutating func readBranch() throws(SyntaxFailure) {
    if self.kind == .leftBrace, self.arrowOfLambda(at: self.position) == nil {
      try self.enter()
      try self.readBlock()
      self.depth -= 1
    } else {
      try self.readStatement()
    }
  }

  /// Reads the code that may run, if there is any: its statements.
  private mutating func readOptionalBranch() throws(SyntaxFailure) -> [Statement] {
    guard self.kind != .semicolon else { return [] }
    return try self.collecting { (parser) throws(SyntaxFailure) in try parser.readBranch() }.statements
  }

  private mutating func readCondition() throws(SyntaxFailure) {
    try self.reading(lineBreaks: false) { (parser) throws(SyntaxFailure) in
      try parser.expect(.leftParenthesis, "write the condition in parentheses")
      parser.statements.append(.condition(try parser.readExpression()))
      try parser.expect(.rightParenthesis, "close the parenthesis")
    }
  }

  // MARK: Control

  mutating func readIf() throws(SyntaxFailure) {
    var branches: [[Statement]] = []
    defer { self.statements.append(.branches(branches)) }
    // An `else if` is the next turn of the loop, so that a long ladder does not recurse.
    repeat {
      self.advance()
      var branch = try self.collecting { (parser) throws(SyntaxFailure) in try parser.readCondition() }
        .statements
      if self.kind != .elseKeyword { branch += try self.readOptionalBranch() }
      branches.append(branch)
      if self.kind == .semicolon, self.nextKind == .elseKeyword { self.advance() }
      // `else ->` is a branch of a `when`.
      guard self.kind == .elseKeyword, self.nextKind != .arrow else { return }
      self.advance()
    } while self.kind == .ifKeyword
    branches.append(try self.readOptionalBranch())
  }

  mutating func readWhen() throws(SyntaxFailure) {
    self.advance()
    if self.kind == .leftParenthesis { try self.readSubject() }
    let branches = try self.reading(lineBreaks: true) { (parser) throws(SyntaxFailure) in
      try parser.expect(.leftBrace, "open the branches with '{'")
      var branches: [[Statement]] = []
      while parser.kind != .rightBrace {
        if parser.skip(.semicolon) { continue }
        let branch = try parser.collecting { (parser) throws(SyntaxFailure) in try parser.readWhenBranch() }
        branches.append(branch.statements)
      }
      parser.advance()
      return branches
    }
    self.statements.append(.branches(branches))
  }

  private mutating func readSubject() throws(SyntaxFailure) {
    try self.reading(lineBreaks: false) { (parser) throws(SyntaxFailure) in
      parser.advance()
      let end = parser.endOfAnnotations(at: parser.position)
      if parser.kind(at: end) == .valKeyword {
        parser.position = end
        try parser.readLocalProperty()
      } else {
        parser.append(value: try parser.readExpression())
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
          self.append(value: try self.readExpression())
        }
      } while self.skip(.comma) && self.kind != .arrow
    }
    if self.skip(.ifKeyword) { self.append(value: try self.readExpression()) }
    try self.expect(.arrow, "write '->' and the code of the branch")
    try self.readBranch()
  }

  mutating func readTry() throws(SyntaxFailure) {
    self.advance()
    var branches = [
      try self.collecting { (parser) throws(SyntaxFailure) in try parser.readBlock() }.statements
    ]
    while self.isWord(.catch), self.nextKind == .leftParenthesis {
      self.advance()
      let start = self.start
      var list = ParameterList()
      try self.readParameters(into: &list)
      let range = self.range(from: start)
      let block = try self.collecting { (parser) throws(SyntaxFailure) in
        parser.declare(list.names.map { Name($0, range) })
        try parser.readBlock()
      }
      branches.append(block.statements)
    }
    self.statements.append(.branches(branches))
    if self.isWord(.finally), self.nextKind == .leftBrace {
      self.advance()
      try self.readBlock()
    }
  }

  // MARK: Loops

  mutating func readFor() throws(SyntaxFailure) {
    self.advance()
    let head = try self.reading(lineBreaks: false) { (parser) throws(SyntaxFailure) in
      try parser.expect(.leftParenthesis, "write what the loop runs over in parentheses")
      parser.position = min(parser.endOfAnnotations(at: parser.position), parser.tokens.count - 1)
      if parser.kind == .valKeyword || parser.kind == .varKeyword { parser.advance() }
      var names: [Token] = []
      if parser.kind == .leftParenthesis || parser.kind == .leftBracket {
        try parser.readDestructuring(into: &names)
      } else {
        names.append(try parser.readName())
      }
      if parser.skip(.colon) { _ = try parser.readType() }
      try parser.expect(.inKeyword, "write 'in' and what the loop runs over")
      let values = try parser.readExpression()
      try parser.expect(.rightParenthesis, "close the parenthesis")
      return Statement.declaration(
        names.map { parser.name(of: $0) }, Term(.operation([], [values]), values.range))
    }
    self.statements.append(.branches([[head] + (try self.readOptionalBranch())]))
  }

  mutating func readWhile() throws(SyntaxFailure) {
    self.advance()
    let condition = try self.collecting { (parser) throws(SyntaxFailure) in try parser.readCondition() }
      .statements
    self.statements.append(.branches([condition + (try self.readOptionalBranch())]))
  }

  mutating func readDo() throws(SyntaxFailure) {
    self.advance()
    // The variables of the block are in scope in the condition.
    let (_, statements) = try self.collecting { (parser) throws(SyntaxFailure) in
      if parser.kind != .whileKeyword { try parser.readBranch() }
      _ = parser.skip(.semicolon)
      try parser.expect(.whileKeyword, "write 'while' and the condition of the loop")
      try parser.readCondition()
    }
    self.statements.append(.branches([statements]))
  }
}
