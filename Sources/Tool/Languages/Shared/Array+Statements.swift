package import SourceModel

extension Array<Statement> {
  /// Adds an expression: an assignment is a statement of its own.
  package mutating func append(expression term: Term) {
    if case .block(let statements) = term.kind, statements.count == 1, case .assignment = statements[0] {
      self += statements
    } else {
      self.append(.expression(term))
    }
  }
}
