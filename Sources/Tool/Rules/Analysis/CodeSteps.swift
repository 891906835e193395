import SourceModel

/// Statements in the order in which they are written, with those of their branches and of some closures.
struct CodeSteps {
  /// A closure that is read where it stands.
  typealias IsRead = (_ call: [Term.Link], _ closure: Closure) -> Bool

  private(set) var steps: [Statement] = []

  /// Code that is nested deeper is left out.
  private static let maximumDepth = 64

  /// - Parameter isRead: whether the closure that a call gets is read as well.
  init(_ statements: [Statement], readingClosures isRead: IsRead) {
    self.add(statements, isRead, 0)
  }

  private mutating func add(_ statements: [Statement], _ isRead: IsRead, _ depth: Int) {
    guard depth < Self.maximumDepth else { return }
    for statement in statements {
      switch statement {
      case .branches(let branches): for branch in branches { self.add(branch, isRead, depth + 1) }
      case .expression(let term):
        if case .block(let inner) = term.kind {
          self.add(inner, isRead, depth + 1)
        } else {
          self.steps.append(statement)
          self.addClosures(of: term, isRead, depth)
        }
      default:
        self.steps.append(statement)
        for term in statement.terms { self.addClosures(of: term, isRead, depth) }
      }
    }
  }

  private mutating func addClosures(of term: Term, _ isRead: IsRead, _ depth: Int) {
    guard case .chain(_, let links) = term.kind else { return }
    for argument in links.flatMap({ $0.arguments ?? [] }) {
      guard case .closure(let closure) = argument.value.kind, isRead(links, closure) else { continue }
      self.add(closure.statements, isRead, depth + 1)
    }
  }
}

extension Statement {
  /// Whether it waits: it has `await`.
  var awaits: Bool { self.terms.contains { $0.contents.contains { $0.effects.contains(.awaits) } } }
}

extension Term {
  /// Whether it has one of some names, also in closures.
  func mentions(_ names: Set<String>) -> Bool {
    !names.isEmpty
      && self.contents.contains { term in
        switch term.kind {
        case .name(let name): names.contains(name)
        case .chain(_, let links): links.contains { names.contains($0.name.text) }
        default: false
        }
      }
  }

  /// Whether it is a member with `self` before it.
  var isQualifiedMember: Bool {
    guard case .chain(let base?, let links) = self.kind else { return false }
    return base.isInstance && links.count == 1
  }

  /// The name of the member of the instance that it is, with or without `self`; nil where it is something else.
  var memberName: Name? {
    switch self.kind {
    case .name(let name): return Name(name, self.range)
    case .chain(let base?, let links) where base.isInstance && links.count == 1:
      return links[0].arguments == nil && !links[0].isSubscript ? links[0].name : nil
    default: return nil
    }
  }
}
