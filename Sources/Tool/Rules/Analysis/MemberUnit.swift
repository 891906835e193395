import SourceModel

/// Declarations that move together.
struct MemberUnit {
  /// The misplaced declarations of the unit.
  var strays: [TextRange] = []
  /// The contiguous declarations, in source order.
  var together: [TextRange]

  /// A declaration by itself.
  init(_ declaration: TextRange) {
    self.together = [declaration]
  }

  /// All of them in the order in which they belong.
  var all: [TextRange] { self.strays + self.together }

  /// The move that brings the strays to the others, if there are any.
  var gathering: Move? {
    guard !self.strays.isEmpty, let first = self.together.first else { return nil }
    return Move(self.strays, to: .before(first))
  }
}
