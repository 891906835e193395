/// Finds the words in bytes that may be names of types: those that start with a capital letter.
enum TypeNames {
  static func scan(_ bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        guard self.isWordByte(bytes[index]) else {
          index += 1
          continue
        }
        let start = index
        while index < bytes.count, self.isWordByte(bytes[index]) { index += 1 }
        let first = bytes[start]
        guard first >= 0x80 || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { continue }
        names.insert(String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self))
      }
    }
    return names
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
