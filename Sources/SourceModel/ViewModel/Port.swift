/// An input, an output or an action, as its protocol declares it.
///
/// It is an object that never changes, so that handing it around is cheap.
public final class Port: Sendable {
  public let kind: PortKind
  /// The requirement: a function or a property.
  public let declaration: Declaration
  /// The file that declares it.
  public let path: String
  /// Whether it is declared by a protocol of the view model's own, and not by one that this inherits.
  public let isOwn: Bool
  /// The name of the list that it is in, as the view model refers to it.
  public let group: String

  public init(kind: PortKind, declaration: Declaration, path: String, isOwn: Bool, group: String) {
    self.kind = kind
    self.declaration = declaration
    self.path = path
    self.isOwn = isOwn
    self.group = group
  }

  /// The port as one that another list or another view model declares.
  public var asInherited: Port {
    Port(
      kind: self.kind, declaration: self.declaration, path: self.path, isOwn: false, group: self.group)
  }

  public var name: Name { self.declaration.header.name }

  /// The name with its labels for a function, and the name for a property.
  public var fullName: String { self.declaration.function?.fullName ?? self.name.text }

  /// The type that a view sees: that of a property, or the return type of a function.
  public var type: LocatedType? {
    self.declaration.property?.type ?? self.declaration.function?.result
  }
}
