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
    let initial = isDelegated || self.kind == .assign ? try self.readInitialValue(of: modifiers) : nil
    var accessors = Accessors()
    while try self.readAccessor(of: modifiers, isExtension: receiver != nil, into: &accessors) {}
    guard self.endsStatement else { throw self.failure("end the property with a line break or ';'") }
    let isConstant = keyword.kind == .valKeyword
    var kind = PropertyDeclaration.Accessors.stored
    if let getter = accessors.getter, initial == nil {
      kind = .computed(getter: getter, settable: !isConstant)
    } else if initial == nil, isInterface || modifiers.has("abstract") {
      kind = .requirement(settable: !isConstant)
    }
    let others = initial == nil ? accessors.others : [accessors.getter].compactMap { $0 } + accessors.others
    var restricted = modifiers
    restricted.modifiers += accessors.restrictions
    return PropertyDeclaration(
      header: self.header(restricted, name: name, keyword: Int(keyword.start)), isConstant: isConstant,
      type: type, initial: initial,
      initialTerm: isDelegated ? initial?.resultTerm.map(Self.delegated) : nil, isDelegated: isDelegated,
      accessors: kind, otherBodies: others, receiver: receiver)
  }

  /// Reads the code after `=` or `by`.
  private mutating func readInitialValue(of modifiers: Modifiers) throws(SyntaxFailure) -> Body {
    self.advance()
    let start = self.start
    let value = try self.readExpression()
    let names = modifiers.context + (self.types.last?.parameters ?? [])
    let code = FunctionCode(range: self.range(from: start), statements: [.result(value)])
    return self.body(code, knowing: names)
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
    of property: Modifiers, isExtension: Bool, into accessors: inout Accessors
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
        let name = self.spelling(token.payload)
        guard ["private", "protected", "internal"].contains(name) else { continue }
        accessors.restrictions.append(Modifier(name: name, detail: "set", range: self.range(of: token)))
      }
    }
    self.position = index
    self.advance()
    var list = ParameterList()
    if self.kind == .leftParenthesis, !isField { try self.readParameters(into: &list) }
    if self.skip(.colon) { _ = try self.readType() }
    guard self.kind == .assign || self.kind == .leftBrace else { return true }
    let names = property.context + (isField ? [] : ["field"])
    let code = try self.readFunctionBody()
    let body = self.body(code, list, knowing: names, isExtension: isExtension)
    if isGetter { accessors.getter = body } else { accessors.others.append(body) }
    return true
  }
}
