import ReaderSupport
import SourceModel

/// The tokens and the comments of a file, with offsets in its stored text.
struct TokenizedFile: TokenizedText {
  /// The last token is the end of the file.
  var tokens: [Token]
  var comments: [CommentPiece]
  /// The spellings of the symbols.
  var spellings: [String]
  var problems: [SyntaxProblem]

  init(_ text: SourceText) {
    self = text.bytes.withUnsafeBufferPointer { bytes in
      guard UnicodeEscapes.occur(in: bytes) else { return TokenizedFile(bytes) }
      let escapes = UnicodeEscapes(bytes)
      var file = escapes.bytes.withUnsafeBufferPointer { TokenizedFile($0) }
      file.restore(escapes)
      if let offset = escapes.malformed {
        file.problems.insert(
          SyntaxProblem(
            message: "write four hexadecimal digits after '\\u'", range: TextRange(offset, offset + 2)),
          at: 0)
      }
      return file
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var lexer = Lexer(bytes, from: start)
    lexer.run()
    self.tokens = lexer.tokens
    self.comments = lexer.comments
    self.spellings = lexer.symbols.spellings
    self.problems = lexer.problems
  }

  /// Turns offsets in the text without escapes into offsets in the file.
  private mutating func restore(_ escapes: UnicodeEscapes) {
    for index in self.tokens.indices {
      self.tokens[index].start = escapes.original(self.tokens[index].start)
      self.tokens[index].end = escapes.original(self.tokens[index].end)
    }
    for index in self.comments.indices {
      self.comments[index].start = escapes.original(self.comments[index].start)
      self.comments[index].end = escapes.original(self.comments[index].end)
    }
    for index in self.problems.indices {
      self.problems[index].range = escapes.original(self.problems[index].range)
    }
  }
}
