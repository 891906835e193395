/// The bytes that a bracket of a glob matches: `[a-z_]`, `[!0-9]`, `[[:alpha:]]`.
struct ByteSet: Hashable, Sendable {
  private var words: [UInt64] = [0, 0, 0, 0]

  func contains(_ byte: UInt8) -> Bool {
    self.words[Int(byte >> 6)] & (1 << UInt64(byte & 63)) != 0
  }

  private mutating func insert(_ byte: UInt8) {
    self.words[Int(byte >> 6)] |= 1 << UInt64(byte & 63)
  }

  /// Reads a set after its opening bracket; nil when it is not well formed.
  ///
  /// - Returns: the set and the index of its closing bracket.
  static func read(_ pattern: [UInt8], from start: Int) -> (set: ByteSet, end: Int)? {
    var index = start
    var set = ByteSet()
    let isNegated = index < pattern.count && [UInt8(ascii: "!"), UInt8(ascii: "^")].contains(pattern[index])
    if isNegated { index += 1 }
    // The byte that a `-` would start a range from.
    var previous: UInt8?
    var isFirst = true
    while index < pattern.count, isFirst || pattern[index] != UInt8(ascii: "]") {
      isFirst = false
      var byte = pattern[index]
      let next = index + 1 < pattern.count ? pattern[index + 1] : nil
      if byte == UInt8(ascii: "\\") {
        guard let next else { return nil }
        index += 1
        byte = next
      } else if byte == UInt8(ascii: "-"), let low = previous, var high = next, high != UInt8(ascii: "]") {
        index += 1
        if high == UInt8(ascii: "\\") {
          index += 1
          guard index < pattern.count else { return nil }
          high = pattern[index]
        }
        if low <= high { for byte in low...high { set.insert(byte) } }
        previous = nil
        index += 1
        continue
      } else if byte == UInt8(ascii: "["), next == UInt8(ascii: ":") {
        guard let end = pattern[(index + 2)...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
        if end > index + 2, pattern[end - 1] == UInt8(ascii: ":") {
          let name = String(decoding: pattern[(index + 2)..<(end - 1)], as: UTF8.self)
          guard let isMember = Self.classes[name] else { return nil }
          for byte in UInt8(0)..<128 where isMember(Unicode.Scalar(byte)) { set.insert(byte) }
          previous = nil
          index = end + 1
          continue
        }
      }
      set.insert(byte)
      previous = byte
      index += 1
    }
    guard index < pattern.count else { return nil }
    if isNegated { set.words = set.words.map { ~$0 } }
    // No bracket matches a slash.
    set.words[0] &= ~(1 << UInt64(UInt8(ascii: "/")))
    return (set, index)
  }

  private static let classes: [String: @Sendable (Unicode.Scalar) -> Bool] = [
    "alpha": { $0.properties.isAlphabetic }, "digit": { ("0"..."9").contains($0) },
    "alnum": { $0.properties.isAlphabetic || ("0"..."9").contains($0) },
    "upper": { ("A"..."Z").contains($0) }, "lower": { ("a"..."z").contains($0) },
    "blank": { $0 == " " || $0 == "\t" }, "space": { $0 == " " || ("\t"..."\r").contains($0) },
    "cntrl": { $0.value < 32 || $0.value == 127 }, "print": { (" "..."~").contains($0) },
    "graph": { ("!"..."~").contains($0) },
    "punct": {
      ("!"..."~").contains($0) && !$0.properties.isAlphabetic && !("0"..."9").contains($0)
    },
    "xdigit": { ("0"..."9").contains($0) || ("a"..."f").contains($0) || ("A"..."F").contains($0) },
  ]
}
