/// Describes a term as an expression, as far as the convention requires.
struct ExpressionWriter {
  let names: CodeNames
  let scopes: Scopes
  /// Whether `this` is the instance of the type around the code.
  let isInstanceKnown: Bool

  /// Arguments nested deeper than this are not described.
  private static let maximumDepth = 8

  func expression(_ term: Term, depth: Int = 0) -> Expression {
    Expression(self.kind(of: term, depth), term.range)
  }

  private func kind(of term: Term, _ depth: Int) -> Expression.Kind {
    guard depth <= Self.maximumDepth else { return .other }
    switch term.kind {
    case .null: return .null
    case .literal, .list: return .literal
    case .tuple(let elements): return .tuple(self.arguments(elements, depth))
    case .operation(let operators, let operands):
      return Self.isLiteral(operators, operands) ? .literal : .other
    case .closure(let closure) where closure.type == nil: return .closure
    case .closure(let closure): return self.creation(closure, depth).map { .chain($0) } ?? .other
    case .name, .instance, .superInstance, .type, .chain: break
    case .implicit, .block, .constant, .keyPath, .unknown: return .other
    }
    let chain = self.chain(term, depth)
    if chain.base == .other, chain.links.isEmpty, !Self.isCalled(term) { return .other }
    if case .chain(let base, let links) = term.kind, links.last?.isReference == true,
      base != nil || self.names.callees != .values
    {
      return .methodReference(chain)
    }
    return .chain(chain)
  }

  /// Whether an operation is a literal: a number with its sign, a string with interpolation, a dictionary.
  private static func isLiteral(_ operators: [String], _ operands: [Term]) -> Bool {
    switch operators {
    case []: operands.count > 1
    case [Term.interpolation]: true
    case ["-"], ["+"]: operands.count == 1 && operands[0].kind == .literal
    default: false
    }
  }

  private static func isCalled(_ term: Term) -> Bool {
    guard case .chain(_, let links) = term.kind else { return false }
    return links.contains { $0.arguments != nil }
  }

  // MARK: Chains

  private func chain(_ term: Term, _ depth: Int) -> Chain {
    switch term.kind {
    case .name(let name):
      return Chain(base: .name(Name(name, term.range)), links: [], baseIsLocal: self.scopes.isLocal(name))
    case .instance(let instance):
      return Chain(base: instance.isOwn(self.isInstanceKnown) ? .instance : .other, links: [])
    case .superInstance: return Chain(base: .superInstance, links: [])
    case .implicit: return Chain(base: .implicit, links: [])
    case .type(_, let type):
      return Chain(base: self.names.typesAreReferences ? .type(type) : .other, links: [])
    case .closure(let closure): return self.creation(closure, depth) ?? Chain(base: .other, links: [])
    case .chain(nil, let links) where self.names.callees == .values && links.first?.isReference == true:
      // `name(of:)`
      return self.chain(Term(.name(links[0].name.text), links[0].name.range), depth)
    case .chain(let base, let links):
      var chain = base.map { self.chain($0, depth) } ?? self.start(of: links, term.range)
      for link in links where !link.name.text.isEmpty && !link.isSubscript {
        chain.links.append(self.link(link, depth, term.range))
      }
      return chain
    default: return Chain(base: .other, links: [])
    }
  }

  /// What a chain without a receiver starts with.
  private func start(of links: [Term.Link], _ range: TextRange) -> Chain {
    guard let first = links.first else { return Chain(base: .other, links: []) }
    if let created = first.created { return Chain(base: .type(created), links: []) }
    if self.names.isConstructorWord(first.name.text) {
      return Chain(base: first.name.text == "super" ? .superInstance : .instance, links: [])
    }
    let mayBeLocal = self.names.callees != .methods
    return Chain(base: .none, links: [], baseIsLocal: mayBeLocal && self.scopes.isLocal(first.name.text))
  }

  private func link(_ link: Term.Link, _ depth: Int, _ range: TextRange) -> Chain.Link {
    // The keyword is the name of the call that creates an object.
    let name = link.created == nil ? link.name : Name("new", TextRange(range.start, range.start + 3))
    return Chain.Link(
      name: name, typeArguments: link.typeArguments,
      arguments: link.arguments.map { self.arguments($0, depth) })
  }

  /// The creation of an object of an anonymous type: `new Observer() { … }`.
  private func creation(_ closure: Closure, _ depth: Int) -> Chain? {
    guard self.names.createsWithKeyword, let type = closure.type?.inherited.first?.type else { return nil }
    let arguments = closure.head.flatMap(\.readTerms).map { Term.Argument(nil, $0) }
    let name = Name("new", TextRange(closure.range.start, closure.range.start + 3))
    return Chain(
      base: .type(type), links: [Chain.Link(name: name, arguments: self.arguments(arguments, depth))])
  }

  private func arguments(_ arguments: [Term.Argument], _ depth: Int) -> [Expression.Argument] {
    arguments.map { Expression.Argument(label: $0.label, value: self.expression($0.value, depth: depth + 1)) }
  }
}

extension Statement {
  /// The value of a declaration without names, which is only read.
  fileprivate var readTerms: [Term] {
    guard case .declaration(let names, let value) = self, names.isEmpty else { return [] }
    return [value]
  }
}

extension Term.Instance {
  /// Whether it is the instance of the type around the code.
  ///
  /// - Parameter isKnown: whether `this` is that instance.
  func isOwn(_ isKnown: Bool) -> Bool {
    switch self {
    case .plain: isKnown
    case .own: true
    case .other: false
    }
  }
}
