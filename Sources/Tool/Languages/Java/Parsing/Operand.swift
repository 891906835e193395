import SourceModel

/// An expression, and the variables that its patterns declare.
struct Operand {
  var expression: Expression
  var bindings: Bindings

  init(_ kind: Expression.Kind, _ range: TextRange, bindings: Bindings = .none) {
    self.expression = Expression(kind, range)
    self.bindings = bindings
  }
}
