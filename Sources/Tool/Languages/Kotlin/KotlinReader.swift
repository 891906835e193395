import ReaderSupport
package import SourceModel

/// Reads Kotlin source text into its description.
///
/// It supports the language through version 2.3. The reader accepts any bytes: syntax errors are in
/// `SourceFile.problems`, and what could be read is described all the same.
///
/// It sees one file, so it cannot know the members of a lambda's receiver: in `view.apply { show() }` the name `show` is
/// taken for one of the class around it. `this` is not: a lambda of `apply`, `run` or `with` has one of its own.
package enum KotlinReader {
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
