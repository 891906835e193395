import ReaderSupport
import SourceModel

/// The tokens and the comments of a file.
struct TokenizedFile: TokenizedText {
  /// The last token is the end of the file.
  let tokens: [Token]
  let comments: [CommentPiece]
  /// The spellings of the symbols.
  let spellings: [String]
  let problems: [SyntaxProblem]

  init(_ text: SourceText) { self.init(text.bytes) }

  init(_ bytes: [UInt8]) {
    self = bytes.withUnsafeBufferPointer { TokenizedFile($0) }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var lexer = Lexer(bytes)
    lexer.run()
    self.tokens = lexer.tokens
    self.comments = lexer.comments
    self.spellings = lexer.symbols.spellings
    self.problems = lexer.problems
  }
}
