import SourceModel

/// Regular expression literals in Swift.
extension UseLexer {
  /// Reads `/…/`; false if none begins here.
  mutating func readRegex() -> Bool {
    self.language == .swift && self.mayBeginRegex && self.readRegex(from: self.index, hashes: 0)
  }

  /// Reads a literal whose first slash is at the current position; false if it does not end.
  mutating func readRegex(from start: Int, hashes: Int) -> Bool {
    let first = self.index + 1
    var index = first
    let isLong = hashes > 0 && self.isEndOfLine(first)
    var (groups, classes) = (0, 0)
    while index < self.bytes.count, isLong || self.bytes[index] != 0x0A {
      switch self.bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "/") where self.hasHashes(hashes, at: index + 1 - self.index):
        guard hashes > 0 || index > first && !self.isSpace(index - 1) else { return false }
        self.index = index + 1 + hashes
        self.add(.literal, start)
        return true
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"): classes = max(0, classes - 1)
      case UInt8(ascii: "(") where classes == 0: groups += 1
      case UInt8(ascii: ")") where classes == 0:
        // The slash of `reduce(1, /)` is an operator.
        guard groups > 0 || hashes > 0 else { return false }
        groups -= 1
      default: break
      }
      index += 1
    }
    return false
  }

  private func isSpace(_ index: Int) -> Bool {
    index >= self.bytes.count || [0x20, 0x09, 0x0A, 0x0D].contains(self.bytes[index])
  }

  private func isEndOfLine(_ start: Int) -> Bool {
    var index = start
    while index < self.bytes.count,
      self.bytes[index] == 0x20 || self.bytes[index] == 0x09 || self.bytes[index] == 0x0D
    {
      index += 1
    }
    return index < self.bytes.count && self.bytes[index] == 0x0A
  }

  /// The keywords that precede an expression.
  private static let beforeValues: Set = [
    "await", "case", "else", "guard", "if", "in", "return", "switch", "throw", "try", "where", "while",
    "yield",
  ]

  /// Whether a slash at the current position cannot be a binary operator.
  private var mayBeginRegex: Bool {
    guard !self.isSpace(self.index + 1) else { return false }
    guard let last = self.tokens.last, !self.beginsLine else { return true }
    let isAdjacent = Int(last.end) == self.index
    switch last.kind {
    case .literal: return false
    case .word: return Self.beforeValues.contains(self.names[Int(last.name)])
    case .sign:
      switch Unicode.Scalar(last.sign) {
      case ")", "]", "}": return false
      case "(", "[", "{", ",", ":", ";": return true
      // A sign directly after a value is a postfix operator: `count!`.
      case "!", "?":
        let before = self.tokens.dropLast().last
        return !isAdjacent && before.map { $0.end < last.start || $0.kind == .sign } != false
      // The slash of `</` is part of an operator.
      default: return !isAdjacent
      }
    }
  }
}
