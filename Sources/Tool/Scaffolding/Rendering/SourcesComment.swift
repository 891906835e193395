/// The comment of a placeholder that names the sources of its output.
enum SourcesComment {
  private static let start = "Made of "
  private static let width = 90

  /// The lines of the comment without their delimiters.
  static func lines(_ names: [String]) -> [String] {
    var lines: [String] = []
    for (number, name) in names.enumerated() {
      let text = name + (number == names.count - 1 ? "." : ",")
      if let last = lines.last, last.count + text.count < self.width {
        lines[lines.count - 1] = "\(last) \(text)"
      } else {
        lines.append((lines.isEmpty ? self.start : "") + text)
      }
    }
    return lines
  }

  /// The names that the comments of the placeholders in a text have, by output.
  static func names(in text: String) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    var comment = ""
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop(while: \.isWhitespace)
      if line.hasPrefix("// "), line.dropFirst(3).hasPrefix(self.start) {
        comment = String(line.dropFirst(3 + self.start.count))
      } else if line.hasPrefix("// ") {
        comment += line.dropFirst(2)
      } else {
        if comment.last == ".", let output = self.placeholder(line) {
          found[output] = Set(comment.dropLast().split(separator: ", ").map(String.init))
        }
        comment = ""
      }
    }
    return found
  }

  /// The output whose placeholder a line is: `title` of `self.title = .empty`.
  private static func placeholder(_ line: Substring) -> String? {
    guard let equals = line.firstRange(of: " = "),
      [".empty", ".never()", ".never();"].contains(where: line[equals.upperBound...].hasSuffix)
    else { return nil }
    let name = line[..<equals.lowerBound]
    return (name.split(separator: ".").last ?? name).filter { $0 != "`" }
  }
}
