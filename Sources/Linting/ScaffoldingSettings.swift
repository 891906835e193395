public import ViewModelModel

/// What a configuration says to the making of new view models.
public struct ScaffoldingSettings: Hashable, Sendable {
  /// What goes by different names on the two platforms.
  public enum NameKind: String, Hashable, Sendable, CaseIterable {
    case inputs
    case outputs
    case viewModels = "view-models"
  }

  /// A name on the one platform and on the other; `*` stands for what both have.
  public struct Pair: Hashable, Sendable {
    public var swift: String
    /// Nil when the name is the same after all, whatever the table of the tool says.
    public var java: String?

    public init(swift: String, java: String?) {
      self.swift = swift
      self.java = java
    }
  }

  public var names: [NameKind: [Pair]] = [:]
  /// Types by their names in Swift, and in Java with their packages.
  public var types: [Pair] = []
  /// Modules that every new file in Swift imports, and types that files in Java import where they name them.
  public var imports: [Language: [String]] = [:]

  public init() {}
}
