package import SourceModel

/// The contents of a body.
package struct BodyParts {
  package var effects: [Effect] = []
  package var references: [NameReference] = []
  package var calls: [Expression] = []
  package var types: [TypeDeclaration] = []

  package init() {}

  /// The body. What ends later may have begun before, so effects and calls are brought in order.
  package func body(in range: TextRange, result: Expression? = nil) -> Body {
    Body(
      range: range, effects: Self.ordered(self.effects, by: \.range), references: self.references,
      calls: Self.ordered(self.calls, by: \.range), types: self.types, result: result)
  }

  package var isEmpty: Bool {
    self.effects.isEmpty && self.references.isEmpty && self.calls.isEmpty && self.types.isEmpty
  }

  private static func ordered<Element>(
    _ elements: [Element], by range: KeyPath<Element, TextRange>
  ) -> [Element] {
    let isOrdered = zip(elements, elements.dropFirst()).allSatisfy {
      $0[keyPath: range].start <= $1[keyPath: range].start
    }
    guard !isOrdered else { return elements }
    return elements.sorted {
      let (first, second) = ($0[keyPath: range], $1[keyPath: range])
      return (first.start, second.end) < (second.start, first.end)
    }
  }
}
