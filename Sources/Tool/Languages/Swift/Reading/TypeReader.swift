import SourceModel
import SwiftSyntax

/// Reads a type as written.
enum TypeReader {
  /// Types nested deeper than this are kept as their text.
  private static let maximumDepth = 64

  static func read(_ type: TypeSyntax, depth: Int = 0) -> TypeReference {
    guard depth < Self.maximumDepth else { return .other("…") }
    let read = { Self.read($0, depth: depth + 1) }
    switch type.kind {
    case .identifierType:
      let type = type.cast(IdentifierTypeSyntax.self)
      return Self.named(
        [type.name.bareText], Self.arguments(of: type.genericArgumentClause, depth: depth + 1))
    case .memberType:
      let type = type.cast(MemberTypeSyntax.self)
      let (base, names) = TypeSyntax(type).members
      guard case .named(let path, _) = read(base) else { return .other(type.trimmedDescription) }
      return Self.named(path + names, Self.arguments(of: type.genericArgumentClause, depth: depth + 1))
    case .optionalType:
      return .optional(read(type.cast(OptionalTypeSyntax.self).wrappedType))
    case .implicitlyUnwrappedOptionalType:
      return .implicitlyUnwrapped(read(type.cast(ImplicitlyUnwrappedOptionalTypeSyntax.self).wrappedType))
    case .tupleType:
      let elements = type.cast(TupleTypeSyntax.self).elements
      if elements.count == 1, let only = elements.first, only.firstName == nil { return read(only.type) }
      return .tuple(elements.nodes.map { read($0.type) })
    case .arrayType:
      return .array(read(type.cast(ArrayTypeSyntax.self).element))
    case .dictionaryType:
      let type = type.cast(DictionaryTypeSyntax.self)
      return .dictionary(read(type.key), read(type.value))
    case .compositionType:
      return .composition(type.cast(CompositionTypeSyntax.self).elements.nodes.map { read($0.type) })
    case .someOrAnyType:
      // `any X` is the same type as `X` to the convention.
      return read(type.cast(SomeOrAnyTypeSyntax.self).constraint)
    case .attributedType:
      return read(type.cast(AttributedTypeSyntax.self).baseType)
    case .suppressedType:
      return .other(type.trimmedDescription)
    default:
      return .other(type.trimmedDescription)
    }
  }

  static func arguments(of clause: GenericArgumentClauseSyntax?, depth: Int = 0) -> [TypeReference] {
    guard let clause else { return [] }
    return clause.arguments.nodes.map { argument in
      guard let type = TypeSyntax(argument.argument) else { return .other(argument.trimmedDescription) }
      return Self.read(type, depth: depth)
    }
  }

  /// A named type; `Void`, `Optional`, `Array` and `Dictionary` become the types that they denote.
  static func named(_ path: [String], _ arguments: [TypeReference]) -> TypeReference {
    let name = path.count == 2 && path[0] == "Swift" ? path[1] : path.count == 1 ? path[0] : ""
    switch (name, arguments.count) {
    case ("Void", 0): return .tuple([])
    case ("Optional", 1): return .optional(arguments[0])
    case ("Array", 1): return .array(arguments[0])
    case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
    default: return .named(path: path, arguments: arguments)
    }
  }
}

extension TypeSyntax {
  /// The names in `A.B.C` after the first, and the type that they are members of.
  var members: (base: TypeSyntax, names: [String]) {
    // There may be thousands of names, so this is a loop and not recursion.
    var names: [String] = []
    var base = self
    while let member = base.as(MemberTypeSyntax.self) {
      names.append(member.name.bareText)
      base = member.baseType
    }
    return (base, names.reversed())
  }
}
