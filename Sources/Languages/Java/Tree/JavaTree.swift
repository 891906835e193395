import ReaderSupport
package import SourceModel

/// A file with every expression in it, for conversions.
///
/// The description of a file (`SourceFile`) has what rules need. A conversion needs each name and each type with its
/// place.
package struct JavaTree: Sendable {
  package var package: String
  package var imports: [Import]
  package var types: [JavaTypeTree]
  package var text: SourceText
  package var comments: [Comment]
  /// The starts and ends of the tokens, in source order.
  package var tokens: [TextRange]

  /// Reads a file.
  ///
  /// - Throws: the first syntax error.
  package static func read(path: String, text: SourceText) throws(JavaTreeFailure) -> JavaTree {
    let file = JavaReader.read(path: path, text: text)
    if let problem = file.problems.first {
      throw JavaTreeFailure(reason: problem.message, range: problem.range)
    }
    let tokenized = TokenizedFile(text)
    let result = tokenized.tokens.withUnsafeBufferPointer { tokens in
      var reader = TreeReader(Parser(text: text, file: tokenized, tokens: tokens))
      return Result { () throws(SyntaxFailure) in try reader.readDeclarations() }
    }
    switch result {
    case .success(let types):
      return JavaTree(
        package: file.package?.text ?? "", imports: file.imports, types: types, text: text,
        comments: tokenized.comments.map { $0.comment(in: text) },
        tokens: tokenized.tokens.map { TextRange(Int($0.start), Int($0.end)) })
    case .failure(let failure):
      let token = tokenized.tokens[min(failure.token, tokenized.tokens.count - 1)]
      throw JavaTreeFailure(
        reason: failure.message.description, range: TextRange(Int(token.start), Int(token.end)))
    }
  }
}
