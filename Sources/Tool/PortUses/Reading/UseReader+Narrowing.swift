import SourceModel

/// Smart casts of Kotlin, and the declarations that pass values to other files.
extension UseReader {
  /// Records the type of a name after a test or a cast, in Kotlin.
  mutating func narrow(_ number: Int, to type: NamedType) {
    guard self.language == .kotlin, self.result.wanted != nil else { return }
    let chain = self.raw[number]
    self.narrowings.append(
      Narrowing(
        base: chain.base, links: chain.links.map(\.name), scope: chain.scope, type: type,
        start: self.tokens[self.index - 1].start))
  }

  /// Records an assignment to the variable of a chain. The type of the new value is not inferred.
  mutating func noteAssignment(to chain: Pending) {
    guard self.language == .kotlin, self.result.wanted != nil, self.isSign("=", at: self.index),
      !self.isSign("=", at: self.index + 1), self.frames.last?.closing != UInt8(ascii: ")"),
      !chain.baseIsCalled, !chain.links.contains(where: \.isCalled)
    else { return }
    // The value is evaluated first: `form = form.next()`.
    var end = self.index + 1
    while end < self.tokens.count, !self.tokens[end].isClosing, !self.isSign(";", at: end) {
      let isNext = self.tokens[end].beginsLine && ![".", "?"].contains { self.isSign($0, at: end) }
      guard !isNext || end == self.index + 1 else { break }
      end = self.tokens[end].isOpening ? self.after(bracketAt: end) : end + 1
    }
    self.narrowings.append(
      Narrowing(
        base: chain.base, links: chain.links.map(\.name), scope: chain.scope, type: nil,
        start: self.tokens[end - 1].start))
  }

  /// Reads `is` with its type: `x is Outputs`, `x !is Outputs`, and `is Outputs ->` in `when (x)`.
  mutating func readTest() {
    let start = self.index
    let (type, next) = self.typeName(at: start + 1)
    self.index = max(next, start + 1)
    guard let type else { return }
    if let ended = self.ended, ended.index == start {
      self.narrow(ended.chain, to: type)
    } else if self.result.wanted != nil, let subject = self.subject {
      self.narrowings.append(
        Narrowing(
          base: subject.base, links: subject.links, scope: self.scope, type: type,
          start: self.tokens[start].start))
    }
  }

  /// The subject of the enclosing `when`.
  private var subject: (base: Pending.Base, links: [String])? {
    guard let frame = self.frames.last(where: { $0.closing == UInt8(ascii: "}") }),
      self.isSign(")", at: frame.opening - 1)
    else { return nil }
    var start = frame.opening - 1
    var depth = 0
    while start >= 0, frame.opening - start < Self.longestSubject {
      if self.isSign(")", at: start) { depth += 1 }
      if self.isSign("(", at: start) { depth -= 1 }
      if depth == 0 { break }
      start -= 1
    }
    guard depth == 0, self.word(at: start - 1) == "when" else { return nil }
    // `when (val x = …)`
    if self.meaning(at: start + 1) == .variable { return self.name(at: start + 2).map { (.name($0), []) } }
    guard let first = self.name(at: start + 1) else { return nil }
    var links: [String] = []
    var index = start + 2
    while index < frame.opening - 1 {
      while self.isSign("?", at: index) || self.isSign("!", at: index) { index += 1 }
      guard self.isSign(".", at: index), let link = self.word(at: index + 1) else { return nil }
      links.append(link)
      index += 2
    }
    return (self.words[Int(first)] == .instance ? .instance : .name(first), links)
  }

  /// The maximum number of tokens of a subject that are read.
  private static let longestSubject = 40

  private func name(at index: Int) -> Int32? {
    index < self.tokens.count && self.tokens[index].kind == .word ? self.tokens[index].name : nil
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
    guard self.result.wanted != nil, name >= 0, end <= self.tokens.count, start < end else { return }
    let text = self.names[Int(name)]
    // A variable that is named like a view model is recognized by its name.
    guard isFunction || !PortalNames.isTelling(text) else { return }
    for index in start..<end {
      guard let word = self.word(at: index), word.first?.isUppercase == true else { continue }
      self.result.carriers[text, default: []].insert(word)
    }
  }
}
