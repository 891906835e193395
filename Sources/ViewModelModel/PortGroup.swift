/// A protocol or an interface that lists ports of a view model.
public struct PortGroup: Sendable {
  public var kind: PortKind
  /// The name as the view model refers to it: `LoginViewModelInputs`, `LoginViewModel.Inputs`.
  public let name: String
  /// The last part of the name.
  public let simpleName: String
  /// Whether it belongs to the view model; false for a delegate's or another view model's list.
  public var isOwn: Bool
  /// The declaration; nil when it is in no file of the run.
  public var declaration: Located<TypeDeclaration>?
  /// Whether it stands in the body of a type.
  public var isNested: Bool
  /// Where the view model names it; nil when it is only found by its name.
  public var conformance: Located<LocatedType>?
  /// Its members and those of the protocols that it inherits.
  public var ports: [Port]
  /// Whether every protocol that it inherits is in the run.
  public var isComplete: Bool

  public init(
    kind: PortKind, name: String, isOwn: Bool, declaration: Located<TypeDeclaration>?, isNested: Bool = false,
    conformance: Located<LocatedType>? = nil, ports: [Port] = [], isComplete: Bool = true
  ) {
    self.kind = kind
    self.name = name
    self.simpleName = String(name.split(separator: ".").last ?? "")
    self.isOwn = isOwn
    self.declaration = declaration
    self.isNested = isNested
    self.conformance = conformance
    self.ports = ports
    self.isComplete = isComplete
  }
}
