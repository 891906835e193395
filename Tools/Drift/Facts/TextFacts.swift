package import SourceModel

/// What a text declares and says, read by something else than the reader of the tool.
package struct TextFacts: Sendable {
  package var declarations: [DeclarationFact] = []
  /// All comments, each line without the white space around it.
  package var comments: [String] = []
  /// The imports, each with the branches of conditional compilation that hold it.
  package var imports: [String] = []

  package init() {}

  /// Reads a text of a language.
  package static func read(_ bytes: [UInt8], _ language: Language) -> TextFacts {
    switch language {
    case .java: MemberFacts.read(bytes, isKotlin: false)
    case .kotlin: MemberFacts.read(bytes, isKotlin: true)
    default: SwiftFacts.read(bytes)
    }
  }

  /// A comment without its indentation.
  static func withoutIndentation(_ comment: String) -> String {
    comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { line in
        let text = line.drop(while: \.isWhitespace)
        let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex
        return String(text[..<end])
      }
      .joined(separator: "\n")
  }
}
