/// What the characters of a position count.
enum PositionEncoding: String, CaseIterable, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The encoding that a client prefers of those that it knows. Each knows UTF-16.
  init(preferredBy client: [String]?) {
    self = (client ?? []).lazy.compactMap(PositionEncoding.init(rawValue:)).first ?? .utf16
  }

  /// The units of the code point that starts with a byte; 0 for a byte that continues one.
  private func units(_ byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
    }
  }

  /// The units of some bytes.
  func count(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 + self.units($1) } }

  /// The offset in a line after some units, at most its end. Where the units end within a code point, it starts there.
  func offset(after count: Int, in line: ArraySlice<UInt8>) -> Int {
    var units = 0
    var offset = line.startIndex
    while offset < line.endIndex, units < count {
      var next = offset + 1
      while next < line.endIndex, line[next] & 0xC0 == 0x80 { next += 1 }
      units += self.count(line[offset..<next])
      guard units <= count else { break }
      offset = next
    }
    return offset
  }
}
