import ReaderSupport
import SourceModel

extension Parser {
  /// Reads a statement; returns whether the code after it is reachable.
  ///
  /// Whether a pattern in a condition declares variables after the statement depends on this. The source is
  /// section 14.22 of the Java Language Specification.
  mutating func readStatement() throws(SyntaxFailure) -> Bool {
    try self.enter()
    defer { self.depth -= 1 }
    switch self.kind {
    case .leftBrace: return try self.readBlockStatement()
    case .semicolon:
      self.advance()
      return true
    case .ifKeyword: return try self.readIf()
    case .whileKeyword, .doKeyword, .forKeyword, .switchKeyword, .synchronizedKeyword:
      let completes = try self.branching { (parser) throws(SyntaxFailure) in try parser.readControl() }
      self.introduce(self.introduced)
      self.introduced = []
      return completes
    case .tryKeyword: return try self.readTry()
    case .returnKeyword: return try self.readReturn()
    case .throwKeyword:
      self.advance()
      try self.readValue()
      try self.expect(.semicolon, "end the statement with ';'")
      return false
    case .breakKeyword, .continueKeyword: return try self.readJump()
    case .assertKeyword:
      self.advance()
      try self.readValue()
      if self.skip(.colon) { try self.readValue() }
      try self.expect(.semicolon, "end the statement with ';'")
      return true
    case .finalKeyword, .at, .abstractKeyword, .staticKeyword, .strictfpKeyword, .classKeyword,
      .interfaceKeyword,
      .enumKeyword:
      return try self.readLocalDeclaration()
    case .identifier: return try self.readWordStatement()
    default:
      if self.kind.isPrimitive, self.startsLocalVariable() { return try self.readLocalVariables() }
      return try self.readExpressionStatement()
    }
  }

  private mutating func readControl() throws(SyntaxFailure) -> Bool {
    switch self.kind {
    case .whileKeyword: return try self.readWhile()
    case .doKeyword: return try self.readDo()
    case .forKeyword: return try self.readFor()
    case .switchKeyword: return try self.readSwitchStatement()
    default:
      self.advance()
      try self.readSubject()
      return try self.readBlockStatement()
    }
  }

  private mutating func readReturn() throws(SyntaxFailure) -> Bool {
    self.advance()
    let value = self.kind == .semicolon ? nil : try self.readExpression().term
    try self.expect(.semicolon, "end the statement with ';'")
    self.statements.append(.result(value))
    return false
  }

  /// Reads a statement that starts with a name.
  private mutating func readWordStatement() throws(SyntaxFailure) -> Bool {
    if self.kind(1) == .colon { return try self.readLabelled() }
    if self.isWord(Contextual.yield), self.startsYield() {
      self.advance()
      self.statements.append(.result(try self.readExpression().term))
      try self.expect(.semicolon, "end the statement with ';'")
      return false
    }
    if self.startsRecord() || self.startsSealedType() { return try self.readLocalDeclaration() }
    if self.startsLocalVariable() { return try self.readLocalVariables() }
    return try self.readExpressionStatement()
  }

  private func startsSealedType() -> Bool {
    guard self.isWord(Contextual.sealed) else { return false }
    return self.kind(1) == .classKeyword || self.kind(1) == .interfaceKeyword
  }

  /// Whether `yield` is a statement here, and not a name.
  private func startsYield() -> Bool {
    switch self.kind(1) {
    case .identifier, .number, .character, .string, .trueKeyword, .falseKeyword, .nullKeyword, .thisKeyword,
      .superKeyword, .newKeyword, .switchKeyword, .voidKeyword, .leftParenthesis, .not, .tilde, .plus, .minus,
      .at:
      return true
    case .increment, .decrement: return self.kind(2) != .semicolon
    default: return self.kind(1).isPrimitive
    }
  }

  private mutating func readExpressionStatement() throws(SyntaxFailure) -> Bool {
    try self.readEffect()
    try self.expect(.semicolon, "end the statement with ';'")
    return true
  }

  /// Reads an expression that is a statement.
  mutating func readEffect() throws(SyntaxFailure) {
    let term = try self.readExpression().term
    self.statements.append(expression: term)
  }

  /// Reads an expression that is only a value.
  private mutating func readValue() throws(SyntaxFailure) {
    let term = try self.readExpression().term
    self.statements.append(.declaration([], term))
  }

  mutating func readBlockStatement() throws(SyntaxFailure) -> Bool {
    try self.branching { (parser) throws(SyntaxFailure) in try parser.readBlock() }
  }

  /// Reads statements in braces, which are a scope.
  mutating func readBlock() throws(SyntaxFailure) -> Bool {
    try self.expect(.leftBrace, "open the block with '{'")
    var completes = true
    while self.kind != .rightBrace {
      guard self.kind != .end else { throw self.failure("close the brace") }
      completes = try self.readStatement()
    }
    self.advance()
    return completes
  }

  // MARK: Declarations

  private mutating func readLocalDeclaration() throws(SyntaxFailure) -> Bool {
    let modifiers = try self.readModifiers()
    switch self.kind {
    case .classKeyword, .interfaceKeyword, .enumKeyword, .at:
      try self.readLocalType(modifiers)
      return true
    default:
      if self.startsRecord() {
        try self.readLocalType(modifiers)
        return true
      }
      return try self.readLocalVariables()
    }
  }

  private mutating func readLocalVariables() throws(SyntaxFailure) -> Bool {
    try self.readVariables()
    try self.expect(.semicolon, "end the variable with ';'")
    return true
  }

  /// Reads a type, and names with their values.
  private mutating func readVariables() throws(SyntaxFailure) {
    try self.skipType()
    repeat {
      let token = try self.readName()
      let name = self.name(of: token)
      self.position = self.endOfDimensions(at: self.position)
      if self.skip(.assign) {
        let value = try self.readInitializer().term
        self.statements.append(.declaration([name], value))
      } else {
        self.declare([name])
      }
    } while self.skip(.comma)
  }

  mutating func skipType() throws(SyntaxFailure) {
    guard let end = self.endOfType(at: self.position) else { throw self.failure("write a type here") }
    self.position = end
  }

  // MARK: Conditions

  mutating func readCondition() throws(SyntaxFailure) -> (bindings: Bindings, isTrue: Bool) {
    try self.expect(.leftParenthesis, "write the condition in parentheses")
    let isTrue = self.kind == .trueKeyword && self.kind(1) == .rightParenthesis
    let condition = try self.readExpression()
    self.statements.append(.condition(condition.term))
    try self.expect(.rightParenthesis, "close the parenthesis")
    return (condition.bindings, isTrue)
  }

  /// Reads the value in parentheses of a `switch` or a `synchronized`.
  mutating func readSubject() throws(SyntaxFailure) {
    try self.expect(.leftParenthesis, "write the value in parentheses")
    try self.readValue()
    try self.expect(.rightParenthesis, "close the parenthesis")
  }

  /// Reads a statement in which some names are in scope.
  private mutating func readStatement(knowing names: [Name]) throws(SyntaxFailure) -> Bool {
    self.declare(names)
    return try self.readStatement()
  }

  private mutating func readIf() throws(SyntaxFailure) -> Bool {
    // An `else if` is the next turn of the loop, so that a long ladder does not recurse.
    var first: (condition: Bindings, completes: Bool)?
    var known: [Name] = []
    // Whether the code after the first `else` completes.
    var elseCompletes = false
    var branches: [[Statement]] = []
    while true {
      let ((condition, thenCompletes), branch) = try self.collecting { (parser) throws(SyntaxFailure) in
        parser.advance()
        parser.declare(known)
        let condition = try parser.readCondition().bindings
        return (condition, try parser.readStatement(knowing: condition.whenTrue))
      }
      branches.append(branch)
      known += condition.whenFalse
      if first == nil {
        first = (condition, thenCompletes)
      } else {
        elseCompletes = elseCompletes || thenCompletes
      }
      guard self.skip(.elseKeyword) else {
        elseCompletes = true
        break
      }
      guard self.kind == .ifKeyword else {
        let (lastCompletes, branch) = try self.collecting { (parser) throws(SyntaxFailure) in
          try parser.readStatement(knowing: known)
        }
        branches.append(branch)
        elseCompletes = elseCompletes || lastCompletes
        break
      }
    }
    self.statements.append(.branches(branches))
    guard let first else { return elseCompletes }
    if first.completes, !elseCompletes { self.introduce(first.condition.whenTrue) }
    if !first.completes, elseCompletes { self.introduce(first.condition.whenFalse) }
    return first.completes || elseCompletes
  }

  // MARK: Loops

  /// Reads the body of a loop; returns whether it completes and how it is left.
  private mutating func readLoopBody(
    knowing names: [Name]
  ) throws(SyntaxFailure) -> (completes: Bool, target: BreakTarget) {
    self.breakTargets.append(BreakTarget(label: nil, isLoop: true))
    let completes = try self.readStatement(knowing: names)
    return (completes, self.breakTargets.removeLast())
  }

  private mutating func readWhile() throws(SyntaxFailure) -> Bool {
    self.advance()
    let (bindings, isEndless) = try self.readCondition()
    let body = try self.readLoopBody(knowing: bindings.whenTrue)
    if !body.target.isPassed { self.introduced = bindings.whenFalse }
    return !isEndless || body.target.isLeft
  }

  private mutating func readDo() throws(SyntaxFailure) -> Bool {
    self.advance()
    let body = try self.readLoopBody(knowing: [])
    try self.expect(.whileKeyword, "write 'while' and the condition of the loop")
    let (bindings, isEndless) = try self.readCondition()
    try self.expect(.semicolon, "end the statement with ';'")
    if !body.target.isPassed { self.introduced = bindings.whenFalse }
    return body.target.isLeft || (!isEndless && (body.completes || body.target.isContinued))
  }

  private mutating func readFor() throws(SyntaxFailure) -> Bool {
    self.advance()
    try self.expect(.leftParenthesis, "write what the loop runs over in parentheses")
    let (completes, known) = try self.readForParts()
    self.introduced = known
    return completes
  }

  /// Reads the rest of a `for`; returns the names that are in scope after it.
  private mutating func readForParts() throws(SyntaxFailure) -> (completes: Bool, known: [Name]) {
    if self.kind != .semicolon {
      let (isDeclared, variables) = try self.collecting { (parser) throws(SyntaxFailure) in
        try parser.readLoopVariables()
      }
      if isDeclared {
        if self.skip(.colon) {
          // The variable is not in scope in the expression that the loop iterates over.
          try self.readValue()
          self.statements += variables
          try self.expect(.rightParenthesis, "close the parenthesis")
          _ = try self.readLoopBody(knowing: [])
          return (true, [])
        }
        self.statements += variables
      } else {
        repeat { try self.readEffect() } while self.skip(.comma)
      }
    }
    try self.expect(.semicolon, "separate the parts of the loop with ';'")
    var isEndless = true
    var bindings = Bindings.none
    if self.kind != .semicolon {
      isEndless = self.kind == .trueKeyword && self.kind(1) == .semicolon
      let condition = try self.readExpression()
      self.statements.append(.condition(condition.term))
      bindings = condition.bindings
    }
    try self.expect(.semicolon, "separate the parts of the loop with ';'")
    self.declare(bindings.whenTrue)
    if self.kind != .rightParenthesis {
      repeat { try self.readEffect() } while self.skip(.comma)
    }
    try self.expect(.rightParenthesis, "close the parenthesis")
    let body = try self.readLoopBody(knowing: [])
    return (!isEndless || body.target.isLeft, body.target.isPassed ? [] : bindings.whenFalse)
  }

  /// Reads the variables that a `for` declares, if it does.
  private mutating func readLoopVariables() throws(SyntaxFailure) -> Bool {
    guard self.kind == .finalKeyword || self.kind == .at || self.startsLocalVariable() else { return false }
    _ = try self.readModifiers()
    try self.readVariables()
    return true
  }

  // MARK: Jumps and labels

  private mutating func readJump() throws(SyntaxFailure) -> Bool {
    let isBreak = self.kind == .breakKeyword
    self.advance()
    var label: Symbol?
    if self.kind == .identifier {
      label = self.token().payload
      self.advance()
    }
    try self.expect(.semicolon, "end the statement with ';'")
    let index = self.breakTargets.lastIndex { target in
      if let label { return target.label == label }
      return target.label == nil && (isBreak || target.isLoop)
    }
    guard let index else { return false }
    if isBreak {
      self.breakTargets[index].isLeft = true
      for passed in index..<self.breakTargets.count { self.breakTargets[passed].isPassed = true }
    } else {
      self.breakTargets[index].isContinued = true
      // The loop of the label is directly after it.
      if label != nil, index + 1 < self.breakTargets.count { self.breakTargets[index + 1].isContinued = true }
    }
    return false
  }

  private mutating func readLabelled() throws(SyntaxFailure) -> Bool {
    let label = self.token().payload
    self.advance()
    self.advance()
    self.breakTargets.append(BreakTarget(label: label))
    let completes = try self.readStatement()
    return self.breakTargets.removeLast().isLeft || completes
  }

  // MARK: Try

  private mutating func readTry() throws(SyntaxFailure) -> Bool {
    var completes = try self.branching { (parser) throws(SyntaxFailure) in try parser.readTryBlock() }
    while self.kind == .catchKeyword {
      let catchCompletes = try self.branching { (parser) throws(SyntaxFailure) in try parser.readCatch() }
      completes = completes || catchCompletes
    }
    if self.skip(.finallyKeyword) {
      let finallyCompletes = try self.branching { (parser) throws(SyntaxFailure) in
        try parser.readBlockStatement()
      }
      completes = completes && finallyCompletes
    }
    return completes
  }

  private mutating func readTryBlock() throws(SyntaxFailure) -> Bool {
    self.advance()
    if self.skip(.leftParenthesis) {
      while self.kind != .rightParenthesis {
        if self.kind == .finalKeyword || self.kind == .at || self.startsLocalVariable() {
          _ = try self.readModifiers()
          try self.readVariables()
        } else {
          try self.readValue()
        }
        guard self.skip(.semicolon) else { break }
      }
      try self.expect(.rightParenthesis, "close the parenthesis")
    }
    return try self.readBlockStatement()
  }

  private mutating func readCatch() throws(SyntaxFailure) -> Bool {
    self.advance()
    try self.expect(.leftParenthesis, "write what is caught in parentheses")
    _ = try self.readModifiers()
    repeat { try self.skipType() } while self.skip(.bar)
    let name = try self.readName()
    self.declare([self.name(of: name)])
    self.position = self.endOfDimensions(at: self.position)
    try self.expect(.rightParenthesis, "close the parenthesis")
    return try self.readBlockStatement()
  }
}
