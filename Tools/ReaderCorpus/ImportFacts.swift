package import SourceModel

/// An import.
package struct ImportFacts: Hashable, Sendable {
  package var path: String
  /// `static` in Java, the alias in Kotlin; empty without one.
  package var detail: String
  package var range: TextRange
}
