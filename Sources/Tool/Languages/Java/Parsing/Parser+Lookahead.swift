extension Parser {
  /// The index after a type that starts at an index; nil when no type starts there.
  ///
  /// - Parameter index: the index of a token.
  mutating func endOfType(at index: Int, nesting: Int = 0) -> Int? {
    var index = self.endOfAnnotations(at: index)
    if self.kind(at: index).isPrimitive {
      index += 1
    } else {
      guard self.kind(at: index) == .identifier else { return nil }
      index += 1
      while true {
        if self.kind(at: index) == .less {
          guard let end = self.endOfTypeArguments(at: index, nesting: nesting + 1) else { return nil }
          index = end
        }
        guard self.kind(at: index) == .dot else { break }
        let next = self.endOfAnnotations(at: index + 1)
        guard self.kind(at: next) == .identifier else { break }
        index = next + 1
      }
    }
    return self.endOfDimensions(at: index)
  }

  /// The index after the empty brackets at an index.
  func endOfDimensions(at index: Int) -> Int {
    var index = index
    while true {
      let bracket = self.endOfAnnotations(at: index)
      guard self.kind(at: bracket) == .leftBracket, self.kind(at: bracket + 1) == .rightBracket else {
        return index
      }
      index = bracket + 2
    }
  }

  /// The index after the annotations at an index.
  func endOfAnnotations(at index: Int) -> Int {
    var index = index
    while self.kind(at: index) == .at, self.kind(at: index + 1) == .identifier {
      index += 2
      while self.kind(at: index) == .dot, self.kind(at: index + 1) == .identifier { index += 2 }
      if self.kind(at: index) == .leftParenthesis, let end = self.closing(index) { index = end + 1 }
    }
    return index
  }

  /// The index after the list of type arguments that starts at an index; nil without one.
  ///
  /// The result is cached: `a < b < c` asks for it at each `<`.
  mutating func endOfTypeArguments(at start: Int, nesting: Int = 0) -> Int? {
    if let known = self.angleEnds[start] { return known < 0 ? nil : known }
    let end = nesting < 500 ? self.findEndOfTypeArguments(at: start, nesting: nesting) : nil
    self.angleEnds[start] = end ?? -1
    return end
  }

  private mutating func findEndOfTypeArguments(at start: Int, nesting: Int) -> Int? {
    var index = start + 1
    // The diamond.
    if self.kind(at: index) == .greater { return index + 1 }
    while true {
      index = self.endOfAnnotations(at: index)
      if self.kind(at: index) == .question {
        index += 1
        if self.kind(at: index) == .extendsKeyword || self.kind(at: index) == .superKeyword {
          guard let end = self.endOfType(at: index + 1, nesting: nesting) else { return nil }
          index = end
        }
      } else {
        guard let end = self.endOfType(at: index, nesting: nesting) else { return nil }
        index = end
      }
      switch self.kind(at: index) {
      case .comma: index += 1
      case .greater: return index + 1
      default: return nil
      }
    }
  }

  /// Whether a declaration of a local variable starts at the next token: a type and a name.
  mutating func startsLocalVariable() -> Bool {
    guard let end = self.endOfType(at: self.position) else { return false }
    return self.kind(at: end) == .identifier
  }

  /// Whether the parenthesis at the next token encloses the type of a cast.
  mutating func startsCast() -> Bool {
    guard let close = self.closing(self.position) else { return false }
    var index = self.position + 1
    var isSurelyType = false
    repeat {
      guard let end = self.endOfType(at: index) else { return false }
      let last = self.kind(at: end - 1)
      if last == .greater || last == .rightBracket || last.isPrimitive { isSurelyType = true }
      index = end + 1
    } while self.kind(at: index - 1) == .ampersand
    guard index - 1 == close else { return false }
    return isSurelyType || self.kind(at: close + 1).startsCastOperand
  }
}
