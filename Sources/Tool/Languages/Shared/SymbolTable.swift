/// The number of a spelling that occurs in a file.
package typealias Symbol = Int32

/// The spellings of a file's names, each with its number.
///
/// The words of the language have the lowest numbers, so that the number of a word shows whether it is one.
package struct SymbolTable: Sendable {
  package private(set) var spellings: [String] = []
  private var hashes: [UInt32] = []
  /// The symbols plus 1, by their hashes; 0 for a free slot. The count is a power of two.
  private var slots: [Int32]

  /// - Parameter words: the words of the language, in the order of their numbers.
  package init(words: [String]) {
    self.slots = Array(repeating: 0, count: 1_024)
    for word in words {
      var word = word
      _ = word.withUTF8 { self.symbol(of: $0, hash: Self.hash($0)) }
    }
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash = UInt32.hashStart
    for byte in bytes { hash.combine(byte) }
    return hash
  }

  /// The symbol of a spelling whose hash is known.
  package mutating func symbol(of bytes: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Symbol {
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

extension UInt32 {
  /// The hash of no bytes: FNV-1a of G. Fowler, L. C. Noll and P. Vo.
  @inlinable
  package static var hashStart: UInt32 { 2_166_136_261 }

  /// Adds a byte to a hash.
  @inlinable
  package mutating func combine(_ byte: UInt8) {
    self = (self ^ UInt32(byte)) &* 16_777_619
  }
}
