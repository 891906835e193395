import SourceModel

/// The free names in the text of an expression: those that it does not declare itself.
struct FreeNames {
  /// Variables and functions: names that start with a lowercase letter, except members, labels and keywords.
  let lowercase: Set<String>

  private static let words: Set = [
    "as", "false", "final", "in", "let", "new", "nil", "null", "return", "true", "try", "var",
  ]

  // A regular expression literal is compiled at each use, and these are used for every stored stream.
  // Safe because regular expressions without code of ours do not change when they match.
  // Test: `FreeNamesTests.threadsShareThePatterns`.
  nonisolated(unsafe) private static let patterns = (
    literal: /"(\\.|[^"\\])*"/, word: /([A-Za-z_]\w*)/,
    closureHead: /(\{\s*)?\(?((?:\w+\s*,\s*)*\w+)\)?\s*(?:in\b|->)/
  )

  /// Longer expressions are not analyzed.
  private static let maximumLength = 1_000

  /// Nil where the text has an interpolation, a comment, a literal of several lines, or a type with members of its own.
  /// The parameters of closures are not free.
  init?(of text: String, in library: StreamLibrary) {
    guard text.utf8.count <= Self.maximumLength, !text.contains("\\("), !text.contains("\"\"\"") else {
      return nil
    }
    // `//` in a literal is not a comment.
    let code = text.replacing(Self.patterns.literal, with: "\"\"")
    guard !code.contains("//"), !code.contains("/*") else { return nil }
    let closures = Self.closures(in: code)
    var names: Set<String> = []
    for use in code.matches(of: Self.patterns.word) {
      let before = code[..<use.range.lowerBound].last { !$0.isWhitespace }
      let after = code[use.range.upperBound...].first { !$0.isWhitespace }
      let name = String(use.output.1)
      let isMember = before == "." || code[..<use.range.lowerBound].hasSuffix("::")
      guard !isMember, before != "$", after != ":" || code[use.range.upperBound...].hasPrefix("::"),
        !Self.words.contains(name), !name.allSatisfy({ $0 == "_" }),
        !closures.contains(where: { $0.range.contains(use.range.lowerBound) && $0.parameters.contains(name) })
      else { continue }
      // `1f` and `0xff` are numbers.
      if code[..<use.range.lowerBound].last?.isNumber ?? false { continue }
      guard name.first?.isUppercase ?? false else {
        names.insert(name)
        continue
      }
      let isStreamOrTime =
        library.isStream(name)
        || ["Disposables", "Scheduler", "Schedulers", "TimeInterval", "Producer", "TimeUnit"]
          .contains(where: name.hasSuffix)
      // `AppEnvironment.current` is a dependency.
      guard after != "." || isStreamOrTime else { return nil }
    }
    self.lowercase = names
  }

  /// The closures of an expression that name their parameters: `{ a, b in … }`, `(a, b) -> …`.
  private static func closures(in code: String) -> [(range: Range<String.Index>, parameters: Set<String>)] {
    guard code.contains("in") || code.contains("->") else { return [] }
    return code.matches(of: Self.patterns.closureHead).map { match in
      var depth = 0
      let end = code[match.range.upperBound...].firstIndex { character in
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
        // An argument ends at a comma, and a closure in braces does not.
        return depth < 0 || depth == 0 && character == "," && match.output.1 == nil
      }
      let names = match.output.2.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      return (match.range.lowerBound..<(end ?? code.endIndex), Set(names))
    }
  }
}
