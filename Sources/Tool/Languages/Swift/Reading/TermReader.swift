import SourceModel
import SwiftSyntax

/// Reads statements and expressions with everything that values can flow through.
final class TermReader {
  private let places: Places

  /// Where code is nested too deeply to be read, if it is.
  private(set) var tooDeepOffset: Int?

  /// Code nested deeper than this is not read.
  private static let maximumDepth = 1_000

  init(places: Places) {
    self.places = places
  }

  /// Whether code at a depth is not read.
  private func isTooDeep(_ node: some SyntaxProtocol, _ depth: Int) -> Bool {
    guard depth >= Self.maximumDepth else { return false }
    if self.tooDeepOffset == nil { self.tooDeepOffset = self.places.range(node).start }
    return true
  }

  // MARK: Statements

  func statements(_ items: CodeBlockItemListSyntax, depth: Int = 0) -> [Statement] {
    items.nodes.flatMap { self.statements($0.item, depth: depth) }
  }

  private func statements(_ item: CodeBlockItemSyntax.Item, depth: Int) -> [Statement] {
    guard !self.isTooDeep(item, depth) else { return [] }
    switch item {
    case .expr(let expression): return [self.statement(expression, depth)]
    case .stmt(let statement): return self.statements(statement, depth + 1)
    case .decl(let declaration): return self.statements(declaration, depth + 1)
    }
  }

  /// Statements whose names are not in scope behind them.
  private func scope(_ items: CodeBlockItemListSyntax, _ range: TextRange, _ depth: Int) -> [Statement] {
    let statements = self.statements(items, depth: depth)
    let declares = statements.contains { statement in
      switch statement {
      case .declaration, .local, .function, .type: true
      default: false
      }
    }
    return declares ? [.expression(Term(.block(statements), range))] : statements
  }

  private func statement(_ expression: ExprSyntax, _ depth: Int) -> Statement {
    let whole = expression
    let expression = expression.withoutEffects.expression
    guard let sequence = expression.as(SequenceExprSyntax.self) else {
      return .expression(self.term(whole, depth))
    }
    let elements = sequence.elements.nodes
    guard elements.count >= 3, let name = Self.operatorName(elements[1]), Self.isAssigning(name) else {
      return .expression(self.term(whole, depth))
    }
    let value = self.sequence(elements[2...], depth)
    if elements[0].is(DiscardAssignmentExprSyntax.self) { return .expression(value) }
    return .assignment(
      self.term(elements[0], depth), operator: name, value, self.places.range(sequence))
  }

  private static func isAssigning(_ name: String) -> Bool {
    name == "<~" || name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
  }

  private func statements(_ statement: StmtSyntax, _ depth: Int) -> [Statement] {
    func body(_ block: CodeBlockSyntax) -> [Statement] { self.statements(block.statements, depth: depth) }
    func scope(_ block: CodeBlockSyntax) -> [Statement] {
      self.scope(block.statements, self.places.range(block), depth)
    }
    switch statement.kind {
    case .returnStmt:
      let value = statement.cast(ReturnStmtSyntax.self).expression
      return [.result(value.map { self.term($0, depth) } ?? Term(.constant, self.places.range(statement)))]
    case .expressionStmt:
      return [self.statement(statement.cast(ExpressionStmtSyntax.self).expression, depth)]
    case .guardStmt:
      let statement = statement.cast(GuardStmtSyntax.self)
      let conditions = self.conditions(statement.conditions, depth)
      return conditions + [.branches([[.hidden(conditions.flatMap(\.names))] + body(statement.body)])]
    case .forStmt:
      let statement = statement.cast(ForStmtSyntax.self)
      var sequence = self.part(statement.sequence, depth)
      if statement.awaitKeyword != nil { sequence.effects.insert(.awaits) }
      let head = self.declaration(statement.pattern, sequence, depth)
      let condition = statement.whereClause.map { Statement.condition(self.part($0.condition, depth)) }
      return [.branches([head + (condition.map { [$0] } ?? []) + scope(statement.body)])]
    case .whileStmt:
      let statement = statement.cast(WhileStmtSyntax.self)
      return [.branches([self.conditions(statement.conditions, depth) + scope(statement.body)])]
    case .repeatStmt:
      let statement = statement.cast(RepeatStmtSyntax.self)
      return scope(statement.body) + [.branches([[.condition(self.part(statement.condition, depth))]])]
    case .deferStmt: return scope(statement.cast(DeferStmtSyntax.self).body)
    case .doStmt:
      let statement = statement.cast(DoStmtSyntax.self)
      let catches = statement.catchClauses.nodes.map { self.pattern(of: $0, depth) + body($0.body) }
      return scope(statement.body) + [.branches(catches)]
    case .labeledStmt: return self.statements(statement.cast(LabeledStmtSyntax.self).statement, depth + 1)
    case .throwStmt:
      return [.declaration([], self.term(statement.cast(ThrowStmtSyntax.self).expression, depth))]
    case .breakStmt, .continueStmt, .fallThroughStmt: return []
    default: return self.reading(statement, depth)
    }
  }

  /// The terms in code that is only read.
  private func reading(_ node: some SyntaxProtocol, _ depth: Int) -> [Statement] {
    let terms = self.terms(in: Syntax(node), depth)
    return terms.isEmpty ? [] : [.local([], nil, terms)]
  }

  private func conditions(_ conditions: ConditionElementListSyntax, _ depth: Int) -> [Statement] {
    conditions.nodes.flatMap { element -> [Statement] in
      switch element.condition {
      case .expression(let expression): return [.condition(self.part(expression, depth))]
      case .optionalBinding(let binding):
        if let value = binding.initializer?.value {
          return self.declaration(binding.pattern, self.term(value, depth), depth)
        }
        return self.names(binding.pattern).map { .declaration([$0], Term(.name($0.text), $0.range)) }
      case .matchingPattern(let matching):
        return self.declaration(matching.pattern, self.part(matching.initializer.value, depth), depth)
      default: return []
      }
    }
  }

  /// A value that a pattern destructures.
  private func part(_ value: ExprSyntax, _ depth: Int) -> Term {
    Term(.operation([], [self.term(value, depth)]), self.places.range(value))
  }

  // MARK: Declarations

  private func statements(_ declaration: DeclSyntax, _ depth: Int) -> [Statement] {
    switch declaration.kind {
    case .variableDecl:
      return declaration.cast(VariableDeclSyntax.self).bindings.nodes.flatMap { self.local($0, depth) }
    case .functionDecl: return [self.function(declaration.cast(FunctionDeclSyntax.self), depth)]
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
      let reader = DeclarationReader(places: self.places)
      let type = reader.read(local: declaration)
      self.tooDeepOffset = self.tooDeepOffset ?? reader.tooDeepOffset
      return type.map { [.type($0)] } ?? []
    case .typeAliasDecl:
      return [.local([self.places.identifier(declaration.cast(TypeAliasDeclSyntax.self).name)], nil, [])]
    case .ifConfigDecl:
      return declaration.cast(IfConfigDeclSyntax.self).clauses.nodes.flatMap { clause -> [Statement] in
        let condition = clause.condition.map { [Statement.local([], nil, [self.term($0, depth)])] } ?? []
        guard case .statements(let items)? = clause.elements else { return condition }
        return condition + self.statements(items, depth: depth)
      }
    default: return self.reading(declaration, depth)
    }
  }

  private func local(_ binding: PatternBindingSyntax, _ depth: Int) -> [Statement] {
    let value = binding.initializer.map { self.term($0.value, depth) }
    var statements = value.map { self.declaration(binding.pattern, $0, depth) } ?? []
    let type = binding.typeAnnotation.map { TypeReader.read($0.type) }
    if value == nil || type != nil {
      let isName = binding.pattern.is(IdentifierPatternSyntax.self)
      statements.append(.local(self.names(binding.pattern), isName ? type : nil, []))
    }
    if let accessors = binding.accessorBlock {
      statements.append(.local([], nil, self.closures(of: accessors, depth)))
    }
    return statements
  }

  /// The code of the accessors of a local variable.
  private func closures(of block: AccessorBlockSyntax, _ depth: Int) -> [Term] {
    func closure(_ parameters: [String], _ items: CodeBlockItemListSyntax) -> Term {
      let range = self.places.range(block)
      let statements = self.statements(items, depth: depth)
      return Term(.closure(Closure(parameters: parameters, statements: statements, range: range)), range)
    }
    switch block.accessors {
    case .getter(let items): return [closure([], items)]
    case .accessors(let list):
      return list.nodes.compactMap { accessor in
        accessor.body.map { closure(accessor.introducedName.map { [$0] } ?? [], $0.statements) }
      }
    }
  }

  private func function(_ function: FunctionDeclSyntax, _ depth: Int) -> Statement {
    let parameters = function.signature.parameterClause.parameters.nodes
    let closure = Closure(
      parameters: parameters.map(\.internalName),
      head: parameters.compactMap { parameter in
        parameter.defaultValue.map { .declaration([], self.term($0.value, depth)) }
      },
      statements: function.body.map { self.statements($0.statements, depth: depth) } ?? [],
      range: self.places.range(function))
    return .function(self.places.identifier(function.name), closure)
  }

  // MARK: Patterns

  /// The declaration of the names of a pattern, and what the pattern reads.
  private func declaration(_ pattern: PatternSyntax, _ value: Term, _ depth: Int) -> [Statement] {
    [.declaration(self.names(pattern), value)] + self.patternTerms(pattern, depth)
  }

  private func names(_ pattern: some SyntaxProtocol) -> [Name] {
    let finder = PatternNames(viewMode: .sourceAccurate)
    finder.walk(pattern)
    return finder.names.map(self.places.identifier)
  }

  /// The terms of a pattern that is not only names.
  private func patternTerms(_ pattern: PatternSyntax, _ depth: Int) -> [Statement] {
    pattern.is(IdentifierPatternSyntax.self) ? [] : self.reading(pattern, depth)
  }

  private func pattern(of clause: CatchClauseSyntax, _ depth: Int) -> [Statement] {
    let names = self.names(clause.catchItems)
    // Only a `catch` without a pattern declares the implicit `error`.
    let error = Name("error", self.places.range(clause.catchKeyword))
    return [.local(clause.catchItems.isEmpty ? [error] : names, nil, [])]
      + self.reading(clause.catchItems, depth)
  }

  /// The terms in code that is neither a statement nor an expression: in patterns and unknown expressions.
  private func terms(in node: Syntax, _ depth: Int) -> [Term] {
    guard !self.isTooDeep(node, depth) else { return [] }
    return node.children(viewMode: .sourceAccurate).flatMap { child -> [Term] in
      switch child.kind {
      case .token, .typeAnnotation, .genericArgumentClause, .attribute, .keyPathPropertyComponent: return []
      case .identifierPattern, .identifierType: return []
      default:
        guard let expression = child.as(ExprSyntax.self), !child.is(PatternExprSyntax.self) else {
          return self.terms(in: child, depth + 1)
        }
        return [self.term(expression, depth + 1)]
      }
    }
  }

  // MARK: Expressions

  func term(_ expression: ExprSyntax, _ depth: Int = 0) -> Term {
    let range = self.places.range(expression)
    guard !self.isTooDeep(expression, depth) else { return Term(.unknown([]), range) }
    switch expression.kind {
    case .nilLiteralExpr: return Term(.null, range)
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr: return Term(.literal, range)
    case .typeExpr, .regexLiteralExpr, .simpleStringLiteralExpr, .discardAssignmentExpr:
      return Term(.constant, range)
    case .superExpr: return Term(.superInstance, range)
    case .stringLiteralExpr:
      let parts = expression.cast(StringLiteralExprSyntax.self).segments.nodes.flatMap { segment -> [Term] in
        guard case .expressionSegment(let segment) = segment else { return [] }
        return segment.expressions.nodes.map { self.term($0.expression, depth + 1) }
      }
      return Term(parts.isEmpty ? .literal : .operation([Term.interpolation], parts), range)
    case .arrayExpr:
      let elements = expression.cast(ArrayExprSyntax.self).elements.nodes
      return Term(.list(elements.map { Term.Argument(nil, self.term($0.expression, depth + 1)) }), range)
    case .dictionaryExpr:
      guard case .elements(let elements) = expression.cast(DictionaryExprSyntax.self).content else {
        return Term(.literal, range)
      }
      return Term(
        .operation(
          [], elements.nodes.flatMap { [self.term($0.key, depth + 1), self.term($0.value, depth + 1)] }),
        range)
    case .tupleExpr:
      let elements = expression.cast(TupleExprSyntax.self).elements.nodes
      if elements.count == 1, elements[0].label == nil { return self.term(elements[0].expression, depth + 1) }
      return Term(.tuple(self.arguments(elements, depth)), range)
    case .closureExpr:
      return Term(.closure(self.closure(expression.cast(ClosureExprSyntax.self), depth)), range)
    case .tryExpr, .awaitExpr:
      let (inner, effects) = expression.withoutEffects
      var term = self.term(inner, depth + 1)
      term.effects.formUnion(effects)
      return term
    case .inOutExpr: return self.term(expression.cast(InOutExprSyntax.self).expression, depth + 1)
    case .prefixOperatorExpr:
      let value = expression.cast(PrefixOperatorExprSyntax.self)
      return Term(.operation([value.operator.text], [self.term(value.expression, depth + 1)]), range)
    case .postfixOperatorExpr:
      let value = expression.cast(PostfixOperatorExprSyntax.self)
      return Term(.operation([value.operator.text], [self.term(value.expression, depth + 1)]), range)
    case .sequenceExpr:
      return self.sequence(expression.cast(SequenceExprSyntax.self).elements.nodes[...], depth)
    case .ifExpr: return Term(.block(self.branches(expression.cast(IfExprSyntax.self), depth)), range)
    case .switchExpr: return Term(.block(self.branches(expression.cast(SwitchExprSyntax.self), depth)), range)
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr,
      .forceUnwrapExpr, .genericSpecializationExpr:
      return self.chain(expression, depth)
    case .keyPathExpr:
      if let names = Self.names(expression.cast(KeyPathExprSyntax.self)) {
        return Term(.keyPath(names), range)
      }
      let terms = self.terms(in: Syntax(expression), depth)
      return Term(terms.isEmpty ? .constant : .operation([Term.interpolation], terms), range)
    default: return Term(.unknown(self.terms(in: Syntax(expression), depth)), range)
    }
  }

  /// The names of a key path that has only properties; nil for another.
  private static func names(_ keyPath: KeyPathExprSyntax) -> [String]? {
    var names: [String] = []
    for component in keyPath.components.nodes {
      guard case .property(let property) = component.component else { return nil }
      names.append(property.declName.baseName.bareText)
    }
    return names.isEmpty ? nil : names
  }

  /// Operands with operators between them: the operators are in every second place.
  private func sequence(_ elements: ArraySlice<ExprSyntax>, _ depth: Int) -> Term {
    guard let first = elements.first, let last = elements.last else {
      return Term(.unknown([]), TextRange(0, 0))
    }
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
    // An `else if` is the next turn of the loop: a long ladder does not recurse.
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
      if case .case(let label) = element.label {
        let names = self.names(label)
        statements = (names.isEmpty ? [] : [.declaration(names, subject)]) + self.reading(label, depth + 1)
      }
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
    let captures = closure.signature?.capture?.items.nodes ?? []
    return Closure(
      parameters: parameters,
      weakNames: Set(captures.filter { $0.specifier != nil }.map(\.name.bareText)),
      head: captures.map { item in
        let name = self.places.identifier(item.name)
        return .declaration(
          [name],
          item.initializer.map { self.term($0.value, depth + 1) } ?? Term(.name(name.text), name.range))
      },
      statements: self.statements(closure.statements, depth: depth + 1),
      range: self.places.range(closure),
      isOnMainActor: closure.signature?.attributes.contains {
        $0.trimmedDescription.hasPrefix("@MainActor")
      } ?? false)
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
    var types: [TypeReference] = []
    func finish(_ base: Term?) -> Term {
      if let base, links.isEmpty, pending == nil { return base }
      if pending != nil, base != nil { push(Name("", range)) }
      links.reverse()
      return Term(.chain(base, links), range)
    }
    func push(_ name: Name, isReference: Bool = false) {
      links.append(Term.Link(name, pending, typeArguments: types, isReference: isReference))
      pending = nil
      types = []
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
      case .genericSpecializationExpr:
        let specialization = current.cast(GenericSpecializationExprSyntax.self)
        types = TypeReader.arguments(of: specialization.genericArgumentClause)
        current = specialization.expression
      case .memberAccessExpr:
        let member = current.cast(MemberAccessExprSyntax.self)
        push(self.places.identifier(member.declName.baseName))
        guard let base = member.base else {
          return finish(Term(.implicit, self.places.range(member.period)))
        }
        current = base
      case .declReferenceExpr:
        let reference = current.cast(DeclReferenceExprSyntax.self)
        let name = self.places.identifier(reference.baseName)
        if reference.baseName.tokenKind == .keyword(.self) {
          return finish(Term(.instance(.plain), name.range))
        }
        if pending != nil || reference.argumentNames != nil {
          push(name, isReference: reference.argumentNames != nil)
          return finish(nil)
        }
        guard types.isEmpty else {
          let kind = Term.Kind.type(name.text, TypeReader.named([name.text], types))
          types = []
          return finish(Term(kind, name.range))
        }
        return finish(Term(.name(name.text), name.range))
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

extension ExprSyntax {
  /// The expression after each `try` and `await`, and what these say about it.
  fileprivate var withoutEffects: (expression: ExprSyntax, effects: Term.Effects) {
    var expression = self
    var effects: Term.Effects = []
    while true {
      switch expression.kind {
      case .tryExpr:
        let attempt = expression.cast(TryExprSyntax.self)
        if attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark {
          effects.insert(.dropsErrors)
        }
        expression = attempt.expression
      case .awaitExpr:
        effects.insert(.awaits)
        expression = expression.cast(AwaitExprSyntax.self).expression
      default: return (expression, effects)
      }
    }
  }
}

extension AccessorDeclSyntax {
  /// The name that an accessor declares for its body: the explicit or the implicit one.
  var introducedName: String? {
    if let name = self.parameters?.name { return name.bareText }
    switch self.accessorSpecifier.tokenKind {
    case .keyword(.set), .keyword(.willSet), .keyword(.`init`): return "newValue"
    case .keyword(.didSet): return "oldValue"
    default: return nil
    }
  }
}

extension FunctionParameterSyntax {
  /// The name inside the function.
  var internalName: String { (self.secondName ?? self.firstName).bareText }
}

/// Finds the names that a pattern declares.
private final class PatternNames: SyntaxVisitor {
  private(set) var names: [TokenSyntax] = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    self.names.append(node.identifier)
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
