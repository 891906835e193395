/// The spellings of a file's names, each with its number.
///
/// Keywords have the lowest numbers, so that the number of a word shows whether it is one.
struct SymbolTable {
  private static let keywords = [
    "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue",
    "default", "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto",
    "if", "implements", "import", "instanceof", "int", "interface", "long", "native", "new", "null",
    "package",
    "private", "protected", "public", "return", "short", "static", "strictfp", "super", "switch",
    "synchronized", "this", "throw", "throws", "transient", "true", "try", "void", "volatile", "while",
  ]
  private static let contextual = ["module", "non", "open", "permits", "record", "sealed", "yield"]

  static let firstContextual = Symbol(keywords.count)

  /// The table that every file starts from.
  private static let initial: SymbolTable = {
    var table = SymbolTable(slotCount: 1_024)
    for word in keywords + contextual {
      var word = word
      _ = word.withUTF8 { table.symbol(of: $0, hash: Self.hash($0)) }
    }
    return table
  }()

  private(set) var spellings: [String] = []
  private var hashes: [UInt32] = []
  /// One more than the symbols, by their hashes; 0 for none. The count is a power of two.
  private var slots: [Int32]

  private init(slotCount: Int) {
    self.slots = Array(repeating: 0, count: slotCount)
  }

  /// A table with the words of the language.
  init() { self = Self.initial }

  /// The kind of the token that spells a symbol.
  static func kind(of symbol: Symbol) -> TokenKind {
    guard symbol < Self.firstContextual else { return .identifier }
    return TokenKind(rawValue: TokenKind.abstractKeyword.rawValue + UInt8(truncatingIfNeeded: symbol))
      ?? .identifier
  }

  static let hashStart: UInt32 = 2_166_136_261

  /// Takes a byte into a hash: FNV-1a of G. Fowler, L. C. Noll and P. Vo.
  @inline(__always)
  static func combine(_ hash: inout UInt32, _ byte: UInt8) {
    hash = (hash ^ UInt32(byte)) &* 16_777_619
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash = Self.hashStart
    for byte in bytes { Self.combine(&hash, byte) }
    return hash
  }

  /// The symbol of a spelling whose hash is known.
  mutating func symbol(of bytes: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Symbol {
    let mask = UInt32(self.slots.count - 1)
    var slot = (hash ^ (hash >> 15)) & mask
    while true {
      let found = self.slots[Int(slot)]
      if found == 0 { break }
      if self.hashes[Int(found) - 1] == hash, Self.isEqual(&self.spellings[Int(found) - 1], bytes) {
        return found - 1
      }
      slot = (slot + 1) & mask
    }
    var spelling = String(decoding: bytes, as: UTF8.self)
    spelling.makeContiguousUTF8()
    self.spellings.append(spelling)
    self.hashes.append(hash)
    self.slots[Int(slot)] = Int32(self.spellings.count)
    if self.spellings.count * 2 > self.slots.count { self.grow() }
    return Symbol(self.spellings.count - 1)
  }

  private static func isEqual(_ spelling: inout String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    spelling.withUTF8 { known in
      guard known.count == bytes.count else { return false }
      for index in 0..<known.count where known[index] != bytes[index] { return false }
      return true
    }
  }

  private mutating func grow() {
    self.slots = Array(repeating: 0, count: self.slots.count * 2)
    let mask = UInt32(self.slots.count - 1)
    for (index, hash) in self.hashes.enumerated() {
      var slot = (hash ^ (hash >> 15)) & mask
      while self.slots[Int(slot)] != 0 { slot = (slot + 1) & mask }
      self.slots[Int(slot)] = Int32(index + 1)
    }
  }
}
