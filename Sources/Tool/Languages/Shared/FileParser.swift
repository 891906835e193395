package import SourceModel

/// A parser that describes a file from its tokens.
package protocol FileParser {
  associatedtype File: TokenizedText

  static var language: Language { get }

  /// Adds what a file declares to its description.
  static func read(_ tokenized: File, of text: SourceText, into file: inout SourceFile)
}

extension FileParser {
  /// Describes a file.
  ///
  /// - Parameters:
  ///   - path: the path that the description carries.
  ///   - text: the text of the file.
  package static func file(path: String, text: SourceText) -> SourceFile {
    var file = SourceFile(path: path, language: self.language, text: text)
    guard text.bytes.count < Int(Int32.max) else {
      file.problems = [SyntaxProblem(message: "the file is too large to be read", range: TextRange(0, 0))]
      return file
    }
    let tokenized = File(text)
    guard tokenized.tokens.count < TokenLimit.most else {
      file.problems = [TokenLimit.problem]
      return file
    }
    self.read(tokenized, of: text, into: &file)
    file.directives = DirectiveReader.directives(in: tokenized.comments, of: text)
    return file
  }

  /// The comments of a file, in source order.
  package static func comments(in text: SourceText) -> [Comment] {
    File(text).comments.map { $0.comment(in: text) }
  }
}

/// The error that ends the reading of a declaration or a body.
package struct SyntaxFailure: Error {
  package var message: StaticString
  /// The token at which reading ended.
  package var token: Int

  package init(message: StaticString, token: Int) {
    self.message = message
    self.token = token
  }
}

/// The tokens and comments of a file.
package protocol TokenizedText {
  associatedtype Token

  /// The tokens of the whole file, unless there are more than `TokenLimit.most`.
  var tokens: [Token] { get }
  var comments: [CommentPiece] { get }

  init(_ text: SourceText)
}

/// Finds the directives for this tool.
package enum DirectiveReader {
  package static func directives(in comments: [CommentPiece], of text: SourceText) -> [Comment] {
    guard text.mayHoldDirectives else { return [] }
    return comments.map { $0.comment(in: text) }.filter(\.mayBeDirective)
  }
}
