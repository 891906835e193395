import SourceModel
import SwiftSyntax

/// Reads a type in enough detail to be written in any language.
struct PortTypeReader {
  /// Where the parsed text starts.
  let offset: Int

  func offset(of node: some SyntaxProtocol) -> Int {
    self.offset + node.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  func read(_ type: TypeSyntax) throws(NotationError) -> PortType {
    switch type.kind {
    case .identifierType:
      let type = type.cast(IdentifierTypeSyntax.self)
      guard type.name.text != "_" else {
        throw NotationError("'_' is not a type", at: self.offset(of: type))
      }
      try self.refuseSelf(type)
      return self.named([type.name.bareText], try self.arguments(of: type.genericArgumentClause))
    case .memberType: return try self.member(type)
    case .optionalType: return .optional(try self.read(type.cast(OptionalTypeSyntax.self).wrappedType))
    case .implicitlyUnwrappedOptionalType:
      return .optional(try self.read(type.cast(ImplicitlyUnwrappedOptionalTypeSyntax.self).wrappedType))
    case .arrayType: return .array(try self.read(type.cast(ArrayTypeSyntax.self).element))
    case .dictionaryType:
      let type = type.cast(DictionaryTypeSyntax.self)
      return .dictionary(try self.read(type.key), try self.read(type.value))
    case .tupleType: return try self.tuple(type.cast(TupleTypeSyntax.self))
    case .functionType: return .function(try self.function(type.cast(FunctionTypeSyntax.self)))
    case .attributedType: return try self.attributed(type.cast(AttributedTypeSyntax.self))
    case .someOrAnyType:
      let type = type.cast(SomeOrAnyTypeSyntax.self)
      guard type.someOrAnySpecifier.text != "some" else {
        throw NotationError(
          "a port passes values of one type: write 'any \(type.constraint.trimmedDescription)'",
          at: self.offset(of: type))
      }
      return .constrained(keyword: type.someOrAnySpecifier.text, try self.read(type.constraint))
    case .compositionType:
      var types: [PortType] = []
      for element in type.cast(CompositionTypeSyntax.self).elements.nodes {
        types.append(try self.read(element.type))
      }
      return .composition(types)
    case .packElementType, .packExpansionType, .suppressedType:
      throw NotationError(
        "a port passes values of one type: name one instead of '\(type.trimmedDescription)'",
        at: self.offset(of: type))
    default: return .verbatim(type.trimmedDescription)
    }
  }

  /// - Throws: the first name that other languages do not have, such as `a raw name`: as text, it could be read as
  ///   something else.
  func refuseRawNames(in node: some SyntaxProtocol) throws(NotationError) {
    for token in node.tokens(viewMode: .sourceAccurate) {
      guard case .identifier = token.tokenKind, !SwiftWords.isName(token.bareText) else { continue }
      throw NotationError("'\(token.bareText)' is not a valid name", at: self.offset(of: token))
    }
  }

  /// - Throws: `Self`, whose meaning depends on the conforming type.
  private func refuseSelf(_ type: IdentifierTypeSyntax) throws(NotationError) {
    guard type.name.text == "Self" else { return }
    throw NotationError(
      "a port passes values of one type: name it instead of 'Self'", at: self.offset(of: type))
  }

  private func arguments(of clause: GenericArgumentClauseSyntax?) throws(NotationError) -> [PortType] {
    var types: [PortType] = []
    for argument in clause?.arguments.nodes ?? [] {
      if let type = TypeSyntax(argument.argument) {
        types.append(try self.read(type))
      } else {
        types.append(.verbatim(argument.argument.trimmedDescription))
      }
    }
    return types
  }

  /// A named type; `Void`, `Optional`, `Array` and `Dictionary` become the types that they denote.
  private func named(_ path: [String], _ arguments: [PortType]) -> PortType {
    let name = path.count == 2 && path[0] == "Swift" ? path[1] : path.count == 1 ? path[0] : ""
    switch (name, arguments.count) {
    case ("Void", 0): return .void
    case ("Optional", 1): return .optional(arguments[0])
    case ("Array", 1): return .array(arguments[0])
    case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
    default: return .named(path, arguments: arguments)
    }
  }

  private func member(_ type: TypeSyntax) throws(NotationError) -> PortType {
    let member = type.cast(MemberTypeSyntax.self)
    let (base, names) = type.members
    if let base = base.as(IdentifierTypeSyntax.self) { try self.refuseSelf(base) }
    // `Page<Item>.Cursor` and `Shape.Type` have no counterpart in another language.
    guard !["Type", "Protocol"].contains(names.last), let outermost = base.as(IdentifierTypeSyntax.self),
      outermost.genericArgumentClause == nil, !type.hasArgumentsInside
    else { return .verbatim(type.trimmedDescription) }
    return self.named(
      [outermost.name.bareText] + names, try self.arguments(of: member.genericArgumentClause))
  }

  private func tuple(_ type: TupleTypeSyntax) throws(NotationError) -> PortType {
    let elements = type.elements.nodes
    if elements.count == 1, let only = elements.first {
      guard only.firstName == nil, only.ellipsis == nil else {
        throw NotationError("a tuple has two elements or more", at: self.offset(of: only))
      }
      return try self.read(only.type)
    }
    var read: [PortType.Element] = []
    for element in elements {
      if let ellipsis = element.ellipsis {
        throw NotationError("did not expect '...'", at: self.offset(of: ellipsis))
      }
      let label = (element.secondName ?? element.firstName)?.bareText
      read.append(PortType.Element(label: label == "_" ? nil : label, try self.read(element.type)))
    }
    return .tuple(read)
  }

  private func function(_ type: FunctionTypeSyntax) throws(NotationError) -> PortType.Function {
    var parameters: [PortType] = []
    for parameter in type.parameters.nodes {
      if let ellipsis = parameter.ellipsis {
        throw NotationError("did not expect '...'", at: self.offset(of: ellipsis))
      }
      parameters.append(try self.read(parameter.type))
    }
    let effects = [
      type.effectSpecifiers?.asyncSpecifier?.text,
      type.effectSpecifiers?.throwsClause.map { clause in
        clause.throwsSpecifier.text + (clause.type.map { "(\($0.trimmedDescription))" } ?? "")
      },
    ]
    return PortType.Function(
      parameters, effects: effects.compactMap { $0 }, result: try self.read(type.returnClause.type))
  }

  private func attributed(_ type: AttributedTypeSyntax) throws(NotationError) -> PortType {
    if let specifier = type.specifiers.nodes.first {
      throw NotationError(
        "a port passes plain values: remove '\(specifier.trimmedDescription)'",
        at: self.offset(of: specifier))
    }
    if let attribute = type.attributes.nodes.first(where: { $0.trimmedDescription == "@autoclosure" }) {
      throw NotationError(
        "a port passes plain values: remove '@autoclosure'", at: self.offset(of: attribute))
    }
    let base = try self.read(type.baseType)
    guard case .function(var function) = base else { return .verbatim(type.trimmedDescription) }
    // The argument of an input is stored, so it escapes.
    function.attributes = type.attributes.nodes.map(\.trimmedDescription).filter { $0 != "@escaping" }
    return .function(function)
  }
}

extension TypeSyntax {
  /// Whether a type around the last one of `A.B.C` has arguments.
  fileprivate var hasArgumentsInside: Bool {
    var base = self.as(MemberTypeSyntax.self)?.baseType
    while let member = base?.as(MemberTypeSyntax.self) {
      if member.genericArgumentClause != nil { return true }
      base = member.baseType
    }
    return false
  }
}
