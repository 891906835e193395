import ReaderSupport
import SourceModel

extension Parser {
  /// Reads an expression.
  mutating func readExpression() throws(SyntaxFailure) -> Operand {
    try self.enter()
    defer { self.depth -= 1 }
    let start = self.start
    let target = try self.readConditional()
    guard let assignment = self.assignment() else { return target }
    let name = self.text[TextRange(self.start, Int(self.token(assignment - 1).end))]
    for _ in 0..<assignment { self.advance() }
    let value = try self.readExpression()
    let range = self.range(from: start)
    self.body.effects.append(
      Effect(
        target: target.expression, kind: .assignment(operator: name, value: value.expression), range: range))
    return Operand(.other, range, Term(.block([.assignment(target.term, operator: "=", value.term)]), range))
  }

  /// The number of tokens of the assignment operator here; nil without one.
  private func assignment() -> Int? {
    if self.kind.isAssignment { return 1 }
    guard self.kind == .greater, self.kind(1) == .greater, self.isAdjacent(1) else { return nil }
    // `>>=` and `>>>=`
    for length in [2, 3] {
      if self.kind(length) == .assign, self.isAdjacent(length) { return length + 1 }
      guard self.kind(length) == .greater, self.isAdjacent(length) else { return nil }
    }
    return nil
  }

  /// Reads `a ? b : c`, or what binds tighter.
  mutating func readConditional() throws(SyntaxFailure) -> Operand {
    let start = self.start
    let condition = try self.readOr()
    guard self.kind == .question else { return condition }
    let count = self.locals.count
    var current = condition
    var parts: [(condition: Term, value: Term)] = []
    // Another conditional may follow the colon: the loop reads it, without recursion.
    while self.skip(.question) {
      let outer = self.arrowEndsLabel
      self.arrowEndsLabel = false
      let scope = self.locals.count
      self.declare(current.bindings.whenTrue)
      parts.append((current.term, try self.readExpression().term))
      self.leaveScope(scope)
      self.arrowEndsLabel = outer
      try self.expect(.colon, "write ':' and the other value")
      self.declare(current.bindings.whenFalse)
      // A lambda is allowed here, and includes the tokens after it.
      current = try self.readOr()
    }
    self.leaveScope(count)
    if parts.count >= Self.maximumDepth {
      self.body.lacksTerms = true
      parts.removeAll()
    }
    let term = parts.reversed().reduce(current.term) { other, part in
      Term(
        .operation(["?:"], [part.condition, part.value, other]), self.range(from: part.condition.range.start))
    }
    return Operand(.other, self.range(from: start), term)
  }

  private mutating func readOr() throws(SyntaxFailure) -> Operand {
    let start = self.start
    let first = try self.readAnd()
    guard self.kind == .or else { return first }
    return try self.readLogical(.or, after: first, from: start)
  }

  private mutating func readAnd() throws(SyntaxFailure) -> Operand {
    let start = self.start
    let first = try self.readBinary()
    guard self.kind == .and else { return first }
    return try self.readLogical(.and, after: first, from: start)
  }

  /// Reads the operands behind the first one of `||` or `&&`.
  ///
  /// The variables of a pattern are in scope in the operands after it: after `||` when the pattern does not match,
  /// after `&&` when it does.
  private mutating func readLogical(
    _ kind: TokenKind, after first: Operand, from start: Int
  ) throws(SyntaxFailure) -> Operand {
    let part = kind == .or ? \Bindings.whenFalse : \Bindings.whenTrue
    let count = self.locals.count
    var bindings = Bindings.none
    bindings[keyPath: part] = first.bindings[keyPath: part]
    self.declare(first.bindings[keyPath: part])
    var operation = first
    while self.skip(kind) {
      let operand = kind == .or ? try self.readAnd() : try self.readBinary()
      bindings[keyPath: part] += operand.bindings[keyPath: part]
      self.declare(operand.bindings[keyPath: part])
      operation.append(operand)
    }
    self.leaveScope(count)
    return operation.ending(self.range(from: start), bindings: bindings)
  }

  /// Reads operands with operators that bind tighter than `&&` between them.
  ///
  /// Their precedence matters only to `instanceof`.
  private mutating func readBinary() throws(SyntaxFailure) -> Operand {
    let start = self.start
    let first = try self.readUnary()
    var operation = first
    var bindings = first.bindings
    var isSingle = true
    var sawWeaker = false
    while true {
      if self.kind == .instanceofKeyword {
        self.advance()
        let (names, term) = try self.readPattern()
        operation.append(term)
        bindings = sawWeaker ? .none : Bindings(whenTrue: names)
      } else if self.kind.isBinaryOperator {
        if self.kind.bindsWeakerThanInstanceof { sawWeaker = true }
        self.advance()
        operation.append(try self.readUnary())
        bindings = .none
      } else if self.kind == .greater, let length = self.greaterOperator() {
        for _ in 0..<length { self.advance() }
        operation.append(try self.readUnary())
        bindings = .none
      } else {
        break
      }
      isSingle = false
    }
    return isSingle ? first : operation.ending(self.range(from: start), bindings: bindings)
  }

  /// The number of tokens of `>`, `>=`, `>>` or `>>>`; nil when they assign.
  private func greaterOperator() -> Int? {
    var length = 1
    while length < 3, self.kind(length) == .greater, self.isAdjacent(length) { length += 1 }
    guard self.kind(length) == .assign, self.isAdjacent(length) else { return length }
    return length == 1 ? 2 : nil
  }

  /// Reads the code after `instanceof`: the variables of a pattern, and the type.
  private mutating func readPattern() throws(SyntaxFailure) -> (names: [Symbol], term: Term) {
    _ = try self.readModifiers()
    let first = self.position
    try self.skipType()
    guard self.kind == .identifier else { return ([], self.type(from: first)) }
    let name = self.token().payload
    self.advance()
    return ([name], Term(.constant, self.range(from: Int(self.tokens[first].start))))
  }

  private mutating func readUnary() throws(SyntaxFailure) -> Operand {
    let start = self.start
    switch self.kind {
    case .not:
      try self.enter()
      defer { self.depth -= 1 }
      self.advance()
      let operand = try self.readUnary()
      let range = self.range(from: start)
      return Operand(
        .other, range, Term(.operation(["+"], [operand.term]), range), bindings: operand.bindings.negated)
    case .plus, .minus, .tilde, .increment, .decrement:
      try self.enter()
      defer { self.depth -= 1 }
      let isSign = self.kind == .plus || self.kind == .minus
      self.advance()
      let operand = try self.readUnary()
      let isLiteral = isSign && operand.expression.kind == .literal
      let range = self.range(from: start)
      return Operand(isLiteral ? .literal : .other, range, Term(.operation(["+"], [operand.term]), range))
    case .leftParenthesis where !self.startsLambda() && self.startsCast():
      try self.enter()
      defer { self.depth -= 1 }
      self.position = (self.closing(self.position) ?? self.position) + 1
      let operand = try self.readUnary()
      // A cast does not change the kind of the expression.
      return operand.enclosed(in: self.range(from: start))
    default: return try self.readPostfix()
    }
  }

  // MARK: Lambdas

  /// Whether this parenthesis starts the parameters of a lambda.
  func startsLambda() -> Bool {
    guard let close = self.closing(self.position), self.kind(at: close + 1) == .arrow else { return false }
    // `case (x) ->`
    return !self.arrowEndsLabel
  }

  /// Reads a lambda.
  mutating func readLambda() throws(SyntaxFailure) -> Operand {
    try self.enter()
    defer { self.depth -= 1 }
    let start = self.start
    let count = self.locals.count
    let outerTargets = self.breakTargets
    let outerArrow = self.arrowEndsLabel
    let outerResult = self.lastResult
    self.breakTargets = []
    self.arrowEndsLabel = false
    defer {
      self.leaveScope(count)
      self.breakTargets = outerTargets
      self.arrowEndsLabel = outerArrow
      self.lastResult = outerResult
    }
    if self.kind == .identifier {
      self.declare(self.token().payload)
      self.advance()
    } else {
      try self.readLambdaParameters()
    }
    let parameters = self.locals[count...].map(self.spelling)
    try self.expect(.arrow, "write '->' and the body of the lambda")
    let (_, statements) = try self.collecting { (parser) throws(SyntaxFailure) in
      if parser.kind == .leftBrace {
        _ = try parser.readBlock()
      } else {
        try parser.readEffect()
      }
    }
    let range = self.range(from: start)
    return Operand(.closure, range, .closure(parameters, statements, range))
  }

  private mutating func readLambdaParameters() throws(SyntaxFailure) {
    try self.expect(.leftParenthesis, "write the parameters in parentheses")
    guard !self.skip(.rightParenthesis) else { return }
    repeat {
      if self.kind == .identifier, self.kind(1) == .comma || self.kind(1) == .rightParenthesis {
        self.declare(self.token().payload)
        self.advance()
        continue
      }
      _ = try self.readModifiers()
      let parameter = try self.readParameter()
      if parameter.name.kind == .identifier { self.declare(parameter.name.payload) }
    } while self.skip(.comma)
    try self.expect(.rightParenthesis, "close the parenthesis")
  }
}
