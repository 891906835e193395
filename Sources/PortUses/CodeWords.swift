package import SourceModel

/// The places of a name in source text.
package struct CodeWords {
  /// A place in code.
  package struct Place {
    package var range: TextRange
    /// The words and signs before it, nearest first.
    package var before: [String]
  }

  /// The places in code, in their order.
  package private(set) var code: [Place] = []
  /// The places in strings, but for the code in them.
  package private(set) var strings: [TextRange] = []

  /// How many words and signs before a place are kept.
  private static let reach = 8

  package init(_ name: String, in bytes: [UInt8], _ language: Language) {
    bytes.withUnsafeBufferPointer { buffer in
      var lexer = UseLexer(buffer, language)
      lexer.run()
      let tokens = lexer.tokens
      func text(_ token: UseToken) -> String {
        switch token.kind {
        case .word: lexer.names[Int(token.name)]
        case .literal: "\""
        case .sign: String(UnicodeScalar(token.sign))
        }
      }
      for (index, token) in tokens.enumerated()
      where token.kind == .word && lexer.names[Int(token.name)] == name {
        self.code.append(
          Place(
            range: TextRange(Int(token.start), Int(token.end)),
            before: tokens[max(0, index - Self.reach)..<index].reversed().map(text)))
      }
      let known = Set(self.code.map(\.range.start))
      let wanted = Array(name.utf8)
      for string in lexer.strings {
        for start in string.start..<max(string.start, string.end - wanted.count)
        where bytes[start] == wanted.first && bytes[start..<(start + wanted.count)].elementsEqual(wanted)
          && !bytes[start - 1].isName && !bytes[start + wanted.count].isName && !known.contains(start)
        {
          self.strings.append(TextRange(start, start + wanted.count))
        }
      }
    }
  }
}
