import SourceModel

/// Variables of Java whose scope is smaller than the enclosing braces: parameters of lambdas, and the variables of
/// loops, `try` and `catch`.
extension UseReader {
  /// The scope of variables, as a range of tokens.
  struct Span {
    var start: Int
    var end: Int
    var variables: [(name: Int32, type: NamedType?)]
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
    guard let word = self.word(at: self.index), ["catch", "for", "try"].contains(word),
      self.isSign("(", at: start)
    else { return }
    let end = self.after(bracketAt: start)
    self.open(until: word == "for" ? self.end(ofStatementAt: end) : self.after(bracketAt: end))
    guard word == "catch", self.meaning(at: end - 2) == .name else { return }
    let (type, next) = self.typeName(at: start + 1)
    // `catch (FirstError | SecondError error)`
    self.declare(self.tokens[end - 2].name, next == end - 2 ? type : nil)
    self.index = end - 1
  }

  // MARK: Lambdas

  private func isArrow(at index: Int) -> Bool {
    self.isSign("-", at: index) && self.isSign(">", at: index + 1)
  }

  /// Reads the parameters of a lambda in parentheses; false if none begins here.
  mutating func readLambdaParameters() -> Bool {
    let arrow = self.after(bracketAt: self.index)
    // `case Point(var x, var y) ->`
    guard self.isArrow(at: arrow), self.meaning(at: self.index - 1) != .name,
      !self.isSign(">", at: self.index - 1)
    else { return false }
    var parameters = self.javaParameters(at: self.index)
    if parameters.isEmpty, self.result.wanted != nil {
      parameters = self.names(in: (self.index + 1)..<(arrow - 1)).map { ($0, nil) }
    }
    self.beginLambda(parameters, arrow: arrow)
    return true
  }

  /// Reads the only parameter of a lambda, without parentheses; false if none begins here.
  mutating func readLambdaParameter(_ token: UseToken) -> Bool {
    guard self.result.wanted != nil, self.isArrow(at: self.index + 1),
      self.word(at: self.index - 1) != "case",
      self.names[Int(token.name)].first?.isUppercase == false
    else { return false }
    self.beginLambda([(token.name, nil)], arrow: self.index + 1)
    return true
  }

  private func names(in range: Range<Int>) -> [Int32] {
    range.filter { self.meaning(at: $0) == .name }.map { self.tokens[$0].name }
  }

  private mutating func beginLambda(_ parameters: [(name: Int32, type: NamedType?)], arrow: Int) {
    self.emit()
    self.pendingTarget = nil
    let start = arrow + 2
    self.add(Span(start: start, end: self.end(ofExpressionAt: start), variables: parameters))
    self.index = arrow
  }

  // MARK: Ends

  /// The index after the body of a lambda, or after the result of a rule of `switch`.
  func end(ofExpressionAt start: Int) -> Int {
    if self.isSign("{", at: start) { return self.after(bracketAt: start) }
    var index = start
    var choices = 0
    while index < self.tokens.count {
      if self.isSign("<", at: index), let (_, next) = self.typeArguments(at: index) {
        index = next
        continue
      }
      guard self.tokens[index].kind == .sign else {
        index += 1
        continue
      }
      switch Unicode.Scalar(self.tokens[index].sign) {
      case "(", "[", "{": index = self.after(bracketAt: index)
      case ")", "]", "}", ";", ",": return index
      case "?":
        choices += 1
        index += 1
      case ":" where self.isSign(":", at: index + 1): index += 2
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
    guard depth < BracketPairs.deepest else { return start }
    var index = start
    while true {
      if self.isSign("{", at: index) { return self.after(bracketAt: index) }
      switch self.word(at: index) {
      case "if":
        index = self.end(ofStatementAt: self.after(bracketAt: index + 1), depth: depth + 1)
        guard self.word(at: index) == "else" else { return index }
        index += 1
      case "for", "while", "switch", "synchronized":
        index = self.after(bracketAt: index + 1)
      case "do":
        index = self.end(ofStatementAt: index + 1, depth: depth + 1)
        return self.end(ofSimpleStatementAt: index)
      case "try":
        index += 1
        if self.isSign("(", at: index) { index = self.after(bracketAt: index) }
        index = self.after(bracketAt: index)
        while ["catch", "finally"].contains(self.word(at: index)) {
          index += 1
          if self.isSign("(", at: index) { index = self.after(bracketAt: index) }
          index = self.after(bracketAt: index)
        }
        return index
      case _? where self.isSign(":", at: index + 1) && !self.isSign(":", at: index + 2): index += 2
      default: return self.end(ofSimpleStatementAt: index)
      }
    }
  }

  private func end(ofSimpleStatementAt start: Int) -> Int {
    var index = start
    while index < self.tokens.count, !self.isSign("}", at: index) {
      if self.isSign(";", at: index) { return index + 1 }
      index = self.tokens[index].isOpening ? self.after(bracketAt: index) : index + 1
    }
    return index
  }
}
