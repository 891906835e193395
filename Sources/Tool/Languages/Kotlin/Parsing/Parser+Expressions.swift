import ReaderSupport
import SourceModel

extension Parser {
  /// Reads an expression, or an assignment.
  mutating func readExpression() throws(SyntaxFailure) -> Operand {
    try self.enter()
    defer { self.depth -= 1 }
    let start = self.start
    let target = try self.readBinary()
    guard self.kind.isAssignment, !self.isOnNewLine else { return target }
    let assignment = self.text[self.range(of: self.token)]
    self.advance()
    let value = try self.readExpression()
    let range = self.range(from: start)
    self.body.effects.append(
      Effect(
        target: target.expression, kind: .assignment(operator: assignment, value: value.expression),
        range: range))
    return Operand(.other, range, .block([.assignment(target.term, operator: assignment, value.term)]))
  }

  /// Operands with operators between them.
  private struct Operation {
    let first: Operand
    var operators: [String] = []
    var others: [Term] = []
    /// Whether types are compared, which are not among the operands.
    var isTest = false
    var isCast = false

    var isSingle: Bool { self.others.isEmpty && !self.isTest }

    /// The operation up to the end of a range.
    func operand(in range: TextRange) -> Operand {
      if self.isSingle, !self.isCast { return self.first }
      let term =
        self.others.isEmpty
        ? self.first.term : Term(.operation(self.operators, [self.first.term] + self.others), range)
      // A cast does not change the kind of the expression.
      return Operand(self.isSingle ? self.first.expression.kind : .other, range, term)
    }
  }

  /// Reads operands with operators between them. Their precedence does not affect the facts.
  private mutating func readBinary() throws(SyntaxFailure) -> Operand {
    let start = self.start
    var operation = Operation(first: try self.readPrefix())
    while try self.readOperator(of: &operation) {}
    return operation.operand(in: self.range(from: start))
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
      _ = try self.readType(intersections: false)
      operation.isCast = true
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
    operation.others.append(try self.readPrefix().term)
    return true
  }

  /// Reads `is` and the type behind it.
  private mutating func readTest(of operation: inout Operation) throws(SyntaxFailure) -> Bool {
    self.advance()
    _ = try self.readType(intersections: false)
    operation.isTest = true
    return true
  }

  /// Reads an operand with the signs, labels and annotations before it.
  private mutating func readPrefix() throws(SyntaxFailure) -> Operand {
    let start = self.start
    var hasSign = false
    var hasOperator = false
    var isAnnotated = false
    while true {
      switch self.kind {
      case .plus, .minus:
        hasSign = true
        self.advance()
      case .increment, .decrement, .not:
        hasOperator = true
        self.advance()
      case .at:
        isAnnotated = true
        try self.skipAnnotations()
      case .identifier where self.isLabel(at: self.position):
        isAnnotated = true
        self.advance(2)
      default:
        let operand = try self.readPostfix()
        guard hasSign || hasOperator || isAnnotated else { return operand }
        let range = self.range(from: start)
        let kind = operand.expression.kind
        let isOther = hasOperator || hasSign && kind != .literal
        let term = hasSign || hasOperator ? Term(.operation(["-"], [operand.term]), range) : operand.term
        return Operand(isOther ? .other : kind, range, term)
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
  mutating func readLambda(_ receiver: LambdaReceiver = .none) throws(SyntaxFailure) -> Operand {
    try self.enter()
    let start = self.start
    let count = self.locals.count
    let outerInstance = self.isInstanceKnown
    let arrow = self.arrowOfLambda(at: self.position)
    if receiver == .certain { self.isInstanceKnown = false }
    defer {
      self.depth -= 1
      self.isInstanceKnown = outerInstance
      switch receiver {
      case .certain: self.body.otherInstances.append(self.range(from: start))
      case .possible where arrow == nil: self.body.possibleInstances.append(self.range(from: start))
      case .none, .possible: break
      }
    }
    var (parameters, statements) = try self.reading(lineBreaks: true) { (parser) throws(SyntaxFailure) in
      try parser.expect(.leftBrace, "open the lambda with '{'")
      var parameters = ["it"]
      if let arrow {
        parameters = try parser.readLambdaParameters(to: arrow)
      } else {
        parser.declare(Contextual.it.rawValue)
      }
      let statements = try parser.collecting { (parser) throws(SyntaxFailure) in
        try parser.readStatements()
      }.statements
      try parser.expect(.rightBrace, "close the brace")
      return (parameters, statements)
    }
    self.leaveScope(count)
    // The last of several expressions is the value.
    if statements.count > 1, case .expression(let term)? = statements.last {
      statements[statements.count - 1] = .result(term)
    }
    return self.closure(parameters, statements, from: start)
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
    for name in names { self.declare(name.payload) }
    return parameters + parts
  }

  /// Reads a function without a name.
  mutating func readAnonymousFunction() throws(SyntaxFailure) -> Operand {
    let start = self.start
    let (head, statements) = try self.readInnerFunction(context: [])
    return self.closure(head.parameters.map(\.name), statements, from: start)
  }

  /// Reads a function in a body, from its keyword on: its head and its statements.
  mutating func readInnerFunction(
    context: [Symbol]
  ) throws(SyntaxFailure) -> (value: FunctionHead, statements: [Statement]) {
    let count = self.locals.count
    defer { self.leaveScope(count) }
    return try self.collecting { (parser) throws(SyntaxFailure) in
      var head = FunctionHead()
      _ = try parser.readFunction(into: &head, context: context)
      return head
    }
  }
}
