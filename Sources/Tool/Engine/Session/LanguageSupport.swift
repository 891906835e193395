import JavaLanguage
import KotlinLanguage
import Recognition
import SourceModel
import SwiftLanguage

/// The functions of a language's module that the engine uses.
///
/// The initializer has no default arguments: a language that lacks a function does not compile.
struct LanguageSupport: Sendable {
  let language: Language
  /// The stack that a thread needs to read any file, in bytes.
  let stackSize: Int
  /// Reads a text, the path of which findings show, into its description.
  let read: @Sendable (_ path: String, _ text: SourceText) -> SourceFile
  /// Scans the bytes of a file for headers of declarations.
  let scan: @Sendable ([UInt8]) -> FileIndex

  static let all = [
    LanguageSupport(
      language: .swift, stackSize: SwiftReader.stackSize,
      read: { SwiftReader.read(path: $0, text: $1) }, scan: { HeaderScanner.scan($0) }),
    LanguageSupport(
      language: .java, stackSize: JavaReader.stackSize,
      read: { JavaReader.read(path: $0, text: $1) }, scan: { JavaHeaderScanner.scan($0) }),
    LanguageSupport(
      language: .kotlin, stackSize: KotlinReader.stackSize,
      read: { KotlinReader.read(path: $0, text: $1) }, scan: { KotlinHeaderScanner.scan($0) }),
  ]

  static func of(_ language: Language) -> LanguageSupport? { self.all.first { $0.language == language } }
}
