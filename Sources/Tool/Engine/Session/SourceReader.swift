import SourceModel

/// Reads source text of any language into its description.
enum SourceReader {
  /// The stack that a thread needs to read any file, in bytes.
  static let stackSize = LanguageSupport.all.map(\.stackSize).max() ?? 0

  /// The language of a file by its name. Text with an unknown extension counts as Swift.
  static func language(of path: String) -> Language { Language(path: path) ?? .swift }

  static func read(path: String, text: SourceText, _ language: Language) -> SourceFile {
    guard let support = LanguageSupport.of(language) else {
      let problem = SyntaxProblem(
        message: "no reader of \(language.name) is registered", range: TextRange(0, 0))
      return SourceFile(path: path, language: language, text: text, problems: [problem])
    }
    return support.read(path, text)
  }
}
