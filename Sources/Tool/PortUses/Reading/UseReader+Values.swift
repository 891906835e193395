import ReaderSupport
import SourceModel

/// The certain values of variables, and the variables that the header of a loop declares.
extension UseReader {
  /// Whether there is an operator at an index, so that the chain before it is only a part of a value. `??` and `?:` do
  /// not count: their result still has the type of the chain.
  func isOperator(at index: Int) -> Bool {
    guard self.isExact, index < self.code.tokens.count else { return false }
    let token = self.code.tokens[index]
    if let word = self.code.word(at: index) {
      // `vm to form`
      let isInfix = self.language == .kotlin && !token.beginsLine && self.code.meaning(at: index) == .name
      return isInfix || ["in", "instanceof", "is"].contains(word)
    }
    switch Unicode.Scalar(token.sign) {
    case "=", "&", "|", "<", ">", "+", "-", "*", "/", "%", "^": return true
    case "!": return self.code.isSign("=", at: index + 1) && self.code.isAdjacent(index + 1)
    default: return false
    }
  }

  /// Whether the question mark at the current position is that of a conditional expression.
  var isChoice: Bool {
    guard self.isExact, self.code.isSign("?", at: self.index) else { return false }
    switch self.language {
    case .java: return true
    case .swift:
      return !self.code.isAdjacent(self.index)
        && !(self.code.isSign("?", at: self.index + 1) && self.code.isAdjacent(self.index + 1))
        && !self.code.isSign("?", at: self.index - 1) && !self.code.isSign(".", at: self.index + 1)
    default: return false
    }
  }

  /// Removes the value of the variable whose initial value is being read: the chain is only a part of it.
  mutating func forgetTarget() {
    guard self.current == nil else {
      self.current?.target = nil
      return
    }
    if let value = self.parenthesized { self.takeTarget(of: value) }
    self.parenthesized = nil
  }

  /// Separates a chain from the variable that it is the value of.
  @discardableResult
  mutating func takeTarget(of number: Int) -> RawChain.Target? {
    guard let target = self.chains[number].target else { return nil }
    self.chains[number].target = nil
    switch target {
    case .local(let scope, let name), .element(let scope, let name):
      if self.scopes.variable(name, declaredIn: scope)?.chain == number {
        self.scopes.setChain(of: name, in: scope, nil)
      }
    case .member(let type, let name):
      if case .chain(number)? = self.result.types[type].members[name] {
        self.result.types[type].members[name] = .unknown
      }
    }
    return target
  }

  // MARK: Loops

  /// Reads the header of a loop over values in Kotlin and Java: `for (x in all)`, `for (var x : all)`; false for
  /// others.
  mutating func readLoop() -> Bool {
    let start = self.index + 1
    guard self.code.isSign("(", at: start),
      let loop = self.language == .java
        ? self.declarations.javaLoop(at: start) : self.declarations.kotlinLoop(at: start)
    else { return false }
    self.emit()
    let outer = self.position.scope
    self.newScope()
    if self.code.isSign("{", at: loop.end) {
      self.frames[self.top].nextBlock = BracketFrame.Block(outer: outer)
    } else {
      self.frames[self.top].looseLoop = (self.frames[self.top].looseLoop?.scope ?? outer, loop.end)
    }
    let isOne = loop.names.count == 1
    for name in loop.names { self.declare(name, isOne ? loop.type : nil) }
    let scope = self.position.scope
    self.index = start
    self.open(")", continuing: false)
    self.index = loop.sequence
    if isOne, loop.type == nil { self.nextChain.target = .element(scope: scope, name: loop.names[0]) }
    return true
  }

  /// Begins the scope of the variable of `when (val x = …)` and `catch (x: …)` in Kotlin.
  mutating func readScopeOfBlock() {
    let start = self.index + 1
    guard self.code.isSign("(", at: start) else { return }
    if self.code.word(at: self.index) == "catch" {
      self.frames[self.top].nextBody = FunctionBody(
        parameters: self.declarations.parameters(at: start), function: self.position.function)
    } else if self.code.word(at: self.index) == "when", self.code.meaning(at: start + 1) == .variable {
      self.emit()
      self.frames[self.top].nextBlock = BracketFrame.Block(outer: self.position.scope)
      self.newScope()
    }
  }

  /// Ends the scope of a loop whose body has no braces, where the next statement begins.
  mutating func leaveLoop(at token: CodeToken) {
    guard let loop = self.frames[self.top].looseLoop, self.index >= loop.body else { return }
    let isEnd =
      self.language == .java
      ? self.code.isSign(";", at: self.index - 1)
      : self.index > loop.body && token.beginsLine
        && !self.code.isSign(among: [".", "?", "{"], at: self.index)
    guard isEnd else { return }
    self.emit()
    self.position.scope = loop.scope
    self.frames[self.top].looseLoop = nil
  }

  // MARK: Smart casts

  /// Records the type of a name after a test or a cast, in Kotlin.
  mutating func narrow(_ chain: RawChain, to type: NamedType) {
    self.note(chain, type, start: self.code.tokens[self.index - 1].start)
  }

  /// Records an assignment to the variable of a chain. The type of the new value is not inferred.
  mutating func noteAssignment(to chain: RawChain) {
    guard self.language == .kotlin, self.isExact, self.code.isSign("=", at: self.index),
      !self.code.isSign("=", at: self.index + 1), self.frames[self.top].closing != UInt8(ascii: ")"),
      !chain.chain.baseCall.isCalled, !chain.chain.links.contains(where: \.call.isCalled)
    else { return }
    // The value is evaluated first: `form = form.next()`.
    var end = self.index + 1
    while end < self.code.tokens.count, !self.code.tokens[end].isClosing, !self.code.isSign(";", at: end) {
      let isNext = self.code.tokens[end].beginsLine && !self.code.isSign(among: [".", "?"], at: end)
      guard !isNext || end == self.index + 1 else { break }
      end = self.code.after(bracketAt: end)
    }
    self.note(chain, nil, start: self.code.tokens[end - 1].start)
  }

  private mutating func note(_ chain: RawChain, _ type: NamedType?, start: Int32) {
    guard self.language == .kotlin, self.isExact else { return }
    self.casts.all.append(
      SmartCasts.Narrowing(
        base: chain.base, links: chain.chain.links.map(\.name), scope: chain.scope, type: type, start: start))
  }

  /// Reads `is` with its type: `x is Outputs`, `x !is Outputs`, and `is Outputs ->` in `when (x)`.
  mutating func readTest() {
    let start = self.index
    let (type, next) = self.types.type(at: start + 1)
    self.index = max(next, start + 1)
    guard let type else { return }
    if let ended = self.ended, ended.index == start {
      self.narrow(self.chains[ended.chain], to: type)
    } else if self.isExact, let brace = self.frames.last(where: { $0.closing == UInt8(ascii: "}") })?.opening,
      let subject = SmartCasts.subject(ofBlockAt: brace, self.code)
    {
      self.casts.all.append(
        SmartCasts.Narrowing(
          base: subject.base, links: subject.links, scope: self.position.scope, type: type,
          start: self.code.tokens[start].start))
    }
  }

  // MARK: Carriers

  /// Records the types in the header of a declaration, through which it may pass ports to other files.
  mutating func noteCarrier(_ name: Int32, from start: Int, to end: Int, isFunction: Bool) {
    guard self.isExact, name >= 0, end <= self.code.tokens.count, start < end else { return }
    let text = self.name(name)
    // A variable that is named like a view model is recognized by its name.
    guard isFunction || !PortalNames.isTelling(text) else { return }
    for index in start..<end {
      guard let word = self.code.word(at: index), word.first?.isUppercase == true else { continue }
      self.result.carriers[text, default: []].insert(word)
    }
  }
}
