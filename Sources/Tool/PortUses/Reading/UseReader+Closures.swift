import ReaderSupport
import SourceModel

extension UseReader {
  mutating func openClosure(_ token: CodeToken) {
    if self.current != nil, token.beginsLine, self.language == .java { self.emit() }
    guard self.language != .java else {
      self.push("}", self.current)
      self.current = nil
      self.newScope()
      self.index += 1
      return
    }
    let isClosure = self.isClosure
    var value = self.language == .kotlin ? self.receiver() : nil
    let function = self.current.flatMap { $0.links.last?.name ?? self.name(of: $0.base) } ?? ""
    let hasReceiver = self.language == .kotlin && Self.receiving.contains(function)
    if value == nil, isClosure { value = self.passedValue() }
    let receiver = hasReceiver && self.result.wanted != nil ? self.scopeReceiver() : nil
    if let last = self.current?.links.indices.last { self.current?.links[last].isCalled = true }
    self.push("}", self.current)
    self.current = nil
    self.newScope()
    self.scopes[self.scope].receiver = receiver
    self.index += 1
    let parameters = self.closureParameters()
    if parameters.isEmpty {
      // In the braces of `if`, the implicit parameter is that of the enclosing closure.
      guard isClosure, !hasReceiver, self.implicitParameter >= 0 else { return }
      self.declare(self.implicitParameter, nil)
      self.variables[self.scope]?[self.implicitParameter]?.chain = value
    } else if parameters.count == 1 {
      self.variables[self.scope]?[parameters[0]]?.chain = value
    }
  }

  /// Whether the next brace begins a closure.
  private var isClosure: Bool {
    if self.current != nil { return true }
    return ["(", ",", "=", ":", "["].contains { self.code.isSign($0, at: self.index - 1) }
  }

  /// The functions that pass their receiver, or the values in it, to their closure.
  private static let passing: Set = [
    "all", "allSatisfy", "any", "compactMap", "concatMap", "contains", "do", "drive", "emit", "filter",
    "find",
    "first", "firstIndex", "firstOrNull", "flatMap", "flatMapFirst", "flatMapLatest", "forEach", "map",
    "mapNotNull", "none", "observeValues", "on", "onEach", "removeAll", "sink", "skipWhile",
    "startWithValues",
    "subscribe", "switchMap", "takeWhile",
  ]
  /// The labels of closures that receive a value.
  private static let labels: Set = ["next", "onNext", "receiveOutput", "receiveValue", "value", "where"]
  /// The Kotlin functions whose closures have a receiver, and no parameter.
  private static let receiving: Set = ["apply", "run", "with"]

  /// The number of members from which the closure argument of a chain is unknown.
  private static let longestChain = 200

  /// The argument that the next closure receives, as a chain; nil if it is unknown.
  private mutating func passedValue() -> Int? {
    var chain = self.current
    if chain == nil, let frame = self.frames.last, frame.closing == UInt8(ascii: ")") {
      let isLabelled = self.code.isSign(":", at: self.index - 1)
      guard isLabelled || self.code.isSign("(", at: self.index - 1) else { return nil }
      if isLabelled, !Self.labels.contains(self.code.word(at: self.index - 2) ?? "") { return nil }
      chain = frame.chain
    }
    guard let chain, let function = chain.links.last?.name, chain.links.count < Self.longestChain,
      Self.passing.contains(function)
    else { return nil }
    return self.addElement(of: chain.implied(droppingLast: 1))
  }

  /// The argument that a function passes to its closure, as a chain.
  mutating func element(of chain: Pending, in function: String) -> Int? {
    Self.passing.contains(function) ? self.addElement(of: chain.implied()) : nil
  }

  private mutating func addElement(of chain: Pending) -> Int {
    chain.append(UseChain.Link.element)
    return self.add(chain)
  }

  private mutating func add(_ chain: Pending) -> Int {
    self.raw.append(chain)
    return self.raw.count - 1
  }

  /// The receiver of a Kotlin scope function, as a chain of its own.
  private mutating func receiver() -> Int? {
    guard let chain = self.current else { return nil }
    switch chain.links.last?.name ?? self.name(of: chain.base) ?? "" {
    case "let", "also": return chain.links.isEmpty ? nil : self.add(chain.implied(droppingLast: 1))
    case "apply", "run", "with":
      // Its code uses the members without a receiver.
      guard self.result.wanted == nil else { return nil }
      if !chain.links.isEmpty {
        self.addEscape(of: chain, droppingLast: 1)
      } else if let argument = chain.baseArguments.last {
        self.addEscape(of: self.raw[argument], droppingLast: 0)
      }
      return nil
    default: return nil
    }
  }

  /// Adds a chain for code that may use any member of another one.
  private mutating func addEscape(of chain: Pending, droppingLast count: Int) {
    let escape = chain.implied(droppingLast: count)
    escape.isImplied = chain.isImplied
    escape.context = chain.context
    escape.append("*")
    self.raw.append(escape)
  }

  /// The implicit receiver in the closure of a Kotlin scope function.
  private mutating func scopeReceiver() -> Receiver? {
    guard let chain = self.current else { return nil }
    // `run { … }` has no receiver, except in a class of a library.
    guard let last = chain.links.last else { return chain.baseArguments.first.map { .chain($0) } }
    return last.name == "with"
      ? last.handed.first.map { .chain($0) } : .chain(self.add(chain.implied(droppingLast: 1)))
  }

  /// Begins the key path whose first token comes next: `\.outputs.title`, `\LoginViewModel.outputs`.
  mutating func readKeyPath(_ token: CodeToken) {
    self.emit()
    let value = self.code.isSign(".", at: self.index + 1) ? self.passedValue() : nil
    self.index += 1
    if self.code.isSign(".", at: self.index) {
      self.begin(value.map { .chain($0) } ?? .unknown, at: token)
    } else if self.code.meaning(at: self.index) == .name,
      self.code.word(at: self.index)?.first?.isUppercase == true
    {
      self.begin(.name(self.code.tokens[self.index].name), at: token)
      // Its members are those of an instance.
      self.current?.baseIsCalled = true
      self.index += 1
    }
  }

  /// Declares the parameters of the closure that begins here, and skips them.
  ///
  /// - Returns: their names.
  mutating func closureParameters() -> [Int32] {
    guard self.language != .java else { return [] }
    var index = self.index
    if self.code.isSign("[", at: index), self.language == .swift {
      let end = self.code.after(bracketAt: index)
      self.readCaptures(from: index + 1, to: end - 1)
      index = end
    }
    var found: [Variable.Declaration] = []
    let limit = min(self.code.tokens.count, index + 60)
    while index < limit {
      let token = self.code.tokens[index]
      if self.language == .swift, self.code.word(at: index) == "in" {
        return self.declareParameters(found, next: index + 1)
      }
      if self.code.isSign("-", at: index), self.code.isSign(">", at: index + 1) {
        if self.language == .kotlin { return self.declareParameters(found, next: index + 2) }
        index = self.types.type(at: index + 2).next
        continue
      }
      switch token.kind {
      case .literal: return []
      case .word:
        let word = self.code.meaning(of: token)
        guard
          word == .name || word == .instance || ["async", "throws"].contains(self.code.word(at: index) ?? "")
        else {
          return []
        }
        // Two consecutive names are a statement.
        if word == .name, found.last.map({ $0.name == self.code.tokens[index - 1].name }) == true,
          self.code.tokens[index - 1].kind == .word
        {
          return []
        }
        var type: NamedType?
        var next = index + 1
        if self.code.isSign(":", at: next), !self.code.isSign(":", at: next + 1) {
          (type, next) = self.types.type(at: next + 1)
        }
        if word == .name { found.append((token.name, type)) }
        index = next
      case .sign:
        guard ["(", ")", ",", "@"].contains(Unicode.Scalar(token.sign)) else { return [] }
        index += 1
      }
    }
    return []
  }

  /// Declares the names that a capture list rebinds: `[weak vm = self.viewModel]`.
  private mutating func readCaptures(from start: Int, to end: Int) {
    for index in start..<max(start, end) where self.code.isSign("=", at: index) {
      guard self.code.word(at: index - 1) != nil, index + 1 < end, self.code.tokens[index + 1].kind == .word
      else {
        continue
      }
      let first = self.code.tokens[index + 1]
      let chain = Pending(
        base: self.code.meaning(of: first) == .instance ? .instance : .name(first.name),
        scope: self.scopes[self.scope].parent, type: self.type, function: self.function, line: first.line,
        start: first.start)
      var next = index + 2
      while self.code.isSign(".", at: next), let name = self.code.word(at: next + 1) {
        let token = self.code.tokens[next + 1]
        chain.links.append(UseChain.Link(name: name, line: token.line, start: token.start, end: token.end))
        chain.linkNames.append(token.name)
        next += 2
      }
      let name = self.code.tokens[index - 1].name
      chain.target = .local(scope: self.scope, name: name)
      self.declare(name, nil)
      self.raw.append(chain)
      self.variables[self.scope]?[name]?.chain = self.raw.count - 1
    }
  }

  private mutating func declareParameters(
    _ parameters: [Variable.Declaration], next: Int
  ) -> [Int32] {
    for parameter in parameters { self.declare(parameter.name, parameter.type) }
    self.index = next
    return parameters.map(\.name)
  }
}
