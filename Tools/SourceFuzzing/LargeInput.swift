package import SourceModel

/// Files of several megabytes.
package struct LargeInput: Sendable {
  package var name: String
  private let make: @Sendable (Int) -> String

  init(_ name: String, _ make: @escaping @Sendable (Int) -> String) {
    self.name = name
    self.make = make
  }

  /// A text of about so many bytes.
  package func text(size: Int) -> String { self.make(size) }

  /// Every kind of a language.
  package static func all(in language: Language) -> [LargeInput] {
    [.swift: self.swift, .java: self.java][language] ?? []
  }

  /// What every language has in one form or another.
  ///
  /// - Parameters:
  ///   - statementEnd: what ends a statement.
  ///   - constant: the start of a declaration of a local constant.
  ///   - inStatement: a view model with a statement.
  ///   - atTop: a view model below some text.
  static func anywhere(
    statementEnd: String, constant: String, inStatement: @escaping @Sendable (String) -> String,
    atTop: @escaping @Sendable (String) -> String
  ) -> [LargeInput] {
    [
      LargeInput("one long line of calls") { Self.fill($0, "a(b); ", in: inStatement) },
      LargeInput("one long comment") { Self.fill($0, "a é ", in: { atTop("// \($0)") }) },
      LargeInput("one long block comment") { Self.fill($0, "* a é\n", in: { atTop("/** \($0) */") }) },
      LargeInput("one long string") {
        Self.fill($0, "a é ", in: { inStatement("a(\"\($0)\")\(statementEnd)") })
      },
      LargeInput("one long text block") {
        Self.fill($0, "a é\n", in: { inStatement("a(\"\"\"\n\($0)\"\"\")\(statementEnd)") })
      },
      LargeInput("one long name") {
        Self.fill($0, "a", in: { inStatement("\(constant) \($0) = 1\(statementEnd)") })
      },
      LargeInput("blank lines") { Self.fill($0, "\n", in: atTop) },
      LargeInput("null bytes") { Self.fill($0, "\0", in: { $0 }) },
      LargeInput("quotes") { Self.fill($0, "\"", in: { $0 }) },
      LargeInput("brackets") { Self.fill($0, "[({", in: { $0 }) },
    ]
  }

  static func fill(_ size: Int, _ piece: String, in whole: (String) -> String) -> String {
    whole(String(repeating: piece, count: size / piece.utf8.count))
  }
}

extension String {
  /// The text with all occurrences of a word replaced.
  func replacing(_ word: String, with replacement: String) -> String {
    var parts: [Substring] = []
    var rest = self[...]
    while let range = rest.firstRange(of: word) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return (parts + [rest]).joined(separator: replacement)
  }
}
