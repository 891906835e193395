internal import SourceModel
internal import SwiftDiagnostics
internal import SwiftSyntax

/// The comments that suppress warnings of the macro, as those of `plumb lint`:
/// `// plumb:disable:next sorted-inputs - why`.
///
/// Errors cannot be suppressed. The macro does not see comments above the declaration in the file.
///
/// Source: `Documentation/Configuration.md`, Suppressions.
struct Suppressions {
  private let text: SourceText
  private let suppressions: [Suppression]

  /// Reads the comments in a view model; nil if there are none.
  init?(in viewModel: ViewModelDeclaration) {
    // For a port protocol outside of its class, the macro sees nothing else.
    let root = viewModel.lists.first.map { Syntax($0.syntax) }?.root ?? viewModel.syntax.root
    self.text = SourceText(root.syntaxTextBytes)
    guard self.text.mayHoldDirectives else { return nil }
    var collector = SuppressionCollector(self.text, .swift)
    for token in root.tokens(viewMode: .sourceAccurate) {
      let leading = Self.directives(in: token.leadingTrivia, from: token.position)
      let trailing = Self.directives(in: token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia)
      for directive in leading + trailing { collector.add(directive, directive.rules) }
    }
    self.suppressions = collector.suppressions
  }

  /// Whether a diagnostic is not suppressed.
  func allow(_ diagnostic: Diagnostic) -> Bool {
    guard let message = diagnostic.diagMessage as? ViewModelMessage, message.severity == .warning else {
      return true
    }
    let line = self.text.position(at: diagnostic.position.utf8Offset).line
    return !self.suppressions.contains { $0.covers(message.rule, line: line) }
  }

  private static func directives(in trivia: Trivia, from start: AbsolutePosition) -> [Directive] {
    var offset = start.utf8Offset
    return trivia.compactMap { piece in
      let range = TextRange(offset, offset + piece.sourceLength.utf8Length)
      offset = range.end
      switch piece {
      case .lineComment(let text):
        return Directive(Comment(kind: .line, text: text, range: range), in: .swift)
      case .blockComment(let text):
        return Directive(Comment(kind: .block, text: text, range: range), in: .swift)
      default: return nil
      }
    }
  }
}
