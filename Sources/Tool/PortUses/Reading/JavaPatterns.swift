import ReaderSupport
import SourceModel

/// The scopes of a pattern variable of Java, which is in scope where its pattern has certainly matched.
struct JavaPatterns {
  /// A bracket around the pattern: the sign that closes it, and its index.
  typealias Bracket = (closing: UInt8, opening: Int)

  private let code: CodeTokens
  private let types: TypeScanner
  private let statements: JavaStatements
  /// The brackets around the pattern, outermost first.
  private let brackets: [Bracket]
  private(set) var spans: [VariableSpan] = []

  init(_ types: TypeScanner, in brackets: [Bracket]) {
    self.code = types.code
    self.types = types
    self.statements = JavaStatements(types)
    self.brackets = brackets
  }

  /// A condition whose result, true or false, shows that a pattern has matched.
  private struct Condition {
    /// The indices of its first token, and after its last one.
    var start: Int
    var end: Int
    var isTrue = true
    /// The index of its bracket among the enclosing ones.
    var level: Int
  }

  /// The code after the condition in the same brackets.
  private struct Rest {
    /// The index of the sign that ends it.
    var end: Int
    /// Whether the result of the whole expression shows the same as the condition.
    var isTelling: Bool
  }

  /// The maximum number of tokens of an expression that are read.
  static let longestExpression = 400

  private mutating func add(_ span: VariableSpan) {
    if span.start < span.end { self.spans.append(span) }
  }

  /// Declares the variable of a pattern in its scope.
  ///
  /// - Parameters:
  ///   - start: the index of the type.
  ///   - end: the index after the variable.
  mutating func declare(_ variable: NameScopes.Declaration, from start: Int, to end: Int) {
    var condition = Condition(start: start, end: end, level: self.brackets.count - 1)
    while self.code.word(at: condition.start - 1) != "instanceof" {
      if self.code.word(at: condition.start - 1) == "case" {
        return self.addRule(variable, from: condition.end)
      }
      // A component of a record.
      guard let opening = self.opening(of: condition), let name = self.start(ofTypeBefore: opening) else {
        return
      }
      condition = Condition(start: name, end: self.code.after(bracketAt: opening), level: condition.level - 1)
    }
    while let rest = self.addOperands(of: condition, variable) {
      guard let opening = self.opening(of: condition), rest.isTelling else { return }
      let before = self.code.word(at: opening - 1)
      if before == "for" { return self.addLoop(variable, condition, end: rest.end, opening) }
      guard self.code.isSign(")", at: rest.end) else { return }
      if let before, self.code.meaning(at: opening - 1) != .name, before == "if" || before == "while" {
        return self.addStatement(variable, condition, opening, isLoop: before == "while")
      }
      guard self.code.meaning(at: opening - 1) != .name else { return }
      condition.start = opening
      condition.end = rest.end + 1
      condition.level -= 1
      while self.code.isSign("!", at: condition.start - 1) {
        condition.start -= 1
        condition.isTrue.toggle()
      }
    }
  }

  /// Whether the variable that is declared at an index is a component of a record pattern.
  func isPartOfRecord(at start: Int) -> Bool {
    guard self.code.isSign("(", at: start - 1) || self.code.isSign(",", at: start - 1) else { return false }
    var level = self.brackets.count - 1
    while level >= 0, self.brackets[level].closing == UInt8(ascii: ")"),
      let name = self.start(ofTypeBefore: self.brackets[level].opening)
    {
      if ["case", "instanceof"].contains(self.code.word(at: name - 1)) { return true }
      level -= 1
    }
    return false
  }

  /// The parenthesis around a condition.
  private func opening(of condition: Condition) -> Int? {
    guard condition.level >= 0, self.brackets[condition.level].closing == UInt8(ascii: ")") else {
      return nil
    }
    return self.brackets[condition.level].opening
  }

  private func start(ofTypeBefore opening: Int) -> Int? {
    guard self.code.meaning(at: opening - 1) == .name else { return nil }
    var index = opening - 1
    while self.code.isSign(".", at: index - 1), self.code.word(at: index - 2) != nil { index -= 2 }
    return index
  }

  // MARK: Expressions

  /// Declares a variable in the operands after a condition that are evaluated only where the pattern has matched.
  ///
  /// - Returns: nil if the variable is not in scope after the brackets.
  private mutating func addOperands(
    of condition: Condition, _ variable: NameScopes.Declaration
  ) -> Rest? {
    guard let left = self.operators(before: condition.start), !left.isOther else { return nil }
    // `a && !(x instanceof Form f)` can be false for two reasons.
    if !condition.isTrue, left.last == "&" { return nil }
    var isTelling = !(condition.isTrue && left.hasOr)
    var first: Int?
    var index = condition.end
    func isDouble(_ sign: Unicode.Scalar) -> Bool {
      self.code.isSign(sign, at: index) && self.code.isSign(sign, at: index + 1)
    }
    var rest: Int?
    let limit = min(self.code.tokens.count, index + Self.longestExpression)
    while index < limit, rest == nil {
      guard self.code.tokens[index].kind == .sign else {
        index += 1
        continue
      }
      switch Unicode.Scalar(self.code.tokens[index].sign) {
      case "(", "[", "{": index = self.code.after(bracketAt: index)
      case "&" where isDouble("&"):
        guard condition.isTrue || first != nil else { return nil }
        first = first ?? index + 2
        index += 2
      case "|" where isDouble("|"):
        guard !condition.isTrue else {
          if let first { self.add(VariableSpan(start: first, end: index, variables: [variable])) }
          return nil
        }
        first = first ?? index + 2
        index += 2
      case "?":
        if let first { self.add(VariableSpan(start: first, end: index, variables: [variable])) }
        if isTelling { self.addChoice(variable, condition, after: index) }
        return nil
      case "<":
        guard let (_, next) = self.types.typeArguments(at: index) else {
          index += 1
          continue
        }
        index = next
      case ")", "]", "}", ";", ",": rest = index
      case ":" where isDouble(":"): index += 2
      case ":": rest = index
      case "=", "!", "^", "&", "|":
        if first == nil { isTelling = false }
        index += 1
      default: index += 1
      }
    }
    guard let rest else { return nil }
    if let first { self.add(VariableSpan(start: first, end: rest, variables: [variable])) }
    return Rest(end: rest, isTelling: isTelling)
  }

  /// The operators between the start of an expression and an index in it; nil for a longer expression.
  ///
  /// - Returns: the last of `&&` and `||`, whether there is a `||`, and whether the last operator is a different one.
  private func operators(before start: Int) -> (last: Unicode.Scalar?, hasOr: Bool, isOther: Bool)? {
    var found: (last: Unicode.Scalar?, hasOr: Bool, isOther: Bool) = (nil, false, false)
    var index = start - 1
    let limit = max(0, index - Self.longestExpression)
    while index >= limit {
      guard self.code.tokens[index].kind == .sign else {
        index -= 1
        continue
      }
      switch Unicode.Scalar(self.code.tokens[index].sign) {
      case ")", "]":
        guard let opening = self.code.opening(of: index) else { return found }
        index = opening - 1
      case "(", "[", "{", "}", ";", ",", "?", ":": return found
      case ">" where self.code.isSign("-", at: index - 1): return found
      case "=":
        guard ["=", "!", "<", ">"].contains(where: { self.code.isSign($0, at: index - 1) }) else {
          return found
        }
        if found.last == nil { found.isOther = true }
        index -= 2
      case "&" where self.code.isSign("&", at: index - 1):
        found.last = found.last ?? "&"
        index -= 2
      case "|" where self.code.isSign("|", at: index - 1):
        found.last = found.last ?? "|"
        found.hasOr = true
        index -= 2
      case "&", "|", "^":
        if found.last == nil { found.isOther = true }
        index -= 1
      default: index -= 1
      }
    }
    return index < 0 ? found : nil
  }

  /// Declares a variable in one of the branches of a conditional expression.
  private mutating func addChoice(
    _ variable: NameScopes.Declaration, _ condition: Condition, after mark: Int
  ) {
    let colon = self.statements.end(ofExpressionAt: mark + 1)
    guard self.code.isSign(":", at: colon) else { return }
    let span =
      condition.isTrue
      ? VariableSpan(start: mark + 1, end: colon, variables: [variable])
      : VariableSpan(
        start: colon + 1, end: self.statements.end(ofExpressionAt: colon + 1), variables: [variable])
    self.add(span)
  }

  // MARK: Statements

  /// Declares a variable in a rule of `switch`, or in the statements after a label.
  private mutating func addRule(_ variable: NameScopes.Declaration, from start: Int) {
    var index = start
    while index < self.code.tokens.count, !self.code.isSign("}", at: index) {
      if self.code.isSign("-", at: index), self.code.isSign(">", at: index + 1) {
        index = self.statements.end(ofStatementAt: index + 2)
        break
      }
      if index > start, ["case", "default"].contains(self.code.word(at: index)) { break }
      index = self.code.tokens[index].isOpening ? self.code.after(bracketAt: index) : index + 1
    }
    self.add(VariableSpan(start: start, end: index, variables: [variable]))
  }

  /// Declares a variable in the code after the condition of `for`.
  private mutating func addLoop(
    _ variable: NameScopes.Declaration, _ condition: Condition, end: Int, _ opening: Int
  ) {
    guard self.code.isSign(";", at: end) else { return }
    let body = self.code.after(bracketAt: opening)
    if condition.isTrue {
      self.add(VariableSpan(start: end, end: body - 1, variables: [variable]))
      self.add(
        VariableSpan(start: body, end: self.statements.end(ofStatementAt: body), variables: [variable]))
    } else {
      self.addRest(variable, after: self.statements.end(ofStatementAt: body), breaking: body, opening - 1)
    }
  }

  /// Declares a variable in the statements of `if` or `while`, and in those after it.
  private mutating func addStatement(
    _ variable: NameScopes.Declaration, _ condition: Condition, _ opening: Int, isLoop: Bool
  ) {
    let start = self.code.after(bracketAt: opening)
    let end = self.statements.end(ofStatementAt: start)
    guard !isLoop else {
      if condition.isTrue { self.add(VariableSpan(start: start, end: end, variables: [variable])) }
      guard !condition.isTrue else { return }
      let loop = self.code.isSign("}", at: opening - 2) ? self.code.opening(of: opening - 2) : nil
      let isAfterBody = loop.map { self.code.word(at: $0 - 1) == "do" } == true
      return self.addRest(variable, after: end, breaking: isAfterBody ? loop ?? start : start, opening - 1)
    }
    let hasElse = self.code.word(at: end) == "else"
    let last = hasElse ? self.statements.end(ofStatementAt: end + 1) : end
    let other = hasElse ? (start: end + 1, end: last) : nil
    let then = (start: start, end: end)
    if condition.isTrue { self.add(VariableSpan(start: then.start, end: then.end, variables: [variable])) }
    if !condition.isTrue, let other {
      self.add(VariableSpan(start: other.start, end: other.end, variables: [variable]))
    }
    let (seen, unseen) = condition.isTrue ? (then, other) : (other ?? (end, end), then)
    guard let unseen else { return }
    switch (self.statements.completes(unseen), seen.start < seen.end ? self.statements.completes(seen) : true)
    {
    case (true, _), (_, false): break
    case (false, true): self.addRest(variable, after: last, breaking: nil, opening - 1)
    // It is unknown which variable the name refers to.
    default: self.addRest((variable.name, nil), after: last, breaking: nil, opening - 1)
    }
  }

  /// Declares a variable in the rest of the block that a statement is in.
  ///
  /// - Parameters:
  ///   - loop: the start of the body of a loop, which `break` may end.
  ///   - start: the index of the first token of the statement.
  private mutating func addRest(
    _ variable: NameScopes.Declaration, after end: Int, breaking loop: Int?, _ start: Int
  ) {
    let block = self.brackets.last { $0.closing == UInt8(ascii: "}") }?.opening
    let isInBlock = start < 1 || ["{", "}", ";", ":"].contains { self.code.isSign($0, at: start - 1) }
    guard let block, isInBlock else { return }
    let isBroken = loop.map { $0 < end && ($0..<end).contains { self.code.word(at: $0) == "break" } } == true
    self.add(
      VariableSpan(
        start: end, end: self.code.after(bracketAt: block) - 1,
        variables: [(variable.name, isBroken ? nil : variable.type)]))
  }
}
