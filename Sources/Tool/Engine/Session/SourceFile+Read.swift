package import SourceModel

extension SourceFile {
  /// Reads the text of a file in any language.
  package static func read(path: String, _ text: SourceText, _ language: Language) -> SourceFile {
    SourceReader.read(path: path, text: text, language)
  }
}
