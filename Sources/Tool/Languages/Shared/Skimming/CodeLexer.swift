import SourceModel

/// Splits the text of a file in any language into tokens, without its comments.
struct CodeLexer {
  /// What a byte may begin.
  private enum Start: UInt8 {
    case letter, digit, space, lineBreak, quote, special, sign

    /// Whether the byte may be part of a name.
    var isName: Bool {
      switch self {
      case .letter, .digit: true
      case .space, .lineBreak, .quote, .special, .sign: false
      }
    }
  }

  private static let starts = (UInt8.min...UInt8.max).map { byte -> Start in
    switch Unicode.Scalar(byte) {
    case "0"..."9": .digit
    case "\n", "\r": .lineBreak
    case "\"": .quote
    case "/", "#", "'", "`": .special
    case _ where byte.isWord: .letter
    default: byte <= 0x20 ? .space : .sign
    }
  }

  private var text: ByteCursor
  private let syntax: LexicalSyntax
  private let nestsComments: Bool
  private let starts = Self.starts
  private(set) var symbols: SymbolTable
  private(set) var tokens: [CodeToken] = []
  /// The strings with their quotes, in the order of their ends.
  private(set) var strings: [TextRange] = []
  /// The maximum nesting depth of brackets.
  private(set) var depth = 0
  private var beginsLine = true
  private var line: Int32 = 1
  /// The indices of the brackets that are open.
  private var open: [Int32] = []
  /// The nesting depth of code in strings.
  private var codeDepth = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ language: Language) {
    self.text = ByteCursor(bytes: bytes)
    self.syntax = language.profile.tokens
    self.nestsComments = language.profile.comments.block?.isNested == true
    self.symbols = Vocabulary.of(language).symbols
    self.tokens.reserveCapacity(bytes.count / 5)
  }

  static func read(_ bytes: UnsafeBufferPointer<UInt8>, _ language: Language) -> CodeLexer {
    guard bytes.count < Int(Int32.max) else {
      return CodeLexer(UnsafeBufferPointer(rebasing: bytes[..<0]), language)
    }
    guard language.profile.tokens.hasUnicodeEscapes, UnicodeEscapes.occur(in: bytes) else {
      var lexer = CodeLexer(bytes, language)
      lexer.run()
      return lexer
    }
    let escapes = UnicodeEscapes(bytes)
    return escapes.bytes.withUnsafeBufferPointer { translated in
      var lexer = CodeLexer(translated, language)
      lexer.run()
      lexer.restore(escapes, bytes)
      return lexer
    }
  }

  /// Turns offsets in the text without escapes into offsets in the file.
  private mutating func restore(_ escapes: UnicodeEscapes, _ original: UnsafeBufferPointer<UInt8>) {
    var line: Int32 = 1
    var counted = 0
    var place = 0
    for index in self.tokens.indices {
      self.tokens[index].start = escapes.original(self.tokens[index].start, &place)
      self.tokens[index].end = escapes.original(self.tokens[index].end, &place)
      while counted < Int(self.tokens[index].start) {
        if original[counted] == 0x0A { line += 1 }
        counted += 1
      }
      self.tokens[index].line = line
    }
    self.strings = self.strings.map(escapes.original)
  }

  private mutating func run() {
    self.skipFirstLine()
    self.lex(until: nil)
    for index in self.open { self.tokens[Int(index)].partner = -1 }
  }

  /// The tokens of the heads of declarations alone, up to the brace of each.
  static func readHeads(_ bytes: UnsafeBufferPointer<UInt8>, _ language: Language) -> CodeLexer {
    guard bytes.count < Int(Int32.max) else { return self.read(bytes, language) }
    var lexer = CodeLexer(bytes, language)
    lexer.runForHeads(Vocabulary.of(language))
    return lexer
  }

  private mutating func runForHeads(_ vocabulary: Vocabulary) {
    self.skipFirstLine()
    while self.text.index < self.text.bytes.count, self.tokens.count < TokenLimit.most {
      let byte = self.text.bytes[self.text.index]
      switch self.starts[Int(byte)] {
      case .letter, .digit: self.readHead(vocabulary)
      case .space: self.text.index += 1
      case .lineBreak: self.readLineBreak()
      case .quote: self.skippingTokens { $0.readString() }
      case .special where self.isSkipped(byte): break
      case .special: self.text.index += 1
      case .sign:
        self.text.index += 1
        guard byte == UInt8(ascii: "@") else { break }
        self.addSign(byte)
        if self.starts[Int(self.text.peek())] == .letter { self.readWord() }
      }
    }
  }

  /// Skips what begins with a byte that is more than a sign in some languages; false if it is a sign.
  private mutating func isSkipped(_ byte: UInt8) -> Bool { self.skippingTokens { $0.readSpecial(byte) } }

  /// Reads without keeping the tokens.
  private mutating func skippingTokens<Result>(_ read: (inout CodeLexer) -> Result) -> Result {
    let (count, beginsLine) = (self.tokens.count, self.beginsLine)
    let result = read(&self)
    if self.tokens.count > count {
      self.tokens.removeLast(self.tokens.count - count)
      self.open.removeAll { Int($0) >= count }
      self.beginsLine = beginsLine
    }
    return result
  }

  /// Reads the head that begins with the word here, or skips the word if it begins none.
  private mutating func readHead(_ vocabulary: Vocabulary) {
    let start = self.text.index
    // A byte order mark separates words.
    if self.text.peek() == 0xEF, self.text.peek(1) == 0xBB, self.text.peek(2) == 0xBF {
      return self.text.index += 3
    }
    while self.text.index < self.text.bytes.count, self.starts[Int(self.text.bytes[self.text.index])].isName {
      self.text.index += 1
    }
    let word = UnsafeBufferPointer(rebasing: self.text.bytes[start..<max(start, self.text.index)])
    guard vocabulary.beginsHead(word) else { return self.text.index = max(self.text.index, start + 1) }
    self.text.index = start
    self.readWord()
    while self.text.index < self.text.bytes.count, self.tokens.count < TokenLimit.most {
      guard let sign = self.readUpToSign() else { continue }
      self.text.index += 1
      self.addSign(sign)
      guard ![UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";")].contains(sign) else {
        // The braces around heads are not known.
        for index in self.open { self.tokens[Int(index)].partner = -1 }
        return self.open.removeAll()
      }
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  // MARK: Tokens

  private mutating func add(_ kind: CodeToken.Kind, _ start: Int, sign: UInt8 = 0, name: Int32 = -1) {
    self.tokens.append(
      CodeToken(
        kind: kind, sign: sign, beginsLine: self.beginsLine, isQuoted: false, name: name, partner: -1,
        line: self.line, start: Int32(truncatingIfNeeded: start),
        end: Int32(truncatingIfNeeded: self.text.index)))
    self.beginsLine = false
  }

  private mutating func addSign(_ sign: UInt8) {
    switch Unicode.Scalar(sign) {
    case "(", "[", "{": self.openBracket(sign, self.text.index - 1)
    case ")": self.close("(", sign)
    case "]": self.close("[", sign)
    case "}": self.close("{", sign)
    default: self.add(.sign, self.text.index - 1, sign: sign)
    }
  }

  private mutating func openBracket(_ sign: UInt8, _ start: Int) {
    self.open.append(Int32(truncatingIfNeeded: self.tokens.count))
    self.depth = max(self.depth, self.open.count)
    self.add(.sign, start, sign: sign)
  }

  /// Connects a closing bracket with its opening bracket.
  private mutating func close(_ opening: Unicode.Scalar, _ sign: UInt8) {
    let wanted = UInt8(ascii: opening)
    // A brace closes all open brackets inside it; another bracket closes only its own kind.
    while let last = self.open.last, self.tokens[Int(last)].sign != wanted {
      guard opening == "{" else { break }
      self.tokens[Int(last)].partner = -1
      self.open.removeLast()
    }
    if let last = self.open.last, self.tokens[Int(last)].sign == wanted {
      self.connect(last, sign, self.text.index - 1)
    } else {
      self.add(.sign, self.text.index - 1, sign: sign)
    }
  }

  private mutating func connect(_ opening: Int32, _ sign: UInt8, _ start: Int) {
    self.open.removeLast()
    self.tokens[Int(opening)].partner = Int32(truncatingIfNeeded: self.tokens.count)
    self.add(.sign, start, sign: sign)
    self.tokens[self.tokens.count - 1].partner = opening
  }

  /// - Parameter closing: the sign that ends the code in a string; nil for the whole file.
  private mutating func lex(until closing: UInt8?) {
    let opening = closing == UInt8(ascii: ")") ? UInt8(ascii: "(") : UInt8(ascii: "{")
    var nesting = 0
    while self.text.index < self.text.bytes.count, self.tokens.count < TokenLimit.most {
      guard let sign = self.readUpToSign() else { continue }
      if let closing {
        if sign == closing, nesting == 0 { return }
        if sign == opening { nesting += 1 }
        if sign == closing { nesting -= 1 }
      }
      self.text.index += 1
      self.addSign(sign)
    }
  }

  /// Reads the word, the literal, the comment or the space here; returns the sign that is here instead.
  @inline(__always)
  private mutating func readUpToSign() -> UInt8? {
    let byte = self.text.bytes[self.text.index]
    switch self.starts[Int(byte)] {
    case .letter: self.readWord()
    case .space: self.text.index += 1
    case .lineBreak: self.readLineBreak()
    case .digit: self.readNumber()
    case .quote: self.readString()
    case .special where self.readSpecial(byte): break
    case .special, .sign: return byte
    }
    return nil
  }

  /// Reads what begins with a byte that is more than a sign in some languages; false if it is a sign.
  private mutating func readSpecial(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "/" where self.text.peek(1) == UInt8(ascii: "/"): self.skipLine()
    case "/" where self.text.peek(1) == UInt8(ascii: "*"): self.skipComment()
    case "/": return self.syntax.hasExtendedLiterals && self.readRegex()
    case "`": self.readQuotedName()
    case "#" where self.syntax.hasExtendedLiterals: self.readNumberSigns()
    case "'" where self.syntax.hasCharacters: self.readCharacter()
    default: return false
    }
    return true
  }

  private mutating func readLineBreak() {
    if self.text.bytes[self.text.index] == 0x0A { self.line += 1 }
    self.beginsLine = true
    self.text.index += 1
  }

  // MARK: Comments

  /// Skips the line for the shell of a script: `#!/usr/bin/swift`.
  private mutating func skipFirstLine() {
    if self.text.peek() == UInt8(ascii: "#"), self.text.peek(1) == UInt8(ascii: "!") { self.skipLine() }
  }

  private mutating func skipLine() {
    while self.text.index < self.text.bytes.count, !Self.isLineBreak(self.text.bytes[self.text.index]) {
      self.text.index += 1
    }
  }

  private mutating func skipComment() {
    var nesting = 0
    repeat {
      if self.text.peek() == UInt8(ascii: "/"), self.text.peek(1) == UInt8(ascii: "*") {
        nesting = self.nestsComments ? nesting + 1 : 1
        self.text.index += 2
      } else if self.text.peek() == UInt8(ascii: "*"), self.text.peek(1) == UInt8(ascii: "/") {
        nesting -= 1
        self.text.index += 2
      } else if self.text.peek() == 0x0A {
        self.readLineBreak()
      } else {
        self.text.index += 1
      }
    } while nesting > 0 && self.text.index < self.text.bytes.count
    self.text.index = min(self.text.index, self.text.bytes.count)
  }

  // MARK: Words

  private mutating func readWord() {
    // A byte order mark separates words, as in concatenated files.
    if self.text.peek() == 0xEF, self.text.peek(1) == 0xBB, self.text.peek(2) == 0xBF {
      return self.text.index += 3
    }
    if self.text.peek() == UInt8(ascii: "$"), self.readDollarSigns() { return }
    let start = self.text.index
    var hash = UInt32.hashStart
    while self.text.index < self.text.bytes.count, self.starts[Int(self.text.bytes[self.text.index])].isName {
      hash.combine(self.text.bytes[self.text.index])
      self.text.index += 1
    }
    if self.syntax.hasUnicodeEscapes, Self.isIgnored(self.text.peek()),
      self.text.index < self.text.bytes.count
    {
      return self.readWordWithControls(from: start)
    }
    self.addWord(self.text.bytes[start..<self.text.index], hash)
  }

  private mutating func addWord(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ hash: UInt32) {
    let symbol = self.symbols.symbol(of: UnsafeBufferPointer(rebasing: bytes), hash: hash)
    self.add(.word, bytes.startIndex, name: symbol)
  }

  /// Reads a dollar sign before a name, which is not part of it, or those before a string; false for others.
  private mutating func readDollarSigns() -> Bool {
    if self.syntax.hasProjectedNames {
      if self.starts[Int(self.text.peek(1))].isName, !Self.isDigit(self.text.peek(1)) { self.text.index += 1 }
    } else if self.syntax.interpolation == .dollarSign {
      var count = 1
      while self.text.peek(count) == UInt8(ascii: "$") { count += 1 }
      guard self.text.peek(count) == UInt8(ascii: "\"") else { return false }
      self.text.index += count
      self.readString(dollarSigns: count)
      return true
    }
    return false
  }

  /// Whether a byte is a control character that may occur in a word without being part of it.
  private static func isIgnored(_ byte: UInt8) -> Bool {
    byte < 0x09 || byte &- 0x0E < 0x0E || byte == 0x7F
  }

  private mutating func readWordWithControls(from start: Int) {
    self.text.index = start
    var hash = UInt32.hashStart
    var spelling: [UInt8] = []
    while self.text.index < self.text.bytes.count {
      let byte = self.text.bytes[self.text.index]
      if self.starts[Int(byte)].isName {
        hash.combine(byte)
        spelling.append(byte)
      } else if !Self.isIgnored(byte) {
        break
      }
      self.text.index += 1
    }
    let symbol = spelling.withUnsafeBufferPointer { self.symbols.symbol(of: $0, hash: hash) }
    self.add(.word, start, name: symbol)
  }

  /// Reads a name in backticks, or a backtick that begins none.
  private mutating func readQuotedName() {
    let start = self.text.index + 1
    var end = start
    var hash = UInt32.hashStart
    while end < self.text.bytes.count, self.text.bytes[end] != UInt8(ascii: "`"),
      !Self.isLineBreak(self.text.bytes[end])
    {
      hash.combine(self.text.bytes[end])
      end += 1
    }
    guard end > start, end < self.text.bytes.count, self.text.bytes[end] == UInt8(ascii: "`") else {
      return self.text.index = start
    }
    self.text.index = end
    self.addWord(self.text.bytes[start..<end], hash)
    self.tokens[self.tokens.count - 1].isQuoted = true
    self.text.index = end + 1
  }

  // MARK: Literals

  private mutating func readNumber() {
    let start = self.text.index
    while self.starts[Int(self.text.peek())].isName
      || self.text.peek() == UInt8(ascii: ".") && Self.isDigit(self.text.peek(1))
    {
      self.text.index += 1
    }
    self.add(.literal, start)
  }

  private mutating func readCharacter() {
    let start = self.text.index
    self.text.index += 1
    while self.text.index < self.text.bytes.count, self.text.peek() != UInt8(ascii: "'"),
      !Self.isLineBreak(self.text.peek())
    {
      self.text.index +=
        self.text.peek() == UInt8(ascii: "\\") && !Self.isLineBreak(self.text.peek(1)) ? 2 : 1
    }
    if self.text.peek() == UInt8(ascii: "'") { self.text.index += 1 }
    self.text.index = min(self.text.bytes.count, self.text.index)
    self.add(.literal, start)
  }

  /// Reads a literal that begins with number signs, or these signs.
  private mutating func readNumberSigns() {
    let start = self.text.index
    while self.text.peek() == UInt8(ascii: "#") { self.text.index += 1 }
    let end = self.text.index
    if self.text.peek() == UInt8(ascii: "\"") { return self.readString(numberSigns: end - start) }
    if self.text.peek() == UInt8(ascii: "/"), self.readRegex(from: start, numberSigns: end - start) { return }
    for index in start..<end {
      self.text.index = index + 1
      self.addSign(UInt8(ascii: "#"))
    }
  }

  private func hasNumberSigns(_ count: Int, at distance: Int) -> Bool {
    for index in 0..<count where self.text.peek(distance + index) != UInt8(ascii: "#") { return false }
    return true
  }

  /// A string that is being read.
  private struct Literal {
    /// Whether it has three quotes.
    var isLong: Bool
    /// The signs around it.
    var numberSigns: Int
    /// The signs that begin code in it.
    var dollarSigns: Int
  }

  private mutating func readString(numberSigns: Int = 0, dollarSigns: Int = 1) {
    let start = self.text.index
    var isLong = self.text.peek(1) == UInt8(ascii: "\"") && self.text.peek(2) == UInt8(ascii: "\"")
    // `#"""#` is a quote.
    if isLong, numberSigns > 0 { isLong = self.isEndOfLine(start + 3) }
    self.text.index += isLong ? 3 : 1
    self.add(.literal, start)
    let literal = Literal(isLong: isLong, numberSigns: numberSigns, dollarSigns: dollarSigns)
    while self.text.index < self.text.bytes.count, self.tokens.count < TokenLimit.most,
      !self.readPart(of: literal)
    {}
    self.text.index = min(self.text.index, self.text.bytes.count)
    self.strings.append(TextRange(start, self.text.index))
  }

  /// Reads the next characters of a string, and the code in them.
  ///
  /// - Returns: whether the string ends.
  private mutating func readPart(of literal: Literal) -> Bool {
    switch Unicode.Scalar(self.text.bytes[self.text.index]) {
    case "\"": return self.readQuotes(of: literal)
    case "\n", "\r":
      guard literal.isLong else { return true }
      if self.text.peek() == 0x0A { self.line += 1 }
      self.text.index += 1
    case "\\"
    where !(literal.isLong && self.syntax.hasRawTextBlocks)
      && self.hasNumberSigns(literal.numberSigns, at: 1):
      self.readEscape(in: literal)
    case "$" where self.syntax.interpolation == .dollarSign: self.readDollarSigns(in: literal)
    default: self.text.index += 1
    }
    return false
  }

  /// Reads quotes in a string; returns whether they end it.
  private mutating func readQuotes(of literal: Literal) -> Bool {
    var count = 1
    let needed = literal.isLong ? 3 : 1
    let most = self.syntax.hasRawTextBlocks && literal.isLong ? Int.max : needed
    while count < most, self.text.peek(count) == UInt8(ascii: "\"") { count += 1 }
    // Of more than three quotes, all but the last three are text in a raw text block.
    let length = self.syntax.hasRawTextBlocks ? count : min(count, needed)
    guard count >= needed, self.hasNumberSigns(literal.numberSigns, at: length) else {
      self.text.index += 1
      return false
    }
    self.text.index += length + literal.numberSigns
    return true
  }

  private mutating func readEscape(in literal: Literal) {
    self.text.index += 1 + literal.numberSigns
    if self.syntax.interpolation == .escapedParentheses, self.text.peek() == UInt8(ascii: "(") {
      self.text.index += 1
      self.readCode(until: ")")
    } else if !Self.isLineBreak(self.text.peek()) {
      self.text.index += 1
    }
  }

  /// Reads dollar signs in a string, and the code after them.
  private mutating func readDollarSigns(in literal: Literal) {
    let first = self.text.index
    while self.text.peek() == UInt8(ascii: "$") { self.text.index += 1 }
    guard self.text.index - first >= literal.dollarSigns else { return }
    if self.text.peek() == UInt8(ascii: "{") {
      self.text.index += 1
      self.readCode(until: "}")
    } else if self.starts[Int(self.text.peek())].isName, !Self.isDigit(self.text.peek()) {
      self.openBracket(UInt8(ascii: "("), self.text.index - 1)
      let start = self.text.index
      var hash = UInt32.hashStart
      while self.starts[Int(self.text.peek())].isName, self.text.peek() != UInt8(ascii: "$") {
        hash.combine(self.text.peek())
        self.text.index += 1
      }
      self.addWord(self.text.bytes[start..<self.text.index], hash)
      if let opening = self.open.last { self.connect(opening, UInt8(ascii: ")"), self.text.index) }
    }
  }

  /// Reads the code in a string, after its opening sign, as tokens between parentheses.
  private mutating func readCode(until closing: Unicode.Scalar) {
    guard self.codeDepth < Self.deepestCode else { return }
    self.codeDepth += 1
    let depth = self.open.count
    self.openBracket(UInt8(ascii: "("), self.text.index - 1)
    self.lex(until: UInt8(ascii: closing))
    if self.text.index < self.text.bytes.count { self.text.index += 1 }
    while self.open.count > depth + 1 { self.tokens[Int(self.open.removeLast())].partner = -1 }
    if self.open.count > depth, let opening = self.open.last {
      self.connect(opening, UInt8(ascii: ")"), self.text.index - 1)
    }
    self.codeDepth -= 1
  }

  /// The nesting depth from which code in strings is text.
  private static let deepestCode = 32

  // MARK: Regular expressions

  /// Reads `/…/`; false if none begins here.
  private mutating func readRegex() -> Bool {
    self.mayBeginRegex && self.readRegex(from: self.text.index, numberSigns: 0)
  }

  /// Reads a regular expression whose first slash is at the current position; false if it does not end.
  private mutating func readRegex(from start: Int, numberSigns: Int) -> Bool {
    let first = self.text.index + 1
    var index = first
    var lines: Int32 = 0
    let isLong = numberSigns > 0 && self.isEndOfLine(first)
    var (groups, classes) = (0, 0)
    while index < self.text.bytes.count, isLong || !Self.isLineBreak(self.text.bytes[index]) {
      switch Unicode.Scalar(self.text.bytes[index]) {
      case "\n": lines += 1
      case "\\": index += 1
      case "/" where self.hasNumberSigns(numberSigns, at: index + 1 - self.text.index):
        guard numberSigns > 0 || index > first && !self.isSpace(index - 1) else { return false }
        self.text.index = index + 1 + numberSigns
        self.add(.literal, start)
        self.line += lines
        return true
      case "[": classes += 1
      case "]": classes = max(0, classes - 1)
      case "(" where classes == 0: groups += 1
      case ")" where classes == 0:
        // The slash of `reduce(1, /)` is an operator.
        guard groups > 0 || numberSigns > 0 else { return false }
        groups -= 1
      default: break
      }
      index += 1
    }
    return false
  }

  private func isSpace(_ index: Int) -> Bool {
    index >= self.text.bytes.count || self.text.bytes[index] == 0x20 || self.text.bytes[index] == 0x09
      || Self.isLineBreak(self.text.bytes[index])
  }

  private func isEndOfLine(_ start: Int) -> Bool {
    var index = start
    while index < self.text.bytes.count, self.text.bytes[index] == 0x20 || self.text.bytes[index] == 0x09 {
      index += 1
    }
    return index < self.text.bytes.count && Self.isLineBreak(self.text.bytes[index])
  }

  /// The keywords that precede an expression.
  private static let beforeValues: Set = [
    "await", "case", "else", "guard", "if", "in", "return", "switch", "throw", "try", "where", "while",
    "yield",
  ]

  /// Whether a slash at the current position cannot be a binary operator.
  private var mayBeginRegex: Bool {
    guard !self.isSpace(self.text.index + 1) else { return false }
    guard let last = self.tokens.last, !self.beginsLine else { return true }
    let isAdjacent = Int(last.end) == self.text.index
    switch last.kind {
    case .literal: return false
    case .word: return Self.beforeValues.contains(self.symbols.spellings[Int(last.name)])
    case .sign:
      switch Unicode.Scalar(last.sign) {
      case ")", "]", "}": return false
      case "(", "[", "{", ",", ":", ";": return true
      // A sign directly after a value is a postfix operator: `count!`.
      case "!", "?":
        let before = self.tokens.dropLast().last
        return !isAdjacent && before.map { $0.end < last.start || $0.kind == .sign } != false
      // The slash of `</` is part of an operator.
      default: return !isAdjacent
      }
    }
  }
}

/// A position in bytes.
private struct ByteCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0

  /// The byte at a distance from the current one; 0 after the end.
  func peek(_ distance: Int = 0) -> UInt8 {
    let place = self.index + distance
    return place < self.bytes.count ? self.bytes[place] : 0
  }
}
