import SourceModel
import SwiftSyntax

/// Reads statements and expressions with everything that values can flow through.
struct TermReader {
  let places: Places

  /// Code nested deeper than this is not read.
  private static let maximumDepth = 500

  // MARK: Statements

  func statements(_ items: CodeBlockItemListSyntax, depth: Int = 0) -> [Statement] {
    items.nodes.flatMap { self.statements($0.item, depth: depth) }
  }

  private func statements(_ item: CodeBlockItemSyntax.Item, depth: Int) -> [Statement] {
    guard depth < Self.maximumDepth else { return [.expression(Term(.unknown, self.places.range(item)))] }
    switch item {
    case .expr(let expression): return [self.statement(expression, depth)]
    case .stmt(let statement): return self.statements(statement, depth + 1)
    case .decl(let declaration):
      switch declaration.kind {
      case .variableDecl:
        return declaration.cast(VariableDeclSyntax.self).bindings.nodes.flatMap { binding -> [Statement] in
          guard let value = binding.initializer?.value else { return [] }
          return [.declaration(self.names(binding.pattern), self.term(value, depth))]
        }
      case .functionDecl:
        let function = declaration.cast(FunctionDeclSyntax.self)
        let parameters = function.signature.parameterClause.parameters.nodes
        let closure = Closure(
          parameters: parameters.map { ($0.secondName ?? $0.firstName).bareText },
          statements: function.body.map { self.statements($0.statements, depth: depth + 1) } ?? [],
          range: self.places.range(function))
        return [.function(self.places.identifier(function.name), closure)]
      case .ifConfigDecl:
        return declaration.cast(IfConfigDeclSyntax.self).clauses.nodes.flatMap { clause -> [Statement] in
          guard case .statements(let items)? = clause.elements else { return [] }
          return self.statements(items, depth: depth + 1)
        }
      default: return []
      }
    }
  }

  private func statement(_ expression: ExprSyntax, _ depth: Int) -> Statement {
    guard let sequence = expression.as(SequenceExprSyntax.self) else {
      return .expression(self.term(expression, depth))
    }
    let elements = sequence.elements.nodes
    guard elements.count >= 3, let name = Self.operatorName(elements[1]),
      elements[1].is(AssignmentExprSyntax.self) || Self.isAssigning(name)
    else { return .expression(self.term(expression, depth)) }
    let value = self.sequence(elements[2...], depth)
    if elements[0].is(DiscardAssignmentExprSyntax.self) { return .expression(value) }
    return .assignment(self.term(elements[0], depth), operator: name, value)
  }

  private static func isAssigning(_ name: String) -> Bool {
    name == "<~" || ["+=", "-=", "*=", "/=", "|=", "&=", "<>~", "??="].contains(name)
  }

  private func statements(_ statement: StmtSyntax, _ depth: Int) -> [Statement] {
    func body(_ block: CodeBlockSyntax) -> [Statement] { self.statements(block.statements, depth: depth) }
    switch statement.kind {
    case .returnStmt:
      let value = statement.cast(ReturnStmtSyntax.self).expression
      return [.result(value.map { self.term($0, depth) } ?? Term(.constant, self.places.range(statement)))]
    case .expressionStmt:
      return [self.statement(statement.cast(ExpressionStmtSyntax.self).expression, depth)]
    case .guardStmt:
      let statement = statement.cast(GuardStmtSyntax.self)
      return self.conditions(statement.conditions, depth) + [.branches([body(statement.body)])]
    case .forStmt:
      let statement = statement.cast(ForStmtSyntax.self)
      let head = Statement.declaration(
        self.names(statement.pattern),
        Term(
          .operation([], [self.term(statement.sequence, depth)]),
          self.places.range(statement.sequence)))
      let condition = statement.whereClause.map { Statement.condition(self.part($0.condition, depth)) }
      return [.branches([[head] + (condition.map { [$0] } ?? []) + body(statement.body)])]
    case .whileStmt:
      let statement = statement.cast(WhileStmtSyntax.self)
      return [.branches([self.conditions(statement.conditions, depth) + body(statement.body)])]
    case .repeatStmt:
      let statement = statement.cast(RepeatStmtSyntax.self)
      return body(statement.body) + [.branches([[.condition(self.part(statement.condition, depth))]])]
    case .deferStmt: return body(statement.cast(DeferStmtSyntax.self).body)
    case .doStmt:
      let statement = statement.cast(DoStmtSyntax.self)
      return body(statement.body) + [.branches(statement.catchClauses.nodes.map { body($0.body) })]
    case .throwStmt: return [.expression(self.term(statement.cast(ThrowStmtSyntax.self).expression, depth))]
    default: return []
    }
  }

  private func conditions(_ conditions: ConditionElementListSyntax, _ depth: Int) -> [Statement] {
    conditions.nodes.flatMap { element -> [Statement] in
      switch element.condition {
      case .expression(let expression): return [.condition(self.part(expression, depth))]
      case .optionalBinding(let binding):
        let names = self.names(binding.pattern)
        if let value = binding.initializer?.value { return [.declaration(names, self.term(value, depth))] }
        return names.map { .declaration([$0], Term(.name($0.text), $0.range)) }
      case .matchingPattern(let matching):
        return [.declaration(self.names(matching.pattern), self.part(matching.initializer.value, depth))]
      default: return []
      }
    }
  }

  /// A value that a pattern destructures.
  private func part(_ value: ExprSyntax, _ depth: Int) -> Term {
    Term(.operation([], [self.term(value, depth)]), self.places.range(value))
  }

  private func names(_ pattern: some SyntaxProtocol) -> [Name] {
    let finder = PatternNames(viewMode: .sourceAccurate)
    finder.walk(pattern)
    return finder.names.map(self.places.identifier)
  }

  // MARK: Expressions

  func term(_ expression: ExprSyntax, _ depth: Int = 0) -> Term {
    let range = self.places.range(expression)
    guard depth < Self.maximumDepth else { return Term(.unknown, range) }
    switch expression.kind {
    case .nilLiteralExpr: return Term(.null, range)
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .keyPathExpr,
      .typeExpr, .regexLiteralExpr, .simpleStringLiteralExpr, .discardAssignmentExpr, .superExpr:
      return Term(.constant, range)
    case .stringLiteralExpr:
      let parts = expression.cast(StringLiteralExprSyntax.self).segments.nodes.flatMap { segment -> [Term] in
        guard case .expressionSegment(let segment) = segment else { return [] }
        return segment.expressions.nodes.map { self.term($0.expression, depth + 1) }
      }
      return Term(parts.isEmpty ? .constant : .operation([Term.interpolation], parts), range)
    case .arrayExpr:
      let elements = expression.cast(ArrayExprSyntax.self).elements.nodes
      return Term(.list(elements.map { Term.Argument(nil, self.term($0.expression, depth + 1)) }), range)
    case .dictionaryExpr:
      guard case .elements(let elements) = expression.cast(DictionaryExprSyntax.self).content else {
        return Term(.constant, range)
      }
      return Term(
        .operation(
          [], elements.nodes.flatMap { [self.term($0.key, depth + 1), self.term($0.value, depth + 1)] }),
        range)
    case .tupleExpr:
      let elements = expression.cast(TupleExprSyntax.self).elements.nodes
      if elements.count == 1, elements[0].label == nil { return self.term(elements[0].expression, depth + 1) }
      return Term(.list(self.arguments(elements, depth)), range)
    case .closureExpr:
      return Term(.closure(self.closure(expression.cast(ClosureExprSyntax.self), depth)), range)
    case .tryExpr: return self.term(expression.cast(TryExprSyntax.self).expression, depth + 1)
    case .awaitExpr: return self.term(expression.cast(AwaitExprSyntax.self).expression, depth + 1)
    case .inOutExpr: return self.term(expression.cast(InOutExprSyntax.self).expression, depth + 1)
    case .prefixOperatorExpr:
      let value = expression.cast(PrefixOperatorExprSyntax.self)
      return Term(.operation([value.operator.text], [self.term(value.expression, depth + 1)]), range)
    case .postfixOperatorExpr:
      let value = expression.cast(PostfixOperatorExprSyntax.self)
      return Term(.operation([value.operator.text], [self.term(value.expression, depth + 1)]), range)
    case .sequenceExpr:
      return self.sequence(expression.cast(SequenceExprSyntax.self).elements.nodes[...], depth)
    case .ternaryExpr, .unresolvedTernaryExpr: return Term(.unknown, range)
    case .ifExpr: return Term(.block(self.branches(expression.cast(IfExprSyntax.self), depth)), range)
    case .switchExpr: return Term(.block(self.branches(expression.cast(SwitchExprSyntax.self), depth)), range)
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr,
      .forceUnwrapExpr, .genericSpecializationExpr:
      return self.chain(expression, depth)
    default: return Term(.unknown, range)
    }
  }

  /// Operands with operators between them: the operators are in every second place.
  private func sequence(_ elements: ArraySlice<ExprSyntax>, _ depth: Int) -> Term {
    guard let first = elements.first, let last = elements.last else { return Term(.unknown, TextRange(0, 0)) }
    if elements.count == 1 { return self.term(first, depth) }
    var operators: [String] = []
    var operands: [Term] = []
    for (place, element) in elements.enumerated() {
      if place.isMultiple(of: 2) {
        operands.append(self.term(element, depth + 1))
      } else if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
        operators.append("?:")
        operands.append(self.term(ternary.thenExpression, depth + 1))
      } else {
        operators.append(Self.operatorName(element) ?? "")
      }
    }
    return Term(.operation(operators, operands), self.places.range(from: first, to: last))
  }

  private static func operatorName(_ element: ExprSyntax) -> String? {
    switch element.kind {
    case .assignmentExpr: "="
    case .binaryOperatorExpr: element.cast(BinaryOperatorExprSyntax.self).operator.text
    case .unresolvedAsExpr, .unresolvedIsExpr: "as"
    default: nil
    }
  }

  private func branches(_ expression: IfExprSyntax, _ depth: Int) -> [Statement] {
    var branches: [[Statement]] = []
    var next: IfExprSyntax? = expression
    while let current = next {
      next = nil
      branches.append(
        self.conditions(current.conditions, depth + 1)
          + self.statements(current.body.statements, depth: depth + 1))
      switch current.elseBody {
      case .ifExpr(let following): next = following
      case .codeBlock(let block): branches.append(self.statements(block.statements, depth: depth + 1))
      case nil: break
      }
    }
    return [.branches(branches)]
  }

  private func branches(_ expression: SwitchExprSyntax, _ depth: Int) -> [Statement] {
    let subject = self.part(expression.subject, depth + 1)
    let branches = expression.cases.nodes.compactMap { element -> [Statement]? in
      guard case .switchCase(let element) = element else { return nil }
      var statements: [Statement] = []
      if case .case(let label) = element.label { statements = [.declaration(self.names(label), subject)] }
      return statements + self.statements(element.statements, depth: depth + 1)
    }
    return [.expression(subject), .branches(branches)]
  }

  private func closure(_ closure: ClosureExprSyntax, _ depth: Int) -> Closure {
    var parameters: [String] = []
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): parameters = list.nodes.map(\.name.bareText)
    case .parameterClause(let clause):
      parameters = clause.parameters.nodes.map { ($0.secondName ?? $0.firstName).bareText }
    case nil: break
    }
    let weak = closure.signature?.capture?.items.nodes.filter { $0.specifier != nil }.map(\.name.bareText)
    let captures =
      closure.signature?.capture?.items.nodes.compactMap { item -> Statement? in
        guard item.specifier == nil, let value = item.initializer?.value else { return nil }
        return .declaration([self.places.identifier(item.name)], self.term(value, depth + 1))
      } ?? []
    return Closure(
      parameters: parameters, weakNames: Set(weak ?? []), captures: captures,
      statements: self.statements(closure.statements, depth: depth + 1),
      range: self.places.range(closure))
  }

  private func arguments(_ elements: [LabeledExprSyntax], _ depth: Int) -> [Term.Argument] {
    elements.map { Term.Argument($0.label?.bareText, self.term($0.expression, depth + 1)) }
  }

  private func arguments(of call: FunctionCallExprSyntax, _ depth: Int) -> [Term.Argument] {
    var arguments = self.arguments(call.arguments.nodes, depth)
    if let closure = call.trailingClosure {
      let term = Term(.closure(self.closure(closure, depth + 1)), self.places.range(closure))
      arguments.append(Term.Argument(nil, term))
    }
    for element in call.additionalTrailingClosures.nodes {
      let term = Term(.closure(self.closure(element.closure, depth + 1)), self.places.range(element.closure))
      arguments.append(Term.Argument(element.label.bareText, term))
    }
    return arguments
  }

  /// Reads names, members and calls from the last to the first, without recursion on the receiver.
  private func chain(_ expression: ExprSyntax, _ depth: Int) -> Term {
    let range = self.places.range(expression)
    var links: [Term.Link] = []
    var current = expression
    var pending: [Term.Argument]?
    func finish(_ base: Term?) -> Term {
      if let base, links.isEmpty, pending == nil { return base }
      if pending != nil, base != nil { push(Name("", range)) }
      links.reverse()
      return Term(.chain(base, links), range)
    }
    func push(_ name: Name) {
      links.append(Term.Link(name, pending))
      pending = nil
    }
    while true {
      switch current.kind {
      case .functionCallExpr:
        if pending != nil { push(Name("", range)) }
        let call = current.cast(FunctionCallExprSyntax.self)
        pending = self.arguments(of: call, depth)
        current = call.calledExpression
      case .subscriptCallExpr:
        if pending != nil { push(Name("", range)) }
        let call = current.cast(SubscriptCallExprSyntax.self)
        links.append(Term.Link(Name("[]", range), self.arguments(call.arguments.nodes, depth)))
        current = call.calledExpression
      case .optionalChainingExpr: current = current.cast(OptionalChainingExprSyntax.self).expression
      case .forceUnwrapExpr: current = current.cast(ForceUnwrapExprSyntax.self).expression
      case .genericSpecializationExpr: current = current.cast(GenericSpecializationExprSyntax.self).expression
      case .memberAccessExpr:
        let member = current.cast(MemberAccessExprSyntax.self)
        push(self.places.identifier(member.declName.baseName))
        guard let base = member.base else {
          return finish(Term(.implicit, self.places.range(member.period)))
        }
        current = base
      case .declReferenceExpr:
        let token = current.cast(DeclReferenceExprSyntax.self).baseName
        let name = self.places.identifier(token)
        if token.tokenKind == .keyword(.self) { return finish(Term(.instance, name.range)) }
        guard pending != nil else { return finish(Term(.name(name.text), name.range)) }
        push(name)
        return finish(nil)
      case .tupleExpr:
        let elements = current.cast(TupleExprSyntax.self).elements
        guard elements.count == 1, let only = elements.first, only.label == nil else {
          return finish(self.term(current, depth + 1))
        }
        current = only.expression
      default: return finish(self.term(current, depth + 1))
      }
    }
  }
}
