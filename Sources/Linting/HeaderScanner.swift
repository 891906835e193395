import ViewModelModel

/// Finds the headers of declarations in bytes, without parsing.
///
/// It finds every header of a file that parses; what it takes for one in a comment or a string does no harm,
/// since the reader decides in the end.
package struct HeaderScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  package static func scan(_ bytes: [UInt8]) -> FileIndex {
    bytes.withUnsafeBufferPointer { buffer in
      var scanner = HeaderScanner(bytes: buffer)
      return scanner.scan()
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    self.budget = 4 * bytes.count
  }

  /// The bytes that the headers of the file may still take together.
  ///
  /// What only looks like a header may reach to the end of the file, and so may all that look like one in it.
  private var budget: Int

  /// The bytes that a header may take in any case.
  private static let minimumLength = 256

  private static let keywords: [(StaticString, FileIndex.Header.Kind)] = [
    ("class", .class), ("protocol", .protocol), ("extension", .extension), ("typealias", .alias),
    ("struct", .struct), ("actor", .actor), ("enum", .enum),
  ]

  private mutating func scan() -> FileIndex {
    var index = FileIndex()
    // A byte order mark is no part of the first word.
    if self.matches("\u{FEFF}", at: 0) { self.offset = 3 }
    let count = self.bytes.count
    while self.offset < count {
      let byte = self.bytes[self.offset]
      if Self.isWordByte(byte) {
        let start = self.offset
        while self.offset < count, Self.isWordByte(self.bytes[self.offset]) { self.offset += 1 }
        guard let kind = self.keyword(start, self.offset) else { continue }
        let end = self.offset
        if let header = self.header(kind) { index.headers.append(header) }
        self.budget -= self.offset - end
        // A header may hold the keyword of another declaration.
        self.offset = end
      } else {
        if byte == UInt8(ascii: "@"), self.matches("ViewModel", at: self.offset + 1) {
          index.usesMacro = true
        }
        self.offset += 1
      }
    }
    return index
  }

  private func keyword(_ start: Int, _ end: Int) -> FileIndex.Header.Kind? {
    // The first byte rules most words out.
    switch self.bytes[start] {
    case UInt8(ascii: "c"), UInt8(ascii: "p"), UInt8(ascii: "e"), UInt8(ascii: "t"), UInt8(ascii: "s"),
      UInt8(ascii: "a"):
      break
    default: return nil
    }
    let length = end - start
    return Self.keywords.first { $0.0.utf8CodeUnitCount == length && self.matches($0.0, at: start) }?.1
  }

  private func matches(_ text: StaticString, at start: Int) -> Bool {
    guard start + text.utf8CodeUnitCount <= self.bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount where self.bytes[start + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// Reads the header behind a keyword.
  private mutating func header(_ kind: FileIndex.Header.Kind) -> FileIndex.Header? {
    let limit = min(self.bytes.count, self.offset + max(Self.minimumLength, self.budget))
    guard let name = self.path(limit) else { return nil }
    self.skipGenerics(limit)
    self.skipSpace(limit)
    let opening = kind == .alias ? UInt8(ascii: "=") : UInt8(ascii: ":")
    guard self.offset < limit, self.bytes[self.offset] == opening else {
      return FileIndex.Header(kind: kind, name: name, references: [])
    }
    self.offset += 1
    return FileIndex.Header(kind: kind, name: name, references: self.references(kind, limit))
  }

  /// Reads what a declaration inherits, or what an alias stands for.
  private mutating func references(_ kind: FileIndex.Header.Kind, _ limit: Int) -> [String] {
    var references: [String] = []
    var expectsMore = true
    // For each open bracket, the reference that its generic arguments belong to.
    var owners: [Int?] = []
    while self.offset < limit {
      if kind == .alias, !expectsMore, owners.isEmpty, self.endsLine(limit) { break }
      self.skipSpace(limit)
      guard self.offset < limit else { break }
      let byte = self.bytes[self.offset]
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: ";") { break }
      if Self.isWordByte(byte) || byte == UInt8(ascii: "`") {
        guard let path = self.path(limit), path != "where" else { break }
        references.append(path)
        expectsMore = false
        continue
      }
      self.offset += 1
      switch byte {
      case UInt8(ascii: "@"):
        // The name of an attribute is not what is inherited.
        _ = self.path(limit)
      case UInt8(ascii: "<"): owners.append(references.isEmpty ? nil : references.count - 1)
      case UInt8(ascii: "("), UInt8(ascii: "["): owners.append(nil)
      case UInt8(ascii: ">") where self.bytes[self.offset - 2] == UInt8(ascii: "-"): break
      case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        // `A<B>.C` is `A.C`.
        guard case let owner?? = owners.popLast(), self.offset < limit,
          self.bytes[self.offset] == UInt8(ascii: ".")
        else { break }
        self.offset += 1
        // A name that grows with each of a thousand arguments is nobody's.
        if let path = self.path(limit), references[owner].utf8.count < 1_000 {
          references.append("\(references[owner]).\(path)")
        }
      default: break
      }
      expectsMore = byte == UInt8(ascii: "&") || byte == UInt8(ascii: ",")
    }
    return references
  }

  /// Whether the line ends here and the next one does not go on with `&`.
  private func endsLine(_ limit: Int) -> Bool {
    var index = self.offset
    var sawNewline = false
    while index < limit, Self.isSpace(self.bytes[index]) {
      if self.bytes[index] == UInt8(ascii: "\n") || self.bytes[index] == UInt8(ascii: "\r") {
        sawNewline = true
      }
      index += 1
    }
    return sawNewline && (index == limit || self.bytes[index] != UInt8(ascii: "&"))
  }

  /// Reads a name with its dots; nil when there is none.
  private mutating func path(_ limit: Int) -> String? {
    var path = ""
    while true {
      self.skipSpace(limit)
      let start = self.offset
      var word: ArraySlice<UInt8> = []
      if self.offset < limit, self.bytes[self.offset] == UInt8(ascii: "`") {
        self.offset += 1
        while self.offset < limit, self.bytes[self.offset] != UInt8(ascii: "`") { self.offset += 1 }
        word = Array(self.bytes[(start + 1)..<self.offset])[...]
        if self.offset < limit { self.offset += 1 }
      } else {
        while self.offset < limit, Self.isWordByte(self.bytes[self.offset]) { self.offset += 1 }
        word = Array(self.bytes[start..<self.offset])[...]
      }
      if word.isEmpty { return path.isEmpty ? nil : path }
      path += String(decoding: word, as: UTF8.self)
      // A dot may stand on the next line; what else stands there is not looked at here.
      let end = self.offset
      self.skipSpace(limit)
      guard self.offset < limit, self.bytes[self.offset] == UInt8(ascii: ".") else {
        self.offset = end
        return path
      }
      self.offset += 1
      path += "."
    }
  }

  private mutating func skipGenerics(_ limit: Int) {
    self.skipSpace(limit)
    guard self.offset < limit, self.bytes[self.offset] == UInt8(ascii: "<") else { return }
    var depth = 0
    while self.offset < limit {
      let byte = self.bytes[self.offset]
      self.offset += 1
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ">"), self.bytes[self.offset - 2] != UInt8(ascii: "-") {
        depth -= 1
        if depth == 0 { return }
      }
    }
  }

  /// Skips white space and comments.
  private mutating func skipSpace(_ limit: Int) {
    while self.offset < limit {
      if Self.isSpace(self.bytes[self.offset]) {
        self.offset += 1
      } else if self.matches("//", at: self.offset) {
        while self.offset < limit, self.bytes[self.offset] != UInt8(ascii: "\n"),
          self.bytes[self.offset] != UInt8(ascii: "\r")
        {
          self.offset += 1
        }
      } else if self.matches("/*", at: self.offset) {
        self.skipBlockComment(limit)
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment(_ limit: Int) {
    var depth = 0
    while self.offset < limit {
      if self.matches("/*", at: self.offset) {
        depth += 1
        self.offset += 2
      } else if self.matches("*/", at: self.offset) {
        depth -= 1
        self.offset += 2
        if depth == 0 { return }
      } else {
        self.offset += 1
      }
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// Letters, digits, underscores, and every byte of a character beyond ASCII.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    Self.wordBytes[Int(byte)]
  }

  private static let wordBytes: [Bool] = (0...255).map { byte in
    let byte = UInt8(byte)
    return byte >= 0x80 || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
