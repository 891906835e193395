import ReaderSupport
import SourceModel

/// The certain values of variables, and the variables that the header of a loop declares.
extension UseReader {
  /// Whether there is an operator at an index, so that the chain before it is only a part of a value. `??` and `?:` do
  /// not count: their result still has the type of the chain.
  func isOperator(at index: Int) -> Bool {
    guard self.result.wanted != nil, index < self.code.tokens.count else { return false }
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
    guard self.result.wanted != nil, self.code.isSign("?", at: self.index) else { return false }
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

  /// Reads the header of a loop over values in Kotlin and Java: `for (x in all)`, `for (var x : all)`; false for
  /// others.
  mutating func readLoop() -> Bool {
    let start = self.index + 1
    guard self.code.isSign("(", at: start) else { return false }
    let end = self.code.after(bracketAt: start)
    var names: [Int32] = []
    var type: NamedType?
    var index = start + 1
    if self.language == .java {
      if self.code.word(at: index) == "final" { index += 1 }
      guard self.code.word(at: index) == "var", self.code.word(at: index + 1) != nil,
        self.code.isSign(":", at: index + 2)
      else { return false }
      names = [self.code.tokens[index + 1].name]
      index += 2
    } else {
      while index < end, self.code.word(at: index) != "in" {
        if self.code.isSign(":", at: index) {
          (type, index) = self.types.type(at: index + 1)
          continue
        }
        if self.code.meaning(at: index) == .name { names.append(self.code.tokens[index].name) }
        index += 1
      }
      guard index < end else { return false }
    }
    self.emit()
    let outer = self.scope
    self.newScope()
    if self.code.isSign("{", at: end) {
      self.pendingCondition = (self.frames.count, outer)
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
    if isOne, type == nil { self.nextChain.target = .element(scope: scope, name: names[0]) }
    return true
  }

  /// Begins the scope of the variable of `when (val x = …)` and `catch (x: …)` in Kotlin.
  mutating func readScopeOfBlock() {
    let start = self.index + 1
    guard self.code.isSign("(", at: start) else { return }
    if self.code.word(at: self.index) == "catch" {
      let body = Body(parameters: self.parameters(at: start), function: self.function)
      self.pendingBody = (self.frames.count, body)
    } else if self.code.word(at: self.index) == "when", self.code.meaning(at: start + 1) == .variable {
      self.emit()
      self.pendingCondition = (self.frames.count, self.scope)
      self.newScope()
    }
  }

  /// Ends the scope of a loop whose body has no braces, where the next statement begins.
  mutating func leaveLoop(at token: CodeToken) {
    guard let loop = self.looseLoop, self.frames.count <= loop.depth, self.index >= loop.body else { return }
    let isEnd =
      self.language == .java
      ? self.code.isSign(";", at: self.index - 1)
      : self.index > loop.body && token.beginsLine && !self.code.isSign(".", at: self.index)
        && !self.code.isSign("?", at: self.index) && !self.code.isSign("{", at: self.index)
    guard isEnd || self.frames.count < loop.depth else { return }
    self.emit()
    self.scope = loop.scope
    self.looseLoop = nil
  }

  // MARK: Receivers

  /// The implicit receivers in a scope of Kotlin, innermost first.
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

  /// The receiver that `this` refers to in a scope of Kotlin; nil if it is an instance of the enclosing type.
  func receiver(in start: Int) -> Receiver? {
    var scope = start
    while scope >= 0, self.scopes[scope].type < 0 {
      if let receiver = self.scopes[scope].receiver { return receiver }
      scope = self.scopes[scope].parent
    }
    return nil
  }
}

/// Smart casts of Kotlin, and the declarations that pass values to other files.
extension UseReader {
  /// Records the type of a name after a test or a cast, in Kotlin.
  mutating func narrow(_ number: Int, to type: NamedType) {
    guard self.language == .kotlin, self.result.wanted != nil else { return }
    let chain = self.raw[number]
    self.narrowings.append(
      Narrowing(
        base: chain.base, links: chain.links.map(\.name), scope: chain.scope, type: type,
        start: self.code.tokens[self.index - 1].start))
  }

  /// Records an assignment to the variable of a chain. The type of the new value is not inferred.
  mutating func noteAssignment(to chain: Pending) {
    guard self.language == .kotlin, self.result.wanted != nil, self.code.isSign("=", at: self.index),
      !self.code.isSign("=", at: self.index + 1), self.frames.last?.closing != UInt8(ascii: ")"),
      !chain.baseIsCalled, !chain.links.contains(where: \.isCalled)
    else { return }
    // The value is evaluated first: `form = form.next()`.
    var end = self.index + 1
    while end < self.code.tokens.count, !self.code.tokens[end].isClosing, !self.code.isSign(";", at: end) {
      let isNext = self.code.tokens[end].beginsLine && ![".", "?"].contains { self.code.isSign($0, at: end) }
      guard !isNext || end == self.index + 1 else { break }
      end = self.code.tokens[end].isOpening ? self.code.after(bracketAt: end) : end + 1
    }
    self.narrowings.append(
      Narrowing(
        base: chain.base, links: chain.links.map(\.name), scope: chain.scope, type: nil,
        start: self.code.tokens[end - 1].start))
  }

  /// Reads `is` with its type: `x is Outputs`, `x !is Outputs`, and `is Outputs ->` in `when (x)`.
  mutating func readTest() {
    let start = self.index
    let (type, next) = self.types.type(at: start + 1)
    self.index = max(next, start + 1)
    guard let type else { return }
    if let ended = self.ended, ended.index == start {
      self.narrow(ended.chain, to: type)
    } else if self.result.wanted != nil, let subject = self.subject {
      self.narrowings.append(
        Narrowing(
          base: subject.base, links: subject.links, scope: self.scope, type: type,
          start: self.code.tokens[start].start))
    }
  }

  /// The subject of the enclosing `when`.
  private var subject: (base: Pending.Base, links: [String])? {
    guard let frame = self.frames.last(where: { $0.closing == UInt8(ascii: "}") }),
      self.code.isSign(")", at: frame.opening - 1)
    else { return nil }
    var start = frame.opening - 1
    var depth = 0
    while start >= 0, frame.opening - start < Self.longestSubject {
      if self.code.isSign(")", at: start) { depth += 1 }
      if self.code.isSign("(", at: start) { depth -= 1 }
      if depth == 0 { break }
      start -= 1
    }
    guard depth == 0, self.code.word(at: start - 1) == "when" else { return nil }
    // `when (val x = …)`
    if self.code.meaning(at: start + 1) == .variable {
      return self.name(at: start + 2).map { (.name($0), []) }
    }
    guard let first = self.name(at: start + 1) else { return nil }
    var links: [String] = []
    var index = start + 2
    while index < frame.opening - 1 {
      while self.code.isSign("?", at: index) || self.code.isSign("!", at: index) { index += 1 }
      guard self.code.isSign(".", at: index), let link = self.code.word(at: index + 1) else { return nil }
      links.append(link)
      index += 2
    }
    return (self.code.meaning(at: start + 1) == .instance ? .instance : .name(first), links)
  }

  /// The maximum number of tokens of a subject that are read.
  private static let longestSubject = 40

  private func name(at index: Int) -> Int32? {
    index < self.code.tokens.count && self.code.tokens[index].kind == .word
      ? self.code.tokens[index].name : nil
  }

  /// The key of a name with its members in a scope, which is equal wherever they refer to the same value.
  func place(of base: Pending.Base, _ links: [String], in scope: Int) -> String? {
    let start: String
    switch base {
    case .name(let name):
      start = "\(self.scope(declaring: name, from: scope) ?? -1).\(self.names[Int(name)])"
    case .instance: start = "-1"
    case .superInstance, .chain, .unknown: return nil
    }
    return ([start] + links).joined(separator: ".")
  }

  /// Records the types in the header of a declaration, through which it may pass ports to other files.
  mutating func noteCarrier(_ name: Int32, from start: Int, to end: Int, isFunction: Bool) {
    guard self.result.wanted != nil, name >= 0, end <= self.code.tokens.count, start < end else { return }
    let text = self.names[Int(name)]
    // A variable that is named like a view model is recognized by its name.
    guard isFunction || !PortalNames.isTelling(text) else { return }
    for index in start..<end {
      guard let word = self.code.word(at: index), word.first?.isUppercase == true else { continue }
      self.result.carriers[text, default: []].insert(word)
    }
  }
}
