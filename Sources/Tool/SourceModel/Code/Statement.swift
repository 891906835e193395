/// A statement, as far as values can flow through it.
public indirect enum Statement: Hashable, Sendable {
  /// `let a = value`, `if let a = value`: the names of a pattern. Each name of a tuple has its place there.
  case declaration([Name], Term)
  /// `target = value`, `target += value`, `target <~ value`.
  case assignment(Term, operator: String, Term)
  case expression(Term)
  case result(Term)
  case function(Name, Closure)
  /// Statements of which some may not run: those of an `if`, a loop or a `switch`.
  case branches([[Statement]])
}
