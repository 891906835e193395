internal import SwiftSyntax

/// Replaces `Self` by the name of a class, where `Self` is not allowed: in the types of its parameters and constants.
final class SelfReplacement: SyntaxRewriter {
  private let name: String

  private init(_ name: String) {
    self.name = name
    super.init()
  }

  static func replacing<Node: SyntaxProtocol>(in node: Node, with name: String) -> Node {
    // Hardly any port contains `Self`, and rewriting is slow.
    guard node.mayContain("Self") else { return node }
    let replaced = SelfReplacement(name).rewrite(node)
    return replaced.as(Node.self) ?? node
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    guard node.name.tokenKind == .keyword(.Self) else { return super.visit(node) }
    let name = TokenSyntax.identifier(
      self.name, leadingTrivia: node.name.leadingTrivia, trailingTrivia: node.name.trailingTrivia)
    return TypeSyntax(node.with(\.name, name))
  }
}
