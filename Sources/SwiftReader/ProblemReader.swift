import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax
import ViewModelModel

/// Reads why a file does not parse.
///
/// It explains the first declaration that does not parse; what follows it may be a consequence.
struct ProblemReader {
  let places: Places

  /// The depth of a tree beyond which the parser's own explanation is not asked for: it recurses.
  private static let maximumDepth = 20_000

  /// The product of errors and tokens beyond which the parser's own explanation is not asked for: for each error
  /// it may look at all tokens.
  private static let maximumWork = 2_000_000

  /// The number of problems that are told.
  private static let maximumProblems = 20

  func read(_ tree: SourceFileSyntax) -> [SyntaxProblem] {
    guard tree.hasError else { return [] }
    for item in tree.statements where item.hasError {
      let problems = self.read(Syntax(item))
      if !problems.isEmpty { return problems }
    }
    // The error stands between the declarations or behind them.
    return tree.statements.contains(where: \.hasError) ? [] : self.read(Syntax(tree))
  }

  private func read(_ node: Syntax) -> [SyntaxProblem] {
    let extent = Extent(of: node)
    if extent.depth > Self.maximumDepth {
      return [self.problem("the code is nested too deeply to be read", at: node.position)]
    }
    if extent.errors * extent.tokens > Self.maximumWork, let position = extent.firstError {
      return [self.problem("the code does not parse, in too many places to tell why", at: position)]
    }
    if let position = extent.spacedEqual {
      return [self.problem("'=' must have consistent whitespace on both sides", at: position)]
    }
    return ParseDiagnosticsGenerator.diagnostics(for: node)
      .filter { $0.diagMessage.severity == .error }
      .prefix(Self.maximumProblems)
      .map { self.problem($0.message, at: $0.position) }
  }

  private func problem(_ message: String, at position: AbsolutePosition) -> SyntaxProblem {
    let offset = self.places.base + position.utf8Offset
    return SyntaxProblem(message: message, range: TextRange(offset, offset))
  }

  /// How deep a tree is and how much is wrong in it.
  private struct Extent {
    var depth = 0
    var errors = 0
    var tokens = 0
    var firstError: AbsolutePosition?
    /// An `=` whose white space is wrong although spaces stand on both sides, behind a line separator say.
    ///
    /// The parser's own explanation of it traps, for want of a change to propose.
    var spacedEqual: AbsolutePosition?

    /// Looks at a tree without recursing.
    init(of node: Syntax) {
      var pending = [(node: node, depth: 0)]
      while let (node, depth) = pending.popLast() {
        self.depth = max(self.depth, depth)
        for child in node.children(viewMode: .all) {
          if child.is(UnexpectedNodesSyntax.self) || child.as(TokenSyntax.self)?.presence == .missing {
            self.errors += 1
            if self.firstError.map({ child.position < $0 }) ?? true { self.firstError = child.position }
          }
          if let token = child.as(TokenSyntax.self) {
            self.tokens += 1
            if Self.isSpacedEqual(token) { self.spacedEqual = token.positionAfterSkippingLeadingTrivia }
          } else {
            pending.append((child, depth + 1))
          }
        }
      }
    }

    private static func isSpacedEqual(_ token: TokenSyntax) -> Bool {
      guard token.tokenDiagnostic?.kind == .equalMustHaveConsistentWhitespaceOnBothSides else { return false }
      let before = token.previousToken(viewMode: .all)?.trailingTrivia ?? []
      return before.contains(where: \.isSpaceOrTab) && token.trailingTrivia.contains(where: \.isSpaceOrTab)
    }
  }
}
