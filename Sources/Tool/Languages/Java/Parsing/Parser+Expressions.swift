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
    return Operand(.block([.assignment(target.term, operator: name, value.term, range)]), range)
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
    var current = condition
    var known: [Name] = []
    var parts: [(condition: Term, value: Term)] = []
    // Another conditional may follow the colon: the loop reads it, without recursion.
    while self.skip(.question) {
      let outer = self.arrowEndsLabel
      self.arrowEndsLabel = false
      let value = try self.readExpression().term
      parts.append((current.term, Self.term(value, knowing: known + current.bindings.whenTrue)))
      self.arrowEndsLabel = outer
      try self.expect(.colon, "write ':' and the other value")
      known += current.bindings.whenFalse
      // A lambda is allowed here, and includes the tokens after it.
      current = try self.readOr()
      current.term = Self.term(current.term, knowing: known)
    }
    let range = self.range(from: start)
    guard parts.count < Self.maximumDepth else {
      return Operand(.unknown(parts.flatMap { [$0.condition, $0.value] } + [current.term]), range)
    }
    let term = parts.reversed().reduce(current.term) { other, part in
      Term(
        .operation(["?:"], [part.condition, part.value, other]), self.range(from: part.condition.range.start))
    }
    return Operand(term.kind, range)
  }

  /// A term in which the variables of patterns are in scope.
  private static func term(_ term: Term, knowing names: [Name]) -> Term {
    names.isEmpty ? term : Term(.block([.local(names, nil, []), .result(term)]), term.range)
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
    var bindings = Bindings.none
    bindings[keyPath: part] = first.bindings[keyPath: part]
    var operands = [first.term]
    while self.skip(kind) {
      let operand = kind == .or ? try self.readAnd() : try self.readBinary()
      operands.append(Self.term(operand.term, knowing: bindings[keyPath: part]))
      bindings[keyPath: part] += operand.bindings[keyPath: part]
    }
    return Operand(.operation(["+"], operands), self.range(from: start), bindings: bindings)
  }

  /// Reads operands with operators that bind tighter than `&&` between them.
  ///
  /// Their precedence matters only to `instanceof`.
  private mutating func readBinary() throws(SyntaxFailure) -> Operand {
    let start = self.start
    let first = try self.readUnary()
    var operands = [first.term]
    var bindings = first.bindings
    var sawWeaker = false
    while true {
      if self.kind == .instanceofKeyword {
        self.advance()
        let (names, term) = try self.readPattern()
        operands.append(term)
        bindings = sawWeaker ? .none : Bindings(whenTrue: names)
      } else if self.kind.isBinaryOperator {
        if self.kind.bindsWeakerThanInstanceof { sawWeaker = true }
        self.advance()
        operands.append(try self.readUnary().term)
        bindings = .none
      } else if self.kind == .greater, let length = self.greaterOperator() {
        for _ in 0..<length { self.advance() }
        operands.append(try self.readUnary().term)
        bindings = .none
      } else {
        break
      }
    }
    guard operands.count > 1 else { return first }
    return Operand(.operation(["+"], operands), self.range(from: start), bindings: bindings)
  }

  /// The number of tokens of `>`, `>=`, `>>` or `>>>`; nil when they assign.
  private func greaterOperator() -> Int? {
    var length = 1
    while length < 3, self.kind(length) == .greater, self.isAdjacent(length) { length += 1 }
    guard self.kind(length) == .assign, self.isAdjacent(length) else { return length }
    return length == 1 ? 2 : nil
  }

  /// Reads the code after `instanceof`: the variables of a pattern, and the type.
  private mutating func readPattern() throws(SyntaxFailure) -> (names: [Name], term: Term) {
    _ = try self.readModifiers()
    let first = self.position
    try self.skipType()
    guard self.kind == .identifier else { return ([], self.type(from: first)) }
    let name = self.name(of: self.token())
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
      return Operand(
        .operation(["!"], [operand.term]), self.range(from: start), bindings: operand.bindings.negated)
    case .plus, .minus, .tilde, .increment, .decrement:
      try self.enter()
      defer { self.depth -= 1 }
      let isSign = self.kind == .plus || self.kind == .minus
      self.advance()
      let operand = try self.readUnary()
      return Operand(.operation([isSign ? "-" : "!"], [operand.term]), self.range(from: start))
    case .leftParenthesis where !self.startsLambda() && self.startsCast():
      try self.enter()
      defer { self.depth -= 1 }
      self.position = (self.closing(self.position) ?? self.position) + 1
      // A cast does not change the expression.
      return Operand(try self.readUnary().term)
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
    let (parameters, statements) = try self.readingBody { (parser) throws(SyntaxFailure) in
      var parameters: [String] = []
      if parser.kind == .identifier {
        parameters.append(parser.spelling(parser.token().payload))
        parser.advance()
      } else {
        parameters = try parser.readLambdaParameters()
      }
      try parser.expect(.arrow, "write '->' and the body of the lambda")
      if parser.kind == .leftBrace {
        _ = try parser.readBlock()
      } else {
        try parser.readEffect()
      }
      return parameters
    }
    let range = self.range(from: start)
    return Operand(
      .closure(Closure(parameters: parameters, statements: statements, range: range)), range)
  }

  private mutating func readLambdaParameters() throws(SyntaxFailure) -> [String] {
    try self.expect(.leftParenthesis, "write the parameters in parentheses")
    var parameters: [String] = []
    guard !self.skip(.rightParenthesis) else { return parameters }
    repeat {
      if self.kind == .identifier, self.kind(1) == .comma || self.kind(1) == .rightParenthesis {
        parameters.append(self.spelling(self.token().payload))
        self.advance()
        continue
      }
      _ = try self.readModifiers()
      let parameter = try self.readParameter()
      if parameter.name.kind == .identifier { parameters.append(self.spelling(parameter.name.payload)) }
    } while self.skip(.comma)
    try self.expect(.rightParenthesis, "close the parenthesis")
    return parameters
  }
}
