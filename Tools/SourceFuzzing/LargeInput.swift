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
    [.swift: self.swift, .java: self.java, .kotlin: self.kotlin][language] ?? []
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
      filled("one long line of calls", with: "a(b); ", in: inStatement),
      filled("one long comment", with: "a é ") { atTop("// \($0)") },
      filled("one long block comment", with: "* a é\n") { atTop("/** \($0) */") },
      filled("one long string", with: "a é ") { inStatement("a(\"\($0)\")\(statementEnd)") },
      filled("one long text block", with: "a é\n") { inStatement("a(\"\"\"\n\($0)\"\"\")\(statementEnd)") },
      filled("one long name", with: "a") { inStatement("\(constant) \($0) = 1\(statementEnd)") },
      filled("blank lines", with: "\n", in: atTop),
      filled("null bytes", with: "\0") { $0 },
      filled("quotes", with: "\"") { $0 },
      filled("brackets", with: "[({") { $0 },
    ]
  }

  /// A piece again and again, within a whole.
  static func filled(
    _ name: String, with piece: String, in whole: @escaping @Sendable (String) -> String
  ) -> LargeInput {
    LargeInput(name) { size in whole(String(repeating: piece, count: size / piece.utf8.count)) }
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
