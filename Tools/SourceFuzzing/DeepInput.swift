package import SourceModel

/// A kind of code that can be nested or chained to any depth.
package struct DeepInput: Sendable {
  package var name: String
  private let make: @Sendable (Int) -> String

  init(_ name: String, _ make: @escaping @Sendable (Int) -> String) {
    self.name = name
    self.make = make
  }

  /// The text of a depth.
  package func text(depth: Int) -> String { self.make(depth) }

  /// Every kind of a language.
  package static func all(in language: Language) -> [DeepInput] {
    [.swift: self.swift, .java: self.java, .kotlin: self.kotlin][language] ?? []
  }

  private static let swift = Self.expressions + Self.types + Self.statements + Self.members + Self.files
  private static let java =
    Self.javaExpressions + Self.javaTypes + Self.javaStatements + Self.javaMembers + Self.javaFiles

  // MARK: Making them

  static func around(
    _ name: String, _ opening: String, _ middle: String, _ closing: String
  ) -> DeepInput {
    DeepInput(name) {
      String(repeating: opening, count: $0) + middle + String(repeating: closing, count: $0)
    }
  }

  static func chain(_ name: String, _ start: String, _ link: String) -> DeepInput {
    DeepInput(name) { start + String(repeating: link, count: $0) }
  }

  /// What stands in the files of any language.
  static let anywhere: [DeepInput] = [
    around("nested comments", "/* ", "a", " */"), around("open comments", "/*", "", ""),
    around("closed comments", "*/", "", ""),
    around("documentation comments", "/** ", "a", " */"), chain("line comments", "", "// a\n"),
    chain("blank lines", "", "\n"),
    chain("carriage returns", "", "\r"), chain("spaces", "", " "), chain("null bytes", "", "\0"),
    chain("byte order marks", "", "\u{FEFF}"),
    chain("suppressions", "", "// plumb:disable explicit-self\n"),
    chain("suppressions that end", "", "// plumb:disable all\n// plumb:enable all\n"),
    chain("suppressions of the next line", "", "// plumb:disable:next sorted-inputs, sorted-outputs - a\n"),
    chain("unknown suppressions", "", "// plumb:disable sorted-input\n"),
    chain("rules of a suppression", "// plumb:disable a", ", b"),
    chain("brackets", "", "{[("), chain("quotes", "", "\""), chain("hashes", "", "#"),
    chain("slashes", "", "/"),
    chain("backslashes", "", "\\"), chain("apostrophes", "", "'"), chain("at signs", "", "@"),
    chain("keywords", "", "class "),
  ]
}
