import ReaderSupport
import SourceModel

extension Parser {
  /// Reads an expression, or an assignment.
  mutating func readExpression() throws(SyntaxFailure) -> Expression {
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
      Effect(target: target, kind: .assignment(operator: assignment, value: value), range: range))
    return Expression(.other, range)
  }

  /// Reads operands with operators between them. Their precedence does not affect the facts.
  private mutating func readBinary() throws(SyntaxFailure) -> Expression {
    let start = self.start
    let first = try self.readPrefix()
    var isSingle = true
    var isCast = false
    while true {
      switch self.kind {
      case .and, .or:
        self.advance()
        _ = try self.readPrefix()
      case .question where self.isElvis(at: self.position):
        self.advance(2)
        _ = try self.readPrefix()
      case .asKeyword:
        self.advance()
        if self.kind == .question, self.isAdjacent(self.position) { self.advance() }
        _ = try self.readType(intersections: false)
        isCast = true
        continue
      case .isKeyword where !self.isOnNewLine:
        self.advance()
        _ = try self.readType(intersections: false)
      case .inKeyword where !self.isOnNewLine:
        self.advance()
        _ = try self.readPrefix()
      case .not where !self.isOnNewLine && self.isAdjacent(self.position + 1):
        if self.nextKind == .inKeyword {
          self.advance(2)
          _ = try self.readPrefix()
        } else if self.nextKind == .isKeyword {
          self.advance(2)
          _ = try self.readType(intersections: false)
        } else {
          return self.operand(first, isSingle, isCast, from: start)
        }
      case .identifier where !self.isOnNewLine:
        // `a to b`
        self.advance()
        _ = try self.readPrefix()
      default:
        guard self.kind.isBinaryOperator, !self.isOnNewLine else {
          return self.operand(first, isSingle, isCast, from: start)
        }
        self.advance()
        _ = try self.readPrefix()
      }
      isSingle = false
    }
  }

  private func operand(
    _ first: Expression, _ isSingle: Bool, _ isCast: Bool, from start: Int
  ) -> Expression {
    if isSingle, !isCast { return first }
    // A cast does not change the kind of the expression.
    return Expression(isSingle ? first.kind : .other, self.range(from: start))
  }

  /// Reads an operand with the signs, labels and annotations before it.
  private mutating func readPrefix() throws(SyntaxFailure) -> Expression {
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
        if hasOperator || hasSign && operand.kind != .literal {
          return Expression(.other, self.range(from: start))
        }
        return hasSign || isAnnotated ? Expression(operand.kind, self.range(from: start)) : operand
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
  mutating func readLambda(_ receiver: LambdaReceiver = .none) throws(SyntaxFailure) -> Expression {
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
    try self.reading(lineBreaks: true) { (parser) throws(SyntaxFailure) in
      try parser.expect(.leftBrace, "open the lambda with '{'")
      if let arrow {
        try parser.readLambdaParameters(to: arrow)
      } else {
        parser.declare(Contextual.it.rawValue)
      }
      _ = try parser.readStatements()
      try parser.expect(.rightBrace, "close the brace")
    }
    self.leaveScope(count)
    return Expression(.closure, self.range(from: start))
  }

  private mutating func readLambdaParameters(to arrow: Int) throws(SyntaxFailure) {
    var names: [Symbol] = []
    while self.position < arrow {
      switch self.kind {
      case .identifier:
        names.append(self.token.payload)
        self.advance()
      case .leftParenthesis, .leftBracket: try self.readDestructuring(into: &names)
      default: throw self.failure("name the parameter")
      }
      if self.skip(.colon) { _ = try self.readType() }
      guard self.skip(.comma) else { break }
    }
    try self.expect(.arrow, "write '->' and the code of the lambda")
    for name in names { self.declare(name) }
  }

  /// Reads a function without a name.
  mutating func readAnonymousFunction() throws(SyntaxFailure) -> Expression {
    let start = self.start
    let count = self.locals.count
    var head = FunctionHead()
    _ = try self.readFunction(into: &head, context: [])
    self.leaveScope(count)
    return Expression(.closure, self.range(from: start))
  }
}
