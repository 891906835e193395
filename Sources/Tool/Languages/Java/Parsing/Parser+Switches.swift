import ReaderSupport
import SourceModel

extension Parser {
  /// Reads a `switch` statement.
  mutating func readSwitchStatement() throws(SyntaxFailure) -> Bool {
    self.advance()
    try self.readSubject()
    self.breakTargets.append(BreakTarget(label: nil))
    let (completes, hasDefault) = try self.readCases()
    let isLeft = self.breakTargets.removeLast().isLeft
    return completes || isLeft || !hasDefault
  }

  /// Reads a `switch` that has a value.
  ///
  /// - Returns: its statements.
  mutating func readSwitchExpression() throws(SyntaxFailure) -> [Statement] {
    self.advance()
    let outer = self.breakTargets
    self.breakTargets = []
    defer { self.breakTargets = outer }
    return try self.collecting { (parser) throws(SyntaxFailure) in
      try parser.readSubject()
      _ = try parser.readCases()
    }.statements
  }

  /// Reads the cases with their braces.
  private mutating func readCases() throws(SyntaxFailure) -> (completes: Bool, hasDefault: Bool) {
    try self.enter()
    defer { self.depth -= 1 }
    let outerArrow = self.arrowEndsLabel
    let outerNames = self.namesOfCase
    self.arrowEndsLabel = false
    self.namesOfCase = []
    defer { (self.arrowEndsLabel, self.namesOfCase) = (outerArrow, outerNames) }
    try self.expect(.leftBrace, "open the cases with '{'")
    // Any `->` rule that completes makes the statement complete; of `:` cases, only the last one does.
    var ruleCompletes = false
    var completes = true
    var hasDefault = false
    while self.kind != .rightBrace {
      switch self.kind {
      case .caseKeyword, .defaultKeyword:
        if !self.namesOfCase.isEmpty { self.statements.append(.hidden(self.namesOfCase)) }
        self.namesOfCase = []
        if try self.readLabel() { hasDefault = true }
        if self.skip(.arrow) {
          let bodyCompletes = try self.readRule()
          ruleCompletes = ruleCompletes || bodyCompletes
          completes = false
        } else {
          try self.expect(.colon, "end the label with ':' or '->'")
          completes = true
        }
      case .end: throw self.failure("close the brace")
      default: completes = try self.readStatement()
      }
    }
    self.advance()
    return (completes || ruleCompletes, hasDefault)
  }

  /// Reads a label; returns whether it is the default.
  private mutating func readLabel() throws(SyntaxFailure) -> Bool {
    if self.skip(.defaultKeyword) { return true }
    self.advance()
    var isDefault = false
    repeat {
      if self.skip(.defaultKeyword) {
        isDefault = true
      } else if self.kind == .finalKeyword || self.startsLocalVariable() {
        // A pattern, which later versions of the language have.
        _ = try self.readModifiers()
        try self.skipType()
        let name = try self.readName()
        self.introduce([self.name(of: name)])
        if self.skip(.and) { try self.readLabelExpression() }
      } else if self.kind == .identifier, self.endsLabel(self.kind(1)) {
        // A constant, usually of an enum, rather than a field with the same name.
        self.advance()
      } else {
        try self.readLabelExpression()
      }
    } while self.skip(.comma)
    return isDefault
  }

  private func endsLabel(_ kind: TokenKind) -> Bool { kind == .comma || kind == .colon || kind == .arrow }

  private mutating func readLabelExpression() throws(SyntaxFailure) {
    self.arrowEndsLabel = true
    defer { self.arrowEndsLabel = false }
    let value = try self.readConditional().term
    self.statements.append(.declaration([], value))
  }

  /// Reads the code after the arrow of a case.
  private mutating func readRule() throws(SyntaxFailure) -> Bool {
    if self.kind == .leftBrace || self.kind == .throwKeyword { return try self.readStatement() }
    try self.readEffect()
    try self.expect(.semicolon, "end the case with ';'")
    return true
  }
}
