internal import SwiftSyntax

extension SyntaxProtocol {
  /// The text without the trivia around it.
  ///
  /// It equals the trimmed description, without creating a trimmed tree first.
  var source: String {
    let bytes = self.syntaxTextBytes
    let start = self.leadingTriviaLength.utf8Length
    let end = bytes.count - self.trailingTriviaLength.utf8Length
    return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
  }

  /// Whether a keyword occurs in the text, perhaps as a part of a name.
  func mayContain(_ word: StaticString) -> Bool {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    let bytes = self.syntaxTextBytes
    guard let first = word.first, bytes.count >= word.count else { return false }
    return (0...(bytes.count - word.count)).contains { index in
      bytes[index] == first && bytes[index..<(index + word.count)].elementsEqual(word)
    }
  }
}

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
