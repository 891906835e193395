import ReaderSupport
import SourceModel

/// Variables of Java whose scope is smaller than the enclosing braces: parameters of lambdas, and the variables of
/// loops, `try` and `catch`.
extension UseReader {
  /// The scope of variables, as a range of tokens.
  struct Span {
    var start: Int
    var end: Int
    var variables: [Variable.Declaration]
  }

  /// A span that has begun.
  struct OpenSpan {
    var end: Int
    var depth: Int
    /// The enclosing scope.
    var outer: Int
  }

  /// Begins and ends the spans at the current position.
  mutating func moveSpans() {
    while let span = self.openSpans.last, span.end <= self.index, self.frames.count <= span.depth {
      if self.frames.count == span.depth { self.scope = span.outer }
      self.openSpans.removeLast()
    }
    while let span = self.pendingSpans.last, span.start <= self.index {
      self.pendingSpans.removeLast()
      guard span.end > self.index else { continue }
      let isOpened = self.openSpans.count < Self.mostShadows
      if isOpened { self.open(until: span.end) }
      for variable in span.variables { self.declare(variable.name, isOpened ? variable.type : nil) }
    }
  }

  private mutating func open(until end: Int) {
    self.openSpans.append(OpenSpan(end: end, depth: self.frames.count, outer: self.scope))
    self.newScope()
  }

  mutating func add(_ span: Span) {
    guard span.start < span.end else { return }
    // The list is sorted so that the next span is the last element.
    let place = self.pendingSpans.lastIndex { $0.start >= span.start }.map { $0 + 1 } ?? 0
    self.pendingSpans.insert(span, at: place)
  }

  /// Begins the scope of the variables that the header of a loop, `try` or `catch` declares.
  mutating func readJavaHead() {
    let start = self.index + 1
    guard let word = self.code.word(at: self.index), ["catch", "for", "try"].contains(word),
      self.code.isSign("(", at: start)
    else { return }
    let end = self.code.after(bracketAt: start)
    self.open(until: word == "for" ? self.end(ofStatementAt: end) : self.code.after(bracketAt: end))
    guard word == "catch", self.code.meaning(at: end - 2) == .name else { return }
    let (type, next) = self.types.type(at: start + 1)
    // `catch (FirstError | SecondError error)`
    self.declare(self.code.tokens[end - 2].name, next == end - 2 ? type : nil)
    self.index = end - 1
  }

  // MARK: Lambdas

  private func isArrow(at index: Int) -> Bool {
    self.code.isSign("-", at: index) && self.code.isSign(">", at: index + 1)
  }

  /// Reads the parameters of a lambda in parentheses; false if none begins here.
  mutating func readLambdaParameters() -> Bool {
    let arrow = self.code.after(bracketAt: self.index)
    // `case Point(var x, var y) ->`
    guard self.code.isArrow(at: arrow), self.code.meaning(at: self.index - 1) != .name,
      !self.code.isSign(">", at: self.index - 1)
    else { return false }
    var parameters = self.javaParameters(at: self.index)
    if parameters.isEmpty, self.result.wanted != nil {
      parameters = self.names(in: (self.index + 1)..<(arrow - 1)).map { ($0, nil) }
    }
    self.beginLambda(parameters, arrow: arrow)
    return true
  }

  /// Reads the only parameter of a lambda, without parentheses; false if none begins here.
  mutating func readLambdaParameter(_ token: CodeToken) -> Bool {
    guard self.result.wanted != nil, self.code.isArrow(at: self.index + 1),
      self.code.word(at: self.index - 1) != "case",
      self.names[Int(token.name)].first?.isUppercase == false
    else { return false }
    self.beginLambda([(token.name, nil)], arrow: self.index + 1)
    return true
  }

  private func names(in range: Range<Int>) -> [Int32] {
    range.filter { self.code.meaning(at: $0) == .name }.map { self.code.tokens[$0].name }
  }

  private mutating func beginLambda(_ parameters: [Variable.Declaration], arrow: Int) {
    self.emit()
    self.nextChain.target = nil
    let start = arrow + 2
    self.add(Span(start: start, end: self.end(ofExpressionAt: start), variables: parameters))
    self.index = arrow
  }

  // MARK: Ends

  /// The index after the body of a lambda, or after the result of a rule of `switch`.
  func end(ofExpressionAt start: Int) -> Int {
    if self.code.isSign("{", at: start) { return self.code.after(bracketAt: start) }
    var index = start
    var choices = 0
    while index < self.code.tokens.count {
      if self.code.isSign("<", at: index), let (_, next) = self.types.typeArguments(at: index) {
        index = next
        continue
      }
      guard self.code.tokens[index].kind == .sign else {
        index += 1
        continue
      }
      switch Unicode.Scalar(self.code.tokens[index].sign) {
      case "(", "[", "{": index = self.code.after(bracketAt: index)
      case ")", "]", "}", ";", ",": return index
      case "?":
        choices += 1
        index += 1
      case ":" where self.code.isSign(":", at: index + 1): index += 2
      case ":":
        guard choices > 0 else { return index }
        choices -= 1
        index += 1
      default: index += 1
      }
    }
    return index
  }

  /// The index after a statement. The recursion stops at excessively nested statements, which end where they begin.
  func end(ofStatementAt start: Int, depth: Int = 0) -> Int {
    guard depth < TypeScanner.deepest else { return start }
    var index = start
    while true {
      if self.code.isSign("{", at: index) { return self.code.after(bracketAt: index) }
      switch self.code.word(at: index) {
      case "if":
        index = self.end(ofStatementAt: self.code.after(bracketAt: index + 1), depth: depth + 1)
        guard self.code.word(at: index) == "else" else { return index }
        index += 1
      case "for", "while", "switch", "synchronized":
        index = self.code.after(bracketAt: index + 1)
      case "do":
        index = self.end(ofStatementAt: index + 1, depth: depth + 1)
        return self.end(ofSimpleStatementAt: index)
      case "try":
        index += 1
        if self.code.isSign("(", at: index) { index = self.code.after(bracketAt: index) }
        index = self.code.after(bracketAt: index)
        while ["catch", "finally"].contains(self.code.word(at: index)) {
          index += 1
          if self.code.isSign("(", at: index) { index = self.code.after(bracketAt: index) }
          index = self.code.after(bracketAt: index)
        }
        return index
      case _? where self.code.isSign(":", at: index + 1) && !self.code.isSign(":", at: index + 2): index += 2
      default: return self.end(ofSimpleStatementAt: index)
      }
    }
  }

  private func end(ofSimpleStatementAt start: Int) -> Int {
    var index = start
    while index < self.code.tokens.count, !self.code.isSign("}", at: index) {
      if self.code.isSign(";", at: index) { return index + 1 }
      index = self.code.tokens[index].isOpening ? self.code.after(bracketAt: index) : index + 1
    }
    return index
  }
}

/// The pattern variables of Java, each of which is in scope where its pattern has certainly matched.
extension UseReader {
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
  private static let longestExpression = 400

  /// Declares the variable of a pattern in its scope.
  ///
  /// - Parameters:
  ///   - start: the index of the type.
  ///   - end: the index after the variable.
  mutating func declarePattern(_ variable: Variable.Declaration, from start: Int, to end: Int) {
    var condition = Condition(start: start, end: end, level: self.frames.count - 1)
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
    var level = self.frames.count - 1
    while level >= 0, self.frames[level].closing == UInt8(ascii: ")"),
      let name = self.start(ofTypeBefore: self.frames[level].opening)
    {
      if ["case", "instanceof"].contains(self.code.word(at: name - 1)) { return true }
      level -= 1
    }
    return false
  }

  /// The parenthesis around a condition.
  private func opening(of condition: Condition) -> Int? {
    guard condition.level >= 0, self.frames[condition.level].closing == UInt8(ascii: ")") else { return nil }
    return self.frames[condition.level].opening
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
    of condition: Condition, _ variable: Variable.Declaration
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
          if let first { self.add(Span(start: first, end: index, variables: [variable])) }
          return nil
        }
        first = first ?? index + 2
        index += 2
      case "?":
        if let first { self.add(Span(start: first, end: index, variables: [variable])) }
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
    if let first { self.add(Span(start: first, end: rest, variables: [variable])) }
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
    _ variable: Variable.Declaration, _ condition: Condition, after mark: Int
  ) {
    let colon = self.end(ofExpressionAt: mark + 1)
    guard self.code.isSign(":", at: colon) else { return }
    let span =
      condition.isTrue
      ? Span(start: mark + 1, end: colon, variables: [variable])
      : Span(start: colon + 1, end: self.end(ofExpressionAt: colon + 1), variables: [variable])
    self.add(span)
  }

  // MARK: Statements

  /// Declares a variable in a rule of `switch`, or in the statements after a label.
  private mutating func addRule(_ variable: Variable.Declaration, from start: Int) {
    var index = start
    while index < self.code.tokens.count, !self.code.isSign("}", at: index) {
      if self.code.isSign("-", at: index), self.code.isSign(">", at: index + 1) {
        index = self.end(ofStatementAt: index + 2)
        break
      }
      if index > start, ["case", "default"].contains(self.code.word(at: index)) { break }
      index = self.code.tokens[index].isOpening ? self.code.after(bracketAt: index) : index + 1
    }
    self.add(Span(start: start, end: index, variables: [variable]))
  }

  /// Declares a variable in the code after the condition of `for`.
  private mutating func addLoop(
    _ variable: Variable.Declaration, _ condition: Condition, end: Int, _ opening: Int
  ) {
    guard self.code.isSign(";", at: end) else { return }
    let body = self.code.after(bracketAt: opening)
    if condition.isTrue {
      self.add(Span(start: end, end: body - 1, variables: [variable]))
      self.add(Span(start: body, end: self.end(ofStatementAt: body), variables: [variable]))
    } else {
      self.addRest(variable, after: self.end(ofStatementAt: body), breaking: body, opening - 1)
    }
  }

  /// Declares a variable in the statements of `if` or `while`, and in those after it.
  private mutating func addStatement(
    _ variable: Variable.Declaration, _ condition: Condition, _ opening: Int, isLoop: Bool
  ) {
    let start = self.code.after(bracketAt: opening)
    let end = self.end(ofStatementAt: start)
    guard !isLoop else {
      if condition.isTrue { self.add(Span(start: start, end: end, variables: [variable])) }
      guard !condition.isTrue else { return }
      let loop = self.code.isSign("}", at: opening - 2) ? self.code.opening(of: opening - 2) : nil
      let isAfterBody = loop.map { self.code.word(at: $0 - 1) == "do" } == true
      return self.addRest(variable, after: end, breaking: isAfterBody ? loop ?? start : start, opening - 1)
    }
    let hasElse = self.code.word(at: end) == "else"
    let last = hasElse ? self.end(ofStatementAt: end + 1) : end
    let other = hasElse ? (start: end + 1, end: last) : nil
    let then = (start: start, end: end)
    if condition.isTrue { self.add(Span(start: then.start, end: then.end, variables: [variable])) }
    if !condition.isTrue, let other {
      self.add(Span(start: other.start, end: other.end, variables: [variable]))
    }
    let (seen, unseen) = condition.isTrue ? (then, other) : (other ?? (end, end), then)
    guard let unseen else { return }
    switch (self.completes(unseen), seen.start < seen.end ? self.completes(seen) : true) {
    case (true, _), (_, false): break
    case (false, true): self.addRest(variable, after: last, breaking: nil, opening - 1)
    // It is unknown which variable the name refers to.
    default: self.addRest((variable.name, nil), after: last, breaking: nil, opening - 1)
    }
  }

  /// Whether execution continues after a statement; nil if its last tokens do not show it.
  private func completes(_ statement: (start: Int, end: Int)) -> Bool? {
    var start = statement.start
    if self.code.isSign("{", at: start) {
      guard start + 1 < statement.end - 1 else { return true }
      var index = statement.end - 2
      guard self.code.isSign(";", at: index) else { return nil }
      start = index
      index -= 1
      let limit = index - Self.longestExpression
      while index > statement.start, ![";", "{", "}"].contains(where: { self.code.isSign($0, at: index) }) {
        guard index > limit else { return nil }
        index = self.code.tokens[index].isClosing ? self.code.opening(of: index) ?? index : index
        start = index
        index -= 1
      }
    }
    switch self.code.word(at: start) {
    case "return", "throw", "break", "continue", "yield": return false
    case "if", "else", "for", "while", "do", "switch", "try", "case", "default", "synchronized", nil:
      return nil
    default: return true
    }
  }

  /// Declares a variable in the rest of the block that a statement is in.
  ///
  /// - Parameters:
  ///   - loop: the start of the body of a loop, which `break` may end.
  ///   - start: the index of the first token of the statement.
  private mutating func addRest(
    _ variable: Variable.Declaration, after end: Int, breaking loop: Int?, _ start: Int
  ) {
    let block = self.frames.last { $0.closing == UInt8(ascii: "}") }?.opening
    let isInBlock = start < 1 || ["{", "}", ";", ":"].contains { self.code.isSign($0, at: start - 1) }
    guard let block, isInBlock else { return }
    let isBroken = loop.map { $0 < end && ($0..<end).contains { self.code.word(at: $0) == "break" } } == true
    self.add(
      Span(
        start: end, end: self.code.after(bracketAt: block) - 1,
        variables: [(variable.name, isBroken ? nil : variable.type)]))
  }
}
