package import SourceModel

/// A method or a constructor.
package struct JavaMethod: Sendable {
  package var name: Name
  package var isConstructor: Bool
  package var isStatic: Bool
  package var isPrivate: Bool
  package var typeParameters: [String]
  /// Nil for a constructor.
  package var result: JavaTypeName?
  package var parameters: [JavaParameter]
  /// The types after `throws`.
  package var failures: [JavaTypeName]
  package var body: [JavaStatement]?
  package var annotations: [String]
  package var range: TextRange
  /// The body with its braces.
  package var bodyRange: TextRange?
}
