internal import SwiftDiagnostics
internal import SwiftSyntax

/// The comments that keep the macro from warning, as `plumb lint` has them: `// plumb:disable:next sorted-inputs - why`.
///
/// Only errors cannot be kept back. What stands above the declaration in the file is not seen.
///
/// Source: `Documentation/Configuration.md`, Suppressions.
struct Suppressions {
  /// The lines that a comment speaks of, counted in the declaration.
  private struct Suppression {
    let rules: Set<Substring>
    let lines: ClosedRange<Int>
  }

  private let converter: SourceLocationConverter
  private var suppressions: [Suppression] = []

  /// Reads the comments in a view model; nil when there are none.
  init?(in viewModel: ViewModelDeclaration) {
    // A list outside of its class is all that is seen.
    let root = viewModel.lists.first.map { Syntax($0.syntax) }?.root ?? viewModel.syntax.root
    guard root.description.utf8.contains("plumb:disable".utf8) else { return nil }
    self.converter = SourceLocationConverter(fileName: "", tree: root)
    var regions: [(rule: Substring, start: Int)] = []
    for token in root.tokens(viewMode: .sourceAccurate) {
      self.read(token.leadingTrivia, from: token.position, before: token, &regions)
      self.read(
        token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia,
        before: token.nextToken(viewMode: .sourceAccurate), &regions)
    }
    self.suppressions += regions.map { Suppression(rules: [$0.rule], lines: $0.start...Int.max) }
  }

  /// Whether something is said all the same.
  func allow(_ diagnostic: Diagnostic) -> Bool {
    guard let message = diagnostic.diagMessage as? ViewModelMessage, message.severity == .warning else {
      return true
    }
    let line = self.line(of: diagnostic.position)
    return !self.suppressions.contains {
      $0.lines.contains(line) && ($0.rules.contains("all") || $0.rules.contains(message.rule[...]))
    }
  }

  private func line(of position: AbsolutePosition) -> Int { self.converter.location(for: position).line }

  private mutating func read(
    _ trivia: Trivia, from start: AbsolutePosition, before next: TokenSyntax?,
    _ regions: inout [(rule: Substring, start: Int)]
  ) {
    var position = start
    for piece in trivia {
      if case .lineComment(let text) = piece { self.read(text, at: position, before: next, &regions) }
      if case .blockComment(let text) = piece { self.read(text, at: position, before: next, &regions) }
      position += piece.sourceLength
    }
  }

  private mutating func read(
    _ comment: String, at position: AbsolutePosition, before next: TokenSyntax?,
    _ regions: inout [(rule: Substring, start: Int)]
  ) {
    let text = comment.drop { $0 == "/" || $0 == "*" || $0.isWhitespace }
    guard text.hasPrefix("plumb:") else { return }
    // What else a block comment says stands on lines of its own.
    let words = text.dropFirst("plumb:".count).prefix { !$0.isNewline }
      .split { $0 == "," || $0.isWhitespace }
    let isDash = { (word: Substring) in word.allSatisfy { "-–—".contains($0) } }
    let rules = Set(words.dropFirst().prefix { !isDash($0) && $0 != "*/" })
    let line = self.line(of: position)
    switch words.first {
    case "disable:next":
      var next = next
      // What stands on the line of the comment itself is not the next line.
      let end = self.line(of: position + SourceLength(utf8Length: comment.utf8.count))
      while let token = next, self.line(of: token.positionAfterSkippingLeadingTrivia) <= end {
        next = token.nextToken(viewMode: .sourceAccurate)
      }
      if let lines = next.map(self.lines) {
        self.suppressions.append(Suppression(rules: rules, lines: lines))
      }
    case "disable:this": self.suppressions.append(Suppression(rules: rules, lines: line...line))
    case "disable:previous":
      self.suppressions.append(Suppression(rules: rules, lines: (line - 1)...(line - 1)))
    case "disable": regions += rules.map { ($0, line) }
    case "enable":
      let ended = regions.filter { rules.contains($0.rule) || rules.contains("all") }
      regions.removeAll { rules.contains($0.rule) || rules.contains("all") }
      self.suppressions += ended.map { Suppression(rules: [$0.rule], lines: $0.start...line) }
    default: break
    }
  }

  /// The line of code that begins with a token; those of attributes belong to the declaration below them.
  private func lines(from token: TokenSyntax) -> ClosedRange<Int> {
    let first = self.line(of: token.positionAfterSkippingLeadingTrivia)
    var end = token
    var node = token.parent
    while let current = node, !current.is(MemberBlockItemSyntax.self) {
      if current.is(AttributeListSyntax.self), let last = current.lastToken(viewMode: .sourceAccurate) {
        end = last.nextToken(viewMode: .sourceAccurate) ?? last
        break
      }
      node = current.parent
    }
    return first...max(first, self.line(of: end.positionAfterSkippingLeadingTrivia))
  }
}
