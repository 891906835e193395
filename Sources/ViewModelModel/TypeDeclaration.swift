/// A class, protocol, interface, struct, enum, actor or extension.
public struct TypeDeclaration: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case `class`, `protocol`, `struct`, `enum`, actor, `extension`, record
  }

  public var kind: Kind
  /// For an extension the name is the extended type's, with its dots.
  public var header: Header
  /// What it inherits from or conforms to, in the order written.
  public var inherited: [LocatedType]
  public var genericParameters: [String]
  public var members: [Declaration]
  /// The range of the members with their braces.
  public var memberRange: TextRange

  public init(
    kind: Kind, header: Header, inherited: [LocatedType] = [], genericParameters: [String] = [],
    members: [Declaration] = [], memberRange: TextRange
  ) {
    self.kind = kind
    self.header = header
    self.inherited = inherited
    self.genericParameters = genericParameters
    self.members = members
    self.memberRange = memberRange
  }

  public var name: String { self.header.name.text }

  public var functions: [FunctionDeclaration] { self.members.compactMap(\.function) }
  public var properties: [PropertyDeclaration] { self.members.compactMap(\.property) }
  public var types: [TypeDeclaration] { self.members.compactMap(\.type) }
  public var aliases: [AliasDeclaration] { self.members.compactMap(\.alias) }

  /// Whether it has an attribute of that name.
  public func has(attribute name: String) -> Bool {
    self.header.attributes.contains { $0.name == name }
  }
}
