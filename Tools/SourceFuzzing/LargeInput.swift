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

  /// What stands in the files of any language.
  static let anywhere: [LargeInput] = [
    LargeInput("null bytes") { Self.fill($0, "\0", in: { $0 }) },
    LargeInput("quotes") { Self.fill($0, "\"", in: { $0 }) },
    LargeInput("brackets") { Self.fill($0, "[({", in: { $0 }) },
  ]

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
