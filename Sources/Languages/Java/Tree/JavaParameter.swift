package import SourceModel

/// A parameter of a method or of a lambda.
package struct JavaParameter: Sendable {
  /// Nil where a lambda leaves it to the compiler.
  package var type: JavaTypeName?
  package var name: Name
  /// The annotations before it, by their names.
  package var annotations: [String] = []
}
