import SwiftSyntax

/// Finds the names that a pattern declares.
final class PatternNames: SyntaxVisitor {
  private(set) var names: [TokenSyntax] = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    self.names.append(node.identifier)
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
