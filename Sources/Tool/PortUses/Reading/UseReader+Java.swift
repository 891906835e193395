import ReaderSupport
import SourceModel

/// Declarations of Java, and variables whose scope is smaller than the enclosing braces: parameters of lambdas, and the
/// variables of patterns, loops, `try` and `catch`.
extension UseReader {
  /// Whether `var` stands before the name of a variable.
  var isJavaVariable: Bool {
    self.code.isWord(at: self.index + 1) && self.code.isSign("=", at: self.index + 2)
  }

  mutating func readJavaVariable() {
    let name = self.code.tokens[self.index].name
    self.declare(name, nil)
    self.nextChain.target = self.target(name)
    self.index += 2
  }

  /// Reads a declaration that begins with its type; false if there is none.
  mutating func readJavaDeclaration() -> Bool {
    let start = self.index
    switch self.code.word(at: start - 1) {
    case "return", "new", "throw", "else", "do", "assert", "yield": return false
    // `x instanceof Outputs outputs`
    case "case", "instanceof": return self.readJavaPattern()
    case nil:
      guard start == 0 || self.code.isSign(among: [")", "(", "{", "}", ";", ",", ">"], at: start - 1) else {
        return false
      }
    default: break
    }
    let (type, next) = self.types.type(at: start)
    guard let type, self.code.meaning(at: next) == .name else { return false }
    if self.code.isSign("(", at: next + 1) { return self.readJavaMethod(type, nameAt: next) }
    let isGiven = self.code.isSign("=", at: next + 1)
    guard isGiven || self.code.isSign(among: [";", ",", ")", ":"], at: next + 1) else { return false }
    let name = self.code.tokens[next].name
    self.index = next + 1
    if !isGiven {
      // A parameter is declared together with its body.
      if self.isInJavaParameters, !self.code.isSign(":", at: next + 1) { return true }
      let patterns = self.patterns
      if patterns.isPartOfRecord(at: start) {
        self.declarePattern((name, type), from: start, to: next + 1, patterns)
        return true
      }
    }
    self.noteCarrier(name, from: start, to: next, isFunction: false)
    self.declare(name, type)
    if isGiven { self.index += 1 } else { self.declareFurtherMembers() }
    return true
  }

  private var isInJavaParameters: Bool {
    self.frames[self.top].closing == UInt8(ascii: ")") && self.frames[self.top - 1].nextBody != nil
  }

  private mutating func readJavaMethod(_ type: NamedType, nameAt index: Int) -> Bool {
    // A method call in the middle of code does not follow a type.
    guard self.scopes.type(of: self.position.scope) >= 0 else { return false }
    let start = self.index
    let name = self.code.tokens[index].name
    let bounds = self.nextDeclaration.bounds
    self.nextDeclaration.bounds = [:]
    self.declare(name, type.replacing(bounds))
    let parameters = self.declarations.javaParameters(at: index + 1)
    self.noteCarrier(name, from: start, to: self.code.after(bracketAt: index + 1), isFunction: true)
    self.frames[self.top].nextBody = FunctionBody(
      parameters: parameters.map { ($0.name, $0.type?.replacing(bounds)) },
      function: self.enclosingFunction(name, bounds))
    self.index = index + 1
    return true
  }

  // MARK: Patterns

  private var patterns: JavaPatterns {
    JavaPatterns(self.types, in: self.frames.dropFirst().map { ($0.closing, $0.opening) })
  }

  /// Reads the pattern variable of a type test; false if there is none.
  private mutating func readJavaPattern() -> Bool {
    let (type, next) = self.types.type(at: self.index)
    guard let type, self.code.meaning(at: next) == .name, !self.code.isSign("(", at: next + 1) else {
      return false
    }
    self.declarePattern((self.code.tokens[next].name, type), from: self.index, to: next + 1, self.patterns)
    self.index = next + 1
    return true
  }

  private mutating func declarePattern(
    _ variable: NameScopes.Declaration, from start: Int, to end: Int, _ patterns: JavaPatterns
  ) {
    var patterns = patterns
    patterns.declare(variable, from: start, to: end)
    for span in patterns.spans { self.spans.add(span) }
  }

  // MARK: Spans

  /// Begins and ends the spans at the current position.
  mutating func moveSpans() {
    while let span = self.spans.endLast(at: self.index, depth: self.frames.count) {
      if self.frames.count == span.depth { self.position.scope = span.outer }
    }
    while let span = self.spans.takeNext(at: self.index) {
      let isOpened = self.spans.open.count < Self.mostShadows
      if isOpened { self.openSpan(until: span.end) }
      for variable in span.variables { self.declare(variable.name, isOpened ? variable.type : nil) }
    }
  }

  private mutating func openSpan(until end: Int) {
    self.spans.begin(
      VariableSpans.Open(end: end, depth: self.frames.count, outer: self.position.scope))
    self.newScope()
  }

  /// Begins the scope of the variables that the header of a loop, `try` or `catch` declares.
  mutating func readJavaHead() {
    let start = self.index + 1
    guard let word = self.code.word(at: self.index), ["catch", "for", "try"].contains(word),
      self.code.isSign("(", at: start)
    else { return }
    let end = self.code.after(bracketAt: start)
    self.openSpan(
      until: word == "for"
        ? JavaStatements(self.types).end(ofStatementAt: end) : self.code.after(bracketAt: end))
    guard word == "catch", self.code.meaning(at: end - 2) == .name else { return }
    let (type, next) = self.types.type(at: start + 1)
    // `catch (FirstError | SecondError error)`
    self.declare(self.code.tokens[end - 2].name, next == end - 2 ? type : nil)
    self.index = end - 1
  }

  // MARK: Lambdas

  /// Reads the parameters of a lambda in parentheses; false if none begins here.
  mutating func readLambdaParameters() -> Bool {
    let arrow = self.code.after(bracketAt: self.index)
    // `case Point(var x, var y) ->`
    guard self.code.isArrow(at: arrow), self.code.meaning(at: self.index - 1) != .name,
      !self.code.isSign(">", at: self.index - 1)
    else { return false }
    var parameters = self.declarations.javaParameters(at: self.index)
    if parameters.isEmpty, self.isExact {
      parameters = self.declarations.names(in: (self.index + 1)..<max(self.index + 1, arrow - 1)).map {
        ($0, nil)
      }
    }
    self.beginLambda(parameters, arrow: arrow)
    return true
  }

  /// Reads the only parameter of a lambda, without parentheses; false if none begins here.
  mutating func readLambdaParameter(_ token: CodeToken) -> Bool {
    guard self.isExact, self.code.isArrow(at: self.index + 1), self.code.word(at: self.index - 1) != "case",
      self.name(token.name).first?.isUppercase == false
    else { return false }
    self.beginLambda([(token.name, nil)], arrow: self.index + 1)
    return true
  }

  private mutating func beginLambda(_ parameters: [NameScopes.Declaration], arrow: Int) {
    self.emit()
    self.nextChain.target = nil
    let start = arrow + 2
    self.spans.add(
      VariableSpan(
        start: start, end: JavaStatements(self.types).end(ofExpressionAt: start), variables: parameters))
    self.index = arrow
  }
}
