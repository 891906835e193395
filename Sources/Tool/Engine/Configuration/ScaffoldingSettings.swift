public import SourceModel

/// The settings of `plumb new` in a configuration.
public struct ScaffoldingSettings: Hashable, Sendable {
  /// Names that differ between the two platforms.
  public enum NameKind: String, Hashable, Sendable, CaseIterable {
    case inputs
    case outputs
    case viewModels = "view-models"
  }

  /// A name on each platform; `*` matches the part that both share.
  public struct Pair: Hashable, Sendable {
    public var swift: String
    /// Nil when the name is the same, even if the built-in table has it.
    public var java: String?

    public init(swift: String, java: String?) {
      self.swift = swift
      self.java = java
    }
  }

  /// The languages that new files can be in.
  public static let languages: [Language] = [.swift, .java]

  public var names: [NameKind: [Pair]] = [:]
  /// Types by their names in Swift, and in Java with their packages.
  public var types: [Pair] = []
  /// Modules that every new file in Swift imports, and types that files in Java import where they name them.
  public var imports: [Language: [String]] = [:]

  public init() {}
}
