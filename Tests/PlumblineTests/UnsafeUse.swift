import Foundation

/// A line of the sources at which the compiler trusts the code, and the comment that proves it right.
struct UnsafeUse {
  /// The file and the number of the line.
  let place: String
  let code: String
  /// The comments above the line, and above the declarations that enclose it, innermost first.
  let comments: [String]

  private static let words = [
    "@exclusivity(unchecked)", "Unmanaged", "unowned(unsafe)", "nonisolated(unsafe)", "@unchecked Sendable",
    "unsafeDowncast", "unsafeBitCast",
  ]

  /// The name of the test, `Suite.function`, of the innermost comment that is a proof.
  var test: String? {
    for comment in self.comments where comment.contains("Safe because ") {
      if let match = comment.firstMatch(of: /Test: `(\w+\.\w+)`/) { return String(match.1) }
    }
    return nil
  }

  /// The uses of a file.
  static func all(in file: URL) throws -> [UnsafeUse] {
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.indices.compactMap { index in
      guard Self.words.contains(where: { lines[index].contains($0) }) else { return nil }
      let code = lines[index].components(separatedBy: "//")[0]
      guard Self.words.contains(where: { code.contains($0) }) else { return nil }
      return UnsafeUse(
        place: "\(file.lastPathComponent):\(index + 1)", code: code.trimmingCharacters(in: .whitespaces),
        comments: Self.comments(of: index, in: lines))
    }
  }

  private static func comments(of index: Int, in lines: [String]) -> [String] {
    var comments = [Self.comment(above: index, in: lines)]
    // A property needs a comment of its own: that of its type is too far away.
    if lines[index].contains("@exclusivity(unchecked)") { return comments }
    var indentation = Self.indentation(of: lines[index])
    for line in lines[..<index].indices.reversed() where indentation > 0 {
      let own = Self.indentation(of: lines[line])
      guard !lines[line].isEmpty, own < indentation else { continue }
      indentation = own
      comments.append(Self.comment(above: line, in: lines))
    }
    return comments
  }

  private static func indentation(of line: String) -> Int { line.prefix { $0 == " " }.count }

  /// The comment directly above a line or its attributes.
  private static func comment(above index: Int, in lines: [String]) -> String {
    var comment: [String] = []
    for line in lines[..<index].reversed() {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("//") {
        comment.insert(text.trimmingCharacters(in: ["/", " "]), at: 0)
      } else if !text.hasPrefix("@") || !comment.isEmpty {
        break
      }
    }
    return comment.joined(separator: " ")
  }
}
