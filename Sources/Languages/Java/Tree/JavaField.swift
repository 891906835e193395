package import SourceModel

/// A field, or several of one declaration.
package struct JavaField: Sendable {
  package var type: JavaTypeName
  package var variables: [(name: Name, value: JavaNode?)]
  package var isStatic: Bool
  package var isPrivate: Bool
  package var annotations: [String]
  /// The declaration with its modifiers and its semicolon.
  package var range: TextRange
}
