/// A statement, as far as values can flow through it and names depend on it.
package indirect enum Statement: Hashable, Sendable {
  /// `let a = value`, `if let a = value`: the names of a pattern. Each name of a tuple has its place there. A value
  /// without names is only read.
  case declaration([Name], Term)
  /// Names that are in scope from here on, their type if it is written, and terms that are only read: a local without
  /// a value, the pattern of a `case`.
  case local([Name], TypeReference?, [Term])
  /// Names that are not in scope any more. At the start of a branch these are names around it: those that the
  /// conditions of a `guard` declare are not in scope in its block.
  case hidden([Name])
  /// `target = value`, `target += value`, `target <~ value`.
  case assignment(Term, operator: String, Term, TextRange)
  /// A test that decides whether the statements behind it run: the condition of an `if`, a `guard` or a loop.
  case condition(Term)
  case expression(Term)
  /// A `return`, with its value if it has one.
  case result(Term?)
  case function(Name, Closure)
  case type(TypeDeclaration)
  /// Statements of which some may not run: those of an `if`, a loop or a `switch`.
  case branches([[Statement]])
}

extension Statement {
  /// The names that it declares as locals with values.
  package var names: [Name] {
    guard case .declaration(let names, _) = self else { return [] }
    return names
  }
}
