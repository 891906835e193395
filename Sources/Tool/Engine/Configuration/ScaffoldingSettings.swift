package import SourceModel

/// The settings of `plumb new` in a configuration.
package struct ScaffoldingSettings: Hashable, Sendable {
  /// Names that differ between the two platforms.
  package enum NameKind: String, Hashable, Sendable, CaseIterable {
    case inputs
    case outputs
    case viewModels = "view-models"
  }

  /// A name on each platform; `*` matches the part that both share.
  package struct Pair: Hashable, Sendable {
    package var swift: String
    /// Nil when the name is the same, even if the built-in table has it.
    package var java: String?

    package init(swift: String, java: String?) {
      self.swift = swift
      self.java = java
    }
  }

  /// The languages that new files can be in.
  package static let languages: [Language] = [.swift, .java]

  package var names: [NameKind: [Pair]] = [:]
  /// Types by their names in Swift, and in Java with their packages.
  package var types: [Pair] = []
  /// Modules that every new file in Swift imports, and types that files in Java import where they name them.
  package var imports: [Language: [String]] = [:]

  package init() {}
}
