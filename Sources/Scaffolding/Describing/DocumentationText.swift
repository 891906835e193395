import SourceModel

/// The text of documentation comments.
enum DocumentationText {
  /// The text without comment markers; nil when it is empty.
  static func text(of header: Header) -> String? {
    let comments = header.leadingComments.filter(\.isDocumentation)
    guard !comments.isEmpty else { return nil }
    let text = comments.flatMap(self.lines).joined(separator: "\n").trimmingLines
    return text.isEmpty ? nil : text
  }

  private static func lines(of comment: Comment) -> [String] {
    if comment.kind == .documentationLine {
      return [self.withoutSpace(comment.text.drop { $0 == "/" })]
    }
    let body = comment.text.dropFirst("/**".count).dropLast("*/".count)
    return body.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      let start = line.drop(while: \.isWhitespace)
      return self.withoutSpace(start.first == "*" ? start.dropFirst() : line == body ? line : start)
    }
  }

  /// A line without one leading space.
  private static func withoutSpace(_ line: Substring) -> String {
    String(line.first == " " ? line.dropFirst() : line)
  }
}
