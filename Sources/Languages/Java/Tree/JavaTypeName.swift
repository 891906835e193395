package import SourceModel

/// A type as written in source text, with the places of its names.
package indirect enum JavaTypeName: Sendable {
  /// `rx.Observable<Pair<A, B>>`: a name for each dot, and the arguments of all names.
  case named(path: [Name], arguments: [JavaTypeName], range: TextRange)
  case array(JavaTypeName, range: TextRange)
  /// `?`, `? extends A`, `? super A`
  case wildcard(JavaTypeName?, range: TextRange)
  /// A primitive type, or `void`.
  case primitive(String, range: TextRange)

  package var range: TextRange {
    switch self {
    case .named(_, _, let range), .array(_, let range), .wildcard(_, let range), .primitive(_, let range):
      range
    }
  }
}
