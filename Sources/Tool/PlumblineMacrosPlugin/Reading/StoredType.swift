internal import SourceModel
internal import SwiftSyntax
internal import SwiftSyntaxBuilder

/// The type of the property that stores the value of a parameter.
struct StoredType {
  /// Why the value cannot be stored.
  enum Problem {
    case inoutParameter
    case isolatedParameter
    case nonEscapingClosure
    case opaqueType
  }

  private(set) var type: TypeSyntax
  private(set) var problem: Problem?
  /// Whether a value of this type can be passed as the argument again.
  private(set) var isForwardable = true
  private(set) var isBorrowed = false

  init(_ type: TypeSyntax) {
    self.type = type
    var isEscaping = false
    if let attributed = type.as(AttributedTypeSyntax.self) {
      isEscaping = self.read(attributed)
    }
    if let implicit = self.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      self.type = TypeSyntax(OptionalTypeSyntax(wrappedType: implicit.wrappedType.trimmed))
    }
    if self.type.isFunction, !isEscaping { self.problem = self.problem ?? .nonEscapingClosure }
    if self.type.hasOpaquePart { self.problem = .opaqueType }
  }

  /// Removes the attributes and specifiers that are only valid for a parameter.
  ///
  /// - Returns: whether it is an escaping closure.
  private mutating func read(_ attributed: AttributedTypeSyntax) -> Bool {
    var isEscaping = false
    var kept = attributed
    kept.attributes = attributed.attributes.filter { element in
      switch element.as(AttributeSyntax.self)?.attributeName.source {
      case "escaping": isEscaping = true
      case "autoclosure": self.isForwardable = false
      default: return true
      }
      return false
    }
    kept.specifiers = attributed.specifiers.filter { element in
      guard let specifier = element.as(SimpleTypeSpecifierSyntax.self) else { return true }
      switch specifier.specifier.tokenKind {
      case .keyword(.inout): self.problem = .inoutParameter
      case .keyword(.isolated): self.problem = .isolatedParameter
      case .keyword(.borrowing), .keyword(.__shared): self.isBorrowed = true
      case .keyword(.sending): self.isForwardable = false
      default: break
      }
      return false
    }
    let isPlain = kept.attributes.isEmpty && kept.specifiers.isEmpty && kept.lateSpecifiers.isEmpty
    self.type = isPlain ? attributed.baseType : TypeSyntax(kept)
    return isEscaping
  }
}

extension TypeSyntax {
  /// Whether it is spelled as a function type, with attributes or without.
  var isFunction: Bool {
    if self.is(FunctionTypeSyntax.self) { return true }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.isFunction }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first, element.firstName == nil
    {
      return element.type.isFunction
    }
    return false
  }

  /// Whether it is spelled as an optional.
  var isOptional: Bool {
    if self.is(OptionalTypeSyntax.self) { return true }
    if let member = self.as(MemberTypeSyntax.self) {
      return member.name.text == "Optional" && member.baseType.source == "Swift"
    }
    return self.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }

  /// Whether it contains `some`.
  var hasOpaquePart: Bool {
    self.mayContain("some")
      && self.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) }
  }

  /// The type as an optional: itself if it is one.
  var asOptional: TypeSyntax {
    if self.isOptional { return self }
    switch self.kind {
    case .identifierType, .memberType, .arrayType, .dictionaryType, .tupleType, .metatypeType:
      return TypeSyntax(OptionalTypeSyntax(wrappedType: self.trimmed))
    default:
      let element = TupleTypeElementSyntax(type: self.trimmed)
      return TypeSyntax(OptionalTypeSyntax(wrappedType: TupleTypeSyntax(elements: [element])))
    }
  }
}
