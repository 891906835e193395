import ReaderSupport

extension Parser {
  /// The index after a type that starts at an index; nil when no type starts there.
  mutating func endOfType(at start: Int, nesting: Int = 0) -> Int? {
    guard nesting < 500 else { return nil }
    var index = self.endOfTypeModifiers(at: start)
    switch self.kind(at: index) {
    case .identifier:
      guard let end = self.endOfNamedType(at: index, nesting: nesting) else { return nil }
      index = end
    case .leftParenthesis:
      guard let close = self.closing(index) else { return nil }
      if self.kind(at: close + 1) == .arrow { return self.endOfType(at: close + 2, nesting: nesting + 1) }
      guard self.endOfType(at: index + 1, nesting: nesting + 1) == close else { return nil }
      index = close + 1
    default: return nil
    }
    while self.kind(at: index) == .question, !self.isElvis(at: index) { index += 1 }
    if self.kind(at: index) == .dot, self.kind(at: index + 1) == .leftParenthesis,
      let close = self.closing(index + 1), self.kind(at: close + 1) == .arrow
    {
      return self.endOfType(at: close + 2, nesting: nesting + 1)
    }
    if self.kind(at: index) == .ampersand { return self.endOfType(at: index + 1, nesting: nesting + 1) }
    return index
  }

  private mutating func endOfNamedType(at start: Int, nesting: Int) -> Int? {
    var index = start + 1
    while true {
      if self.kind(at: index) == .less {
        guard let end = self.endOfTypeArguments(at: index, nesting: nesting + 1) else { return nil }
        index = end
      }
      guard self.kind(at: index) == .dot, self.kind(at: index + 1) == .identifier else { return index }
      index += 2
    }
  }

  /// The index after the annotations, `suspend` and `context(…)` before a type.
  mutating func endOfTypeModifiers(at start: Int) -> Int {
    var index = start
    while true {
      let end = self.endOfAnnotations(at: index, ofType: true)
      if end != index {
        index = end
      } else if self.isWord(.suspend, at: index), self.mayStartType(index + 1) {
        index += 1
      } else if self.isWord(.context, at: index), self.kind(at: index + 1) == .leftParenthesis,
        let close = self.closing(index + 1), self.mayStartType(close + 1)
      {
        index = close + 1
      } else {
        return index
      }
    }
  }

  private func mayStartType(_ index: Int) -> Bool {
    switch self.kind(at: index) {
    case .identifier, .leftParenthesis, .at: true
    default: false
    }
  }

  /// Whether the question mark at an index starts `?:`.
  func isElvis(at index: Int) -> Bool {
    self.kind(at: index) == .question && self.kind(at: index + 1) == .colon && self.isAdjacent(index + 1)
  }

  /// The index after the list of type arguments that starts at an index; nil without one.
  ///
  /// The result is cached: `a < b < c` asks for it at each `<`.
  mutating func endOfTypeArguments(at start: Int, nesting: Int = 0) -> Int? {
    if let known = self.angleEnds[start] { return known < 0 ? nil : known }
    let end = self.findEndOfTypeArguments(at: start, nesting: nesting)
    self.angleEnds[start] = end ?? -1
    return end
  }

  private mutating func findEndOfTypeArguments(at start: Int, nesting: Int) -> Int? {
    var index = start + 1
    while true {
      if self.kind(at: index) == .greater { return index + 1 }
      index = self.endOfAnnotations(at: index, ofType: true)
      if self.kind(at: index) == .star {
        index += 1
      } else {
        if self.kind(at: index) == .inKeyword { index += 1 }
        if self.isWord(.out, at: index), self.mayStartType(index + 1) { index += 1 }
        guard let end = self.endOfType(at: index, nesting: nesting + 1) else { return nil }
        index = end
      }
      switch self.kind(at: index) {
      case .comma: index += 1
      case .greater: return index + 1
      default: return nil
      }
    }
  }

  /// The index after the annotations at an index.
  ///
  /// - Parameter ofType: whether arguments have to follow the name without a space, since a parenthesis may start a type.
  func endOfAnnotations(at start: Int, ofType: Bool = false) -> Int {
    var index = start
    while self.kind(at: index) == .at {
      var next = index + 1
      // `@get:A`
      if self.kind(at: next) == .identifier || self.kind(at: next) == .inKeyword,
        self.kind(at: next + 1) == .colon
      {
        next += 2
      }
      if self.kind(at: next) == .leftBracket {
        guard let close = self.closing(next) else { return index }
        index = close + 1
        continue
      }
      guard self.kind(at: next) == .identifier else { return index }
      next += 1
      while self.kind(at: next) == .dot, self.kind(at: next + 1) == .identifier { next += 2 }
      if self.kind(at: next) == .less, let end = self.endOfAngles(at: next) { next = end }
      if self.kind(at: next) == .leftParenthesis, !ofType || self.isAdjacent(next),
        let close = self.closing(next)
      {
        next = close + 1
      }
      index = next
    }
    return index
  }

  /// The index after the angle brackets at an index, whose contents are short; nil when they are not closed.
  func endOfAngles(at start: Int) -> Int? {
    var depth = 0
    for index in start..<min(start + 200, self.tokens.count) {
      switch self.kind(at: index) {
      case .less: depth += 1
      case .greater:
        depth -= 1
        if depth == 0 { return index + 1 }
      case .leftBrace, .rightBrace, .end: return nil
      default: break
      }
    }
    return nil
  }

  /// The index after the annotations and modifiers at an index.
  func endOfModifiers(at start: Int) -> Int {
    var index = start
    while true {
      let end = self.endOfAnnotations(at: index)
      let token = self.token(at: end)
      if token.kind == .identifier, !token.isQuoted, Contextual.isModifier(token.payload) {
        index = end + 1
      } else if self.isWord(.context, at: end), self.kind(at: end + 1) == .leftParenthesis,
        let close = self.closing(end + 1)
      {
        index = close + 1
      } else {
        return end
      }
    }
  }

  /// Whether a local declaration starts at the next token, with its modifiers.
  func startsLocalDeclaration() -> Bool {
    let index = self.endOfModifiers(at: self.position)
    switch self.kind(at: index) {
    case .valKeyword, .varKeyword, .funKeyword, .classKeyword, .interfaceKeyword, .typealiasKeyword:
      return true
    case .objectKeyword: return self.kind(at: index + 1) == .identifier
    default: return false
    }
  }

  /// The index of the arrow after the parameters of the lambda whose brace is at an index; nil without one.
  mutating func arrowOfLambda(at brace: Int) -> Int? {
    var index = brace + 1
    while self.kind(at: index) != .arrow {
      switch self.kind(at: index) {
      case .identifier: index += 1
      case .leftParenthesis, .leftBracket:
        guard let close = self.closing(index) else { return nil }
        index = close + 1
      default: return nil
      }
      if self.kind(at: index) == .colon {
        guard let end = self.endOfType(at: index + 1) else { return nil }
        index = end
      }
      guard self.kind(at: index) == .comma else { break }
      index += 1
    }
    return self.kind(at: index) == .arrow ? index : nil
  }

  /// The index of the last dot between the receiver and the name of a function or a property; nil without a receiver.
  mutating func dotOfReceiver() -> Int? {
    var index = self.endOfTypeModifiers(at: self.position)
    var dot: Int?
    while true {
      switch self.kind(at: index) {
      case .identifier:
        index += 1
        if self.kind(at: index) == .less {
          guard let end = self.endOfTypeArguments(at: index) else { return dot }
          index = end
        }
      case .leftParenthesis:
        guard dot == nil, let close = self.closing(index) else { return dot }
        index = close + 1
      default: return dot
      }
      while self.kind(at: index) == .question { index += 1 }
      guard self.kind(at: index) == .dot else { return dot }
      // `fun A.(…)` is an anonymous function.
      dot = index
      index += 1
    }
  }
}

extension Parser {
  /// The name in a declaration: the last one of its path.
  func declaredName(after keyword: Int) -> Symbol? {
    var index = keyword + 1
    while true {
      switch self.kind(at: index) {
      case .less:
        guard let end = self.endOfAngles(at: index) else { return nil }
        index = end
      case .identifier:
        let next = self.kind(at: index + 1)
        if next != .dot, next != .question, next != .less { return self.token(at: index).payload }
        index += 1
      case .dot, .question: index += 1
      default: return nil
      }
    }
  }
}
