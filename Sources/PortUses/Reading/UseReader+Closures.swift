import SourceModel

extension UseReader {
  /// Declares the parameters of the closure that begins here, and skips them.
  ///
  /// - Returns: their names.
  mutating func closureParameters() -> [Int32] {
    guard self.language != .java else { return [] }
    var index = self.index
    if self.isSign("[", at: index), self.language == .swift {
      let end = self.after(bracketAt: index)
      self.readCaptures(from: index + 1, to: end - 1)
      index = end
    }
    var found: [(name: Int32, type: NamedType?)] = []
    let limit = min(self.tokens.count, index + 60)
    while index < limit {
      let token = self.tokens[index]
      if self.language == .swift, self.word(at: index) == "in" {
        return self.declareParameters(found, next: index + 1)
      }
      if self.isSign("-", at: index), self.isSign(">", at: index + 1) {
        if self.language == .kotlin { return self.declareParameters(found, next: index + 2) }
        index = self.typeName(at: index + 2).next
        continue
      }
      switch token.kind {
      case .literal: return []
      case .word:
        let word = self.words[Int(token.name)]
        guard word == .name || word == .instance || ["async", "throws"].contains(self.word(at: index) ?? "")
        else {
          return []
        }
        // Two names in a row are a statement.
        if word == .name, found.last.map({ $0.name == self.tokens[index - 1].name }) == true,
          self.tokens[index - 1].kind == .word
        {
          return []
        }
        var type: NamedType?
        var next = index + 1
        if self.isSign(":", at: next), !self.isSign(":", at: next + 1) {
          (type, next) = self.typeName(at: next + 1)
        }
        if word == .name { found.append((token.name, type)) }
        index = next
      case .sign:
        guard ["(", ")", ",", "@"].contains(Character(UnicodeScalar(token.sign))) else { return [] }
        index += 1
      }
    }
    return []
  }

  /// Declares what a list of captures names anew: `[weak vm = self.viewModel]`.
  private mutating func readCaptures(from start: Int, to end: Int) {
    for index in start..<max(start, end) where self.isSign("=", at: index) {
      guard self.word(at: index - 1) != nil, index + 1 < end, self.tokens[index + 1].kind == .word else {
        continue
      }
      let first = self.tokens[index + 1]
      var chain = Pending(
        base: self.words[Int(first.name)] == .instance ? .instance : .name(first.name),
        scope: self.scopes[self.scope].parent, type: self.type, function: self.function, line: first.line,
        start: first.start)
      var next = index + 2
      while self.isSign(".", at: next), let name = self.word(at: next + 1) {
        let token = self.tokens[next + 1]
        chain.links.append(UseChain.Link(name: name, line: token.line, start: token.start, end: token.end))
        chain.linkNames.append(token.name)
        next += 2
      }
      chain.target = .local(scope: self.scope, name: self.tokens[index - 1].name)
      self.declare(self.tokens[index - 1].name, nil)
      self.raw.append(chain)
      self.variables[self.scope]?[self.tokens[index - 1].name]?.chain = self.raw.count - 1
    }
  }

  private mutating func declareParameters(
    _ parameters: [(name: Int32, type: NamedType?)], next: Int
  ) -> [Int32] {
    for parameter in parameters { self.declare(parameter.name, parameter.type) }
    self.index = next
    return parameters.map(\.name)
  }
}
