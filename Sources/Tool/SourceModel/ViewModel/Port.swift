/// An input, an output or an action, as its protocol declares it.
///
/// It is an immutable object, so that passing it around is cheap.
package final class Port: Sendable {
  package let kind: PortKind
  /// Whether it is declared by a protocol of the view model's own, and not by one that this inherits.
  package let isOwn: Bool
  /// The name of the port protocol that it is in, as the view model refers to it.
  package let group: String
  private let located: Located<Declaration>

  package init(_ declaration: Located<Declaration>, kind: PortKind, isOwn: Bool, group: String) {
    self.kind = kind
    self.isOwn = isOwn
    self.group = group
    self.located = declaration
  }

  /// The port as one that another port protocol or another view model declares.
  package var asInherited: Port { Port(self.located, kind: self.kind, isOwn: false, group: self.group) }

  /// The requirement: a function or a property.
  package var declaration: Declaration { self.located.value }

  /// The file that declares it.
  package var path: String { self.located.path }

  package var name: Name { self.declaration.header.name }

  /// The name with its labels for a function, and the name for a property.
  package var fullName: String { self.declaration.function?.fullName ?? self.name.text }

  /// The type that a view sees: that of a property, or the return type of a function.
  package var type: LocatedType? {
    self.declaration.property?.type ?? self.declaration.function?.result
  }
}

extension Port {
  /// The names from which the macro of a view model may derive that of an input's storage, the preferred one first: its
  /// argument where it configures, its name, and its name with its labels or with its parameters where it is one of
  /// several.
  ///
  /// - Parameter name: the name of the input.
  /// - Returns: four names; nil where the argument has none.
  package func storageNames(named name: String) -> [String?] {
    let parameters = self.declaration.function?.parameters ?? []
    func with(_ words: [String]) -> String { name + words.map(NameWords.uppercasingFirst).joined() }
    let configures = parameters.count == 1 && NameWords.areOfConfiguring(name)
    return [
      configures ? parameters[0].name : name, name, with(parameters.compactMap(\.label)),
      with(parameters.compactMap(\.name)),
    ]
  }
}
