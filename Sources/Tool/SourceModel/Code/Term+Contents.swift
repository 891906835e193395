extension Term {
  /// The terms in it, itself included, those in closures as well.
  package var contents: [Term] { self.contents(ofClosures: true) }

  /// The terms in it that run when it does, itself included.
  package var immediateContents: [Term] { self.contents(ofClosures: false) }

  private func contents(ofClosures: Bool) -> [Term] {
    var found: [Term] = []
    var pending = [self]
    while let next = pending.popLast() {
      found.append(next)
      pending += next.parts(ofClosures: ofClosures)
    }
    return found
  }

  /// The terms that it is made of, those in a closure as well.
  package var parts: [Term] { self.parts(ofClosures: true) }

  private func parts(ofClosures: Bool) -> [Term] {
    switch self.kind {
    case .chain(let base, let links):
      links.flatMap { $0.arguments ?? [] }.map(\.value) + (base.map { [$0] } ?? [])
    case .closure(let closure):
      (closure.captures + (ofClosures ? closure.statements : [])).flatMap(\.terms)
    case .list(let elements), .tuple(let elements): elements.map(\.value)
    case .operation(_, let terms), .unknown(let terms): terms
    case .block(let statements): statements.flatMap(\.terms)
    case .name, .instance, .superInstance, .implicit, .type, .null, .literal, .constant, .keyPath: []
    }
  }
}

extension Statement {
  /// From its first to its last term; empty for code that has none.
  package var range: TextRange {
    let terms = self.terms
    guard let first = terms.first, let last = terms.last else { return TextRange(0, 0) }
    return TextRange(first.range.start, last.range.end)
  }

  /// The expressions of the statement and of those in it.
  package var terms: [Term] {
    switch self {
    case .declaration(_, let term), .condition(let term), .expression(let term): [term]
    case .result(let term): term.map { [$0] } ?? []
    case .assignment(let target, _, let value, _): [target, value]
    case .local(_, _, let terms): terms
    case .hidden, .type: []
    case .function(_, let closure): closure.statements.flatMap(\.terms)
    case .branches(let branches): branches.joined().flatMap(\.terms)
    }
  }
}
