import ReaderSupport
import SourceModel

/// Brackets, and the arguments in them.
extension UseReader {
  mutating func open(_ closing: Unicode.Scalar, continuing: Bool) {
    if self.current != nil, continuing {
      if closing == ")" { self.current?.lastCall.isCalled = true }
    } else {
      self.emit()
    }
    // `let a = (b as C)`: the value is the expression in the parentheses.
    let target = self.current == nil ? self.nextChain.target : nil
    self.push(closing, self.current)
    self.nextChain.target = target
    self.index += 1
  }

  /// Begins brackets that belong to a chain.
  mutating func push(_ closing: Unicode.Scalar, _ chain: RawChain?) {
    self.frames.append(
      BracketFrame(
        closing: UInt8(ascii: closing), opening: self.index, chain: chain, outer: self.position,
        chains: self.chains.count, scopes: self.scopes.count, arguments: self.arguments.count))
    self.current = nil
  }

  // MARK: Braces

  mutating func openBrace(_ token: CodeToken) {
    if let type = self.frames[self.top].nextType {
      self.frames[self.top].nextType = nil
      self.openBody()
      self.position.type = type
      self.newScope(type: type)
    } else if let body = self.frames[self.top].nextBody {
      self.frames[self.top].nextBody = nil
      self.openBody()
      self.enter(body)
    } else if let block = self.frames[self.top].nextBlock {
      self.frames[self.top].nextBlock = nil
      self.openBlock(block)
    } else {
      self.openClosure(token)
    }
  }

  private mutating func openBody() {
    self.emit()
    self.push("}", nil)
    self.index += 1
  }

  private mutating func openBlock(_ block: BracketFrame.Block) {
    let sequence = self.current
    self.emit()
    let inner = self.position.scope
    self.position.scope = block.outer ?? inner
    self.push("}", nil)
    self.position.scope = inner
    self.newScope()
    self.index += 1
    guard !block.elements.isEmpty else { return }
    let chain = block.isSequence ? sequence.flatMap { self.element(of: $0, in: "forEach") } : nil
    for name in block.elements {
      self.declare(name, nil)
      self.scopes.setChain(of: name, in: self.position.scope, chain)
    }
  }

  mutating func leaveLooseScope() {
    self.frames[self.top].nextBody = nil
    guard let outer = self.frames[self.top].loose else { return }
    self.position.scope = outer.scope
    self.position.function = outer.function
    self.frames[self.top].loose = nil
  }

  mutating func enterLooseScope(_ body: FunctionBody) {
    self.frames[self.top].loose = self.position
    self.enter(body)
  }

  private mutating func enter(_ body: FunctionBody) {
    self.newScope(receiver: body.receiver.map { .type($0) })
    self.position.function = body.function
    for parameter in body.parameters { self.declare(parameter.name, parameter.type) }
  }

  // MARK: Closing brackets

  mutating func closeBracket(_ token: CodeToken) {
    self.parenthesized = nil
    guard let frame = self.close(token) else { return }
    self.markThreads(frame)
    if let last = frame.last { self.giveArgument(last, token) }
    self.markCode(frame)
    let arguments = self.takeArguments(frame)
    guard let last = frame.last else { return }
    self.frames[self.top].last = last
    if let value = self.returnedValue(of: frame, last, arguments) {
      self.current?.replace(with: value, keepingArguments: frame.closing == UInt8(ascii: "}"))
    }
    if self.current == nil, token.sign == UInt8(ascii: ")") {
      self.closeParentheses(
        token, last, value: arguments.first.flatMap { self.chains[$0].target == nil ? nil : $0 })
    }
  }

  private mutating func close(_ token: CodeToken) -> BracketFrame? {
    self.emit()
    self.nextChain.target = nil
    self.index += 1
    guard let depth = self.frames.lastIndex(where: { $0.closing == token.sign }) else { return nil }
    let frame = self.frames[depth]
    self.frames.removeSubrange(depth...)
    self.position = frame.outer
    self.nextChain.cast = self.cast(in: frame)
    self.current = frame.chain
    return frame
  }

  /// The chain whose value a call returns: `by lazy { LoginViewModel() }`, `requireNotNull(viewModel)`.
  private mutating func returnedValue(of frame: BracketFrame, _ last: Int, _ arguments: [Int]) -> Int? {
    guard let current = self.current else { return nil }
    if frame.closing == UInt8(ascii: "}") {
      // A value that is created once.
      let isMade =
        current.chain.links.isEmpty
        && self.name(of: current.base).map { ["lazy", "remember"].contains($0) } == true
      return isMade ? last : nil
    }
    guard frame.closing == UInt8(ascii: ")"), let value = arguments.first else { return nil }
    return self.isUnwrapping(current, frame, value) ? value : nil
  }

  /// Whether a call returns its first argument: `XCTUnwrap(viewModel)`, `Objects.requireNonNull(viewModel)`.
  private func isUnwrapping(_ call: RawChain, _ frame: BracketFrame, _ value: Int) -> Bool {
    guard let name = self.lastName(of: call),
      self.chains[value].end == self.index - 1 || self.code.isSign(",", at: self.chains[value].end)
    else { return false }
    // The class of the static method.
    guard call.chain.links.count < 2,
      call.chain.links.isEmpty || self.name(of: call.base)?.first?.isUppercase == true
    else { return false }
    if name == "require" { return self.language == .swift && self.code.isSign("#", at: frame.opening - 2) }
    return Self.unwrapping.contains(name)
  }

  /// The functions that return their argument.
  private static let unwrapping = [
    "XCTUnwrap", "assertNotNull", "checkNotNull", "requireNonNull", "requireNonNullElse", "requireNotNull",
  ]

  /// Continues after parentheses that belong to no call.
  ///
  /// - Parameter value: the chain in them, if it is the value of a variable.
  private mutating func closeParentheses(_ token: CodeToken, _ last: Int, value: Int?) {
    if self.code.isSign(among: [".", "!"], at: self.index)
      || self.code.isSign("?", at: self.index) && !self.isChoice
    {
      self.begin(.chain(last), at: token)
      // `let a = (b as C).d`
      let target = if let value { self.takeTarget(of: value) } else { RawChain.Target?.none }
      self.current?.target = target
    } else if self.isOperator(at: self.index), let value {
      self.takeTarget(of: value)
    } else {
      self.parenthesized = value
    }
  }

  // MARK: Arguments

  /// Assigns the chains in brackets to the call that they are arguments of.
  ///
  /// - Returns: these chains.
  private mutating func takeArguments(_ frame: BracketFrame) -> [Int] {
    let first = min(frame.arguments, self.arguments.count)
    let arguments = Array(self.arguments[first...])
    if let current = self.current {
      self.arguments.removeSubrange(first...)
      current.hand(arguments)
    } else if frame.closing == UInt8(ascii: "}"), !self.frames.contains(where: { $0.chain != nil }) {
      self.arguments = []
    }
    return arguments
  }

  /// Records the code of the arguments of the last call, and of the observer of the chain that is its argument:
  /// `.onReceive(viewModel.outputs.title) { … }`.
  private func markCode(_ frame: BracketFrame) {
    guard let current, let link = current.chain.links.indices.last else { return }
    let code = UseChain.Code(
      start: self.code.tokens[frame.opening].start, end: self.code.tokens[self.index - 1].end)
    current.chain.links[link].code.extend(to: code)
    guard current.chain.links[link].name == "onReceive" else { return }
    if frame.closing == UInt8(ascii: ")") {
      current.observed = self.chains[frame.chains...].firstIndex { $0.chain.context.first == "onReceive" }
    }
    if let observed = current.observed { self.chains[observed].chain.observer.extend(to: code) }
  }

  /// Adds the last chain in brackets to the last call as its argument.
  private func giveArgument(_ number: Int, _ token: CodeToken) {
    guard let current, token.sign != UInt8(ascii: "}") else { return }
    let argument = self.chains[number]
    // `get(LoginViewModel::class.java)`: the call returns an instance of the class.
    let namedClass = self.namedClass(argument)
    guard token.sign == UInt8(ascii: ")") else {
      // `Registry[LoginViewModel.self]`
      if !current.chain.links.isEmpty { current.lastCall.argumentClass = namedClass }
      return
    }
    let names = [self.name(of: argument.base)].compactMap(\.self) + argument.chain.links.map(\.name)
    current.lastCall.argumentClass = namedClass
    current.lastCall.arguments =
      [names.last].compactMap(\.self) + (names.count > 1 ? [names.joined(separator: ".")] : [])
  }

  /// The class that a chain names, such as `LoginViewModel::class.java`.
  private func namedClass(_ chain: RawChain) -> NamedType? {
    guard let name = self.name(of: chain.base),
      chain.chain.links.contains(where: { $0.name == "class" || $0.name == "self" })
    else { return nil }
    let names = chain.chain.links.map(\.name).filter { !["class", "java", "self"].contains($0) }
    return NamedType(path: ([name] + names).joined(separator: "."))
  }

  /// The type of a cast in Java, if the pair of parentheses that has just been closed is one.
  private func cast(in frame: BracketFrame) -> NamedType? {
    guard self.language == .java, frame.chain == nil, frame.closing == UInt8(ascii: ")"),
      self.code.meaning(at: frame.opening - 1) == nil || self.code.word(at: frame.opening - 1) == "return",
      self.code.isWord(at: self.index) || self.code.isSign("(", at: self.index),
      self.code.word(at: frame.opening + 1)?.first?.isUppercase == true
    else { return nil }
    let (type, next) = self.types.type(at: frame.opening + 1)
    return next == self.index - 1 ? type : nil
  }
}

/// The observers that need the main thread.
extension UseReader {
  /// Marks the code in brackets that runs on the main thread, and the observer that does not access a view.
  private mutating func markThreads(_ frame: BracketFrame) {
    guard let current, let last = self.lastName(of: current) else { return }
    if Self.posting.contains(last)
      || Self.dispatching.contains(last) && current.chain.links.contains(where: { $0.name == "main" })
    {
      for number in frame.chains..<self.chains.count { self.chains[number].isOnMainThread = true }
      current.isOnMainThread = true
    } else if Self.observing.contains(last), !current.chain.links.isEmpty, self.touchesNoView(frame) {
      current.chain.links[current.chain.links.count - 1].touchesNoView = true
    }
  }

  /// The functions that run their argument on the main thread, and those that do so if called on the main queue.
  private static let posting: Set = ["post", "postDelayed", "runOnUiThread"]
  private static let dispatching: Set = ["async", "asyncAfter"]

  /// The functions that observe a stream.
  private static let observing: Set = ["observeValues", "sink", "startWithValues", "subscribe"]

  /// Whether code accesses nothing of the view but its view model, or runs on the main thread anyway.
  private func touchesNoView(_ frame: BracketFrame) -> Bool {
    var isEffect = false
    for chain in self.chains[frame.chains...] where !chain.chain.isImplied {
      switch self.effect(of: chain, in: frame) {
      case .none: continue
      case .other: isEffect = true
      case .view: return false
      }
    }
    return isEffect
  }

  private enum Effect { case none, other, view }

  private func effect(of chain: RawChain, in frame: BracketFrame) -> Effect {
    if chain.isOnMainThread { return .other }
    switch chain.base {
    case .instance:
      return chain.chain.links.first.map { self.telling.contain($0.name) } == true ? .other : .view
    case .superInstance: return .view
    case .name(let number):
      // A name that is declared in the code itself.
      if let scope = self.scopes.scope(declaring: number, from: chain.scope), scope >= frame.scopes {
        return .none
      }
      let name = self.name(number)
      guard name.first?.isUppercase == true else { return self.telling.contain(name) ? .other : .view }
      return chain.chain.links.last?.name == "post" ? .other : .none
    case .chain, .unknown: return .none
    }
  }
}
