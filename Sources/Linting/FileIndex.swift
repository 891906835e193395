/// The headers of a file's declarations, as a scan of its bytes finds them.
struct FileIndex: Hashable, Sendable {
  /// The name of a type and what it inherits.
  struct Header: Hashable, Sendable {
    enum Kind: Character, Sendable {
      case `class` = "c"
      case `protocol` = "p"
      case `extension` = "e"
      case alias = "t"
      case `struct` = "s"
      case actor = "a"
      case `enum` = "n"
    }

    var kind: Kind
    /// The name with its dots.
    var name: String
    /// What stands behind the colon, or behind `=` for an alias; each name with its dots.
    var references: [String]
  }

  var headers: [Header] = []
  /// Whether `@ViewModel` occurs.
  var usesMacro = false
}
