internal import SourceModel
internal import SwiftDiagnostics
internal import SwiftSyntax

/// Every output and every action is assigned in an initializer.
enum AssignedOutputs {
  private static let rule = "outputs-in-init"

  /// The names of the ports that are not assigned.
  static func unassigned(_ ports: [ValuePort], _ written: WrittenMembers) -> Set<Identifier> {
    var names = Set(ports.filter { !$0.isOfType }.map(\.name)).subtracting(written.properties)
    for initializer in written.initializers where !initializer.isConvenience && !names.isEmpty {
      if let body = initializer.body { names.subtract(AssignmentFinder.names(in: body)) }
    }
    return names
  }

  static func check(_ viewModel: ViewModelDeclaration) -> [Diagnostic] {
    let initializers = viewModel.written.initializers.filter { !$0.isConvenience }
    let ports = viewModel.lists.flatMap { list in list.values.map { (port: $0, kind: list.kind) } }
    return ports.filter { viewModel.unassigned.contains($0.port.name) }.map { port, kind in
      let what = kind == .outputs ? ", in terms of the inputs" : ""
      let message = ViewModelMessage.error("assign '\(port.name.text)' in 'init'\(what)", Self.rule)
      guard kind == .outputs, initializers.count == 1, let body = initializers.first?.body,
        port.generic?.name == "Signal"
      else { return message.at(port.nameToken) }
      let indentation = body.statements.last?.indentation ?? body.rightBrace.indentation + "  "
      let last = body.statements.lastToken(viewMode: .sourceAccurate) ?? body.leftBrace
      let assignment = "\n\n\(indentation)self.\(port.name.written) = .empty"
      return message.at(
        port.nameToken,
        Repair.inserting(assignment, after: last, "assign '.empty' until it is written", Self.rule))
    }
  }
}

extension InitializerDeclSyntax {
  var isConvenience: Bool {
    self.modifiers.contains { $0.name.tokenKind == .keyword(.convenience) }
  }
}

/// Collects the names that a body assigns to: `self.name = …`, `name = …`, `(self.a, self.b) = …`.
final class AssignmentFinder: SyntaxVisitor {
  private var names: Set<Identifier> = []

  static func names(in body: CodeBlockSyntax) -> Set<Identifier> {
    let finder = AssignmentFinder(viewMode: .sourceAccurate)
    for statement in body.statements {
      // Most statements are assignments themselves: there is no need to search them.
      if case .expr(let expression) = statement.item, let sequence = expression.as(SequenceExprSyntax.self) {
        finder.addTargets(of: sequence)
      } else if !statement.item.is(VariableDeclSyntax.self) {
        finder.walk(statement)
      }
    }
    return finder.names
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    self.addTargets(of: node)
    return .visitChildren
  }

  /// A closure cannot assign a constant.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.is(AssignmentExprSyntax.self) { self.add(node.leftOperand) }
    return .visitChildren
  }

  private func addTargets(of node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    for (target, sign) in zip(elements, elements.dropFirst()) where sign.is(AssignmentExprSyntax.self) {
      self.add(target)
    }
  }

  private func add(_ target: ExprSyntax) {
    if let reference = target.as(DeclReferenceExprSyntax.self) {
      self.names.insert(Identifier(reference.baseName))
    } else if let member = target.as(MemberAccessExprSyntax.self),
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    {
      self.names.insert(Identifier(member.declName.baseName))
    } else if let tuple = target.as(TupleExprSyntax.self) {
      for element in tuple.elements { self.add(element.expression) }
    }
  }
}
