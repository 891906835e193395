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

  package init() {}

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
