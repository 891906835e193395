package import SourceModel

/// A statement, as far as its scopes and its expressions matter.
package indirect enum JavaStatement: Sendable {
  /// A local variable. The type is nil for `var`.
  case local(JavaTypeName?, Name, JavaNode?)
  case expression(JavaNode)
  case result(JavaNode?, TextRange)
  /// Statements with a scope of their own: a block, a loop, a condition.
  case block([JavaStatement])
  case type(JavaTypeTree)
}
