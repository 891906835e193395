package import SourceModel

/// The declarations of the files of a run in one language about type names, beyond the described files.
package struct RunFacts: Hashable, Sendable {
  /// The kind of the types of a name; nil when they are of several kinds.
  private var kinds: [String: TypeDeclaration.Kind?] = [:]
  /// The types that inherit from a base service, directly or indirectly.
  private var baseServices: Set<String> = []
  /// The types that inherit from `ObservableObject`, directly or indirectly.
  private var observableObjects: Set<String> = []
  /// Whether a view model of the run may have a protocol of actions.
  package private(set) var declaresActions = false
  /// Whether the run declares a coordinator.
  package private(set) var declaresCoordinator = false
  /// The names of the superclasses, each with whether view models inherit from it, and not only mocks in tests.
  private var superclasses: [String: Bool] = [:]

  package init() {}

  /// The facts that the heads of declarations in the files of a language tell.
  package init(_ files: [FileIndex], in language: Language) {
    /// The names of the types and extensions by the names of what they inherit.
    var heirs: [String: [String]] = [:]
    for index in files where index.language == language {
      let imports = Imports(index.imports)
      for header in index.headers where header.kind != .alias && header.enclosing != nil {
        let name = header.name.lastPathName
        for reference in header.references { heirs[reference.lastPathName, default: []].append(name) }
        guard header.kind != .extension else { continue }
        self.add(name, header.kind.type)
        // Where the header does not tell the superclass, it is the first of the inherited types, if it is one.
        let first =
          header.kind == .class && !language.profile.reach.importsTypes ? header.references.first : nil
        guard let superclass = header.superclass ?? first else { continue }
        // Classes in wrappers share one simple name, so a superclass is also noted with the name in front of it.
        for path in imports.shortNames(superclass.pathNames) {
          if self.superclasses[path] != true { self.superclasses[path] = Self.isRealViewModel(name) }
        }
      }
    }
    self.baseServices = Self.all(heirs.keys.filter(Self.isBaseService), in: heirs)
    self.observableObjects = Self.all(["ObservableObject"], in: heirs)
  }

  /// Notes that a type of that name is declared.
  private mutating func add(_ name: String, _ kind: TypeDeclaration.Kind) {
    func note(_ known: inout TypeDeclaration.Kind?) {
      if known != kind { known = nil }
    }
    note(&self.kinds[name, default: kind])
    if name.hasSuffix("Coordinator") || name.hasSuffix("CoordinatorType") { self.declaresCoordinator = true }
    guard kind == .protocol, !self.declaresActions, let port = PortName([name]), port.kind == .actions else {
      return
    }
    // Other architectures have an `Action` as well.
    self.declaresActions = port.stem.contains("ViewModel") || name.contains("Actions")
  }

  /// The types that inherit from some, directly or indirectly.
  private static func all(_ types: [String], in heirs: [String: [String]]) -> Set<String> {
    var found: Set<String> = []
    var pending = types.flatMap { heirs[$0] ?? [] }
    while let name = pending.popLast() {
      if found.insert(name).inserted { pending += heirs[name] ?? [] }
    }
    return found
  }

  private static func isBaseService(_ name: String) -> Bool {
    ["BaseService", "BaseServiceType", "BaseServiceProtocol"].contains(where: name.hasSuffix)
  }

  /// Whether a type is a base service, by its name or by what it inherits.
  package func isBaseService(_ name: String) -> Bool {
    Self.isBaseService(name) || self.baseServices.contains(name)
  }

  /// Whether a type is an `ObservableObject` by what it inherits.
  package func isObservableObject(_ name: String) -> Bool {
    name == "ObservableObject" || self.observableObjects.contains(name)
  }

  /// The kind of the types of a name; nil when there is none, or when they are of several kinds.
  package func kind(of name: String) -> TypeDeclaration.Kind? {
    self.kinds[name] ?? nil
  }

  package func isSuperclass(_ name: String) -> Bool { self.superclasses[name] != nil }

  /// Whether view models inherit from a class with that name, and not only mocks in tests.
  package func isBaseClass(_ name: String) -> Bool { self.superclasses[name] ?? false }

  /// Whether a subclass is a view model, and no mock of one.
  private static func isRealViewModel(_ name: String) -> Bool {
    ViewModel.isViewModel(name)
      && !["Mock", "Fake", "Stub", "Spy", "Test"].contains(where: name.hasPrefix)
  }

  /// The names that have facts.
  package var names: Set<String> {
    Set(self.kinds.keys).union(self.superclasses.keys).union(self.baseServices)
  }

  /// The facts about only some names.
  package func restricted(to names: Set<String>) -> RunFacts {
    var facts = RunFacts()
    facts.declaresActions = self.declaresActions
    facts.declaresCoordinator = self.declaresCoordinator
    facts.baseServices = self.baseServices.intersection(names)
    facts.observableObjects = self.observableObjects.intersection(names)
    for name in names {
      if let kind = self.kinds[name] { facts.kinds[name] = .some(kind) }
      if let isBase = self.superclasses[name] { facts.superclasses[name] = isBase }
    }
    return facts
  }

  /// The names whose facts are others; nil where facts differ that have no name.
  package func names(unlike other: RunFacts) -> Set<String>? {
    guard self.declaresActions == other.declaresActions,
      self.declaresCoordinator == other.declaresCoordinator
    else { return nil }
    func keys<Value: Equatable>(_ new: [String: Value], _ old: [String: Value]) -> Set<String> {
      guard new != old else { return [] }
      return Set(new.keys).union(old.keys).filter { new[$0] != old[$0] }
    }
    return keys(self.kinds, other.kinds).union(keys(self.superclasses, other.superclasses))
      .union(self.baseServices.symmetricDifference(other.baseServices))
      .union(self.observableObjects.symmetricDifference(other.observableObjects))
  }

  /// The facts in a deterministic order.
  package var summary: [String] {
    self.kinds.map { "\($0.key)=\($0.value?.rawValue ?? "several")" }.sorted()
      + self.superclasses.map { "\($0.key)=\($0.value ? "base class" : "superclass")" }.sorted()
      + self.baseServices.map { "\($0)=base service" }.sorted()
      + self.observableObjects.map { "\($0)=observable object" }.sorted()
      + (self.declaresActions ? ["actions"] : [])
      + (self.declaresCoordinator ? ["coordinator"] : [])
  }
}

extension TypeReference {
  /// The names between the dots of a named type.
  var path: [String]? {
    guard case .named(let path, _) = self else { return nil }
    return path
  }
}
