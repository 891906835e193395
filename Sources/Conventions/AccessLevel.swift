package import ViewModelModel

/// How far a declaration can be seen.
package enum AccessLevel: Int, Comparable {
  case hidden, ofModule, ofPackage, everywhere

  /// The level of a declaration in Swift, as its modifiers tell it.
  package init(_ header: Header) {
    if header.has("public") || header.has("open") {
      self = .everywhere
    } else if header.has("package") {
      self = .ofPackage
    } else {
      self = header.isPrivate ? .hidden : .ofModule
    }
  }

  package static func < (lhs: AccessLevel, rhs: AccessLevel) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The modifier with a space behind it; empty for what goes without saying.
  package var prefix: String {
    switch self {
    case .hidden, .ofModule: ""
    case .ofPackage: "package "
    case .everywhere: "public "
    }
  }

  /// The modifier at the top level of a file with a space behind it; empty for what goes without saying.
  package var prefixInFile: String { self == .hidden ? "fileprivate " : self.prefix }

  /// The modifiers of access that a declaration is written with, with a space behind each.
  static func written(_ header: Header) -> String {
    let words: Set = ["private", "fileprivate", "internal", "package", "public", "protected"]
    return header.modifiers.filter { words.contains($0.name) && $0.detail == nil }.map { $0.name + " " }
      .joined()
  }
}
