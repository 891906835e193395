import SourceModel

/// What is certain to be the value of a variable, and what the head of a loop declares.
extension UseReader {
  /// Whether an operator comes at a place, so that the chain before it is only a part of a value. `??` and `?:` are
  /// none: with them the value has the type of the chain all the same.
  func isOperator(at index: Int) -> Bool {
    guard self.result.wanted != nil, index < self.tokens.count else { return false }
    let token = self.tokens[index]
    if let word = self.word(at: index) {
      // `vm to form`
      let isInfix = self.language == .kotlin && !token.beginsLine && self.meaning(at: index) == .name
      return isInfix || ["in", "instanceof", "is"].contains(word)
    }
    switch Unicode.Scalar(token.sign) {
    case "=", "&", "|", "<", ">", "+", "-", "*", "/", "%", "^": return true
    case "!": return self.isSign("=", at: index + 1) && self.isAdjacent(index + 1)
    default: return false
    }
  }

  /// Whether the question mark at the place chooses between two values.
  var isChoice: Bool {
    guard self.result.wanted != nil, self.isSign("?", at: self.index) else { return false }
    switch self.language {
    case .java: return true
    case .swift:
      return !self.isAdjacent(self.index)
        && !(self.isSign("?", at: self.index + 1) && self.isAdjacent(self.index + 1))
        && !self.isSign("?", at: self.index - 1) && !self.isSign(".", at: self.index + 1)
    default: return false
    }
  }

  /// Forgets the value of the variable whose value is read: the chain that was read is only a part of it.
  mutating func forgetTarget() {
    guard self.current == nil else {
      self.current?.target = nil
      return
    }
    if let value = self.parenthesized { self.takeTarget(of: value) }
    self.parenthesized = nil
  }

  /// Takes the variable from a chain whose value it is.
  @discardableResult
  mutating func takeTarget(of number: Int) -> Target? {
    guard let target = self.raw[number].target else { return nil }
    self.raw[number].target = nil
    switch target {
    case .local(let scope, let name), .element(let scope, let name):
      if self.variables[scope]?[name]?.chain == number { self.variables[scope]?[name]?.chain = nil }
    case .member(let type, let name):
      if case .chain(number)? = self.result.types[type].members[name] {
        self.result.types[type].members[name] = .unknown
      }
    }
    return target
  }

  // MARK: Loops

  /// Reads the head of a loop over values in Kotlin and Java: `for (x in all)`, `for (var x : all)`; false for others.
  mutating func readLoop() -> Bool {
    let start = self.index + 1
    guard self.isSign("(", at: start) else { return false }
    let end = self.after(bracketAt: start)
    var names: [Int32] = []
    var type: NamedType?
    var index = start + 1
    if self.language == .java {
      if self.word(at: index) == "final" { index += 1 }
      guard self.word(at: index) == "var", self.word(at: index + 1) != nil, self.isSign(":", at: index + 2)
      else { return false }
      names = [self.tokens[index + 1].name]
      index += 2
    } else {
      while index < end, self.word(at: index) != "in" {
        if self.isSign(":", at: index) {
          (type, index) = self.typeName(at: index + 1)
          continue
        }
        if self.meaning(at: index) == .name { names.append(self.tokens[index].name) }
        index += 1
      }
      guard index < end else { return false }
    }
    self.emit()
    let outer = self.scope
    self.newScope()
    if self.isSign("{", at: end) {
      self.pendingCondition = self.frames.count
      self.conditionScope = outer
    } else {
      let first = self.looseLoop.map { $0.depth == self.frames.count ? $0.scope : outer } ?? outer
      self.looseLoop = (self.frames.count, first, end)
    }
    let isOne = names.count == 1
    for name in names { self.declare(name, isOne ? type : nil) }
    let scope = self.scope
    self.index = start
    self.open(")", continuing: false)
    self.index = index + 1
    if isOne, type == nil { self.pendingTarget = .element(scope: scope, name: names[0]) }
    return true
  }

  /// Begins the scope of what `when (val x = …)` and `catch (x: …)` declare in Kotlin.
  mutating func readScopeOfBlock() {
    let start = self.index + 1
    guard self.isSign("(", at: start) else { return }
    if self.word(at: self.index) == "catch" {
      self.pendingBody = (self.frames.count, self.parameters(at: start), self.function, nil)
    } else if self.word(at: self.index) == "when", self.meaning(at: start + 1) == .variable {
      self.emit()
      self.pendingCondition = self.frames.count
      self.conditionScope = self.scope
      self.newScope()
    }
  }

  /// Ends the scope of a loop whose body has no braces, where the next statement begins.
  mutating func leaveLoop(at token: UseToken) {
    guard let loop = self.looseLoop, self.frames.count <= loop.depth, self.index >= loop.body else { return }
    let isEnd =
      self.language == .java
      ? self.isSign(";", at: self.index - 1)
      : self.index > loop.body && token.beginsLine && !self.isSign(".", at: self.index)
        && !self.isSign("?", at: self.index) && !self.isSign("{", at: self.index)
    guard isEnd || self.frames.count < loop.depth else { return }
    self.emit()
    self.scope = loop.scope
    self.looseLoop = nil
  }

  // MARK: Receivers

  /// What names without anything before them may be members of in a scope of Kotlin, from the inside.
  func receivers(in start: Int) -> [Receiver] {
    var found: [Receiver] = []
    var scope = start
    while scope >= 0, found.count < Self.mostReceivers {
      if let receiver = self.scopes[scope].receiver { found.append(receiver) }
      scope = self.scopes[scope].parent
    }
    return found
  }

  private static let mostReceivers = 16

  func hasReceiver(in scope: Int) -> Bool { self.receiver(in: scope) != nil }

  /// What `this` means in a scope of Kotlin, where it is no instance of the type around it.
  func receiver(in start: Int) -> Receiver? {
    var scope = start
    while scope >= 0, self.scopes[scope].type < 0 {
      if let receiver = self.scopes[scope].receiver { return receiver }
      scope = self.scopes[scope].parent
    }
    return nil
  }
}
