import ReaderSupport
public import SourceModel

/// Reads Kotlin source text into its description.
///
/// It supports the language through version 2.3. The reader accepts any bytes: syntax errors are in
/// `SourceFile.problems`, and what could be read is described all the same.
///
/// It sees one file, so it cannot know the members of a lambda's receiver: in `view.apply { show() }` the name `show` is
/// taken for one of the class around it. `this` is not: a lambda of `apply`, `run` or `with` has one of its own.
public enum KotlinReader {
  /// The stack that a thread needs to read any file, in bytes.
  ///
  /// The parser recurses. Its depth is bounded, but a secondary thread's usual stack is too small for it.
  public static let stackSize = 256 << 20

  /// Describes a file.
  ///
  /// - Parameters:
  ///   - path: the path that the description carries.
  ///   - text: the text of the file.
  public static func read(path: String, text: SourceText) -> SourceFile {
    var file = SourceFile(path: path, language: .kotlin, text: text)
    guard text.bytes.count < Int(Int32.max) else {
      file.problems = [SyntaxProblem(message: "the file is too large to be read", range: TextRange(0, 0))]
      return file
    }
    let tokenized = TokenizedFile(text)
    tokenized.tokens.withUnsafeBufferPointer { tokens in
      var parser = Parser(text: text, file: tokenized, tokens: tokens)
      parser.readFile(into: &file)
    }
    file.directives = DirectiveReader.directives(in: tokenized.comments, of: text)
    return file
  }

  /// The comments of a file, in source order.
  package static func comments(in text: SourceText) -> [Comment] {
    TokenizedFile(text).comments.map { $0.comment(in: text) }
  }
}
