/// The scope of variables, as a range of tokens.
struct VariableSpan {
  var start: Int
  var end: Int
  var variables: [NameScopes.Declaration]
}

/// The scopes of Java variables that are smaller than the enclosing braces.
struct VariableSpans {
  /// A span that has begun.
  struct Open {
    var end: Int
    /// The number of brackets around it.
    var depth: Int
    /// The enclosing scope.
    var outer: Int
  }

  /// The upcoming spans, the next one last.
  private var pending: [VariableSpan] = []
  /// Those that contain the current position.
  private(set) var open: [Open] = []

  mutating func add(_ span: VariableSpan) {
    guard span.start < span.end else { return }
    let place = self.pending.lastIndex { $0.start >= span.start }.map { $0 + 1 } ?? 0
    self.pending.insert(span, at: place)
  }

  mutating func begin(_ span: Open) { self.open.append(span) }

  /// Ends the innermost span if a position is after it.
  mutating func endLast(at index: Int, depth: Int) -> Open? {
    guard let last = self.open.last, last.end <= index, depth <= last.depth else { return nil }
    return self.open.removeLast()
  }

  /// The next span that begins at a position.
  mutating func takeNext(at index: Int) -> VariableSpan? {
    while let next = self.pending.last, next.start <= index {
      self.pending.removeLast()
      if next.end > index { return next }
    }
    return nil
  }
}
