/// A protocol or an interface that lists ports of a view model.
///
/// It is an immutable object, so that passing it around is cheap.
public final class PortGroup: Sendable {
  public let kind: PortKind
  /// The name as the view model refers to it: `LoginViewModelInputs`, `LoginViewModel.Inputs`.
  public let name: String
  /// The last part of the name.
  public let simpleName: String
  /// Whether it is declared by the view model; false for ports of a delegate or of another view model.
  public let isOwn: Bool
  /// The declaration; nil when it is in no file of the run.
  public let declaration: Located<TypeDeclaration>?
  /// Whether it is in the body of a type.
  public let isNested: Bool
  /// Where the view model names it; nil when it is only found by its name.
  public let conformance: Located<LocatedType>?
  /// Its members and those of the protocols that it inherits.
  public let ports: [Port]
  /// Whether every protocol that it inherits is in the run.
  public let isComplete: Bool

  public init(
    kind: PortKind, name: String, isOwn: Bool, declaration: Located<TypeDeclaration>?, isNested: Bool = false,
    conformance: Located<LocatedType>? = nil, ports: [Port] = [], isComplete: Bool = true
  ) {
    self.kind = kind
    self.name = name
    self.simpleName = name.lastPathName
    self.isOwn = isOwn
    self.declaration = declaration
    self.isNested = isNested
    self.conformance = conformance
    self.ports = ports
    self.isComplete = isComplete
  }
  /// The group as a view model's own, or as another's, whose ports are inherited.
  public func belonging(toViewModel isOwn: Bool) -> PortGroup {
    PortGroup(
      kind: self.kind, name: self.name, isOwn: isOwn, declaration: self.declaration, isNested: self.isNested,
      conformance: self.conformance, ports: isOwn ? self.ports : self.ports.map(\.asInherited),
      isComplete: self.isComplete)
  }
}
