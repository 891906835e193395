/// Reads keys out of the bytes that a terminal sends.
public nonisolated struct KeyDecoder {
  /// What may be the beginning of a key.
  private var pending: [UInt8] = []

  public init() {}

  /// Whether bytes wait for others; after the escape key none come.
  public var isWaiting: Bool { !self.pending.isEmpty }

  /// The keys that bytes complete.
  public mutating func keys(in bytes: some Sequence<UInt8>) -> [Key] {
    self.pending += bytes
    var keys: [Key] = []
    while let (key, count) = Self.firstKey(in: self.pending) {
      keys.append(key)
      self.pending.removeFirst(count)
    }
    return keys
  }

  /// The keys in bytes that nothing follows.
  public mutating func finish() -> [Key] {
    defer { self.pending = [] }
    return self.pending.first == 0x1B ? [.escape] : self.pending.isEmpty ? [] : [.other]
  }

  /// The first key, and how many bytes it has; nil when bytes are missing.
  private static func firstKey(in bytes: [UInt8]) -> (Key, Int)? {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x1B: return Self.sequence(in: bytes)
    case 0x0D, 0x0A: return (.enter, 1)
    case 0x09: return (.tab, 1)
    case 0x08, 0x7F: return (.backspace, 1)
    case 0x00: return (.other, 1)
    case 0x01...0x1A: return (.control(Character(Unicode.Scalar(first + 0x60))), 1)
    case 0x1C...0x1F: return (.other, 1)
    case 0x20...0x7E: return (.character(Character(Unicode.Scalar(first))), 1)
    default: return Self.character(in: bytes)
    }
  }

  /// A key that begins with an escape: of its letters only those of the arrows mean something.
  private static func sequence(in bytes: [UInt8]) -> (Key, Int)? {
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case UInt8(ascii: "["):
      guard let end = bytes.dropFirst(2).firstIndex(where: { 0x40...0x7E ~= $0 }) else { return nil }
      return (end == 2 ? Self.arrow(bytes[end]) : .other, end + 1)
    case UInt8(ascii: "O"):
      guard bytes.count > 2 else { return nil }
      return (Self.arrow(bytes[2]), 3)
    // The escape key, and then another one.
    default: return (.escape, 1)
    }
  }

  private static func arrow(_ letter: UInt8) -> Key {
    switch letter {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    default: .other
    }
  }

  /// A character outside of ASCII.
  private static func character(in bytes: [UInt8]) -> (Key, Int)? {
    let size =
      switch bytes[0] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    guard bytes.count >= size else { return nil }
    guard let text = String(validating: bytes.prefix(size), as: UTF8.self), let character = text.first
    else { return (.other, 1) }
    return (.character(character), size)
  }
}
