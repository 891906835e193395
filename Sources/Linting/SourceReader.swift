import JavaReader
import SwiftReader
import ViewModelModel

/// Reads source text of any language into its description.
enum SourceReader {
  /// The stack that a thread needs to read any file, in bytes.
  static let stackSize = max(JavaReader.stackSize, SwiftReader.stackSize)

  /// The language of a file by its name. Text that is checked under another name is taken for Swift.
  static func language(of path: String) -> Language { Language(path: path) ?? .swift }

  static func read(path: String, text: SourceText, _ language: Language) -> SourceFile {
    switch language {
    case .swift: SwiftReader.read(path: path, text: text)
    case .java: JavaReader.read(path: path, text: text)
    }
  }
}
