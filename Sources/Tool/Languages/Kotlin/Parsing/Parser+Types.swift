import ReaderSupport
import SourceModel

extension Parser {
  /// Reads a type.
  ///
  /// - Parameters:
  ///   - limit: the index of a dot that is not part of the type.
  ///   - intersections: whether it may be `A & B`.
  mutating func readType(limit: Int = .max, intersections: Bool = true) throws(SyntaxFailure) -> LocatedType {
    try self.enter()
    defer { self.depth -= 1 }
    let modifiers = self.endOfTypeModifiers(at: self.position)
    var isSuspending = false
    for index in self.position..<modifiers where self.isWord(.suspend, at: index) { isSuspending = true }
    self.position = self.endOfAnnotations(at: self.position, ofType: true)
    let start = self.start
    self.position = modifiers
    var type: TypeReference
    switch self.kind {
    case .identifier: type = try self.readNamedType(limit: limit)
    case .leftParenthesis:
      guard let close = self.closing(self.position) else { throw self.failure("close the parenthesis") }
      if self.kind(at: close + 1) == .arrow {
        type = .other(try self.readFunctionType(receiver: nil, isSuspending: isSuspending))
        return LocatedType(type, self.range(from: start))
      }
      self.advance()
      type = try self.readType().type
      try self.expect(.rightParenthesis, "close the parenthesis")
      if case .other = type, self.kind == .question || self.kind == .dot && self.position < limit {
        type = .tuple([type])
      }
    default: throw self.failure("write a type here")
    }
    while self.kind == .question, !self.isElvis(at: self.position) {
      self.advance()
      type = .optional(type)
    }
    if self.kind == .dot, self.position < limit, self.nextKind == .leftParenthesis,
      let close = self.closing(self.position + 1), self.kind(at: close + 1) == .arrow
    {
      self.advance()
      type = .other(try self.readFunctionType(receiver: type, isSuspending: isSuspending))
    }
    if intersections, self.kind == .ampersand {
      var parts = [type]
      while self.skip(.ampersand) { parts.append(try self.readType(intersections: false).type) }
      type = .composition(parts)
    }
    return LocatedType(type, self.range(from: start))
  }

  private mutating func readNamedType(limit: Int) throws(SyntaxFailure) -> TypeReference {
    let first = try self.readName()
    var path = [self.spelling(first.payload)]
    var arguments: [TypeReference] = []
    while true {
      if self.kind == .less { arguments = try self.readTypeArguments() }
      guard self.kind == .dot, self.position != limit, self.nextKind == .identifier else { break }
      self.advance()
      path.append(try self.readNameText())
      // The type arguments of the enclosing types are not described.
      if self.kind == .less { arguments = [] }
    }
    if path.count == 1, first.payload == Contextual.unit.rawValue { return .tuple([]) }
    return .named(path: path, arguments: arguments)
  }

  /// Reads `(A, b: B) -> C`: its text.
  private mutating func readFunctionType(
    receiver: TypeReference?, isSuspending: Bool
  ) throws(SyntaxFailure) -> String {
    var text = isSuspending ? "suspend " : ""
    if let receiver { text += receiver.spelled(in: .kotlin) + "." }
    try self.expect(.leftParenthesis, "write the parameters in parentheses")
    var parameters: [String] = []
    while self.kind != .rightParenthesis {
      var parameter = ""
      if self.kind == .identifier, self.nextKind == .colon {
        parameter = self.spelling(self.token.payload) + ": "
        self.advance(2)
      }
      parameters.append(parameter + (try self.readType().type.spelled(in: .kotlin)))
      guard self.skip(.comma) else { break }
    }
    try self.expect(.rightParenthesis, "close the parenthesis")
    try self.expect(.arrow, "write '->' and the result of the function")
    let result = try self.readType().type.spelled(in: .kotlin)
    return text + "(" + parameters.joined(separator: ", ") + ") -> " + result
  }

  /// Reads `<A, out B, *>`.
  mutating func readTypeArguments() throws(SyntaxFailure) -> [TypeReference] {
    try self.enter()
    defer { self.depth -= 1 }
    try self.expect(.less, "write '<' here")
    var arguments: [TypeReference] = []
    while self.kind != .greater {
      self.position = self.endOfAnnotations(at: self.position, ofType: true)
      if self.skip(.star) {
        arguments.append(.other("*"))
      } else {
        let isIn = self.skip(.inKeyword)
        let isOut = self.isWord(.out) && (self.nextKind == .identifier || self.nextKind == .leftParenthesis)
        if isOut { self.advance() }
        let type = try self.readType().type
        arguments.append(
          isIn || isOut ? .other((isIn ? "in " : "out ") + type.spelled(in: .kotlin)) : type)
      }
      guard self.skip(.comma) else { break }
    }
    try self.expect(.greater, "end the type arguments with '>'")
    return arguments
  }

  /// Reads `<T : A, reified U>`, if it is here: the names.
  mutating func readTypeParameters() throws(SyntaxFailure) -> [String] {
    guard self.skip(.less) else { return [] }
    var names: [String] = []
    while self.kind != .greater {
      self.position = self.endOfAnnotations(at: self.position)
      while self.kind == .inKeyword || self.kind == .identifier && self.nextKind == .identifier {
        self.advance()
      }
      names.append(try self.readNameText())
      if self.skip(.colon) { _ = try self.readType() }
      guard self.skip(.comma) else { break }
    }
    try self.expect(.greater, "end the type parameters with '>'")
    return names
  }

  /// Skips `where T : A, T : B`, if it is here.
  mutating func skipConstraints() throws(SyntaxFailure) {
    guard self.isWord(.where) else { return }
    repeat {
      self.advance()
      self.position = self.endOfAnnotations(at: self.position)
      _ = try self.readName()
      try self.expect(.colon, "write ':' and the type")
      _ = try self.readType()
    } while self.kind == .comma
  }
}
