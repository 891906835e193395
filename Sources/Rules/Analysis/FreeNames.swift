import SourceModel

/// The names in the text of an expression that it takes from outside.
struct FreeNames {
  /// Variables and functions: names that start with a small letter, no members, labels or keywords.
  let lowercase: Set<String>

  private static let words: Set = [
    "as", "false", "final", "in", "let", "new", "nil", "null", "return", "true", "try", "var",
  ]

  /// Longer expressions are not looked into.
  private static let maximumLength = 1_000

  /// Nil where the text has more to it: an interpolation, a comment, a literal of several lines, or a type with
  /// members of its own.
  init?(of text: String, in library: StreamLibrary) {
    guard text.utf8.count <= Self.maximumLength, !text.contains("\\("), !text.contains("//"),
      !text.contains("/*"), !text.contains("\"\"\"")
    else { return nil }
    let code = text.replacing(/"[^"]*"/, with: "\"\"")
    var names: Set<String> = []
    for use in code.matches(of: /([A-Za-z_]\w*)/) {
      let before = code[..<use.range.lowerBound].last { !$0.isWhitespace }
      let after = code[use.range.upperBound...].first { !$0.isWhitespace }
      let name = String(use.output.1)
      guard before != ".", before != "$", after != ":", !Self.words.contains(name),
        !name.allSatisfy({ $0 == "_" })
      else { continue }
      // `1f` and `0xff` are numbers.
      if code[..<use.range.lowerBound].last?.isNumber ?? false { continue }
      guard name.first?.isUppercase ?? false else {
        names.insert(name)
        continue
      }
      let isStreamOrTime =
        library.isStream(name)
        || ["Scheduler", "Schedulers", "TimeInterval", "Producer", "TimeUnit"].contains(where: name.hasSuffix)
      // `AppEnvironment.current` is a dependency.
      guard after != "." || isStreamOrTime else { return nil }
    }
    self.lowercase = names
  }
}
