import ReaderSupport
import SourceModel

extension Parser {
  /// The places where a declaration may have the name of a modifier.
  enum NamePlace {
    /// A declaration with a keyword.
    case none
    /// A parameter.
    case parameter
    /// An entry of an enum.
    case entry
  }

  mutating func readModifiers(_ place: NamePlace = .none) throws(SyntaxFailure) -> Modifiers {
    var modifiers = Modifiers(firstToken: self.position)
    try self.readModifiers(place, into: &modifiers)
    modifiers.endToken = self.position
    return modifiers
  }

  private mutating func readModifiers(
    _ place: NamePlace, into modifiers: inout Modifiers
  ) throws(SyntaxFailure) {
    while true {
      switch self.kind {
      case .at: try self.readAnnotation(into: &modifiers.attributes)
      case .funKeyword where self.nextKind == .interfaceKeyword: self.readModifier(into: &modifiers)
      case .identifier where !self.token.isQuoted:
        if Contextual.isModifier(self.token.payload), !self.isNameOf(place) {
          self.readModifier(into: &modifiers)
        } else if self.isWord(.context), self.nextKind == .leftParenthesis, place == .none {
          self.readContext(into: &modifiers)
        } else {
          return
        }
      default: return
      }
    }
  }

  /// Whether the word here is the name of the declaration rather than a modifier.
  private func isNameOf(_ place: NamePlace) -> Bool {
    switch (place, self.nextKind) {
    case (.parameter, .comma), (.parameter, .colon), (.parameter, .assign), (.parameter, .rightParenthesis):
      true
    case (.entry, .comma), (.entry, .semicolon), (.entry, .leftParenthesis), (.entry, .leftBrace),
      (.entry, .rightBrace):
      true
    default: false
    }
  }

  private mutating func readModifier(into modifiers: inout Modifiers) {
    let token = self.token
    self.advance()
    modifiers.modifiers.append(
      Modifier(name: self.spelling(token.payload), range: self.range(of: token)))
  }

  /// Reads `context(a: A)`.
  private mutating func readContext(into modifiers: inout Modifiers) {
    let start = self.start
    let open = self.position + 1
    guard let close = self.closing(open) else { return self.advance() }
    let detail = self.text[TextRange(Int(self.token(at: open).end), Int(self.token(at: close).start))]
    var index = open
    while index < close {
      switch self.kind(at: index + 1) {
      case .identifier
      where self.kind(at: index + 2) == .colon && (index == open || self.kind(at: index) == .comma):
        modifiers.context.append(self.spelling(self.token(at: index + 1).payload))
      case .leftParenthesis, .leftBracket, .leftBrace: index = (self.closing(index + 1) ?? index + 1) - 1
      default: break
      }
      index += 1
    }
    self.position = close
    self.advance()
    modifiers.modifiers.append(Modifier(name: "context", detail: detail, range: self.range(from: start)))
  }

  /// Reads `@Name(…)`, `@get:Name`, or `@[A B]`.
  mutating func readAnnotation(into attributes: inout [Attribute]) throws(SyntaxFailure) {
    let start = self.start
    self.advance()
    var target: String?
    if self.nextKind == .colon, self.kind == .identifier {
      target = self.spelling(self.token.payload)
      self.advance(2)
    }
    guard self.kind == .leftBracket else {
      return attributes.append(try self.readAnnotation(from: start, target: target))
    }
    guard let close = self.closing(self.position) else { throw self.failure("close the bracket") }
    self.advance()
    while self.position < close {
      attributes.append(try self.readAnnotation(from: self.start, target: target))
      _ = self.skip(.comma)
    }
    try self.expect(.rightBracket, "close the bracket")
  }

  /// Reads the name and the arguments of an annotation.
  private mutating func readAnnotation(from start: Int, target: String?) throws(SyntaxFailure) -> Attribute {
    var name = try self.readName()
    while self.kind == .dot, self.nextKind == .identifier {
      self.advance()
      name = try self.readName()
    }
    if self.kind == .less { _ = try self.readTypeArguments() }
    var arguments: String?
    if self.kind == .leftParenthesis {
      guard let close = self.closing(self.position) else { throw self.failure("close the parenthesis") }
      arguments = self.text[TextRange(Int(self.token.end), Int(self.tokens[close].start))]
      self.position = close
      self.advance()
    }
    return Attribute(
      name: self.spelling(name.payload), arguments: arguments, target: target, range: self.range(from: start))
  }

  mutating func skipAnnotations() throws(SyntaxFailure) {
    let end = self.endOfAnnotations(at: self.position)
    guard end != self.position else { throw self.failure("write the name of an annotation here") }
    self.position = min(end, self.tokens.count - 1)
  }

  /// The parts that all declarations have in common.
  ///
  /// - Parameter keyword: the offset at which the keyword or, without one, the name starts.
  func header(_ modifiers: Modifiers, name: Name, keyword: Int, isStatic: Bool = false) -> Header {
    Header(
      name: name, range: self.range(from: Int(self.token(at: modifiers.firstToken).start)),
      keywordStart: keyword, attributes: modifiers.attributes, modifiers: modifiers.modifiers,
      leadingComments: self.comments(before: modifiers.firstToken) + self.documentation(in: modifiers),
      isStatic: isStatic)
  }

  /// The documentation between annotations and modifiers, and behind them.
  private func documentation(in modifiers: Modifiers) -> [Comment] {
    let first = Int(self.token(at: modifiers.firstToken).comments)
    let last = Int(self.token(at: modifiers.endToken).comments)
    guard first < last else { return [] }
    return self.comments[first..<last].filter { $0.kind == .documentationBlock }
      .map { $0.comment(in: self.text) }
      // A comment in an annotation documents the arguments of the annotation.
      .filter { comment in
        !modifiers.attributes.contains { $0.range.contains(comment.range) }
          && !modifiers.modifiers.contains { $0.range.contains(comment.range) }
      }
  }

  /// The comments before a declaration.
  private func comments(before index: Int) -> [Comment] {
    let token = self.token(at: index)
    let previous = index > 0 ? self.token(at: index - 1) : nil
    let first = Int(previous?.comments ?? 0)
    guard first < Int(token.comments) else { return [] }
    return CommentPiece.leading(
      self.comments[first..<Int(token.comments)], after: previous.map { Int($0.end) },
      before: Int(token.start), in: self.text)
  }
}
