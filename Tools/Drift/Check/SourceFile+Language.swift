import JavaLanguage
import KotlinLanguage
import SourceModel
import SwiftLanguage

extension SourceFile {
  /// Reads a text of a language.
  static func read(_ path: String, _ text: SourceText, _ language: Language) -> SourceFile {
    switch language {
    case .java: JavaReader.read(path: path, text: text)
    case .kotlin: KotlinReader.read(path: path, text: text)
    default: SwiftReader.read(path: path, text: text)
    }
  }
}
