/// The description of one source file.
public struct SourceFile: Sendable {
  /// The path as findings show it.
  public var path: String
  public var language: Language
  public var text: SourceText
  /// The name of the package that the file belongs to, if it says so.
  public var package: Name?
  public var imports: [Import]
  /// The declarations at the top level, in source order.
  public var declarations: [Declaration] {
    didSet { self.index = DeclarationIndex(self.declarations) }
  }
  /// The types among the declarations, by name.
  public private(set) var index: DeclarationIndex
  /// The directives for this tool, in source order.
  public var directives: [Comment]
  /// Why it does not parse; empty when it does.
  public var problems: [SyntaxProblem]

  public init(
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
public struct SyntaxProblem: Hashable, Sendable {
  public var message: String
  public var range: TextRange

  public init(message: String, range: TextRange) {
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
