/// The description of one source file.
package struct SourceFile: Sendable {
  /// The path as findings show it.
  package var path: String
  package var language: Language
  package var text: SourceText
  /// The name of the package that the file belongs to, if it says so.
  package var package: Name?
  package var imports: [Import]
  /// The declarations at the top level, in source order.
  package var declarations: [Declaration] {
    didSet { self.index = DeclarationIndex(self.declarations) }
  }
  /// The types among the declarations, by name.
  package private(set) var index: DeclarationIndex
  /// The directives for this tool, in source order.
  package var directives: [Comment]
  /// Why it does not parse; empty when it does.
  package var problems: [SyntaxProblem]

  package init(
    path: String, language: Language, text: SourceText, package: Name? = nil, imports: [Import] = [],
    declarations: [Declaration] = [], directives: [Comment] = [], problems: [SyntaxProblem] = []
  ) {
    self.path = path
    self.language = language
    self.text = text
    self.package = package
    self.imports = imports
    self.declarations = declarations
    self.index = DeclarationIndex(declarations)
    self.directives = directives
    self.problems = problems
  }
}

/// Why a file does not parse.
package struct SyntaxProblem: Hashable, Sendable {
  package var message: String
  package var range: TextRange

  package init(message: String, range: TextRange) {
    self.message = message
    self.range = range
  }
}

/// How many tokens of a file are read.
///
/// A token takes many times the memory of its text, which may be one bracket or quote: without a limit, a file of 30 MB
/// of brackets takes gigabytes. Code that people write has half as many tokens in the largest file that is read.
package enum TokenLimit {
  package static let most = 4_000_000

  /// What is wrong with a file that has more.
  package static let problem = SyntaxProblem(
    message: "the file has too many tokens to be read: split it, or exclude it in '.plumb.yml'",
    range: TextRange(0, 0))
}
