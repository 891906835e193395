import SourceModel
import SwiftSyntax

/// Reads why a file does not parse.
///
/// It reports the first missing or unexpected element; later ones may be consequences. The parser's own diagnostics are
/// not used: they trap on some broken code, and take minutes for other code.
struct ProblemReader {
  let places: Places

  func read(_ tree: SourceFileSyntax) -> [SyntaxProblem] {
    guard tree.hasError else { return [] }
    // The tree may be deep, so it is walked without recursion, in the order of the text.
    var pending = [Syntax(tree)]
    while let node = pending.popLast() {
      if let message = self.message(for: node) {
        let offset = self.places.base + node.positionAfterSkippingLeadingTrivia.utf8Offset
        return [SyntaxProblem(message: message, range: TextRange(offset, offset))]
      }
      pending += node.children(viewMode: .all).filter(\.mayHoldProblem).reversed()
    }
    let range = TextRange(self.places.base, self.places.base)
    return [SyntaxProblem(message: "the code does not parse", range: range)]
  }

  /// The error in a node itself.
  private func message(for node: Syntax) -> String? {
    switch node.kind {
    case .missingExpr: return "expected an expression"
    case .missingType: return "expected a type"
    case .missingDecl: return "expected a declaration"
    case .missingPattern: return "expected a name"
    case .missingStmt: return "expected a statement"
    case .unexpectedNodes: return "did not expect '\(Self.excerpt(of: node))'"
    case .token: break
    default: return nil
    }
    guard let token = node.as(TokenSyntax.self) else { return nil }
    if token.presence == .missing {
      if case .identifier = token.tokenKind { return "expected a name" }
      if case .semicolon = token.tokenKind { return "expected a line break or ';'" }
      return token.text.isEmpty ? "expected more code" : "expected '\(token.text)'"
    }
    return token.hasError ? "'\(Self.excerpt(of: node))' is not Swift" : nil
  }

  /// The start of the first line of a node's text.
  private static func excerpt(of node: Syntax) -> String {
    let token = node.firstToken(viewMode: .sourceAccurate)?.text ?? ""
    let line = token.prefix { !$0.isNewline }
    return line.count > 40 ? line.prefix(40) + "…" : String(line)
  }
}

extension Syntax {
  /// Whether it may contain an error; a missing element is an error as well.
  fileprivate var mayHoldProblem: Bool {
    self.hasError || self.as(TokenSyntax.self)?.presence == .missing
  }
}
