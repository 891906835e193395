import SourceModel

/// The meaning of a word to `UseReader`.
enum UseWord: UInt8 {
  case name, instance, superInstance, variable, function, type, alias, cast, importing, initializer, statement
  case companion

  private static let words: [String: UseWord] = [
    "self": .instance, "this": .instance, "super": .superInstance, "let": .variable, "var": .variable,
    "val": .variable, "func": .function, "fun": .function, "class": .type, "struct": .type, "enum": .type,
    "actor": .type, "protocol": .type, "interface": .type, "extension": .type, "object": .type,
    "record": .type, "typealias": .alias, "as": .cast, "import": .importing, "init": .initializer,
    "constructor": .initializer, "companion": .companion,
  ]
  private static let statements: Set = [
    "return", "throw", "throws", "new", "case", "else", "if", "guard", "for", "while", "do", "try", "catch",
    "finally", "switch", "when", "in", "is", "instanceof", "await", "async", "defer", "repeat", "where",
    "final",
    "private", "public", "internal", "fileprivate", "open", "static", "protected", "abstract", "override",
    "weak",
    "lazy", "mutating", "convenience", "required", "lateinit", "package", "default", "break", "continue",
    "assert",
    "synchronized", "transient", "volatile", "extends", "implements", "inout", "some", "any", "rethrows",
    "suspend",
    "data", "sealed", "inline", "unowned", "dynamic", "optional", "nonisolated", "const", "operator",
    "associatedtype",
    "subscript", "yield", "package",
  ]
  /// For each language, keywords of other languages that are names in it.
  private static let foreign: [Language: Set<String>] = [
    .swift: [
      "this", "val", "fun", "interface", "object", "record", "constructor", "companion", "new", "instanceof",
      "when",
      "finally", "synchronized", "transient", "volatile", "extends", "implements", "data", "sealed",
      "abstract",
      "package", "default", "assert", "const", "suspend", "yield", "lateinit",
    ],
    .java: [
      "self", "let", "val", "func", "fun", "struct", "actor", "protocol", "extension", "object", "typealias",
      "as",
      "init", "constructor", "companion", "guard", "when", "in", "is", "await", "async", "defer", "repeat",
      "where",
      "internal", "fileprivate", "open", "override", "weak", "lazy", "mutating", "convenience", "required",
      "lateinit",
      "inout", "some", "any", "rethrows", "suspend", "data", "inline", "unowned", "dynamic", "optional",
      "const",
      "operator", "associatedtype", "subscript", "nonisolated",
    ],
    .kotlin: [
      "self", "let", "func", "struct", "actor", "protocol", "extension", "record", "init", "guard", "case",
      "new",
      "switch", "throws", "instanceof", "await", "async", "defer", "repeat", "where", "default", "weak",
      "lazy", "some",
      "any", "required", "optional", "dynamic", "convenience", "mutating", "rethrows", "static", "assert",
      "subscript",
      "associatedtype", "extends", "implements", "synchronized", "inout", "unowned", "package", "yield",
    ],
  ]

  /// The length of the longest keyword.
  private static let longest = UseWord.statements.union(UseWord.words.keys).map { $0.utf8.count }.max() ?? 0

  static func of(_ name: String, in language: Language) -> UseWord {
    // Most names are not keywords, and are recognized without a lookup.
    guard name.utf8.count <= self.longest, name.utf8.allSatisfy({ $0 >= UInt8(ascii: "a") }) else {
      return .name
    }
    if self.foreign[language]?.contains(name) == true { return .name }
    return self.words[name] ?? (self.statements.contains(name) ? .statement : .name)
  }
}
