/// A protocol or an interface that lists ports of a view model.
///
/// It is an immutable object, so that passing it around is cheap.
package final class PortGroup: Sendable {
  package let kind: PortKind
  /// The name as the view model refers to it: `LoginViewModelInputs`, `LoginViewModel.Inputs`.
  package let name: String
  /// The last part of the name.
  package let simpleName: String
  /// Whether it is declared by the view model; false for ports of a delegate or of another view model.
  package let isOwn: Bool
  /// The declaration; nil when it is in no file of the run.
  package let declaration: Located<TypeDeclaration>?
  /// Whether it is in the body of a type.
  package let isNested: Bool
  /// Where the view model names it; nil when it is only found by its name.
  package let conformance: Located<LocatedType>?
  /// Its members and those of the protocols that it inherits.
  package let ports: [Port]
  /// Whether every protocol that it inherits is in the run.
  package let isComplete: Bool

  package init(
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
  package func belonging(toViewModel isOwn: Bool) -> PortGroup {
    PortGroup(
      kind: self.kind, name: self.name, isOwn: isOwn, declaration: self.declaration, isNested: self.isNested,
      conformance: self.conformance, ports: isOwn ? self.ports : self.ports.map(\.asInherited),
      isComplete: self.isComplete)
  }
}
