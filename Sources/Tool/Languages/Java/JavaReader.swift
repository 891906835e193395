import ReaderSupport
package import SourceModel

/// Reads Java source text into its description.
///
/// It supports the language through version 17. The reader accepts any bytes: syntax errors are in
/// `SourceFile.problems`, and what could be read is described all the same.
package enum JavaReader {
  /// Describes a file.
  ///
  /// - Parameters:
  ///   - path: the path that the description carries.
  ///   - text: the text of the file.
  package static func read(path: String, text: SourceText) -> SourceFile {
    Parser.file(path: path, text: text)
  }

  /// The comments of a file, in source order.
  package static func comments(in text: SourceText) -> [Comment] { Parser.comments(in: text) }
}
