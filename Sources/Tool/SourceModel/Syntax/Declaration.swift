/// A declaration at the top of a file or in a type.
package enum Declaration: Equatable, Sendable {
  case type(TypeDeclaration)
  case function(FunctionDeclaration)
  case property(PropertyDeclaration)
  case alias(AliasDeclaration)
  /// A case of an enumeration in Swift, a constant of an enum in Java, an entry of one in Kotlin. Its initial body has its
  /// arguments and, as a type, its own members, in Java and Kotlin.
  case enumConstant(PropertyDeclaration)
  /// Anything else: associated types, which have their name; operators and macros, which have none.
  case other(Header)

  package var header: Header {
    switch self {
    case .type(let type): type.header
    case .function(let function): function.header
    case .property(let property): property.header
    case .alias(let alias): alias.header
    case .enumConstant(let constant): constant.header
    case .other(let header): header
    }
  }

  package var type: TypeDeclaration? {
    guard case .type(let type) = self else { return nil }
    return type
  }

  package var function: FunctionDeclaration? {
    guard case .function(let function) = self else { return nil }
    return function
  }

  package var property: PropertyDeclaration? {
    guard case .property(let property) = self else { return nil }
    return property
  }

  package var alias: AliasDeclaration? {
    guard case .alias(let alias) = self else { return nil }
    return alias
  }
}

/// A type alias.
package struct AliasDeclaration: Equatable, Sendable {
  package var header: Header
  /// The names of its generic parameters.
  package var genericParameters: [String]
  package var target: TypeReference

  package init(header: Header, genericParameters: [String] = [], target: TypeReference) {
    self.header = header
    self.genericParameters = genericParameters
    self.target = target
  }

  /// The aliased type with some arguments; nil when their number is wrong.
  package func target(with arguments: [TypeReference]) -> TypeReference? {
    guard arguments.count == self.genericParameters.count else { return nil }
    guard !arguments.isEmpty else { return self.target }
    return self.target.replacing(
      Dictionary(zip(self.genericParameters, arguments), uniquingKeysWith: { first, _ in first }))
  }
}
