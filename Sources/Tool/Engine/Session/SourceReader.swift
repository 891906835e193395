import JavaLanguage
import KotlinLanguage
import ReaderSupport
import Recognition
package import SourceModel
import SwiftLanguage

/// Reads source text of any language into its description.
enum SourceReader {
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

extension SourceFile {
  /// Reads the text of a file in any language.
  package static func read(path: String, _ text: SourceText, _ language: Language) -> SourceFile {
    SourceReader.read(path: path, text: text, language)
  }
}

/// The functions of a language's module that the engine uses.
///
/// The initializer has no default arguments: a language that lacks a function does not compile.
struct LanguageSupport: Sendable {
  let language: Language
  /// Reads a text, the path of which findings show, into its description.
  let read: @Sendable (_ path: String, _ text: SourceText) -> SourceFile

  static let all = [
    LanguageSupport(language: .swift) { SwiftReader.read(path: $0, text: $1) },
    LanguageSupport(language: .java) { JavaReader.read(path: $0, text: $1) },
    LanguageSupport(language: .kotlin) { KotlinReader.read(path: $0, text: $1) },
  ]

  static func of(_ language: Language) -> LanguageSupport? { self.all.first { $0.language == language } }
}

extension FileIndex {
  /// Finds the headers of declarations in the bytes of a file, without parsing.
  package static func scan(_ bytes: [UInt8], _ language: Language) -> FileIndex {
    FileIndex(CodeTokens(headsOf: bytes, language))
  }
}
