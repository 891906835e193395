package import SourceModel

/// Finds the headers of declarations in the bytes of a Java file, without parsing.
///
/// It finds every header of a file that parses, with the types around it, in one pass. Of a file that does not parse it
/// finds what it can.
package struct JavaHeaderScanner {
  private var words: JavaWords
  private var index = FileIndex(.java)
  /// The number of braces that are open.
  private var depth = 0
  /// The types whose bodies are open, with the number of braces that are open in each.
  private var open: [(name: String, depth: Int)] = []

  package static func scan(_ bytes: [UInt8]) -> FileIndex {
    bytes.withUnsafeBufferPointer { buffer in
      guard UnicodeEscapes.occur(in: buffer) else { return Self.scan(buffer) }
      return UnicodeEscapes(buffer).bytes.withUnsafeBufferPointer(Self.scan)
    }
  }

  private static func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> FileIndex {
    var scanner = JavaHeaderScanner(words: JavaWords(bytes))
    scanner.scan()
    return scanner.index
  }

  private init(words: JavaWords) {
    self.words = words
  }

  private mutating func scan() {
    // The byte before a word: `String.class` is not a header, and `@interface` declares an annotation.
    var before: UInt8 = 0
    while let token = self.words.next() {
      switch token {
      case .word(let word):
        if before != UInt8(ascii: ".") { self.read(word, isBehindAt: before == UInt8(ascii: "@")) }
        before = 0
      case .mark(let mark):
        before = mark
        if mark == UInt8(ascii: "{") { self.depth += 1 }
        if mark == UInt8(ascii: "}") { self.close() }
      }
    }
  }

  private mutating func close() {
    self.depth = max(0, self.depth - 1)
    while let last = self.open.last, last.depth > self.depth { self.open.removeLast() }
  }

  private mutating func read(_ word: Range<Int>, isBehindAt: Bool) {
    switch self.words.firstByte(word) {
    case UInt8(ascii: "c") where self.words.holds(word, "class"): self.readHeader(.class)
    case UInt8(ascii: "i") where self.words.holds(word, "interface"):
      self.readHeader(isBehindAt ? .annotation : .protocol)
    case UInt8(ascii: "e") where self.words.holds(word, "enum"): self.readHeader(.enum)
    case UInt8(ascii: "r") where self.words.holds(word, "record"): self.readHeader(.record)
    case UInt8(ascii: "p") where self.depth == 0 && self.words.holds(word, "package"):
      self.index.package = self.path()
    case UInt8(ascii: "i") where self.depth == 0 && self.words.holds(word, "import"):
      if case .word(let next)? = self.words.peek(), self.words.holds(next, "static") { _ = self.words.next() }
      self.index.imports.append(self.path())
    default: break
    }
  }

  /// Reads a name with its dots, `*` included.
  private mutating func path() -> String {
    var path = ""
    while let token = self.words.peek() {
      switch token {
      case .word(let word): path += self.words.text(word)
      case .mark(UInt8(ascii: ".")): path += "."
      case .mark(UInt8(ascii: "*")): path += "*"
      case .mark: return path
      }
      _ = self.words.next()
    }
    return path
  }

  // MARK: Headers

  /// Reads the header after a keyword, including the brace that ends it.
  private mutating func readHeader(_ kind: FileIndex.Header.Kind) {
    guard case .word(let name)? = self.words.peek() else { return }
    if kind == .record, !self.isRecord { return }
    _ = self.words.next()
    let isMember = self.depth == (self.open.last?.depth ?? 0)
    let isShallow = self.open.count <= FileIndex.maximumNesting
    var header = FileIndex.Header(
      kind: kind, name: self.words.text(name), references: [],
      enclosing: isMember && isShallow ? self.open.map(\.name) : nil)
    let hasBody = self.readReferences(of: &header)
    self.index.headers.append(header)
    guard hasBody else { return }
    self.depth += 1
    if isMember { self.open.append((header.name, self.depth)) }
  }

  /// Whether the word after `record`, which may be a name itself, is the name of a type.
  private var isRecord: Bool {
    var words = self.words
    _ = words.next()
    let next = words.next()
    return next == .mark(UInt8(ascii: "(")) || next == .mark(UInt8(ascii: "<"))
  }

  /// The meanings of the words in a header.
  private enum Part {
    case name
    case superclass
    case interfaces
    case subclasses
  }

  /// Reads a header up to its body.
  ///
  /// - Returns: whether there is a body.
  private mutating func readReferences(of header: inout FileIndex.Header) -> Bool {
    var part = Part.name
    while let token = self.words.peek() {
      switch token {
      case .mark(UInt8(ascii: "{")):
        _ = self.words.next()
        return true
      // The token that ends the declaration or its enclosing type is left to the reader of the body.
      case .mark(UInt8(ascii: "}")), .mark(UInt8(ascii: ";")): return false
      case .mark(UInt8(ascii: "<")), .mark(UInt8(ascii: "(")): self.skipBrackets()
      case .mark(UInt8(ascii: "@")): self.skipAnnotation()
      case .mark: _ = self.words.next()
      case .word(let word):
        if self.words.holds(word, "extends") {
          part = header.kind == .class ? .superclass : .interfaces
          _ = self.words.next()
        } else if self.words.holds(word, "implements") {
          part = .interfaces
          _ = self.words.next()
        } else if self.words.holds(word, "permits") {
          part = .subclasses
          _ = self.words.next()
        } else {
          self.readReference(part, of: &header)
        }
      }
    }
    return false
  }

  private mutating func readReference(_ part: Part, of header: inout FileIndex.Header) {
    let reference = self.pathBeyondGenerics()
    switch part {
    case .superclass:
      if header.superclass == nil { header.superclass = reference }
      header.references.append(reference)
    case .interfaces: header.references.append(reference)
    case .name, .subclasses: break
    }
  }

  /// Reads the name of a type without its arguments: `A<B>.C` is `A.C`.
  private mutating func pathBeyondGenerics() -> String {
    var path: [String] = []
    while case .word(let word)? = self.words.peek() {
      _ = self.words.next()
      path.append(self.words.text(word))
      if self.words.peek() == .mark(UInt8(ascii: "<")) { self.skipBrackets() }
      guard self.words.peek() == .mark(UInt8(ascii: ".")) else { break }
      _ = self.words.next()
      while self.words.peek() == .mark(UInt8(ascii: "@")) { self.skipAnnotation() }
    }
    return path.joined(separator: ".")
  }

  /// Skips an annotation: `@Nullable`, `@Size(min = 1)`.
  private mutating func skipAnnotation() {
    _ = self.words.next()
    while case .word? = self.words.peek() {
      _ = self.words.next()
      guard self.words.peek() == .mark(UInt8(ascii: ".")) else { break }
      _ = self.words.next()
    }
    if self.words.peek() == .mark(UInt8(ascii: "(")) { self.skipBrackets() }
  }

  /// Skips bracketed code. Only the brackets of annotations may contain braces.
  private mutating func skipBrackets() {
    var depth = 0
    while let token = self.words.peek() {
      switch token {
      case .mark(UInt8(ascii: "<")), .mark(UInt8(ascii: "(")): depth += 1
      case .mark(UInt8(ascii: ">")), .mark(UInt8(ascii: ")")): depth -= 1
      // The bracket is not closed.
      case .mark(UInt8(ascii: ";")): return
      default: break
      }
      _ = self.words.next()
      if depth <= 0 { return }
    }
  }
}
