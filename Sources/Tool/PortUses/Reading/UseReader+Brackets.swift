import ReaderSupport
import SourceModel

extension UseReader {
  mutating func open(_ closing: Unicode.Scalar, continuing: Bool) {
    if self.current != nil, continuing {
      if closing == ")" {
        if let last = self.current?.links.indices.last {
          self.current?.links[last].isCalled = true
        } else {
          self.current?.baseIsCalled = true
        }
      }
    } else {
      self.emit()
    }
    // `let a = (b as C)`: the value is the expression in the parentheses.
    let target = self.current == nil ? self.nextChain.target : nil
    self.push(closing, self.current)
    self.current = nil
    self.nextChain.target = target
    self.index += 1
  }

  mutating func push(_ closing: Unicode.Scalar, _ chain: Pending?) {
    self.frames.append(
      Frame(
        closing: UInt8(ascii: closing), opening: self.index, chain: chain, scope: self.scope,
        type: self.type,
        function: self.function, first: self.raw.count, scopes: self.scopes.count,
        arguments: self.arguments.count))
  }

  mutating func newScope(type: Int = -1) {
    self.scopes.append(Scope(parent: self.scope, type: type))
    self.scope = self.scopes.count - 1
  }

  mutating func openBrace(_ token: CodeToken) {
    if let pending = self.pendingType, pending.depth == self.frames.count {
      self.emit()
      self.push("}", nil)
      self.type = pending.type
      self.newScope(type: pending.type)
      self.pendingType = nil
      self.index += 1
      return
    }
    if let pending = self.pendingBody, pending.depth == self.frames.count {
      self.emit()
      self.push("}", nil)
      self.enter(pending.body)
      self.pendingBody = nil
      self.index += 1
      return
    }
    if let condition = self.pendingCondition, condition.depth == self.frames.count {
      let value = self.current
      self.emit()
      let inner = self.scope
      self.scope = condition.outer ?? inner
      self.push("}", nil)
      self.scope = inner
      self.newScope()
      self.index += 1
      self.pendingCondition = nil
      if let element = self.pendingElement {
        let chain = element.isKnown ? value.flatMap { self.element(of: $0, in: "forEach") } : nil
        for name in element.names {
          self.declare(name, nil)
          self.variables[self.scope]?[name]?.chain = chain
        }
        self.pendingElement = nil
      }
      return
    }
    self.openClosure(token)
  }

  private mutating func close(_ token: CodeToken) -> Frame? {
    self.emit()
    self.nextChain.target = nil
    self.index += 1
    guard let depth = self.frames.lastIndex(where: { $0.closing == token.sign }) else { return nil }
    let frame = self.frames[depth]
    self.frames.removeSubrange(depth...)
    self.scope = frame.scope
    self.type = frame.type
    self.function = frame.function
    if let body = self.pendingBody, body.depth > self.frames.count { self.pendingBody = nil }
    if let type = self.pendingType, type.depth > self.frames.count { self.pendingType = nil }
    if let loose = self.looseScope, loose.depth > self.frames.count { self.looseScope = nil }
    if let loop = self.looseLoop, loop.depth > self.frames.count { self.looseLoop = nil }
    if let condition = self.pendingCondition, condition.depth > self.frames.count {
      self.pendingCondition = nil
    }
    self.nextChain.cast = self.cast(in: frame)
    self.current = frame.chain
    return frame
  }

  mutating func closeBracket(_ token: CodeToken) {
    self.parenthesized = nil
    guard let frame = self.close(token) else { return }
    self.markThreads(frame)
    if let last = frame.last, token.sign == UInt8(ascii: ")") { self.giveArgument(last) }
    if let last = frame.last, token.sign == UInt8(ascii: "]"), let link = self.current?.links.indices.last {
      // `Registry[LoginViewModel.self]`
      let namedClass = self.namedClass(self.raw[last])
      self.current?.links[link].argumentClass = namedClass
    }
    self.markCode(frame)
    let arguments = self.takeArguments(frame)
    guard let last = frame.last else { return }
    if !self.frames.isEmpty { self.frames[self.frames.count - 1].last = last }
    // A value that is created once: `by lazy { LoginViewModel() }`, and `requireNotNull(viewModel)`.
    if token.sign == UInt8(ascii: "}"), let current, current.links.isEmpty,
      let name = self.name(of: current.base), ["lazy", "remember"].contains(name)
    {
      self.current?.base = .chain(last)
      self.current?.baseIsCalled = false
    }
    if token.sign == UInt8(ascii: ")"), let value = arguments.first, self.isUnwrapping(frame, value) {
      self.current?.base = .chain(value)
      self.current?.baseIsCalled = false
      self.current?.baseArguments = []
      self.current?.links = []
      self.current?.linkNames = []
    }
    guard self.current == nil, token.sign == UInt8(ascii: ")") else { return }
    let value = arguments.first.flatMap { self.raw[$0].target == nil ? nil : $0 }
    if self.code.isSign(".", at: self.index) || self.code.isSign("!", at: self.index)
      || self.code.isSign("?", at: self.index) && !self.isChoice
    {
      self.begin(.chain(last), at: token)
      // `let a = (b as C).d`
      let target = value.flatMap { self.takeTarget(of: $0) }
      self.current?.target = target
    } else if self.isOperator(at: self.index), let value {
      self.takeTarget(of: value)
    } else {
      self.parenthesized = value
    }
  }

  /// Assigns the chains in brackets to the call that they are arguments of.
  ///
  /// - Returns: these chains.
  private mutating func takeArguments(_ frame: Frame) -> [Int] {
    let arguments = Array(self.arguments[min(frame.arguments, self.arguments.count)...])
    if self.current != nil {
      self.arguments.removeSubrange(min(frame.arguments, self.arguments.count)...)
      if let link = self.current?.links.indices.last {
        self.current?.links[link].handed += arguments
      } else {
        self.current?.baseArguments += arguments
      }
    } else if frame.closing == UInt8(ascii: "}"), !self.frames.contains(where: { $0.chain != nil }) {
      self.arguments = []
    }
    return arguments
  }

  /// Whether a call returns its first argument: `XCTUnwrap(viewModel)`, `Objects.requireNonNull(viewModel)`.
  private func isUnwrapping(_ frame: Frame, _ value: Int) -> Bool {
    guard let current, let name = current.links.last?.name ?? self.name(of: current.base),
      self.raw[value].end == self.index - 1 || self.code.isSign(",", at: self.raw[value].end)
    else { return false }
    // The class of the static method.
    guard current.links.count < 2,
      current.links.isEmpty || self.name(of: current.base)?.first?.isUppercase == true
    else { return false }
    if name == "require" { return self.language == .swift && self.code.isSign("#", at: frame.opening - 2) }
    return Self.unwrapping.contains(name)
  }

  /// Records the code of the arguments of the last call, and of the observer of the chain that is its argument:
  /// `.onReceive(viewModel.outputs.title) { … }`.
  private mutating func markCode(_ frame: Frame) {
    guard let link = self.current?.links.indices.last else { return }
    let code = UseChain.Code(
      start: self.code.tokens[frame.opening].start, end: self.code.tokens[self.index - 1].end)
    self.current?.links[link].code.extend(to: code)
    guard self.current?.links[link].name == "onReceive" else { return }
    if frame.closing == UInt8(ascii: ")") {
      self.current?.observed = self.raw[frame.first...].firstIndex { $0.context.first == "onReceive" }
    }
    if let observed = self.current?.observed { self.raw[observed].observer.extend(to: code) }
  }

  /// Adds an argument to the last call.
  private mutating func giveArgument(_ number: Int) {
    let argument = self.raw[number]
    let names = [self.name(of: argument.base)].compactMap(\.self) + argument.links.map(\.name)
    // `get(LoginViewModel::class.java)`: the call returns an instance of the class.
    let namedClass = self.namedClass(argument)
    guard let link = self.current?.links.indices.last else {
      self.current?.baseClass = namedClass
      return
    }
    self.current?.links[link].argumentClass = namedClass
    self.current?.links[link].arguments = [names.last].compactMap(\.self)
    if names.count > 1 { self.current?.links[link].arguments.append(names.joined(separator: ".")) }
  }

  /// The class that a chain names, such as `LoginViewModel::class.java`.
  private func namedClass(_ chain: Pending) -> NamedType? {
    guard let name = self.name(of: chain.base),
      chain.links.contains(where: { $0.name == "class" || $0.name == "self" })
    else { return nil }
    let names = chain.links.map(\.name).filter { !["class", "java", "self"].contains($0) }
    return NamedType(path: ([name] + names).joined(separator: "."))
  }

  /// The functions that return their argument.
  private static let unwrapping = [
    "XCTUnwrap", "assertNotNull", "checkNotNull", "requireNonNull", "requireNonNullElse", "requireNotNull",
  ]

  /// The type of a cast in Java, if the pair of parentheses that has just been closed is one.
  private func cast(in frame: Frame) -> NamedType? {
    guard self.language == .java, frame.chain == nil, frame.closing == UInt8(ascii: ")"),
      self.code.meaning(at: frame.opening - 1) == nil || self.code.word(at: frame.opening - 1) == "return",
      self.code.word(at: self.index) != nil || self.code.isSign("(", at: self.index),
      self.code.word(at: frame.opening + 1)?.first?.isUppercase == true
    else { return nil }
    let (type, next) = self.types.type(at: frame.opening + 1)
    return next == self.index - 1 ? type : nil
  }

  mutating func leaveLooseScope() {
    self.pendingBody = nil
    guard let loose = self.looseScope, loose.depth == self.frames.count else { return }
    self.scope = loose.scope
    self.function = loose.function
    self.looseScope = nil
  }

  mutating func enterLooseScope(_ body: Body) {
    self.looseScope = (self.frames.count, self.scope, self.function)
    self.enter(body)
  }

  private mutating func enter(_ body: Body) {
    self.newScope()
    self.function = body.function
    self.scopes[self.scope].receiver = body.receiver.map { .type($0) }
    for parameter in body.parameters { self.declare(parameter.name, parameter.type) }
  }
}

/// Finds the observers that need the main thread.
extension UseReader {
  /// Marks the code in brackets that runs on the main thread, and the observer that does not access a view.
  mutating func markThreads(_ frame: Frame) {
    guard let chain = self.current, let last = chain.links.last?.name ?? self.name(of: chain.base) else {
      return
    }
    if Self.posting.contains(last)
      || Self.dispatching.contains(last) && chain.links.contains(where: { $0.name == "main" })
    {
      for number in frame.first..<self.raw.count { self.raw[number].isOnMainThread = true }
      self.current?.isOnMainThread = true
    } else if Self.observing.contains(last), !chain.links.isEmpty, self.touchesNoView(frame) {
      self.current?.links[chain.links.count - 1].touchesNoView = true
    }
  }

  /// The functions that run their argument on the main thread, and those that do so if called on the main queue.
  private static let posting: Set = ["post", "postDelayed", "runOnUiThread"]
  private static let dispatching: Set = ["async", "asyncAfter"]

  /// The functions that observe a stream.
  private static let observing: Set = ["observeValues", "sink", "startWithValues", "subscribe"]

  /// Whether code accesses nothing of the view but its view model, or runs on the main thread anyway.
  private func touchesNoView(_ frame: Frame) -> Bool {
    var isEffect = false
    for chain in self.raw[frame.first...] where !chain.isImplied {
      if chain.isOnMainThread {
        isEffect = true
        continue
      }
      switch chain.base {
      case .instance:
        guard let first = chain.links.first, self.isTelling(first.name) else { return false }
        isEffect = true
      case .superInstance: return false
      case .name(let number):
        // A name that is declared in the code itself.
        if let scope = self.scope(declaring: number, from: chain.scope), scope >= frame.scopes { continue }
        let name = self.names[Int(number)]
        if name.first?.isUppercase == true {
          if chain.links.last?.name == "post" { isEffect = true }
        } else {
          guard self.isTelling(name) else { return false }
          isEffect = true
        }
      case .chain, .unknown: continue
      }
    }
    return isEffect
  }
}
