import SeededRandom

/// Changes the bytes of a text without regard for what they mean.
enum ByteMutation {
  /// What breaks lexers: ends of lines, marks, bytes that are not UTF-8, brackets and quotes without a mate.
  private static let insertions: [[UInt8]] =
    [
      [0], [0, 0, 0], [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x80],
      [0x80], [0xC3], [0xF0, 0x9F], [0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE], [0x0D], [0x0D, 0x0A],
      [0x0A], [0x0B], [0x0C], [0x1A], [0x7F],
    ]
    + [
      "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "#\"", "\"#", "/*", "*/", "/**", "//", "///",
      "`",
      "\\(", "\\", "#", "@", "$", "$0", "#if", "#else", "#endif", "#elseif", "->", "...", "..<", "?", "!",
      "&",
      "~", "::", ":", ",", ";", "=", ".", "_", "\u{2028}", "\u{2029}", "\u{85}", "\u{A0}", "\u{200B}",
      "\u{FEFF}", "e\u{301}", "👩‍👩‍👧‍👦", "<<<<<<< HEAD\n", "=======\n", ">>>>>>> x\n", "#!/usr/bin/swift\n",
      "// plumb:disable all\n", "/* plumb:disable:next\n */", "// plumb:\n", "@ViewModel ", "/regex/", "#/",
      "/#",
      "'", "'\\''", "\\u0022", "\\u005c", "\\uuu007d", "\\u000a", "\\u", "\\u00", "\u{1A}", "@interface ",
      ";;", "->",
      "@SuppressWarnings(\"plumb:all\")", "/**/", "<<", ">>>", "<#T##code#>",
      "#sourceLocation(file: \"a\", line: 1)\n",
    ].map { Array($0.utf8) }

  static func apply(_ bytes: [UInt8], using random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0...random.below(5) {
      let range = random.range(in: bytes.count, atMost: random.happens(onceIn: 4) ? bytes.count / 4 : 8)
      switch random.below(8) {
      case 0: bytes.removeSubrange(range)
      case 1: bytes.insert(contentsOf: Array(bytes[range]), at: random.below(bytes.count + 1))
      case 2 where !bytes.isEmpty: bytes[random.below(bytes.count)] = UInt8(truncatingIfNeeded: random.next())
      case 3 where !bytes.isEmpty: bytes[random.below(bytes.count)] ^= 1 << UInt8(random.below(8))
      case 4 where bytes.count > 1: bytes.swapAt(random.below(bytes.count), random.below(bytes.count))
      default: bytes.insert(contentsOf: random.pick(Self.insertions, or: [0]), at: range.lowerBound)
      }
    }
    return bytes
  }

  /// Ends the text at any byte.
  static func truncate(_ bytes: [UInt8], using random: inout SplitMix64) -> [UInt8] {
    Array(bytes[..<random.below(bytes.count + 1)])
  }

  /// Ends lines in another way: `\r\n`, `\r`, or each line in its own.
  static func changeLineEndings(_ bytes: [UInt8], using random: inout SplitMix64) -> [UInt8] {
    let way = random.below(3)
    return bytes.flatMap { byte -> [UInt8] in
      guard byte == UInt8(ascii: "\n") else { return [byte] }
      switch way == 2 ? random.below(3) : way {
      case 0: return [0x0D, 0x0A]
      case 1: return [0x0D]
      default: return [0x0A]
      }
    }
  }
}
