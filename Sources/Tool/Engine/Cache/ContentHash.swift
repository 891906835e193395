/// A hash of bytes that is the same in every run: 128 bits of two independent FNV-like lanes over words.
///
/// It distinguishes versions of files in the cache; it does not protect against deliberate collisions.
package struct ContentHash: Hashable, Sendable {
  private var first: UInt64 = 0xcbf2_9ce4_8422_2325
  private var second: UInt64 = 0x9e37_79b9_7f4a_7c15
  private var count: UInt64 = 0

  init() {}

  package init(of bytes: [UInt8]) {
    self.combine(bytes)
  }

  mutating func combine(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { self.combine($0) }
  }

  mutating func combine(_ text: String) {
    var text = text
    text.withUTF8 { self.combine(UnsafeRawBufferPointer($0)) }
  }

  mutating func combine(_ number: UInt64) {
    self.mix(number)
    self.count &+= 8
  }

  /// The hash in hexadecimal.
  package var text: String {
    var copy = self
    copy.mix(copy.count)
    copy.mix(0)
    return [copy.first, copy.second].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  private mutating func combine(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while offset + 8 <= bytes.count {
      self.mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset += 1
    }
    self.mix(rest)
    // The length distinguishes pieces whose concatenations are equal.
    self.mix(UInt64(bytes.count))
    self.count &+= UInt64(bytes.count)
  }

  private mutating func mix(_ word: UInt64) {
    self.first = (self.first ^ word) &* 0x0000_0100_0000_01b3
    self.first ^= self.first >> 29
    self.second = (self.second &+ word) &* 0xff51_afd7_ed55_8ccd
    self.second ^= self.second >> 32
  }
}
