import SourceModel

/// The meaning of a word to `UseReader`.
enum UseWord: UInt8 {
  case name, instance, superInstance, variable, function, type, alias, cast, importing, initializer, statement
  case companion

  private static let words: [Language: [String: UseWord]] = [
    .swift: Self.table([
      .instance: ["self"], .superInstance: ["super"], .variable: ["let", "var"], .function: ["func"],
      .type: ["actor", "class", "enum", "extension", "protocol", "struct"],
      .alias: ["associatedtype", "typealias"],
      .cast: ["as"], .importing: ["import"], .initializer: ["init"],
      .statement: [
        "any", "async", "await", "break", "case", "catch", "continue", "convenience",
        "defer", "do", "dynamic", "else", "fileprivate", "final", "for", "guard", "if", "in", "inline",
        "inout", "internal", "is", "lazy", "mutating", "nonisolated", "open", "operator", "optional",
        "override", "private", "protected", "public", "repeat", "required", "rethrows", "return", "some",
        "static", "subscript", "switch", "throw", "throws", "try", "unowned", "weak", "where", "while",
      ],
    ]),
    .java: Self.table([
      .instance: ["this"], .superInstance: ["super"], .variable: ["var"],
      .type: ["class", "enum", "interface", "record"], .importing: ["import"],
      .statement: [
        "abstract", "assert", "break", "case", "catch", "continue", "default", "do", "else", "extends",
        "final", "finally", "for", "if", "implements", "instanceof", "new", "package", "private",
        "protected", "public", "return", "sealed", "static", "switch", "synchronized", "throw", "throws",
        "transient", "try", "volatile", "while", "yield",
      ],
    ]),
    .kotlin: Self.table([
      .instance: ["this"], .superInstance: ["super"], .variable: ["val", "var"], .function: ["fun"],
      .type: ["class", "enum", "interface", "object"], .companion: ["companion"], .alias: ["typealias"],
      .cast: ["as"], .importing: ["import"], .initializer: ["constructor"],
      .statement: [
        "abstract", "break", "catch", "const", "continue", "data", "do", "else", "fileprivate", "final",
        "finally", "for", "if", "in", "inline", "internal", "is", "lateinit", "nonisolated", "open",
        "operator", "override", "private", "protected", "public", "return", "sealed", "suspend", "throw",
        "transient", "try", "volatile", "when", "while",
      ],
    ]),
  ]

  private static func table(_ words: [UseWord: [String]]) -> [String: UseWord] {
    Dictionary(uniqueKeysWithValues: words.flatMap { meaning, words in words.map { ($0, meaning) } })
  }

  /// The length of the longest keyword.
  private static let longest = Self.words.values.joined().map(\.key.utf8.count).max() ?? 0

  static func of(_ name: String, in language: Language) -> UseWord {
    // Most names are not keywords, and are recognized without a lookup.
    guard name.utf8.count <= self.longest, name.utf8.allSatisfy({ $0 >= UInt8(ascii: "a") }) else {
      return .name
    }
    return self.words[language]?[name] ?? .name
  }
}
