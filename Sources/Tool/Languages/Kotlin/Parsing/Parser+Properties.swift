import ReaderSupport
import SourceModel

extension Parser {
  /// Reads a property of a file or a type.
  mutating func readProperty(
    _ modifiers: Modifiers, isInterface: Bool
  ) throws(SyntaxFailure) -> PropertyDeclaration {
    let keyword = self.token
    self.advance()
    _ = try self.readTypeParameters()
    let receiver = try self.readReceiver()
    let name = try self.readLocatedName()
    var type: LocatedType?
    if self.skip(.colon) { type = try self.readType() }
    try self.skipConstraints()
    let isDelegated = self.isWord(.by)
    var value: Expression?
    var initialBody: Body?
    var term: Term?
    if isDelegated || self.kind == .assign {
      var initial: Operand?
      initialBody = try self.readInitialValue(of: modifiers, &initial)
      value = initial?.expression
      let initialTerm = initial.map { isDelegated ? Self.delegated($0.term) : $0.term }
      // A value without facts has no term.
      if initialBody?.statements != nil { term = initialTerm }
      initialBody?.statements = nil
      if self.bodyDepth > 0, let initialTerm {
        self.objectParts.statements.append(.declaration([name], initialTerm))
      }
    }
    let outer = self.isInstanceKnown
    if receiver != nil { self.isInstanceKnown = false }
    defer { self.isInstanceKnown = outer }
    var accessors = Accessors()
    while try self.readAccessor(of: modifiers, into: &accessors) {}
    guard self.endsStatement else { throw self.failure("end the property with a line break or ';'") }
    let isConstant = keyword.kind == .valKeyword
    var kind = PropertyDeclaration.Accessors.stored
    if let getter = accessors.getter, value == nil {
      kind = .computed(getter: getter, settable: !isConstant)
    } else if value == nil, isInterface || modifiers.has("abstract") {
      kind = .requirement(settable: !isConstant)
    }
    let others = value == nil ? accessors.others : [accessors.getter].compactMap { $0 } + accessors.others
    var restricted = modifiers
    restricted.modifiers += accessors.restrictions
    return PropertyDeclaration(
      header: self.header(restricted, name: name, keyword: Int(keyword.start)), isConstant: isConstant,
      type: type, initialValue: isDelegated ? nil : value, accessors: kind, initialBody: initialBody,
      otherBodies: others, delegate: isDelegated ? value : nil, receiver: receiver,
      initialTerm: term)
  }

  /// Reads the code after `=` or `by`.
  private mutating func readInitialValue(
    of modifiers: Modifiers, _ value: inout Operand?
  ) throws(SyntaxFailure) -> Body? {
    self.advance()
    var read: Operand?
    let body = try self.readingInitializer { (parser) throws(SyntaxFailure) in
      try parser.readingBody { (parser) throws(SyntaxFailure) in
        for symbol in modifiers.context { parser.declare(symbol) }
        let operand = try parser.readExpression()
        read = operand
        return (operand.expression.range, nil)
      }
    }
    value = read
    return body
  }

  /// The code of a property's accessors.
  private struct Accessors {
    var getter: Body?
    /// The code of the setter, and of an explicit backing field.
    var others: [Body] = []
    /// The access levels of the setter: `private set`.
    var restrictions: [Modifier] = []
  }

  /// Reads a getter, a setter or an explicit field, if there is one here.
  private mutating func readAccessor(
    of property: Modifiers, into accessors: inout Accessors
  ) throws(SyntaxFailure) -> Bool {
    let isBehindSemicolon = self.kind == .semicolon
    let first = self.position + (isBehindSemicolon ? 1 : 0)
    // A semicolon at the end of a line ends the property.
    if isBehindSemicolon, self.token(at: first).followsLineBreak { return false }
    let index = self.endOfModifiers(at: first)
    let isField = self.isWord(.field, at: index)
    guard self.isWord(.get, at: index) || self.isWord(.set, at: index) || isField else { return false }
    let isGetter = self.isWord(.get, at: index)
    if !isGetter {
      for token in (first..<index).map({ self.token(at: $0) }) where token.kind == .identifier {
        accessors.restrictions.append(
          Modifier(name: self.spelling(token.payload), detail: "set", range: self.range(of: token)))
      }
    }
    self.position = index
    self.advance()
    var range: TextRange?
    let body = try self.readingBody { (parser) throws(SyntaxFailure) in
      let start = parser.end
      for symbol in property.context { parser.declare(symbol) }
      if !isField { parser.declare(Contextual.field.rawValue) }
      if parser.kind == .leftParenthesis, !isField {
        var list = ParameterList()
        try parser.readParameters(into: &list)
      }
      if parser.skip(.colon) { _ = try parser.readType() }
      guard parser.kind == .assign || parser.kind == .leftBrace else {
        return (parser.range(from: start), nil)
      }
      let (bodyRange, result) = try parser.readFunctionBody()
      range = bodyRange
      return (bodyRange, result)
    }
    guard let code = body ?? range.map({ Body(range: $0) }), range != nil else { return true }
    if isGetter { accessors.getter = code } else { accessors.others.append(code) }
    return true
  }
}
