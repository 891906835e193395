package import SourceModel

/// The contents of a body.
package struct BodyParts {
  package var effects: [Effect] = []
  package var references: [NameReference] = []
  package var calls: [Expression] = []
  package var types: [TypeDeclaration] = []
  /// The ranges in which `this` is another instance.
  package var otherInstances: [TextRange] = []
  /// The ranges in which `this` may be another instance.
  package var possibleInstances: [TextRange] = []
  /// The statements of the block that is being read, as far as values can flow through them.
  package var statements: [Statement] = []
  /// Whether a part of the body is not in its statements: code that does not parse, or is nested too deeply.
  package var lacksTerms = false

  package init() {}

  /// Adds an expression to the statements: an assignment is a statement of its own.
  package mutating func append(_ term: Term) {
    if case .block(let statements) = term.kind, statements.count == 1, case .assignment = statements[0] {
      self.statements += statements
    } else {
      self.statements.append(.expression(term))
    }
  }

  /// The body. Effects and calls are added at their ends, so they are sorted by their starts.
  package func body(in range: TextRange, result: Expression? = nil) -> Body {
    Body(
      range: range, effects: Self.ordered(self.effects, by: { $0.range }), references: self.references,
      calls: Self.ordered(self.calls, by: { $0.range }), types: self.types,
      otherInstances: self.otherInstances, possibleInstances: self.possibleInstances, result: result)
  }

  package var isEmpty: Bool {
    self.effects.isEmpty && self.references.isEmpty && self.calls.isEmpty && self.types.isEmpty
  }

  private static func ordered<Element>(
    _ elements: [Element], by range: (Element) -> TextRange
  ) -> [Element] {
    // Indices are sorted, since the elements are large.
    let ranges = elements.map(range)
    let isOrdered = zip(ranges, ranges.dropFirst()).allSatisfy { $0.start <= $1.start }
    guard !isOrdered else { return elements }
    let order = ranges.indices.sorted {
      (ranges[$0].start, ranges[$1].end, $0) < (ranges[$1].start, ranges[$0].end, $1)
    }
    return order.map { elements[$0] }
  }
}

/// The members of an anonymous type, which values flow through like those of one closure.
package struct MemberParts {
  package var parameters: [String] = []
  package var statements: [Statement] = []

  package init() {}
}

extension Term {
  /// A closure as a term.
  package static func closure(
    _ parameters: [String], _ statements: [Statement], _ range: TextRange
  ) -> Term {
    Term(.closure(Closure(parameters: parameters, statements: statements, range: range)), range)
  }
}
