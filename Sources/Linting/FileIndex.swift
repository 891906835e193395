/// The headers of a file's declarations, as a scan of its bytes finds them.
package struct FileIndex: Hashable, Sendable {
  /// The name of a type and what it inherits.
  package struct Header: Hashable, Sendable {
    package enum Kind: Character, Sendable {
      case `class` = "c"
      case `protocol` = "p"
      case `extension` = "e"
      case alias = "t"
      case `struct` = "s"
      case actor = "a"
      case `enum` = "n"
    }

    package var kind: Kind
    /// The name with its dots.
    package var name: String
    /// What stands behind the colon, or behind `=` for an alias; each name with its dots.
    package var references: [String]

    package init(kind: Kind, name: String, references: [String]) {
      self.kind = kind
      self.name = name
      self.references = references
    }
  }

  package var headers: [Header] = []
  /// Whether `@ViewModel` occurs.
  package var usesMacro = false

  package init() {}
}
