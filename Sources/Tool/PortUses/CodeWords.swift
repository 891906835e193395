import ReaderSupport
package import SourceModel

/// The occurrences of a name in source text.
package struct CodeWords {
  /// An occurrence in code.
  package struct Place {
    package var range: TextRange
    /// The tokens before it, nearest first.
    package var before: [String]
    /// The tokens after it, nearest first.
    package var after: [String]
    /// The closure parameter that it is a member of, if the parameter has no type annotation.
    package var parameter: String?
  }

  /// An occurrence in a string.
  package struct Quote {
    package var range: TextRange
    /// Whether the string is a sentence: the word there is not a name.
    package var isInSentence: Bool
  }

  /// The occurrences in code, in order.
  package private(set) var code: [Place] = []
  /// The occurrences in strings, except in interpolated code.
  package private(set) var strings: [Quote] = []

  /// The number of tokens before an occurrence that are kept.
  private static let reach = 12

  /// - Parameter reach: the number of tokens after an occurrence that are kept.
  package init(_ name: String, in bytes: [UInt8], _ language: Language, reach: Int = 8) {
    let code = CodeTokens(bytes, language)
    // Swift compares strings by canonical equivalence: different identifiers can be equal.
    let number = code.names.firstIndex { $0.utf8.elementsEqual(name.utf8) } ?? -1
    // Most files do not contain the name.
    lazy var parameters = ClosureParameters(code)
    let tokens = code.tokens
    func text(_ token: CodeToken) -> String {
      switch token.kind {
      case .word: code.names[Int(token.name)]
      case .literal: "\""
      case .sign: String(UnicodeScalar(token.sign))
      }
    }
    for (index, token) in tokens.enumerated() where token.kind == .word && Int(token.name) == number {
      let receiver = Self.receiver(at: index, code)
      let isParameter = receiver.map(parameters.isParameter) == true
      self.code.append(
        Place(
          range: TextRange(Int(token.start), Int(token.end)),
          before: tokens[max(0, index - Self.reach)..<index].reversed().map(text),
          after: tokens[(index + 1)..<min(tokens.count, index + 1 + reach)].map(text),
          parameter: isParameter ? receiver.map { text(tokens[$0]) } : nil))
    }
    self.findQuotes(of: name, in: code)
  }

  private mutating func findQuotes(of name: String, in code: CodeTokens) {
    let bytes = code.bytes
    let known = Set(self.code.map(\.range.start))
    let wanted = Array(name.utf8)
    for string in code.strings {
      let isSentence = Self.isSentence(bytes[string.start..<string.end])
      for start in string.start..<max(string.start, string.end - wanted.count)
      where bytes[start] == wanted.first && bytes[start..<(start + wanted.count)].elementsEqual(wanted)
        && !bytes[start - 1].isWord && !bytes[start + wanted.count].isWord && !known.contains(start)
      {
        self.strings.append(
          Quote(range: TextRange(start, start + wanted.count), isInSentence: isSentence))
      }
    }
  }

  /// All words in the code of a file, without those in comments and strings.
  package static func all(in bytes: [UInt8], _ language: Language) -> Set<String> {
    CodeTokens(bytes, language).occurringNames
  }

  /// Whether a name may occur in a file.
  package static func mayOccur(_ name: String, in bytes: [UInt8], _ language: Language) -> Bool {
    // Names can be equal that have different bytes.
    let isPlain = name.utf8.allSatisfy { $0 < 0x80 }
    return isPlain && bytes.holds(Array(name.utf8)) || !isPlain && bytes.contains { $0 >= 0x80 }
      || self.mayHoldEscapes(bytes, language)
  }

  /// Whether names in the code of a file may be written with escapes.
  package static func mayHoldEscapes(_ bytes: [UInt8], _ language: Language) -> Bool {
    language == .java && bytes.holds([UInt8(ascii: "\\"), UInt8(ascii: "u")])
  }

  /// Whether a variable with this name probably holds a view model or its ports.
  package static func isTelling(_ name: String) -> Bool { PortalNames.isTelling(name) }

  /// The position of the name that a name is a member of: `vm` of `vm?.title`; nil for a member of a longer expression.
  private static func receiver(at index: Int, _ code: CodeTokens) -> Int? {
    guard code.isSign(".", at: index - 1) else { return nil }
    var place = index - 2
    while code.isSign(among: ["?", "!"], at: place) { place -= 1 }
    return code.isWord(at: place) && !code.isSign(among: [".", "\\"], at: place - 1) ? place : nil
  }

  /// Whether a string has several words and does not look like a path, a format or code.
  private static func isSentence(_ bytes: ArraySlice<UInt8>) -> Bool {
    var words = 0
    var isInWord = false
    for byte in bytes {
      switch byte {
      case 0x20, 0x0A, 0x0D, 0x09, UInt8(ascii: "\""): isInWord = false
      case _ where byte.isWord && byte != UInt8(ascii: "$") || ",.;:'!?-()".utf8.contains(byte):
        if !isInWord { words += 1 }
        isInWord = true
      default: return false
      }
    }
    return words > 1
  }
}
