public import ViewModelModel

/// What the files of a run say of the names of types, beyond the files that are described.
public struct RunFacts: Hashable, Sendable {
  /// The kind of the types of a name; nil when they are of several kinds.
  private var kinds: [String: TypeDeclaration.Kind?] = [:]
  private var superclasses: Set<String> = []

  public init() {}

  /// Notes that a type of that name is declared.
  public mutating func add(_ name: String, _ kind: TypeDeclaration.Kind) {
    let known = self.kinds[name, default: kind]
    self.kinds[name] = .some(known == kind ? kind : nil)
  }

  /// Notes that a class inherits from one of that name.
  public mutating func addSuperclass(_ name: String) {
    self.superclasses.insert(name)
  }

  /// The kind of the types of a name; nil when there is none, or when they are of several kinds.
  public func kind(of name: String) -> TypeDeclaration.Kind? {
    self.kinds[name] ?? nil
  }

  public func isSuperclass(_ name: String) -> Bool { self.superclasses.contains(name) }

  /// The names that something is known of.
  public var names: Set<String> { self.superclasses.union(self.kinds.keys) }

  /// The facts about some names alone.
  public func restricted(to names: Set<String>) -> RunFacts {
    var facts = RunFacts()
    for name in names {
      if let kind = self.kinds[name] { facts.kinds[name] = .some(kind) }
      if self.superclasses.contains(name) { facts.superclasses.insert(name) }
    }
    return facts
  }

  /// The facts in an order that is the same in every run.
  public var summary: [String] {
    self.kinds.map { "\($0.key)=\($0.value?.rawValue ?? "several")" }.sorted()
      + self.superclasses.sorted()
  }
}
