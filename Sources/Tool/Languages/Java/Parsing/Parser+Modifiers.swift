import ReaderSupport
import SourceModel

extension Parser {
  /// The annotations and modifiers before a declaration.
  struct Modifiers {
    /// The index of the first token of the declaration.
    var firstToken: Int
    var attributes: [Attribute] = []
    var modifiers: [Modifier] = []

    func has(_ name: String) -> Bool { self.modifiers.contains { $0.name == name } }
  }

  mutating func readModifiers() throws(SyntaxFailure) -> Modifiers {
    var modifiers = Modifiers(firstToken: self.position)
    while true {
      switch self.kind {
      case .at:
        guard self.kind(1) == .identifier else { return modifiers }
        modifiers.attributes.append(try self.readAnnotation())
      case .abstractKeyword, .finalKeyword, .nativeKeyword, .privateKeyword, .protectedKeyword,
        .publicKeyword,
        .staticKeyword, .strictfpKeyword, .synchronizedKeyword, .transientKeyword, .volatileKeyword,
        .defaultKeyword:
        let token = self.token()
        self.advance()
        modifiers.modifiers.append(
          Modifier(name: self.spelling(token.payload), range: self.range(of: token)))
      case .identifier where self.startsSealing():
        let start = self.start
        let isOpen = self.isWord(Contextual.non)
        for _ in 0..<(isOpen ? 3 : 1) { self.advance() }
        modifiers.modifiers.append(
          Modifier(name: isOpen ? "non-sealed" : "sealed", range: self.range(from: start)))
      default: return modifiers
      }
    }
  }

  /// Whether there is the modifier `sealed` or `non-sealed` here.
  private func startsSealing() -> Bool {
    let next: Int
    if self.isWord(Contextual.sealed) {
      next = 1
    } else if self.isWord(Contextual.non), self.kind(1) == .minus, self.isWord(Contextual.sealed, 2),
      self.isAdjacent(1), self.isAdjacent(2)
    {
      next = 3
    } else {
      return false
    }
    switch self.kind(next) {
    case .classKeyword, .interfaceKeyword, .abstractKeyword, .publicKeyword, .protectedKeyword,
      .privateKeyword,
      .staticKeyword, .finalKeyword, .strictfpKeyword, .at:
      return true
    default: return self.isWord(Contextual.sealed, next) || self.isWord(Contextual.non, next)
    }
  }

  /// Reads `@Name(…)`.
  private mutating func readAnnotation() throws(SyntaxFailure) -> Attribute {
    let start = self.start
    self.advance()
    var name = try self.readName()
    while self.kind == .dot, self.kind(1) == .identifier {
      self.advance()
      name = try self.readName()
    }
    var arguments: String?
    if self.kind == .leftParenthesis {
      guard let close = self.closing(self.position) else { throw self.failure("close the parenthesis") }
      arguments = self.text[TextRange(Int(self.token().end), Int(self.tokens[close].start))]
      self.position = close + 1
    }
    return Attribute(
      name: self.spelling(name.payload), arguments: arguments, range: self.range(from: start))
  }

  mutating func readAnnotations() throws(SyntaxFailure) -> [Attribute] {
    var annotations: [Attribute] = []
    while self.kind == .at, self.kind(1) == .identifier { annotations.append(try self.readAnnotation()) }
    return annotations
  }

  mutating func skipAnnotations() throws(SyntaxFailure) {
    while self.kind == .at, self.kind(1) == .identifier { _ = try self.readAnnotation() }
  }

  /// The parts that all declarations have in common.
  ///
  /// - Parameter keyword: the offset at which the keyword or, without one, the type starts.
  func header(
    _ modifiers: Modifiers, name: Name, keyword: Int, isStatic: Bool? = nil
  ) -> Header {
    Header(
      name: name,
      range: self.range(from: Int(self.tokens[modifiers.firstToken].start)),
      keywordStart: keyword,
      attributes: modifiers.attributes,
      modifiers: modifiers.modifiers,
      leadingComments: self.comments(before: modifiers.firstToken),
      isStatic: isStatic ?? modifiers.has("static"))
  }

  /// The comments before a declaration.
  private func comments(before token: Int) -> [Comment] {
    let first = token > 0 ? Int(self.tokens[token - 1].comments) : 0
    let last = Int(self.tokens[token].comments)
    guard first < last else { return [] }
    return CommentPiece.leading(
      self.comments[first..<last], after: token > 0 ? Int(self.tokens[token - 1].end) : nil,
      before: Int(self.tokens[token].start), in: self.text)
  }
}
