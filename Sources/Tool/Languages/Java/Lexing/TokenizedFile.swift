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
      file.restore(escapes.places)
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
  private mutating func restore(_ places: [(translated: Int, original: Int)]) {
    func original(_ offset: Int32, _ place: inout Int) -> Int32 {
      while place + 1 < places.count, places[place + 1].translated <= Int(offset) { place += 1 }
      return Int32(truncatingIfNeeded: places[place].original + Int(offset) - places[place].translated)
    }
    var place = 0
    for index in self.tokens.indices {
      self.tokens[index].start = original(self.tokens[index].start, &place)
      self.tokens[index].end = original(self.tokens[index].end, &place)
    }
    place = 0
    for index in self.comments.indices {
      self.comments[index].start = original(self.comments[index].start, &place)
      self.comments[index].end = original(self.comments[index].end, &place)
    }
    for index in self.problems.indices {
      place = 0
      let range = self.problems[index].range
      let start = original(Int32(truncatingIfNeeded: range.start), &place)
      let end = original(Int32(truncatingIfNeeded: range.end), &place)
      self.problems[index].range = TextRange(Int(start), Int(end))
    }
  }
}
