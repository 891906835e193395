import ReaderSupport
import SourceModel

/// Closures, and the values that functions pass to them.
extension UseReader {
  mutating func openClosure(_ token: CodeToken) {
    guard self.language != .java else { return self.openJavaBlock(token) }
    let isClosure =
      self.current != nil || self.code.isSign(among: ["(", ",", "=", ":", "["], at: self.index - 1)
    let function = self.current.flatMap(self.lastName) ?? ""
    let hasReceiver = self.language == .kotlin && Self.receiving.contains(function)
    var value = self.language == .kotlin ? self.receiver(of: function) : nil
    if value == nil, isClosure { value = self.passedValue() }
    let receiver = hasReceiver && self.isExact ? self.scopeReceiver() : nil
    if let current, !current.chain.links.isEmpty { current.lastCall.isCalled = true }
    self.push("}", self.current)
    self.newScope(receiver: receiver)
    self.index += 1
    let parameters = self.readClosureParameters()
    if parameters.count == 1 {
      self.scopes.setChain(of: parameters[0], in: self.position.scope, value)
    } else if parameters.isEmpty, isClosure, !hasReceiver, self.implicitParameter >= 0 {
      // In the braces of `if`, the implicit parameter is that of the enclosing closure.
      self.declare(self.implicitParameter, nil)
      self.scopes.setChain(of: self.implicitParameter, in: self.position.scope, value)
    }
  }

  private mutating func openJavaBlock(_ token: CodeToken) {
    if self.current != nil, token.beginsLine { self.emit() }
    self.push("}", self.current)
    self.newScope()
    self.index += 1
  }

  // MARK: Parameters

  /// Declares the parameters of the closure that begins here, and skips them.
  ///
  /// - Returns: their names.
  private mutating func readClosureParameters() -> [Int32] {
    let head = self.declarations.closureHead(at: self.index)
    if let captures = head.captures { self.readCaptures(in: captures) }
    guard let end = head.end else { return [] }
    for parameter in head.parameters { self.declare(parameter.name, parameter.type) }
    self.index = end
    return head.parameters.map(\.name)
  }

  /// Declares the names that a capture list rebinds: `[weak vm = self.viewModel]`.
  private mutating func readCaptures(in range: Range<Int>) {
    for index in range where self.code.isSign("=", at: index) {
      guard self.code.isWord(at: index - 1), index + 1 < range.upperBound, self.code.isWord(at: index + 1)
      else { continue }
      let first = self.code.tokens[index + 1]
      let chain = RawChain(
        base: self.code.meaning(of: first) == .instance ? .instance : .name(first.name),
        self.chain(at: first), scope: self.scopes.parent(of: self.position.scope))
      var next = index + 2
      while self.code.isSign(".", at: next), let name = self.code.word(at: next + 1) {
        let token = self.code.tokens[next + 1]
        chain.append(name, token.name, at: token)
        next += 2
      }
      let name = self.code.tokens[index - 1].name
      chain.target = .local(scope: self.position.scope, name: name)
      self.declare(name, nil)
      self.scopes.setChain(of: name, in: self.position.scope, self.add(chain))
    }
  }

  // MARK: Values

  /// The functions that pass their receiver, or the values in it, to their closure.
  private static let passing: Set = [
    "all", "allSatisfy", "any", "associate", "associateBy", "associateWith", "compactMap", "concatMap",
    "contains", "count", "distinctBy", "do", "drive", "emit", "filter", "find", "first", "firstIndex",
    "firstOrNull", "flatMap", "flatMapFirst", "flatMapLatest", "forEach", "groupBy", "map", "mapNotNull",
    "none", "observeValues", "on", "onEach", "partition", "removeAll", "sink", "skipWhile", "sortedBy",
    "startWithValues", "subscribe", "sumOf", "switchMap", "takeIf", "takeUnless", "takeWhile",
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
    if chain == nil, self.frames[self.top].closing == UInt8(ascii: ")") {
      let isLabelled = self.code.isSign(":", at: self.index - 1)
      guard isLabelled || self.code.isSign("(", at: self.index - 1) else { return nil }
      if isLabelled, !Self.labels.contains(self.code.word(at: self.index - 2) ?? "") { return nil }
      chain = self.frames[self.top].chain
    }
    guard let chain, let function = chain.chain.links.last?.name,
      chain.chain.links.count < Self.longestChain, Self.passing.contains(function)
    else { return nil }
    return self.addElement(of: chain.implied(droppingLast: 1))
  }

  /// The argument that a function passes to its closure, as a chain.
  mutating func element(of chain: RawChain, in function: String) -> Int? {
    Self.passing.contains(function) ? self.addElement(of: chain.implied()) : nil
  }

  private mutating func addElement(of chain: RawChain) -> Int {
    chain.append(UseChain.Link.element)
    return self.add(chain)
  }

  /// The receiver of a Kotlin scope function, as a chain of its own.
  private mutating func receiver(of function: String) -> Int? {
    guard let chain = self.current else { return nil }
    if ["let", "also"].contains(function) {
      return chain.chain.links.isEmpty ? nil : self.add(chain.implied(droppingLast: 1))
    }
    // The code in `apply` uses the members without a receiver.
    guard Self.receiving.contains(function), !self.isExact else { return nil }
    if !chain.chain.links.isEmpty {
      self.addEscape(of: chain, droppingLast: 1)
    } else if let argument = chain.chain.baseCall.handed.last {
      self.addEscape(of: self.chains[argument], droppingLast: 0)
    }
    return nil
  }

  /// Adds a chain for code that may use any member of another one.
  private mutating func addEscape(of chain: RawChain, droppingLast count: Int) {
    let escape = chain.implied(droppingLast: count)
    escape.chain.isImplied = chain.chain.isImplied
    escape.chain.context = chain.chain.context
    escape.append("*")
    _ = self.add(escape)
  }

  /// The implicit receiver in the closure of a Kotlin scope function.
  private mutating func scopeReceiver() -> NameScopes.Receiver? {
    guard let chain = self.current else { return nil }
    // `run { … }` has no receiver, except in a class of a library.
    guard let last = chain.chain.links.last, last.name != "with" else {
      return chain.lastCall.handed.first.map { .chain($0) }
    }
    return .chain(self.add(chain.implied(droppingLast: 1)))
  }

  /// Begins the key path whose first token comes next: `\.outputs.title`, `\LoginViewModel.outputs`.
  mutating func readKeyPath(_ token: CodeToken) {
    self.emit()
    let value = self.code.isSign(".", at: self.index + 1) ? self.passedValue() ?? self.boundState() : nil
    self.index += 1
    if self.code.isSign(".", at: self.index) {
      self.begin(value.map { .chain($0) } ?? self.boundObject().map { .name($0.name) } ?? .unknown, at: token)
    } else if self.code.meaning(at: self.index) == .name,
      self.code.word(at: self.index)?.first?.isUppercase == true
    {
      self.begin(.name(self.code.tokens[self.index].name), at: token)
      // Its members are those of an instance.
      self.current?.chain.baseCall.isCalled = true
      self.index += 1
    }
  }

  /// The object whose member a key path names: `viewModel` of `assign(to: \.name, on: self.viewModel)`.
  private func boundObject() -> CodeToken? {
    guard self.code.word(at: self.index - 3) == "to" else { return nil }
    var place = self.index
    while self.code.isSign(".", at: place), self.code.meaning(at: place + 1) == .name { place += 2 }
    guard self.code.isSign(",", at: place), self.code.word(at: place + 1) == "on",
      self.code.isSign(":", at: place + 2)
    else { return nil }
    place += 3
    if self.code.word(at: place) == "self", self.code.isSign(".", at: place + 1) { place += 2 }
    guard self.code.meaning(at: place) == .name, self.code.isSign(")", at: place + 1) else { return nil }
    return self.code.tokens[place]
  }

  /// The outputs that a binding reads, as a chain: `viewModel.binding(\.title, …)`.
  private mutating func boundState() -> Int? {
    guard self.code.isSign("(", at: self.index - 1), let chain = self.frames[self.top].chain,
      chain.chain.links.last?.name == "binding", chain.chain.links.count < Self.longestChain
    else { return nil }
    return self.add(chain.implied())
  }
}
