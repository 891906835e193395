import Rules
import SourceModel

/// The words of a file, as numbers: a word that is not in the set does not occur in the file.
///
/// A dollar sign separates words: `$name` names `name` in Swift and in the strings of Kotlin.
struct WordSet: Sendable {
  /// The numbers, sorted.
  let hashes: [UInt32]

  /// - Parameter names: names that the file writes in another way, with escapes.
  init(_ bytes: [UInt8], names: Set<String> = []) {
    var found = names.flatMap(Self.hashes)
    var index = 0
    bytes.withUnsafeBufferPointer { bytes in
      while index < bytes.count {
        var hash = Self.start
        let first = index
        while index < bytes.count, Self.isPart(bytes[index]) {
          hash = Self.combined(hash, bytes[index])
          index += 1
        }
        if index > first { found.append(hash) }
        index += 1
      }
    }
    found.sort()
    var distinct: [UInt32] = []
    for hash in found where distinct.last != hash { distinct.append(hash) }
    self.hashes = distinct
  }

  /// Whether a word may occur.
  func mayHold(_ word: String) -> Bool {
    Self.hashes(of: word).allSatisfy { hash in
      let index = self.hashes.firstIndex(from: { $0 >= hash })
      return index < self.hashes.count && self.hashes[index] == hash
    }
  }

  /// The numbers of a word, or of its parts where dollar signs separate them.
  static func hashes(of word: String) -> [UInt32] {
    word.utf8.split(separator: UInt8(ascii: "$")).map { $0.reduce(Self.start, Self.combined) }
  }

  private static func isPart(_ byte: UInt8) -> Bool { byte.isWord && byte != UInt8(ascii: "$") }
  private static let start: UInt32 = 0x811C_9DC5
  private static func combined(_ hash: UInt32, _ byte: UInt8) -> UInt32 {
    (hash ^ UInt32(byte)) &* 0x0100_0193
  }
}
