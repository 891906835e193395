import SourceModel

/// Determines which port protocols are a Java view model's own, and which belong to another one or to a delegate.
struct JavaOwnLists {
  private let declarations: JavaDeclarations
  private let type: TypeDeclaration
  private let wrapper: JavaWrapper?

  init(_ declarations: JavaDeclarations, of type: TypeDeclaration, in wrapper: JavaWrapper?) {
    self.declarations = declarations
    self.type = type
    self.wrapper = wrapper
  }

  /// The port protocols, with the view model's own marked and first.
  func ordered(_ lists: [JavaConformances.List]) -> [PortGroup] {
    var own: Set<Int> = []
    for kind in PortKind.allCases {
      let indices = lists.indices.filter { lists[$0].group.kind == kind && lists[$0].origin != .superclass }
      let named = indices.filter { self.isNamedAfterIt(lists[$0]) }
      // If no protocol is named after the view model, those that do not belong to another type are its own.
      own.formUnion(named.isEmpty ? indices.filter { !self.isAnother(lists[$0]) } : named)
    }
    return lists.indices.filter(own.contains).map { lists[$0].group.belonging(toViewModel: true) }
      + lists.indices.filter { !own.contains($0) }.map { lists[$0].group.belonging(toViewModel: false) }
  }

  /// Whether a port protocol is in the wrapper, or has the name of the view model in its own.
  private func isNamedAfterIt(_ list: JavaConformances.List) -> Bool {
    if let wrapper, let declaration = list.entry?.payload.value { return wrapper.declares(declaration) }
    return list.name.stem.isEmpty || list.name.stem.hasPrefix(self.type.name)
  }

  /// Whether a port protocol is another type's `Inputs`, or is named after another class that implements it.
  private func isAnother(_ list: JavaConformances.List) -> Bool {
    guard let entry = list.entry else { return list.group.isNested }
    let hasStem = JavaPorts.name([entry.name])?.stem.isEmpty == false
    if !hasStem, !entry.place.enclosing.isEmpty { return true }
    return self.declarations.classes(named: list.name.stem).contains { other in
      guard other.payload.value !== self.type else { return false }
      return other.inherited.contains {
        self.declarations.type(named: $0, at: other.place, in: other.payload.path)?.fullName == entry.fullName
      }
    }
  }
}
