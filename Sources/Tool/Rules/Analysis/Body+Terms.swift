import DataFlow
import SourceModel

extension Body {
  /// The term whose code is at a range, parentheses aside.
  func term(at range: TextRange) -> Term? {
    var pending = self.statements.flatMap(\.terms)
    while let next = pending.popLast() {
      if range.contains(next.range) { return next }
      if next.range.contains(range) { pending += next.parts }
    }
    return nil
  }

  /// The value of the constant whose name is at a range, where one statement declares it and nothing assigns it.
  func localValue(at range: TextRange) -> Term? {
    guard case .name(let name)? = self.term(at: range)?.kind else { return nil }
    var values: [Term] = []
    for statement in self.statements {
      switch statement {
      case .declaration(let names, let value) where names.contains { $0.text == name }:
        guard names.count == 1 else { return nil }
        values.append(value)
      case .assignment(let target, _, _, _) where target.mayUse(name): return nil
      default: break
      }
    }
    // `guard let name = name` only unwraps a parameter.
    return values.count == 1 && values[0].kind != .name(name) ? values[0] : nil
  }

  /// Whether its code may use a name that is no member of another object.
  func mayUse(_ name: String) -> Bool {
    !self.types.isEmpty || self.statements.flatMap(\.terms).contains { $0.mayUse(name) }
  }

  /// Whether statements before a place, or a branch around it, decide whether its code runs.
  func isConditional(at range: TextRange) -> Bool {
    Self.isConditional(range, in: self.statements) ?? false
  }

  /// Nil where the statements do not contain the range.
  private static func isConditional(_ range: TextRange, in statements: [Statement]) -> Bool? {
    var isDecided = false
    for statement in statements {
      if let isConditional = self.isConditional(range, in: statement) { return isDecided || isConditional }
      if case .condition = statement { isDecided = true }
    }
    return nil
  }

  private static func isConditional(_ range: TextRange, in statement: Statement) -> Bool? {
    if case .branches(let branches) = statement {
      var isDecided = false
      for branch in branches {
        if let isConditional = self.isConditional(range, in: branch) { return isDecided || isConditional }
        if case .condition? = branch.first { isDecided = true }
      }
      return nil
    }
    if case .assignment(_, _, _, let whole) = statement, whole.contains(range) { return false }
    var pending = statement.terms
    while let next = pending.popLast() {
      if range.contains(next.range) { return false }
      guard next.range.contains(range) else { continue }
      switch next.kind {
      case .block(let statements): return self.isConditional(range, in: statements)
      case .closure(let closure): return self.isConditional(range, in: closure.captures + closure.statements)
      default: pending += next.parts
      }
    }
    return nil
  }
}

extension Term {
  /// Whether it may use a name that is no member of another object.
  func mayUse(_ name: String) -> Bool {
    self.contents.contains { term in
      switch term.kind {
      case .name(let used): used == name
      case .chain(nil, let links): links.first?.name.text == name
      case .unknown: true
      default: false
      }
    }
  }
}

extension Closure {
  /// The value of a closure that is one expression.
  var value: Term? {
    guard self.captures.isEmpty, self.statements.count == 1 else { return nil }
    switch self.statements[0] {
    case .expression(let value): return value
    case .result(let value): return value
    default: return nil
    }
  }

  /// Whether a term is its only parameter; one without a name is `it`.
  func isParameter(_ term: Term) -> Bool {
    self.parameters.count <= 1 && term.kind == .name(self.parameters.first ?? "it")
  }
}
