internal import SwiftSyntax

/// The documentation comment of a declaration.
struct Documentation {
  /// The comments as they are in the source.
  let comments: [String]
  /// The text, without comment markers.
  let text: String

  init(_ declaration: some SyntaxProtocol) {
    self.comments = declaration.leadingTrivia.compactMap { piece in
      switch piece {
      case .docLineComment(let text), .docBlockComment(let text): text
      default: nil
      }
    }
    self.text = self.comments.flatMap(Self.lines).joined(separator: "\n").trimmed
  }

  var isEmpty: Bool { self.text.isEmpty }

  /// The comment as a prefix of another declaration, with a line break.
  var prefix: String { self.comments.map { $0 + "\n" }.joined() }

  private static func lines(of comment: String) -> [String] {
    if comment.hasPrefix("///") { return [String(comment.dropFirst(3)).trimmed] }
    return comment.dropFirst(3).dropLast(2).split(separator: "\n", omittingEmptySubsequences: false).map {
      line in
      let line = String(line).trimmed
      return line.hasPrefix("*") ? String(line.dropFirst()).trimmed : line
    }
  }
}

extension String {
  /// The text without the white space around it.
  var trimmed: String {
    func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (9...13).contains(byte) }
    var text = self.utf8[...]
    while let first = text.first, isSpace(first) { text = text.dropFirst() }
    while let last = text.last, isSpace(last) { text = text.dropLast() }
    return String(text) ?? self
  }
}
