import SourceModel

/// The ports of an interface in Java: its methods, and those of the interfaces that it inherits.
struct JavaListMembers {
  private(set) var ports: [Port]
  /// Whether every interface that the list inherits is in the run.
  private(set) var isComplete = true

  /// - Parameters:
  ///   - list: the interface.
  ///   - group: the name of the list as the class refers to it.
  init(
    of list: JavaDeclarations.Entry, _ kind: PortKind, group: String, _ declarations: JavaDeclarations
  ) {
    self.ports = Self.methods(of: list).map {
      Port(Located(.function($0), in: list.payload.path), kind: kind, isOwn: true, group: group)
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
      for method in Self.methods(of: entry) where names.insert(method.fullName).inserted {
        self.ports.append(
          Port(Located(.function(method), in: entry.payload.path), kind: kind, isOwn: false, group: group))
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

  /// The methods that a class implements or may implement.
  private static func methods(of entry: JavaDeclarations.Entry) -> [FunctionDeclaration] {
    entry.payload.value.functions.filter {
      $0.kind == .function && !$0.header.isStatic && !$0.header.isPrivate
    }
  }
}
