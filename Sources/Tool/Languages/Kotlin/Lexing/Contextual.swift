import ReaderSupport

/// The contextual keywords, which are names in other places, with their symbols.
enum Contextual: Symbol, CaseIterable {
  // Modifiers. The keywords have the lower numbers.
  case abstract = 28
  case actual, annotation, companion, const, crossinline, data, `enum`, expect, external, final, infix, inline
  case inner, `internal`, lateinit, noinline, open, `operator`, out, override, `private`, protected, `public`
  case reified, sealed, suspend, tailrec, value, vararg

  // Other words.
  case by, `catch`, constructor, context, contract, dynamic, field, finally, get, `import`, initializer
  case it, set, underscore, unit, `where`

  static let words = Self.allCases.map(\.spelling)

  private var spelling: String {
    switch self {
    case .initializer: "init"
    case .underscore: "_"
    case .unit: "Unit"
    default: "\(self)"
    }
  }

  /// Whether a symbol is a modifier where a declaration may start.
  @inline(__always)
  static func isModifier(_ symbol: Symbol) -> Bool {
    symbol >= Self.abstract.rawValue && symbol <= Self.vararg.rawValue
  }
}
