import SourceModel

/// Writes the trees of bodies as the terms that all languages share.
enum TermWriter {
  static func statements(_ statements: [JavaStatement]) -> [Statement] {
    statements.flatMap { self.statements($0) }
  }

  private static func statements(_ statement: JavaStatement) -> [Statement] {
    switch statement {
    case .local(_, let name, let value): value.map { [.declaration([name], self.term($0))] } ?? []
    case .expression(let node): [self.statement(node)]
    case .result(let node, let range): [.result(node.map(self.term) ?? Term(.constant, range))]
    case .block(let statements): [.branches([self.statements(statements)])]
    case .type: []
    }
  }

  private static func statement(_ node: JavaNode) -> Statement {
    guard case .assignment(let target, let value) = node.unwrapped.kind else {
      return .expression(self.term(node))
    }
    return .assignment(self.term(target), operator: "=", self.term(value))
  }

  static func term(_ node: JavaNode) -> Term {
    switch node.kind {
    case .name(let name): Term(.name(name.text), name.range)
    case .string, .number, .character, .boolean, .null, .superInstance, .classLiteral, .pattern:
      Term(.constant, node.range)
    case .this: Term(.instance, node.range)
    case .parentheses(let inner), .cast(_, let inner): self.term(inner)
    case .type(let type): self.type(type, node.range)
    case .conditional(let condition, let first, let second):
      Term(.operation(["?:"], [condition, first, second].map(self.term)), node.range)
    case .assignment: Term(.block([self.statement(node)]), node.range)
    case .operation(let operands):
      // One operator is as good as another.
      Term(.operation(["+"], operands.map(self.term)), node.range)
    case .lambda(let parameters, let body):
      Term(.closure(self.closure(parameters, body, node.range)), node.range)
    case .creation(let type, let arguments, let members): self.creation(type, arguments, members, node.range)
    case .other(let statements): Term(.block(self.statements(statements)), node.range)
    case .member, .call, .reference: self.chain(node)
    }
  }

  private static func type(_ type: JavaTypeName, _ range: TextRange) -> Term {
    guard case .named(let path, _, _) = type, let first = path.first else { return Term(.constant, range) }
    let base = Term(.name(first.text), first.range)
    return path.count == 1 ? base : Term(.chain(base, path.dropFirst().map { Term.Link($0) }), range)
  }

  /// An object; one of an anonymous class is the closure that its methods are.
  private static func creation(
    _ type: JavaTypeName, _ arguments: [JavaNode], _ members: [JavaMember]?, _ range: TextRange
  ) -> Term {
    if let members {
      var parameters: [String] = []
      var statements: [Statement] = []
      for case .method(let method) in members {
        parameters += method.parameters.map(\.name.text)
        statements += self.statements(method.body ?? [])
      }
      return Term(.closure(Closure(parameters: parameters, statements: statements, range: range)), range)
    }
    guard case .named(let path, _, _) = type, let name = path.last else { return Term(.constant, range) }
    return Term(.chain(nil, [Term.Link(name, self.arguments(arguments))]), range)
  }

  private static func closure(
    _ parameters: [JavaParameter], _ body: JavaLambdaBody, _ range: TextRange
  ) -> Closure {
    let statements =
      switch body {
      case .expression(let node): [self.statement(node)]
      case .block(let statements): self.statements(statements)
      }
    return Closure(parameters: parameters.map(\.name.text), statements: statements, range: range)
  }

  private static func arguments(_ nodes: [JavaNode]) -> [Term.Argument] {
    nodes.map { Term.Argument(nil, self.term($0)) }
  }

  /// Writes members and calls from the last to the first, without recursion on the receiver.
  private static func chain(_ node: JavaNode) -> Term {
    var links: [Term.Link] = []
    var current: JavaNode? = node
    while let next = current {
      switch next.kind {
      case .member(let target, let name):
        links.append(Term.Link(name))
        current = target
      case .reference(let target, let name):
        links.append(Term.Link(name, isReference: true))
        current = target
      case .call(let target, _, let name, let arguments, _):
        links.append(Term.Link(name, self.arguments(arguments)))
        current = target
      default: return Term(.chain(self.term(next), links.reversed()), node.range)
      }
    }
    return Term(.chain(nil, links.reversed()), node.range)
  }
}
