/// A class, protocol, interface, struct, enum, actor or extension.
///
/// It is an immutable object, so that passing it around is cheap.
package final class TypeDeclaration: Sendable {
  package enum Kind: String, Hashable, Sendable {
    case `class`
    /// A protocol in Swift, an interface in Java or Kotlin.
    case `protocol`
    case `struct`, `enum`, actor, `extension`, record
    /// `@interface` in Java, `annotation class` in Kotlin.
    case annotation
    /// A type with one instance: `object` in Kotlin. A companion without a name is called `Companion`.
    case object
  }

  package let kind: Kind
  /// For an extension the name is the extended type's, with its dots.
  package let header: Header
  /// The inherited types and conformances, in the order written.
  package let inherited: [LocatedType]
  /// The inherited type that is known to be a class: the one after `extends` in Java, the one that is called in Kotlin.
  package let superclass: LocatedType?
  package let genericParameters: [String]
  /// What a protocol in Swift requires of the types that conform to it, in its `where` clause: `where Self: AnyObject`.
  package let bounds: [TypeReference]
  package let members: [Declaration]
  /// Those of the members that are functions.
  package let functions: [FunctionDeclaration]
  /// Those of the members that are properties.
  package let properties: [PropertyDeclaration]
  /// Those of the members that are types.
  package let types: [TypeDeclaration]
  /// The range of the members with their braces; empty where there are no braces.
  package let memberRange: TextRange
  /// The code between the name and the members in Kotlin: defaults of constructor parameters, arguments of the
  /// superclass, and delegates.
  package let headBody: Body?

  package init(
    kind: Kind, header: Header, inherited: [LocatedType] = [], superclass: LocatedType? = nil,
    genericParameters: [String] = [], bounds: [TypeReference] = [], members: [Declaration] = [],
    memberRange: TextRange,
    headBody: Body? = nil
  ) {
    self.kind = kind
    self.header = header
    self.inherited = inherited
    self.superclass = superclass
    self.genericParameters = genericParameters
    self.bounds = bounds
    self.members = members
    self.functions = members.compactMap(\.function)
    self.properties = members.compactMap(\.property)
    self.types = members.compactMap(\.type)
    self.memberRange = memberRange
    self.headBody = headBody
  }

  package var name: String { self.header.name.text }

  package var aliases: [AliasDeclaration] { self.members.compactMap(\.alias) }

  /// Whether it has an attribute of that name.
  package func has(attribute name: String) -> Bool {
    self.header.attributes.contains { $0.name == name }
  }
}

extension TypeDeclaration: Equatable {
  package static func == (lhs: TypeDeclaration, rhs: TypeDeclaration) -> Bool {
    lhs.kind == rhs.kind
      && lhs.header == rhs.header
      && lhs.inherited == rhs.inherited
      && lhs.superclass == rhs.superclass
      && lhs.genericParameters == rhs.genericParameters
      && lhs.bounds == rhs.bounds
      && lhs.members == rhs.members
      && lhs.memberRange == rhs.memberRange
      && lhs.headBody == rhs.headBody
  }
}

extension TypeDeclaration: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(self.header.range) }
}
