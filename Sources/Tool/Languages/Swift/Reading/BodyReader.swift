import SourceModel
import SwiftSyntax

/// Reads the effects of a body, and the names that it uses from outside.
///
/// It keeps the scopes of the language as it walks, so a name that a parameter, a local, a pattern or a
/// capture declares is never a member of the instance.
final class BodyReader: SyntaxVisitor {
  private let places: Places
  private var scopes = Scopes()
  private var depth = 0
  private var effects: [Effect] = []
  private var references: [NameReference] = []
  private var calls: [Expression] = []
  private var types: [TypeDeclaration] = []
  private var locals: [LocalDeclaration] = []
  /// Where the chain starts whose receivers are walked: they start there too.
  private var chainStart: AbsolutePosition?
  /// The expression of an effect that was read last, and where it stands in the tree.
  private var lastRead: (id: SyntaxIdentifier, expression: Expression)?

  /// Where code is nested too deeply to be read, if it is.
  private(set) var tooDeepOffset: Int?

  /// Calls and members chained longer than this are not read: the walk recurses.
  private static let maximumDepth = 2_000

  init(places: Places, parameters: [String]) {
    self.places = places
    super.init(viewMode: .sourceAccurate)
    for name in parameters { self.scopes.declare(name) }
  }

  /// Reads a body with braces.
  func read(_ block: CodeBlockSyntax) -> Body {
    self.read(block.statements, range: self.places.range(block))
  }

  /// Reads statements; the range is that of their braces.
  func read(_ statements: CodeBlockItemListSyntax, range: TextRange) -> Body {
    self.walk(statements)
    return Body(
      range: range, effects: self.effects, references: self.references, calls: self.calls, types: self.types,
      locals: self.locals, result: self.result(of: statements),
      statements: TermReader(places: self.places).statements(statements))
  }

  /// Reads the names of a value that is not in a body.
  func read(_ value: ExprSyntax) -> Body {
    self.walk(value)
    return Body(
      range: self.places.range(value), effects: self.effects, references: self.references, calls: self.calls,
      types: self.types, locals: self.locals)
  }

  private var expressions: ExpressionReader {
    ExpressionReader(places: self.places, isLocal: { [scopes] in scopes.contains($0) })
  }

  private func result(of statements: CodeBlockItemListSyntax) -> Expression? {
    guard statements.count == 1, let item = statements.first?.item else { return nil }
    if let expression = item.as(ExprSyntax.self) { return self.expressions.read(expression) }
    guard let value = item.as(ReturnStmtSyntax.self)?.expression else { return nil }
    return self.expressions.read(value)
  }

  /// Whether the walk may go deeper.
  private func enter(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    self.depth += 1
    guard self.depth > Self.maximumDepth else { return .visitChildren }
    if self.tooDeepOffset == nil { self.tooDeepOffset = self.places.range(node).start }
    return .skipChildren
  }

  // MARK: Calls

  private func enterChain(_ node: some ExprSyntaxProtocol) -> SyntaxVisitorContinueKind {
    let kind = self.enter(node)
    if kind == .visitChildren { self.readChain(ExprSyntax(node)) }
    return kind
  }

  /// Reads a chain with a call in it, unless it is the receiver of another.
  private func readChain(_ node: ExprSyntax) {
    let start = node.position
    guard start != self.chainStart else { return }
    self.chainStart = start
    guard node.hasCallInChain else { return }
    if let lastRead, lastRead.id == node.id {
      self.calls.append(lastRead.expression)
    } else {
      self.calls.append(self.expressions.read(node))
    }
  }

  override func visit(_ node: TupleExprSyntax) -> SyntaxVisitorContinueKind {
    // An expression in parentheses may be the receiver of a chain.
    if node.position == self.chainStart, node.elements.count == 1, let only = node.elements.first {
      self.chainStart = only.expression.position
    }
    return .visitChildren
  }

  /// Reads the expression of an effect, which may be a call as well.
  private func readKept(_ expression: ExprSyntax) -> Expression {
    let read = self.expressions.read(expression)
    self.lastRead = (expression.id, read)
    return read
  }

  // MARK: Names

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let token = node.baseName
    switch token.tokenKind {
    case .keyword(.self):
      // The instance itself is stored: `let strongSelf = self`.
      self.references.append(NameReference(name: self.places.identifier(token), form: .instance))
    case .identifier(let text):
      let name = text.withoutBackticks
      guard !self.scopes.contains(name), node.parent?.kind != .keyPathPropertyComponent else { break }
      // A name with argument labels is a function's.
      let form: NameReference.Form = node.argumentNames == nil ? .plain : .call
      self.references.append(NameReference(name: Name(name, self.places.range(token)), form: form))
    default: break
    }
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard self.enter(node) == .visitChildren else { return .skipChildren }
    self.readChain(ExprSyntax(node))
    guard let base = node.base else { return .skipChildren }
    if let reference = base.as(DeclReferenceExprSyntax.self), reference.baseName.tokenKind == .keyword(.self)
    {
      let name = self.places.identifier(node.declName.baseName)
      self.references.append(NameReference(name: name, form: .qualified))
    } else {
      self.walk(base)
    }
    return .skipChildren
  }

  override func visitPost(_ node: MemberAccessExprSyntax) { self.depth -= 1 }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    self.enterChain(node)
  }
  override func visitPost(_ node: FunctionCallExprSyntax) { self.depth -= 1 }
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    self.enterChain(node)
  }
  override func visitPost(_ node: SubscriptCallExprSyntax) { self.depth -= 1 }
  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    self.enterChain(node)
  }
  override func visitPost(_ node: OptionalChainingExprSyntax) { self.depth -= 1 }
  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    self.enterChain(node)
  }
  override func visitPost(_ node: ForceUnwrapExprSyntax) { self.depth -= 1 }
  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind { self.enter(node) }
  override func visitPost(_ node: PostfixOperatorExprSyntax) { self.depth -= 1 }
  override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
    self.enter(node)
  }
  override func visitPost(_ node: GenericSpecializationExprSyntax) { self.depth -= 1 }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    self.scopes.declare(node.identifier.bareText)
    return .skipChildren
  }

  // Types contain no names of values.
  override func visit(_ node: TypeAnnotationSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: TypeExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Effects

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if let expression = node.item.as(ExprSyntax.self) { self.readEffect(expression) }
    return .visitChildren
  }

  private func readEffect(_ expression: ExprSyntax) {
    switch expression.kind {
    case .tryExpr:
      self.readEffect(expression.cast(TryExprSyntax.self).expression)
    case .awaitExpr:
      self.readEffect(expression.cast(AwaitExprSyntax.self).expression)
    case .sequenceExpr:
      self.readAssignment(expression.cast(SequenceExprSyntax.self))
    case .functionCallExpr, .optionalChainingExpr, .forceUnwrapExpr:
      self.effects.append(
        Effect(target: self.readKept(expression), kind: .call, range: self.places.range(expression)))
    default:
      return
    }
  }

  private func readAssignment(_ sequence: SequenceExprSyntax) {
    guard sequence.elements.count >= 3 else { return }
    let elements = sequence.elements.nodes
    let name: String
    if elements[1].is(AssignmentExprSyntax.self) {
      name = "="
    } else if let binary = elements[1].as(BinaryOperatorExprSyntax.self) {
      name = binary.operator.text
    } else {
      return
    }
    if elements[0].is(DiscardAssignmentExprSyntax.self) {
      // `_ = call()` is the call.
      if elements.count == 3 { self.readEffect(elements[2]) }
      return
    }
    let value =
      elements.count == 3
      ? self.readKept(elements[2])
      : Expression(.other, self.places.range(from: elements[2], to: elements[elements.count - 1]))
    self.effects.append(
      Effect(
        target: self.expressions.read(elements[0]),
        kind: .assignment(operator: name, value: value),
        range: self.places.range(sequence)
      )
    )
  }

  // MARK: Scopes

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    self.scopes.push()
    return .visitChildren
  }

  override func visitPost(_ node: CodeBlockSyntax) { self.scopes.pop() }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    // Local functions and types are in scope in their whole block.
    for item in node.nodes {
      guard case .decl(let declaration) = item.item, let name = declaration.ownName else { continue }
      self.scopes.declare(name.bareText)
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    self.scopes.push()
    if let signature = node.signature {
      if let captures = signature.capture?.items.nodes {
        for capture in captures {
          if let value = capture.initializer?.value {
            self.walk(value)
          } else {
            self.addReference(to: capture.name, .capture)
          }
        }
        for capture in captures { self.scopes.declare(capture.name.bareText) }
      }
      switch signature.parameterClause {
      case .simpleInput(let parameters):
        for parameter in parameters.nodes { self.scopes.declare(parameter.name.bareText) }
      case .parameterClause(let clause):
        for parameter in clause.parameters.nodes {
          self.scopes.declare((parameter.secondName ?? parameter.firstName).bareText)
        }
      case nil: break
      }
    }
    self.walk(node.statements)
    self.scopes.pop()
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    self.scopes.push()
    for parameter in node.signature.parameterClause.parameters.nodes {
      if let value = parameter.defaultValue?.value { self.walk(value) }
    }
    for parameter in node.signature.parameterClause.parameters.nodes {
      self.scopes.declare((parameter.secondName ?? parameter.firstName).bareText)
    }
    if let body = node.body { self.walk(body) }
    self.scopes.pop()
    return .skipChildren
  }

  // The members of a local type see its own instance, not this one.
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    self.readType(DeclSyntax(node))
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    self.readType(DeclSyntax(node))
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    self.readType(DeclSyntax(node))
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    self.readType(DeclSyntax(node))
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    self.readType(DeclSyntax(node))
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    self.readType(DeclSyntax(node))
  }

  private func readType(_ declaration: DeclSyntax) -> SyntaxVisitorContinueKind {
    let reader = DeclarationReader(places: self.places)
    if let type = reader.read(local: declaration) { self.types.append(type) }
    self.tooDeepOffset = self.tooDeepOffset ?? reader.tooDeepOffset
    return .skipChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    // A local is not in scope in its own value.
    let firstCall = self.calls.count
    if let value = node.initializer?.value { self.walk(value) }
    self.readLocal(node, firstCall: firstCall)
    self.walk(node.pattern)
    if let accessors = node.accessorBlock { self.walk(accessors) }
    return .skipChildren
  }

  /// Reads a local whose type is written or constructed.
  ///
  /// - Parameter firstCall: the index of the first call in its value, if there is one.
  private func readLocal(_ node: PatternBindingSyntax, firstCall: Int) {
    guard let pattern = node.pattern.as(IdentifierPatternSyntax.self) else { return }
    let type: TypeReference?
    if let annotation = node.typeAnnotation {
      type = TypeReader.read(annotation.type)
    } else if let value = node.initializer?.value, firstCall < self.calls.count,
      self.calls[firstCall].range == self.places.range(value)
    {
      type = self.calls[firstCall].constructedType
    } else {
      type = nil
    }
    guard let type else { return }
    self.locals.append(LocalDeclaration(name: self.places.identifier(pattern.identifier), knownType: type))
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    self.scopes.push()
    if let name = node.introducedName { self.scopes.declare(name) }
    if let body = node.body { self.walk(body) }
    self.scopes.pop()
    return .skipChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value {
      self.walk(value)
    } else if let pattern = node.pattern.as(IdentifierPatternSyntax.self) {
      self.addReference(to: pattern.identifier, .shorthandBinding)
    }
    self.walk(node.pattern)
    return .skipChildren
  }

  /// Notes a name that is both a use of a member and the declaration of a local constant.
  private func addReference(to token: TokenSyntax, _ form: NameReference.Form) {
    let name = self.places.identifier(token)
    guard name.text != "self", !self.scopes.contains(name.text) else { return }
    self.references.append(NameReference(name: name, form: form))
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    self.walk(node.initializer)
    self.walk(node.pattern)
    return .skipChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    // An `else if` is the next turn of the loop: a long ladder does not recurse.
    var next: IfExprSyntax? = node
    while let current = next {
      next = nil
      self.scopes.push()
      self.walk(current.conditions)
      self.walk(current.body)
      self.scopes.pop()
      switch current.elseBody {
      case .ifExpr(let following): next = following
      case .codeBlock(let block): self.walk(block)
      case nil: break
      }
    }
    return .skipChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    self.scopes.push()
    self.walk(node.conditions)
    let names = self.scopes.pop()
    self.walk(node.body)
    self.scopes.declare(names)
    return .skipChildren
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    self.scopes.push()
    return .visitChildren
  }

  override func visitPost(_ node: WhileStmtSyntax) { self.scopes.pop() }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    self.walk(node.sequence)
    self.scopes.push()
    self.walk(node.pattern)
    if let condition = node.whereClause { self.walk(condition) }
    self.walk(node.body)
    self.scopes.pop()
    return .skipChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    self.scopes.push()
    return .visitChildren
  }

  override func visitPost(_ node: SwitchCaseSyntax) { self.scopes.pop() }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    self.scopes.push()
    // Only a `catch` without a pattern declares the implicit `error`.
    if node.catchItems.isEmpty { self.scopes.declare("error") }
    return .visitChildren
  }

  override func visitPost(_ node: CatchClauseSyntax) { self.scopes.pop() }
}

extension ExprSyntax {
  /// Whether the expression is a chain of names, members and calls with at least one call.
  fileprivate var hasCallInChain: Bool {
    var current = self
    while true {
      switch current.kind {
      case .functionCallExpr: return true
      case .memberAccessExpr:
        guard let base = current.cast(MemberAccessExprSyntax.self).base else { return false }
        current = base
      case .subscriptCallExpr: current = current.cast(SubscriptCallExprSyntax.self).calledExpression
      case .optionalChainingExpr: current = current.cast(OptionalChainingExprSyntax.self).expression
      case .forceUnwrapExpr: current = current.cast(ForceUnwrapExprSyntax.self).expression
      case .genericSpecializationExpr: current = current.cast(GenericSpecializationExprSyntax.self).expression
      case .tupleExpr:
        let elements = current.cast(TupleExprSyntax.self).elements
        guard elements.count == 1, let only = elements.first, only.label == nil else { return false }
        current = only.expression
      default: return false
      }
    }
  }
}

extension DeclSyntax {
  /// The name of a function, a type or a type alias.
  ///
  /// Checking a declaration for conformance to `NamedDeclSyntax` takes longer.
  fileprivate var ownName: TokenSyntax? {
    switch self.kind {
    case .functionDecl: self.cast(FunctionDeclSyntax.self).name
    case .classDecl: self.cast(ClassDeclSyntax.self).name
    case .structDecl: self.cast(StructDeclSyntax.self).name
    case .enumDecl: self.cast(EnumDeclSyntax.self).name
    case .actorDecl: self.cast(ActorDeclSyntax.self).name
    case .protocolDecl: self.cast(ProtocolDeclSyntax.self).name
    case .typeAliasDecl: self.cast(TypeAliasDeclSyntax.self).name
    case .macroDecl: self.cast(MacroDeclSyntax.self).name
    default: nil
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

/// The names that the code around a place declares, innermost last.
struct Scopes {
  private var scopes: [Set<String>] = [[]]

  mutating func push() { self.scopes.append([]) }

  /// Leaves the innermost scope and returns its names.
  @discardableResult
  mutating func pop() -> Set<String> { self.scopes.popLast() ?? [] }

  mutating func declare(_ name: String) {
    guard !self.scopes.isEmpty else { return self.scopes = [[name]] }
    self.scopes[self.scopes.count - 1].insert(name)
  }

  mutating func declare(_ names: Set<String>) {
    for name in names { self.declare(name) }
  }

  func contains(_ name: String) -> Bool {
    self.scopes.contains { $0.contains(name) }
  }
}

/// Finds the names that a pattern declares.
final class PatternNames: SyntaxVisitor {
  private(set) var names: [TokenSyntax] = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    self.names.append(node.identifier)
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
