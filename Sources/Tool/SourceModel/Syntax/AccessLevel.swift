/// The access level of a declaration in Swift.
package enum AccessLevel: Int, Comparable {
  /// In its file, or in a part of it.
  case file
  case `internal`
  case package
  case `public`

  /// The level of a declaration with these modifiers.
  ///
  /// - Parameter modifiers: the names of the modifiers, without those that have a detail: `private(set)` does not
  ///   restrict reading.
  package init(modifiers: some Sequence<String>) {
    var level = Self.internal
    for modifier in modifiers {
      switch modifier {
      case "private", "fileprivate": level = .file
      case "package": level = .package
      case "public", "open": level = .public
      default: continue
      }
    }
    self = level
  }

  package init(_ header: Header) {
    self.init(modifiers: header.modifiers.lazy.filter { $0.detail == nil }.map(\.name))
  }

  package static func < (lhs: AccessLevel, rhs: AccessLevel) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The modifier of a member with a trailing space; empty for the default level.
  ///
  /// The members of a file-private type have the access level of the type without a modifier.
  package var prefix: String {
    switch self {
    case .file, .internal: ""
    case .package: "package "
    case .public: "public "
    }
  }

  /// The modifier at the top level of a file with a trailing space; empty for the default level.
  package var prefixInFile: String { self == .file ? "fileprivate " : self.prefix }

  /// The access modifiers of a declaration as written, each with a trailing space.
  package static func written(_ header: Header) -> String {
    let words: Set = ["private", "fileprivate", "internal", "package", "public", "protected"]
    return header.modifiers.filter { words.contains($0.name) && $0.detail == nil }.map { $0.name + " " }
      .joined()
  }
}
