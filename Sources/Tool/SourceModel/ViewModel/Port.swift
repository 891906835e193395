/// An input, an output or an action, as its protocol declares it.
///
/// It is an immutable object, so that passing it around is cheap.
public final class Port: Sendable {
  public let kind: PortKind
  /// Whether it is declared by a protocol of the view model's own, and not by one that this inherits.
  public let isOwn: Bool
  /// The name of the port protocol that it is in, as the view model refers to it.
  public let group: String
  private let located: Located<Declaration>

  public init(_ declaration: Located<Declaration>, kind: PortKind, isOwn: Bool, group: String) {
    self.kind = kind
    self.isOwn = isOwn
    self.group = group
    self.located = declaration
  }

  /// The port as one that another port protocol or another view model declares.
  public var asInherited: Port { Port(self.located, kind: self.kind, isOwn: false, group: self.group) }

  /// The requirement: a function or a property.
  public var declaration: Declaration { self.located.value }

  /// The file that declares it.
  public var path: String { self.located.path }

  public var name: Name { self.declaration.header.name }

  /// The name with its labels for a function, and the name for a property.
  public var fullName: String { self.declaration.function?.fullName ?? self.name.text }

  /// The type that a view sees: that of a property, or the return type of a function.
  public var type: LocatedType? {
    self.declaration.property?.type ?? self.declaration.function?.result
  }
}
