import SourceModel

/// The ports of an interface in Java or Kotlin: its methods and properties, and those of the interfaces that it inherits.
struct JavaListMembers {
  private(set) var ports: [Port]
  /// Whether every interface that the port protocol inherits is in the run.
  private(set) var isComplete = true

  /// - Parameters:
  ///   - list: the port protocol.
  ///   - group: the name of the interface, as the class refers to it.
  init(
    of list: JavaDeclarations.Entry, _ kind: PortKind, group: String, _ declarations: JavaDeclarations
  ) {
    self.ports = Self.members(of: list).map {
      Port(Located($0, in: list.payload.path), kind: kind, isOwn: true, group: group)
    }
    var names = Set(self.ports.map(\.fullName))
    var passed: Set = [list.fullName]
    var pending = Self.inherited(by: list)
    while let (path, origin) = pending.popLast() {
      guard let entry = declarations.type(named: path, at: origin.place, in: origin.payload.path) else {
        if !JavaLibraries.bringNoPorts(path, in: origin.place.file) { self.isComplete = false }
        continue
      }
      guard entry.payload.value.kind == .protocol, passed.insert(entry.fullName).inserted else { continue }
      // A requirement that a protocol declares again is its own.
      for member in Self.members(of: entry) {
        let port = Port(Located(member, in: entry.payload.path), kind: kind, isOwn: false, group: group)
        if names.insert(port.fullName).inserted { self.ports.append(port) }
      }
      pending += Self.inherited(by: entry)
    }
  }

  private static func inherited(
    by entry: JavaDeclarations.Entry
  ) -> [(path: [String], origin: JavaDeclarations.Entry)] {
    entry.payload.value.inherited.reversed().compactMap { inherited in
      inherited.type.path.map { ($0, entry) }
    }
  }

  /// The methods and properties that a class implements or may implement.
  private static func members(of entry: JavaDeclarations.Entry) -> [Declaration] {
    entry.payload.value.members.filter { member in
      guard !member.header.isStatic, !member.header.isPrivate else { return false }
      return member.function?.kind == .function || member.property != nil
    }
  }
}
