import SourceModel

/// Determines which port protocols are a Java view model's own, and which belong to another one or to a delegate.
struct JavaPortOwnership {
  private let declarations: DeclaredTypes
  private let type: TypeDeclaration
  private let wrapper: JavaWrapper?

  init(_ declarations: DeclaredTypes, of type: TypeDeclaration, in wrapper: JavaWrapper?) {
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
    if let wrapper, let declaration = list.entry?.payload.type { return wrapper.declares(declaration) }
    return list.name.stem.isEmpty || list.name.stem.hasPrefix(self.type.name)
  }

  /// Whether a port protocol is another type's `Inputs`, or is named after another class that implements it.
  private func isAnother(_ list: JavaConformances.List) -> Bool {
    guard let entry = list.entry else { return list.group.isNested }
    let hasStem = RecognitionStyle.nestedInterfaces.portName([entry.name])?.stem.isEmpty == false
    if !hasStem, !entry.place.enclosing.isEmpty { return true }
    return self.declarations.models(named: list.name.stem).contains { other in
      guard other.payload.type !== self.type else { return false }
      return other.inherited.contains {
        self.declarations.type(named: $0, at: other.place)?.fullName == entry.fullName
      }
    }
  }
}

/// The ports of an interface in Java or Kotlin: its methods and properties, and those of the interfaces that it inherits.
struct JavaInterfacePorts {
  private(set) var ports: [Port]
  /// Whether every interface that the port protocol inherits is in the run.
  private(set) var isComplete = true

  /// - Parameters:
  ///   - list: the port protocol.
  ///   - group: the name of the interface, as the class refers to it.
  init(
    of list: DeclaredTypes.Entry, _ kind: PortKind, group: String, _ declarations: DeclaredTypes
  ) {
    self.ports = Self.members(of: list).map {
      Port(Located($0, in: list.path), kind: kind, isOwn: true, group: group)
    }
    var names = Set(self.ports.map(\.fullName))
    var passed: Set = [list.fullName]
    var pending = list.inherited.reversed().map { (path: $0, place: list.place) }
    while let (path, place) = pending.popLast() {
      guard let entry = declarations.type(named: path, at: place) else {
        if !JavaLibraries.bringNoPorts(path, in: place.file) { self.isComplete = false }
        continue
      }
      guard entry.payload.type?.kind == .protocol, passed.insert(entry.fullName).inserted else { continue }
      // A requirement that a protocol declares again is its own.
      for member in Self.members(of: entry) {
        let port = Port(Located(member, in: entry.path), kind: kind, isOwn: false, group: group)
        if names.insert(port.fullName).inserted { self.ports.append(port) }
      }
      pending += entry.inherited.reversed().map { ($0, entry.place) }
    }
  }

  /// The methods and properties that a class implements or may implement.
  private static func members(of entry: DeclaredTypes.Entry) -> [Declaration] {
    (entry.payload.type?.members ?? []).filter { member in
      guard !member.header.isStatic, !member.header.isPrivate else { return false }
      return member.function?.kind == .function || member.property != nil
    }
  }
}
