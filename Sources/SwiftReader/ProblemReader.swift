import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax
import ViewModelModel

/// Reads why a file does not parse.
struct ProblemReader {
  let places: Places

  /// The depth of a tree beyond which the parser's own explanation is not asked for: it recurses.
  private static let maximumDepth = 20_000

  func read(_ tree: SourceFileSyntax) -> [SyntaxProblem] {
    guard tree.hasError else { return [] }
    guard Self.isShallow(tree) else {
      let range = TextRange(self.places.base, self.places.base)
      return [SyntaxProblem(message: "the code is nested too deeply to be read", range: range)]
    }
    let problems = ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error }
      .map { diagnostic in
        let offset = self.places.base + diagnostic.position.utf8Offset
        return SyntaxProblem(message: diagnostic.message, range: TextRange(offset, offset))
      }
    return problems
  }

  /// Whether the tree may be walked by recursion. Looks at it without recursing.
  private static func isShallow(_ tree: SourceFileSyntax) -> Bool {
    var pending: [(node: Syntax, depth: Int)] = [(Syntax(tree), 0)]
    while let (node, depth) = pending.popLast() {
      if depth > Self.maximumDepth { return false }
      for child in node.children(viewMode: .all) where !child.is(TokenSyntax.self) {
        pending.append((child, depth + 1))
      }
    }
    return true
  }
}
