/// Cuts bytes into pieces that a person would take for tokens, without parsing.
enum SourcePieces {
  /// The pieces in order; joined they are the bytes again.
  static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var index = 0
    while index < bytes.count {
      let start = index
      let kind = Self.kind(bytes[index])
      index += 1
      if kind != .mark {
        while index < bytes.count, Self.kind(bytes[index]) == kind { index += 1 }
      }
      pieces.append(bytes[start..<index])
    }
    return pieces
  }

  /// The lines with their line feeds.
  static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  /// The parts of a file that stand in at most so many brackets: each ends with the line that closes its last brace,
  /// or with a blank one.
  static func declarations(_ bytes: [UInt8], depth maximumDepth: Int) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = 0
    var depth = 0
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\n") where depth <= maximumDepth && index > 0:
        let previous = bytes[index - 1]
        guard previous == UInt8(ascii: "\n") || previous == UInt8(ascii: "}") else { continue }
        parts.append(bytes[start...index])
        start = index + 1
        depth = max(0, depth)
      default: continue
      }
    }
    if start < bytes.count { parts.append(bytes[start...]) }
    return parts
  }

  private enum Kind { case word, space, mark }

  private static func kind(_ byte: UInt8) -> Kind {
    switch byte {
    case 0x80..., UInt8(ascii: "_"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      .word
    case 0x20, 0x09...0x0D: .space
    default: .mark
    }
  }
}
