import ReaderSupport
import SourceModel

extension TermReader {
  /// Reads the code of a function, which is a block or the expression behind `=`.
  mutating func readBody(isBlock: Bool) throws(SyntaxFailure) -> [Statement] {
    isBlock ? try self.readBlock() : [.expression(try self.readExpression())]
  }

  /// Reads statements in braces.
  mutating func readBlock() throws(SyntaxFailure) -> [Statement] {
    try self.reading(lineBreaks: true) { (reader) throws(SyntaxFailure) in
      try reader.expect(.leftBrace)
      let statements = try reader.readStatements()
      try reader.expect(.rightBrace)
      return statements
    }
  }

  /// Reads statements up to a brace.
  mutating func readStatements() throws(SyntaxFailure) -> [Statement] {
    var statements: [Statement] = []
    while true {
      while self.skip(.semicolon) {}
      if self.kind == .rightBrace || self.kind == .end { return statements }
      statements += try self.readStatement()
    }
  }

  private mutating func readStatement() throws(SyntaxFailure) -> [Statement] {
    try self.parser.enter()
    defer { self.parser.depth -= 1 }
    if self.parser.startsLocalDeclaration() {
      let start = self.position
      self.parser.position = self.parser.endOfModifiers(at: start)
      switch self.kind {
      case .valKeyword, .varKeyword: return try self.readVariable()
      case .funKeyword where self.parser.declaredName(after: self.position) != nil:
        let (name, function) = try self.readFunction()
        return name.map { [.function($0, function)] } ?? []
      case .funKeyword: break
      default:
        // Values do not flow through a local type and its members.
        self.parser.position = start
        _ = try self.parser.readStatement()
        return []
      }
    }
    return [try self.readExpressionStatement()]
  }

  /// Reads an expression, or an assignment.
  private mutating func readExpressionStatement() throws(SyntaxFailure) -> Statement {
    if self.kind == .returnKeyword { return .result(try self.readReturn()) }
    let target = try self.readExpression()
    guard self.kind.isAssignment, !self.parser.isOnNewLine else { return .expression(target) }
    let name = self.parser.text[self.parser.range(of: self.parser.token)]
    self.advance()
    return .assignment(target, operator: name, try self.readExpression())
  }

  /// Reads `return` and its value.
  mutating func readReturn() throws(SyntaxFailure) -> Term {
    let start = self.start
    self.advance()
    _ = self.parser.skipLabelReference()
    guard self.parser.mayStartExpression, !self.parser.isOnNewLine else {
      return Term(.constant, self.range(from: start))
    }
    return try self.readExpression()
  }

  // MARK: Declarations

  mutating func readVariable() throws(SyntaxFailure) -> [Statement] {
    self.advance()
    var names: [Name] = []
    if self.kind == .leftParenthesis || self.kind == .leftBracket {
      names = try self.readDestructuring()
    } else {
      _ = try self.parser.readTypeParameters()
      _ = try self.parser.readReceiver()
      names = [try self.readName()]
    }
    try self.skipType()
    try self.parser.skipConstraints()
    if self.skip(.assign) { return [.declaration(names, try self.readExpression())] }
    guard self.parser.isWord(.by) else { return [] }
    self.advance()
    return [.declaration(names, Self.delegated(try self.readExpression()))]
  }

  /// The value of a delegated variable: for `lazy { … }`, the result of the lambda.
  static func delegated(_ term: Term) -> Term {
    guard case .chain(nil, let links) = term.kind, links.count == 1, links[0].name.text == "lazy",
      let closure = links[0].arguments?.last?.value
    else { return term }
    return Term(.chain(closure, [Term.Link(Name("invoke", links[0].name.range), [])]), term.range)
  }

  /// Reads `(a, b: B, _)`.
  mutating func readDestructuring() throws(SyntaxFailure) -> [Name] {
    let closing: TokenKind = self.kind == .leftBracket ? .rightBracket : .rightParenthesis
    self.advance()
    var names: [Name] = []
    while self.kind != closing {
      self.skipAnnotations()
      if self.kind == .valKeyword || self.kind == .varKeyword { self.advance() }
      names.append(try self.readName())
      try self.skipType()
      if self.skip(.assign) { _ = try self.readName() }
      guard self.skip(.comma) else { break }
    }
    try self.expect(closing)
    return names
  }

  /// Reads a function from its keyword on; the name is nil without one.
  mutating func readFunction() throws(SyntaxFailure) -> (name: Name?, closure: Closure) {
    let start = self.start
    self.advance()
    _ = try self.parser.readTypeParameters()
    _ = try self.parser.readReceiver()
    let name = self.kind == .identifier ? try self.readName() : nil
    let parameters = try self.readParameters()
    try self.skipType()
    try self.parser.skipConstraints()
    var statements: [Statement] = []
    if self.kind == .leftBrace || self.kind == .assign {
      statements = try self.readBody(isBlock: !self.skip(.assign))
    }
    return (name, Closure(parameters: parameters, statements: statements, range: self.range(from: start)))
  }

  /// Reads the parameters of a function: their names.
  private mutating func readParameters() throws(SyntaxFailure) -> [String] {
    try self.reading(lineBreaks: false) { (reader) throws(SyntaxFailure) in
      try reader.expect(.leftParenthesis)
      var names: [String] = []
      while reader.kind != .rightParenthesis {
        reader.parser.position = reader.parser.endOfModifiers(at: reader.position)
        if reader.kind == .valKeyword || reader.kind == .varKeyword { reader.advance() }
        names.append(try reader.readName().text)
        try reader.skipType()
        if reader.skip(.assign) { _ = try reader.readExpression() }
        guard reader.skip(.comma) else { break }
      }
      try reader.expect(.rightParenthesis)
      return names
    }
  }

  // MARK: Control

  /// Reads the code that a condition or a loop runs: a block, or a statement.
  private mutating func readBranch() throws(SyntaxFailure) -> [Statement] {
    if self.kind == .leftBrace, self.parser.arrowOfLambda(at: self.position) == nil {
      return try self.readBlock()
    }
    return try self.readStatement()
  }

  mutating func readIf() throws(SyntaxFailure) -> [Statement] {
    var statements: [Statement] = []
    var branches: [[Statement]] = []
    repeat {
      self.advance()
      statements.append(.expression(try self.readParenthesized()))
      if self.kind != .elseKeyword, self.kind != .semicolon { branches.append(try self.readBranch()) }
      if self.kind == .semicolon, self.parser.nextKind == .elseKeyword { self.advance() }
      guard self.kind == .elseKeyword, self.parser.nextKind != .arrow else {
        return statements + [.branches(branches)]
      }
      self.advance()
    } while self.kind == .ifKeyword
    if self.kind != .semicolon { branches.append(try self.readBranch()) }
    return statements + [.branches(branches)]
  }

  mutating func readWhen() throws(SyntaxFailure) -> [Statement] {
    self.advance()
    var statements: [Statement] = []
    if self.kind == .leftParenthesis {
      statements = try self.reading(lineBreaks: false) { (reader) throws(SyntaxFailure) in
        reader.advance()
        reader.skipAnnotations()
        let subject =
          reader.kind == .valKeyword
          ? try reader.readVariable() : [.expression(try reader.readExpression())]
        try reader.expect(.rightParenthesis)
        return subject
      }
    }
    let branches = try self.reading(lineBreaks: true) { (reader) throws(SyntaxFailure) in
      try reader.expect(.leftBrace)
      var branches: [[Statement]] = []
      while reader.kind != .rightBrace {
        if reader.skip(.semicolon) { continue }
        branches.append(try reader.readWhenBranch())
      }
      reader.advance()
      return branches
    }
    return statements + [.branches(branches)]
  }

  private mutating func readWhenBranch() throws(SyntaxFailure) -> [Statement] {
    var statements: [Statement] = []
    if !self.skip(.elseKeyword) {
      repeat {
        if self.kind == .not, self.parser.nextKind == .inKeyword || self.parser.nextKind == .isKeyword {
          self.advance()
        }
        if self.skip(.isKeyword) {
          _ = try self.parser.readType(intersections: false)
        } else {
          _ = self.skip(.inKeyword)
          statements.append(.expression(try self.readExpression()))
        }
      } while self.skip(.comma) && self.kind != .arrow
    }
    if self.skip(.ifKeyword) { statements.append(.expression(try self.readExpression())) }
    try self.expect(.arrow)
    return statements + (try self.readBranch())
  }

  mutating func readTry() throws(SyntaxFailure) -> [Statement] {
    self.advance()
    var branches = [try self.readBlock()]
    while self.parser.isWord(.catch), self.parser.nextKind == .leftParenthesis {
      self.advance()
      _ = try self.readParameters()
      branches.append(try self.readBlock())
    }
    guard self.parser.isWord(.finally), self.parser.nextKind == .leftBrace else {
      return [.branches(branches)]
    }
    self.advance()
    return [.branches(branches)] + (try self.readBlock())
  }

  mutating func readFor() throws(SyntaxFailure) -> [Statement] {
    self.advance()
    let head = try self.reading(lineBreaks: false) { (reader) throws(SyntaxFailure) in
      try reader.expect(.leftParenthesis)
      reader.skipAnnotations()
      if reader.kind == .valKeyword || reader.kind == .varKeyword { reader.advance() }
      let isPair = reader.kind == .leftParenthesis || reader.kind == .leftBracket
      let names = isPair ? try reader.readDestructuring() : [try reader.readName()]
      try reader.skipType()
      try reader.expect(.inKeyword)
      let values = try reader.readExpression()
      try reader.expect(.rightParenthesis)
      return Statement.declaration(names, Term(.operation([], [values]), values.range))
    }
    return [.branches([[head] + (self.kind == .semicolon ? [] : try self.readBranch())])]
  }

  mutating func readWhile() throws(SyntaxFailure) -> [Statement] {
    self.advance()
    let condition = Statement.expression(try self.readParenthesized())
    return [condition, .branches([self.kind == .semicolon ? [] : try self.readBranch()])]
  }

  mutating func readDo() throws(SyntaxFailure) -> [Statement] {
    self.advance()
    let code = self.kind == .whileKeyword ? [] : try self.readBranch()
    _ = self.skip(.semicolon)
    try self.expect(.whileKeyword)
    return [.branches([code + [.expression(try self.readParenthesized())]])]
  }
}
