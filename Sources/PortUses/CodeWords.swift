package import SourceModel

/// The places of a name in source text.
package struct CodeWords {
  /// A place in code.
  package struct Place {
    package var range: TextRange
    /// The words and signs before it, nearest first.
    package var before: [String]
    /// The words and signs after it, nearest first.
    package var after: [String]
    /// The parameter of a closure that it is a member of, where the type of the parameter is not written.
    package var parameter: String?
  }

  /// A place in a string.
  package struct Quote {
    package var range: TextRange
    /// Whether the string is a sentence, which names nothing.
    package var isInSentence: Bool
  }

  /// The places in code, in their order.
  package private(set) var code: [Place] = []
  /// The places in strings, but for the code in them.
  package private(set) var strings: [Quote] = []

  /// How many words and signs before a place are kept.
  private static let reach = 12

  /// - Parameter reach: how many words and signs after a place are kept.
  package init(_ name: String, in bytes: [UInt8], _ language: Language, reach: Int = 8) {
    bytes.withUnsafeBufferPointer { buffer in
      var lexer = UseLexer(buffer, language)
      lexer.run()
      // Most files do not have the name.
      lazy var parameters = ClosureParameters(lexer, language)
      let tokens = lexer.tokens
      func text(_ token: UseToken) -> String {
        switch token.kind {
        case .word: lexer.names[Int(token.name)]
        case .literal: "\""
        case .sign: String(UnicodeScalar(token.sign))
        }
      }
      // Names that Swift takes for equal may be different ones.
      let number = lexer.names.firstIndex { $0.utf8.elementsEqual(name.utf8) } ?? -1
      for (index, token) in tokens.enumerated() where token.kind == .word && Int(token.name) == number {
        let receiver = Self.receiver(at: index, tokens)
        let isParameter = receiver.map(parameters.isParameter) == true
        self.code.append(
          Place(
            range: TextRange(Int(token.start), Int(token.end)),
            before: tokens[max(0, index - Self.reach)..<index].reversed().map(text),
            after: tokens[(index + 1)..<min(tokens.count, index + 1 + reach)].map(text),
            parameter: isParameter ? receiver.map { text(tokens[$0]) } : nil))
      }
      let known = Set(self.code.map(\.range.start))
      let wanted = Array(name.utf8)
      for string in lexer.strings {
        let isSentence = Self.isSentence(bytes[string.start..<string.end])
        for start in string.start..<max(string.start, string.end - wanted.count)
        where bytes[start] == wanted.first && bytes[start..<(start + wanted.count)].elementsEqual(wanted)
          && !bytes[start - 1].isName && !bytes[start + wanted.count].isName && !known.contains(start)
        {
          self.strings.append(
            Quote(range: TextRange(start, start + wanted.count), isInSentence: isSentence))
        }
      }
    }
  }

  /// All words in the code of a file, those in comments and strings left out.
  package static func all(in bytes: [UInt8], _ language: Language) -> Set<String> {
    bytes.withUnsafeBufferPointer { buffer in
      var lexer = UseLexer(buffer, language)
      lexer.run()
      return Set(lexer.names)
    }
  }

  /// Whether names in the code of a file may be written with escapes.
  package static func mayHoldEscapes(_ bytes: [UInt8], _ language: Language) -> Bool {
    language == .java && bytes.holds([UInt8(ascii: "\\"), UInt8(ascii: "u")])
  }

  /// Whether a name is that of a view model or of its ports, as variables are called.
  package static func isTelling(_ name: String) -> Bool { PortalNames.isTelling(name) }

  /// The place of the name that a name is a member of: `vm` of `vm?.title`; nil for a member of a longer expression.
  private static func receiver(at index: Int, _ tokens: [UseToken]) -> Int? {
    func isSign(_ signs: [Character], _ index: Int) -> Bool {
      index >= 0 && tokens[index].kind == .sign && signs.contains { $0.asciiValue == tokens[index].sign }
    }
    guard isSign(["."], index - 1) else { return nil }
    var place = index - 2
    while isSign(["?", "!"], place) { place -= 1 }
    guard place >= 0, tokens[place].kind == .word, !isSign([".", "\\"], place - 1) else { return nil }
    return place
  }

  /// Whether a string has several words and nothing that makes them a path, a format or code.
  private static func isSentence(_ bytes: ArraySlice<UInt8>) -> Bool {
    var words = 0
    var isInWord = false
    for byte in bytes {
      switch byte {
      case 0x20, 0x0A, 0x0D, 0x09, UInt8(ascii: "\""): isInWord = false
      case _ where byte.isName && byte != UInt8(ascii: "$") || ",.;:'!?-()".utf8.contains(byte):
        if !isInWord { words += 1 }
        isInWord = true
      default: return false
      }
    }
    return words > 1
  }
}
