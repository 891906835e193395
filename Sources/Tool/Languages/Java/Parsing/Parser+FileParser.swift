import ReaderSupport
import SourceModel

extension Parser: FileParser {
  static let language = Language.java

  static func read(_ tokenized: TokenizedFile, of text: SourceText, into file: inout SourceFile) {
    tokenized.tokens.withUnsafeBufferPointer { tokens in
      var parser = Parser(text: text, file: tokenized, tokens: tokens)
      parser.readFile(into: &file)
    }
  }
}
