/// A class, protocol, interface, struct, enum, actor or extension.
///
/// It is an immutable object, so that passing it around is cheap.
public final class TypeDeclaration: Sendable {
  public enum Kind: String, Hashable, Sendable {
    case `class`
    /// A protocol in Swift, an interface in Java or Kotlin.
    case `protocol`
    case `struct`, `enum`, actor, `extension`, record
    /// `@interface` in Java, `annotation class` in Kotlin.
    case annotation
    /// A type with one instance: `object` in Kotlin. A companion without a name is called `Companion`.
    case object
  }

  public let kind: Kind
  /// For an extension the name is the extended type's, with its dots.
  public let header: Header
  /// The inherited types and conformances, in the order written.
  public let inherited: [LocatedType]
  /// The inherited type that is known to be a class: the one after `extends` in Java, the one that is called in Kotlin.
  public let superclass: LocatedType?
  public let genericParameters: [String]
  public let members: [Declaration]
  /// Those of the members that are functions.
  public let functions: [FunctionDeclaration]
  /// Those of the members that are properties.
  public let properties: [PropertyDeclaration]
  /// Those of the members that are types.
  public let types: [TypeDeclaration]
  /// The range of the members with their braces; empty where there are no braces.
  public let memberRange: TextRange
  /// The code between the name and the members in Kotlin: defaults of constructor parameters, arguments of the
  /// superclass, and delegates.
  public let headBody: Body?

  public init(
    kind: Kind, header: Header, inherited: [LocatedType] = [], superclass: LocatedType? = nil,
    genericParameters: [String] = [], members: [Declaration] = [], memberRange: TextRange,
    headBody: Body? = nil
  ) {
    self.kind = kind
    self.header = header
    self.inherited = inherited
    self.superclass = superclass
    self.genericParameters = genericParameters
    self.members = members
    self.functions = members.compactMap(\.function)
    self.properties = members.compactMap(\.property)
    self.types = members.compactMap(\.type)
    self.memberRange = memberRange
    self.headBody = headBody
  }

  public var name: String { self.header.name.text }

  public var aliases: [AliasDeclaration] { self.members.compactMap(\.alias) }

  /// Whether it has an attribute of that name.
  public func has(attribute name: String) -> Bool {
    self.header.attributes.contains { $0.name == name }
  }
}

extension TypeDeclaration: Equatable {
  public static func == (lhs: TypeDeclaration, rhs: TypeDeclaration) -> Bool {
    lhs.kind == rhs.kind
      && lhs.header == rhs.header
      && lhs.inherited == rhs.inherited
      && lhs.superclass == rhs.superclass
      && lhs.genericParameters == rhs.genericParameters
      && lhs.members == rhs.members
      && lhs.memberRange == rhs.memberRange
      && lhs.headBody == rhs.headBody
  }
}
