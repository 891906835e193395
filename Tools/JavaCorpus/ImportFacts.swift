package import SourceModel

/// An import.
package struct ImportFacts: Hashable, Sendable {
  package var path: String
  package var isStatic: Bool
  package var range: TextRange
}
