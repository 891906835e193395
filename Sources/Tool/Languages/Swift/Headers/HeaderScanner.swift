package import SourceModel

/// Finds the headers of declarations in the bytes of a Swift file, without parsing.
///
/// It finds every header of a file that parses; false headers in comments and strings do no harm, since the reader
/// parses the file.
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
  /// Text that only resembles a header may extend to the end of the file, and so may all similar text in it.
  private var budget: Int

  /// The bytes that a header may take in any case.
  private static let minimumLength = 256

  private mutating func scan() -> FileIndex {
    var index = FileIndex(.swift)
    // A byte order mark is not part of the first word.
    for start in HeaderPlaces(in: self.bytes, from: self.matches("\u{FEFF}", at: 0) ? 3 : 0) {
      if self.bytes[start] == UInt8(ascii: "@") {
        if self.matches("ViewModel", at: start + 1) { index.usesMacro = true }
      } else if let (kind, end) = self.keyword(at: start) {
        // A header may contain the keyword of another declaration, so the loop continues after this one.
        self.offset = end
        if let header = self.header(kind) { index.headers.append(header) }
        self.budget -= self.offset - end
      }
    }
    return index
  }

  /// The keyword of a declaration that a place starts with, and where it ends.
  private func keyword(at start: Int) -> (kind: FileIndex.Header.Kind, end: Int)? {
    var end = start
    while end < self.bytes.count, self.bytes[end].isWord { end += 1 }
    let keyword: StaticString
    let kind: FileIndex.Header.Kind
    // The first byte and the length rule most words out.
    switch (self.bytes[start], end - start) {
    case (UInt8(ascii: "c"), 5): (keyword, kind) = ("class", .class)
    case (UInt8(ascii: "p"), 8): (keyword, kind) = ("protocol", .protocol)
    case (UInt8(ascii: "e"), 9): (keyword, kind) = ("extension", .extension)
    case (UInt8(ascii: "t"), 9): (keyword, kind) = ("typealias", .alias)
    case (UInt8(ascii: "s"), 6): (keyword, kind) = ("struct", .struct)
    case (UInt8(ascii: "a"), 5): (keyword, kind) = ("actor", .actor)
    case (UInt8(ascii: "e"), 4): (keyword, kind) = ("enum", .enum)
    default: return nil
    }
    return self.matches(keyword, at: start) ? (kind, end) : nil
  }

  private func matches(_ text: StaticString, at start: Int) -> Bool {
    guard start + text.utf8CodeUnitCount <= self.bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount where self.bytes[start + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// Reads the header after a keyword.
  private mutating func header(_ kind: FileIndex.Header.Kind) -> FileIndex.Header? {
    let limit = min(self.bytes.count, self.offset + max(Self.minimumLength, self.budget))
    guard let path = self.path(limit) else { return nil }
    // An extension may be one of `A<B>.C`.
    let name = kind == .extension ? self.pathBeyondGenerics(path, limit) : path
    self.skipGenerics(limit)
    self.skipSpace(limit)
    let opening = kind == .alias ? UInt8(ascii: "=") : UInt8(ascii: ":")
    guard self.offset < limit, self.bytes[self.offset] == opening else {
      return FileIndex.Header(kind: kind, name: name, references: [])
    }
    self.offset += 1
    return FileIndex.Header(kind: kind, name: name, references: self.references(kind, limit))
  }

  /// Reads the inherited types of a declaration, or the type of an alias.
  private mutating func references(_ kind: FileIndex.Header.Kind, _ limit: Int) -> [String] {
    var references: [String] = []
    var expectsMore = true
    var depth = 0
    while self.offset < limit {
      if kind == .alias, !expectsMore, depth <= 0, self.endsLine(limit) { break }
      self.skipSpace(limit)
      guard self.offset < limit else { break }
      let byte = self.bytes[self.offset]
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: ";") { break }
      if byte.isWord || byte == UInt8(ascii: "`") {
        guard let path = self.path(limit), path != "where" else { break }
        references.append(self.pathBeyondGenerics(path, limit))
        expectsMore = false
        continue
      }
      self.offset += 1
      switch byte {
      case UInt8(ascii: "@"):
        // The name of an attribute is not an inherited type.
        _ = self.path(limit)
      case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ">") where self.bytes[self.offset - 2] == UInt8(ascii: "-"): break
      case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      expectsMore = byte == UInt8(ascii: "&") || byte == UInt8(ascii: ",")
    }
    return references
  }

  /// Whether the line ends here and the next one does not continue it with `&`.
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

  /// Reads a name with its dots; nil without one.
  private mutating func path(_ limit: Int) -> String? {
    var path = ""
    while true {
      self.skipSpace(limit)
      let start = self.offset
      let word: Range<Int>
      if self.offset < limit, self.bytes[self.offset] == UInt8(ascii: "`") {
        self.offset += 1
        while self.offset < limit, self.bytes[self.offset] != UInt8(ascii: "`") { self.offset += 1 }
        word = (start + 1)..<self.offset
        if self.offset < limit { self.offset += 1 }
      } else {
        while self.offset < limit, self.bytes[self.offset].isWord { self.offset += 1 }
        word = start..<self.offset
      }
      if word.isEmpty { return path.isEmpty ? nil : path }
      path += String(decoding: UnsafeBufferPointer(rebasing: self.bytes[word]), as: UTF8.self)
      // A dot may be on the next line; other tokens there are not examined here.
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

  /// Continues after generic arguments: `A<B>.C` is `A.C`.
  ///
  /// The type arguments of a type do not affect its ports.
  private mutating func pathBeyondGenerics(_ path: String, _ limit: Int) -> String {
    var path = path
    while self.offset < limit, self.bytes[self.offset] == UInt8(ascii: "<") {
      self.skipGenerics(limit)
      guard self.offset < limit, self.bytes[self.offset] == UInt8(ascii: ".") else { break }
      self.offset += 1
      guard let rest = self.path(limit) else { break }
      // A name that grows with each of a thousand arguments does not occur in practice.
      if path.utf8.count < 1_000 { path += "." + rest }
    }
    return path
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
      } else if self.matches("\u{FEFF}", at: self.offset) {
        // Concatenated files contain byte order marks, which the parser skips.
        self.offset += 3
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
    // A null byte is skipped by the parser as well.
    byte == 0x20 || (0x09...0x0D).contains(byte) || byte == 0
  }
}
