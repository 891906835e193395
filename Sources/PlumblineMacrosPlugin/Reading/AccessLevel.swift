internal import SwiftSyntax

/// How far a declaration can be seen. What is private to a file is seen there without a word.
enum AccessLevel: Int, Comparable {
  case file
  case `internal`
  case package
  case `public`

  init(_ modifiers: DeclModifierListSyntax) {
    var level = Self.internal
    // `private(set)` says nothing of reading.
    for modifier in modifiers where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.private), .keyword(.fileprivate): level = .file
      case .keyword(.package): level = .package
      case .keyword(.public), .keyword(.open): level = .public
      default: continue
      }
    }
    self = level
  }

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// What stands before a member of this level, with a space.
  ///
  /// The members of a type that is private to a file are seen as far as the type without a word.
  var prefix: String {
    switch self {
    case .file, .internal: ""
    case .package: "package "
    case .public: "public "
    }
  }
}
