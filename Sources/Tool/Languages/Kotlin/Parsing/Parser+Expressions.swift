import ReaderSupport
import SourceModel

extension Parser {
  /// Reads an expression, or an assignment.
  mutating func readExpression() throws(SyntaxFailure) -> Term {
    try self.enter()
    defer { self.depth -= 1 }
    let start = self.start
    let target = try self.readBinary()
    guard self.kind.isAssignment, !self.isOnNewLine else { return target }
    let assignment = self.text[self.range(of: self.token)]
    self.advance()
    let value = try self.readExpression()
    let range = self.range(from: start)
    return Term(.block([.assignment(target, operator: assignment, value, range)]), range)
  }

  /// Operands with operators between them.
  private struct Operation {
    let first: Term
    var operators: [String] = []
    var others: [Term] = []

    /// The operation up to the end of a range.
    func term(in range: TextRange) -> Term {
      if self.operators.isEmpty { return self.first }
      return Term(.operation(self.operators, [self.first] + self.others), range)
    }
  }

  /// Reads operands with operators between them. Their precedence does not affect the facts.
  private mutating func readBinary() throws(SyntaxFailure) -> Term {
    let start = self.start
    var operation = Operation(first: try self.readPrefix())
    while try self.readOperator(of: &operation) {}
    return operation.term(in: self.range(from: start))
  }

  /// Reads an operator and the operand or the type behind it, if they are here.
  private mutating func readOperator(of operation: inout Operation) throws(SyntaxFailure) -> Bool {
    var name = self.kind == .and || self.kind == .or ? "&&" : self.text[self.range(of: self.token)]
    switch self.kind {
    case .and, .or: self.advance()
    case .question where self.isElvis(at: self.position):
      name = "??"
      self.advance(2)
    case .asKeyword:
      self.advance()
      if self.kind == .question, self.isAdjacent(self.position) { self.advance() }
      // A cast does not change the expression.
      _ = try self.readType(intersections: false)
      return true
    case .isKeyword where !self.isOnNewLine: return try self.readTest(of: &operation)
    case .not where !self.isOnNewLine && self.isAdjacent(self.position + 1):
      guard self.nextKind == .inKeyword || self.nextKind == .isKeyword else { return false }
      self.advance()
      if self.kind == .isKeyword { return try self.readTest(of: &operation) }
      name = self.text[self.range(of: self.token)]
      self.advance()
    // `a to b`
    case .inKeyword where !self.isOnNewLine, .identifier where !self.isOnNewLine: self.advance()
    default:
      guard self.kind.isBinaryOperator, !self.isOnNewLine else { return false }
      self.advance()
    }
    operation.operators.append(name)
    operation.others.append(try self.readPrefix())
    return true
  }

  /// Reads `is` and the type behind it.
  private mutating func readTest(of operation: inout Operation) throws(SyntaxFailure) -> Bool {
    self.advance()
    _ = try self.readType(intersections: false)
    operation.operators.append("is")
    return true
  }

  /// Reads an operand with the signs, labels and annotations before it.
  private mutating func readPrefix() throws(SyntaxFailure) -> Term {
    let start = self.start
    var hasSign = false
    var hasOperator = false
    var hasStep = false
    while true {
      switch self.kind {
      case .plus, .minus:
        hasSign = true
        self.advance()
      case .increment, .decrement:
        hasStep = true
        self.advance()
      case .not:
        hasOperator = true
        self.advance()
      case .at:
        try self.skipAnnotations()
      case .identifier where self.isLabel(at: self.position):
        self.advance(2)
      default:
        let operand = try self.readPostfix()
        guard hasSign || hasOperator || hasStep else { return operand }
        let sign = hasStep ? Term.step : hasOperator ? "!" : "-"
        return Term(.operation([sign], [operand]), self.range(from: start))
      }
    }
  }

  /// Whether a label is defined at an index: `a@`.
  func isLabel(at index: Int) -> Bool {
    self.kind(at: index) == .identifier && self.kind(at: index + 1) == .at && self.isAdjacent(index + 1)
  }

  // MARK: Functions

  /// Reads a lambda.
  ///
  /// - Parameter receiver: whether `this` is another instance in it, unless it has parameters.
  mutating func readLambda(_ receiver: Closure.Receiver = .none) throws(SyntaxFailure) -> Term {
    try self.enter()
    defer { self.depth -= 1 }
    let start = self.start
    let arrow = self.arrowOfLambda(at: self.position)
    var (parameters, statements) = try self.reading(lineBreaks: true) { (parser) throws(SyntaxFailure) in
      try parser.expect(.leftBrace, "open the lambda with '{'")
      var parameters = ["it"]
      if let arrow { parameters = try parser.readLambdaParameters(to: arrow) }
      let (_, statements) = try parser.collecting { (parser) throws(SyntaxFailure) in
        try parser.readStatements()
      }
      try parser.expect(.rightBrace, "close the brace")
      return (parameters, statements)
    }
    // The last of several expressions is the value.
    if statements.count > 1, let last = statements.last {
      switch last {
      case .expression(let term): statements[statements.count - 1] = .result(term)
      // It returns from the function around the lambda.
      case .result(let term?):
        statements[statements.count - 1] = .expression(Term(.block([.result(term)]), term.range))
      default: break
      }
    }
    let range = self.range(from: start)
    // A lambda with parameters has no receiver as a rule.
    let closure = Closure(
      parameters: parameters, statements: statements, range: range,
      receiver: receiver == .possible && arrow != nil ? .none : receiver)
    return Term(.closure(closure), range)
  }

  /// Reads the parameters of a lambda and the arrow; returns their names.
  private mutating func readLambdaParameters(to arrow: Int) throws(SyntaxFailure) -> [String] {
    var names: [Token] = []
    var parameters: [String] = []
    var parts: [String] = []
    while self.position < arrow {
      switch self.kind {
      case .identifier:
        names.append(self.token)
        parameters.append(self.spelling(self.token.payload))
        self.advance()
      case .leftParenthesis, .leftBracket:
        // A destructured parameter has no name of its own.
        parameters.append("")
        let count = names.count
        try self.readDestructuring(into: &names)
        parts += names[count...].map { self.spelling($0.payload) }
      default: throw self.failure("name the parameter")
      }
      if self.skip(.colon) { _ = try self.readType() }
      guard self.skip(.comma) else { break }
    }
    try self.expect(.arrow, "write '->' and the code of the lambda")
    return parameters + parts
  }

  /// Reads a function without a name.
  mutating func readAnonymousFunction() throws(SyntaxFailure) -> Term {
    let start = self.start
    let head = try self.readFunction()
    let closure = self.closure(head, from: start)
    return Term(.closure(closure), closure.range)
  }

  /// The closure that a function in a body is.
  ///
  /// - Parameter context: the names of its context parameters.
  func closure(_ head: FunctionHead, _ context: [String] = [], from start: Int) -> Closure {
    Closure(
      parameters: head.list.names + context, head: head.list.defaults,
      statements: head.code?.statements ?? [], range: self.range(from: start),
      receiver: head.receiver == nil ? .none : .function)
  }
}
