/// How far a declaration can be seen in Swift.
package enum AccessLevel: Int, Comparable {
  /// In its file, or in a part of it.
  case file
  case `internal`
  case package
  case `public`

  /// The level of a declaration with these modifiers.
  ///
  /// - Parameter modifiers: the names of the modifiers, without those that have a detail: `private(set)` says nothing of
  ///   reading.
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

  /// The modifier of a member with a space behind it; empty for what goes without saying.
  ///
  /// The members of a type that is private to a file are seen as far as the type without a word.
  package var prefix: String {
    switch self {
    case .file, .internal: ""
    case .package: "package "
    case .public: "public "
    }
  }

  /// The modifier at the top level of a file with a space behind it; empty for what goes without saying.
  package var prefixInFile: String { self == .file ? "fileprivate " : self.prefix }

  /// The modifiers of access that a declaration is written with, with a space behind each.
  package static func written(_ header: Header) -> String {
    let words: Set = ["private", "fileprivate", "internal", "package", "public", "protected"]
    return header.modifiers.filter { words.contains($0.name) && $0.detail == nil }.map { $0.name + " " }
      .joined()
  }
}
