package import SourceModel

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
      switch next.kind {
      case .chain(let base, let links):
        pending += links.flatMap { $0.arguments ?? [] }.map(\.value)
        if let base { pending.append(base) }
      case .closure(let closure):
        pending += (closure.captures + (ofClosures ? closure.statements : [])).flatMap(\.terms)
      case .list(let elements): pending += elements.map(\.value)
      case .operation(_, let operands): pending += operands
      case .block(let statements): pending += statements.flatMap(\.terms)
      case .name, .instance, .implicit, .constant, .unknown: break
      }
    }
    return found
  }
}

extension Statement {
  /// The expressions of the statement and of those in it.
  package var terms: [Term] {
    switch self {
    case .declaration(_, let term), .expression(let term), .result(let term): [term]
    case .assignment(let target, _, let value): [target, value]
    case .function(_, let closure): closure.statements.flatMap(\.terms)
    case .branches(let branches): branches.joined().flatMap(\.terms)
    }
  }
}
