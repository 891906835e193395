/// The text of documentation comments.
package enum DocumentationText {
  /// The text without comment markers; nil when it is empty.
  package static func text(of header: Header) -> String? {
    let comments = header.leadingComments.filter(\.isDocumentation)
    guard !comments.isEmpty else { return nil }
    let text = comments.flatMap(self.lines).joined(separator: "\n").trimmingLines
    return text.isEmpty ? nil : text
  }

  // Code points are compared, not characters: a mark that combines with a marker before it belongs to the text.

  private static func lines(of comment: Comment) -> [String] {
    let text = comment.text.unicodeScalars
    if comment.kind == .documentationLine { return [self.withoutSpace(text.drop { $0 == "/" })] }
    let body = String(text.dropLast("*/".count).dropFirst().drop { $0 == "*" })
    let lines = body.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.count > 1 else { return [self.withoutSpace(body.unicodeScalars[...])] }
    return lines.enumerated().map { index, line in
      let start = line.unicodeScalars.drop(while: \.properties.isWhitespace)
      // The marker of the first line is that of the comment.
      return self.withoutSpace(index > 0 && start.first == "*" ? start.dropFirst() : start)
    }
  }

  /// A line without one leading space.
  private static func withoutSpace(_ line: Substring.UnicodeScalarView) -> String {
    String(line.first == " " ? line.dropFirst() : line)
  }
}
