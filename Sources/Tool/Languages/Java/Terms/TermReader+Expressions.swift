import ReaderSupport
import SourceModel

extension TermReader {
  mutating func readExpression() throws(SyntaxFailure) -> Term {
    try self.nested { (reader) throws(SyntaxFailure) in
      let start = reader.start
      let target = try reader.readConditional()
      guard reader.skipAssignment() else { return target }
      let value = try reader.readExpression()
      return Term(.block([.assignment(target, operator: "=", value)]), reader.range(from: start))
    }
  }

  /// Skips an assignment operator, if one is here.
  private mutating func skipAssignment() -> Bool {
    if self.kind.isAssignment {
      self.advance()
      return true
    }
    guard self.kind == .greater, self.kind(1) == .greater, self.parser.isAdjacent(1) else { return false }
    for length in [2, 3] {
      if self.kind(length) == .assign, self.parser.isAdjacent(length) {
        for _ in 0...length { self.advance() }
        return true
      }
    }
    return false
  }

  private mutating func readConditional() throws(SyntaxFailure) -> Term {
    let start = self.start
    let condition = try self.readOperation()
    guard self.skip(.question) else { return condition }
    let first = try self.readExpression()
    try self.expect(.colon)
    let second = try self.nested { (reader) throws(SyntaxFailure) in try reader.readConditional() }
    return Term(.operation(["?:"], [condition, first, second]), self.range(from: start))
  }

  /// Operands with operators between, before or after them; the operators do not matter.
  private func operation(_ operands: [Term], from start: Int) -> Term {
    Term(.operation(["+"], operands), self.range(from: start))
  }

  /// Reads operands with operators between them, regardless of precedence.
  private mutating func readOperation() throws(SyntaxFailure) -> Term {
    let start = self.start
    let first = try self.readUnary()
    var operands = [first]
    while true {
      if self.skip(.instanceofKeyword) {
        _ = try self.parser.readModifiers()
        let typeStart = self.start
        let type = try self.readType()
        if self.kind == .identifier {
          self.advance()
          operands.append(Term(.constant, self.range(from: typeStart)))
        } else {
          operands.append(type)
        }
      } else if self.kind.isBinaryOperator || self.kind == .and || self.kind == .or {
        self.advance()
        operands.append(try self.readUnary())
      } else if self.kind == .greater, let length = self.greaterLength() {
        for _ in 0..<length { self.advance() }
        operands.append(try self.readUnary())
      } else {
        break
      }
    }
    return operands.count == 1 ? first : self.operation(operands, from: start)
  }

  /// The number of tokens of `>`, `>=`, `>>` or `>>>`; nil when they assign.
  private func greaterLength() -> Int? {
    var length = 1
    while length < 3, self.kind(length) == .greater, self.parser.isAdjacent(length) { length += 1 }
    guard self.kind(length) == .assign, self.parser.isAdjacent(length) else { return length }
    return length == 1 ? 2 : nil
  }

  private mutating func readUnary() throws(SyntaxFailure) -> Term {
    let start = self.start
    switch self.kind {
    case .not, .plus, .minus, .tilde, .increment, .decrement:
      self.advance()
      let operand = try self.nested { (reader) throws(SyntaxFailure) in try reader.readUnary() }
      return self.operation([operand], from: start)
    case .leftParenthesis where !self.parser.startsLambda() && self.parser.startsCast():
      self.advance()
      repeat { _ = try self.readType() } while self.skip(.ampersand)
      try self.expect(.rightParenthesis)
      return try self.nested { (reader) throws(SyntaxFailure) in try reader.readUnary() }
    default: return try self.readPostfix()
    }
  }
}
