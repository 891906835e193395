import SourceModel

/// What inputs of a language are made of.
struct SourceMaterial: Sendable {
  /// The tokens of the language, and a few names.
  var tokens: [String]
  /// Words and what stands in their place.
  var replacements: [(String, String)]
  /// Declarations that lead nowhere, or round in a circle.
  var declarations: [String]
  var lines: [String]
  /// How deep in braces the declarations stand that are moved around.
  var depth: Int
  /// What may be put around a declaration.
  var wrappings: [(String, String)]

  /// The material of a language; nil when nobody has collected any.
  static func of(_ language: Language) -> SourceMaterial? {
    [.swift: self.swift, .java: self.java, .kotlin: self.kotlin][language]
  }
}
