package import SourceModel

/// The declarations of the files of a run in one language about type names, beyond the described files.
package struct RunFacts: Hashable, Sendable {
  /// The kind of the types of a name; nil when they are of several kinds.
  private var kinds: [String: TypeDeclaration.Kind?] = [:]
  /// The types that inherit from a base service, directly or indirectly.
  private var baseServices: Set<String> = []
  /// Whether a view model of the run may have a protocol of actions.
  package private(set) var declaresActions = false
  /// Whether the run declares a coordinator.
  package private(set) var declaresCoordinator = false
  /// The names of the subclasses by the names of their superclasses.
  private var subclasses: [String: Set<String>] = [:]

  package init() {}

  /// Notes that a type of that name is declared.
  package mutating func add(_ name: String, _ kind: TypeDeclaration.Kind) {
    func note(_ known: inout TypeDeclaration.Kind?) {
      if known != kind { known = nil }
    }
    note(&self.kinds[name, default: kind])
    if name.hasSuffix("Coordinator") || name.hasSuffix("CoordinatorType") { self.declaresCoordinator = true }
  }

  /// Notes that a protocol of that name is declared, which may be one of the actions of a view model.
  package mutating func add(protocol name: String) {
    guard !self.declaresActions, let port = PortName([name]), port.kind == .actions else { return }
    // Other architectures have an `Action` as well.
    self.declaresActions = port.stem.contains("ViewModel") || name.contains("Actions")
  }

  /// Notes which types inherit from a base service.
  ///
  /// - Parameter types: the names of the types and of what they inherit, extensions included.
  package mutating func addBaseServices(among types: [(name: String, inherited: [String])]) {
    var found: Set<String> = []
    var rest = types
    while true {
      let next = rest.filter { $0.inherited.contains { Self.isBaseService($0) || found.contains($0) } }
      guard !next.isEmpty else { break }
      rest.removeAll { $0.inherited.contains { Self.isBaseService($0) || found.contains($0) } }
      found.formUnion(next.map(\.name))
    }
    self.baseServices.formUnion(found)
  }

  private static func isBaseService(_ name: String) -> Bool {
    ["BaseService", "BaseServiceType", "BaseServiceProtocol"].contains(where: name.hasSuffix)
  }

  /// Whether a type is a base service, by its name or by what it inherits.
  package func isBaseService(_ name: String) -> Bool {
    Self.isBaseService(name) || self.baseServices.contains(name)
  }

  /// Notes that a class inherits from another, or conforms to a protocol of that name.
  package mutating func add(subclass: String, of name: String) {
    self.subclasses[name, default: []].insert(subclass)
  }

  /// The kind of the types of a name; nil when there is none, or when they are of several kinds.
  package func kind(of name: String) -> TypeDeclaration.Kind? {
    self.kinds[name] ?? nil
  }

  package func isSuperclass(_ name: String) -> Bool { self.subclasses[name] != nil }

  /// Whether view models inherit from a class with that name, and not only mocks in tests.
  package func isBaseClass(_ name: String) -> Bool {
    self.subclasses[name, default: []].contains { subclass in
      subclass.hasSuffix("ViewModel")
        && !["Mock", "Fake", "Stub", "Spy", "Test"].contains { subclass.hasPrefix($0) }
    }
  }

  /// The names that have facts.
  package var names: Set<String> { Set(self.kinds.keys).union(self.subclasses.keys).union(self.baseServices) }

  /// The facts about only some names.
  package func restricted(to names: Set<String>) -> RunFacts {
    var facts = RunFacts()
    facts.declaresActions = self.declaresActions
    facts.declaresCoordinator = self.declaresCoordinator
    facts.baseServices = self.baseServices.intersection(names)
    for name in names {
      if let kind = self.kinds[name] { facts.kinds[name] = .some(kind) }
      if let subclasses = self.subclasses[name] { facts.subclasses[name] = subclasses }
    }
    return facts
  }

  /// The facts in a deterministic order.
  package var summary: [String] {
    self.kinds.map { "\($0.key)=\($0.value?.rawValue ?? "several")" }.sorted()
      + self.subclasses.map { "\($0.key):\($0.value.sorted().joined(separator: ","))" }.sorted()
      + self.baseServices.map { "\($0)=base service" }.sorted() + (self.declaresActions ? ["actions"] : [])
      + (self.declaresCoordinator ? ["coordinator"] : [])
  }
}

/// How near two files are to each other.
enum Nearness {
  /// The same file is nearest, then the one that shares the longest path.
  static func between(_ path: String, _ other: String) -> Int {
    if path == other { return .max >> 8 }
    return zip(path.utf8, other.utf8).prefix { $0 == $1 }.count
  }
}

extension TypeReference {
  /// The names between the dots of a named type.
  var path: [String]? {
    guard case .named(let path, _) = self else { return nil }
    return path
  }
}
