package import SourceModel

/// A file's text with its Unicode escapes translated: `\u0041` is `A` anywhere in a Java file.
///
/// The source is section 3.3 of the Java Language Specification.
package struct UnicodeEscapes {
  /// The text without escapes.
  package private(set) var bytes: [UInt8] = []
  /// Where the distance between the two texts changes: an offset in the text without escapes, and the offset in the
  /// file of the byte at that position, in ascending order.
  private var places: [(translated: Int, original: Int)] = [(0, 0)]
  /// The offset of the first invalid escape, for example `\u00g0`.
  package private(set) var malformed: Int?

  /// Whether a text has escapes to translate.
  package static func occur(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      if bytes[index + 1] == UInt8(ascii: "u") { return true }
      // A backslash after a backslash does not start an escape.
      index += 2
    }
    return false
  }

  package init(_ text: UnsafeBufferPointer<UInt8>) {
    self.bytes.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      let byte = text[index]
      guard byte == UInt8(ascii: "\\"), index + 1 < text.count else {
        self.bytes.append(byte)
        index += 1
        continue
      }
      guard text[index + 1] == UInt8(ascii: "u") else {
        self.bytes.append(byte)
        self.bytes.append(text[index + 1])
        index += 2
        continue
      }
      guard var unit = Self.unit(text, &index) else {
        self.malformed = self.malformed ?? index
        self.bytes.append(byte)
        index += 1
        continue
      }
      if unit & 0xFC00 == 0xD800, index + 1 < text.count, text[index] == UInt8(ascii: "\\"),
        text[index + 1] == UInt8(ascii: "u")
      {
        var next = index
        if let low = Self.unit(text, &next), low & 0xFC00 == 0xDC00 {
          unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
          index = next
        }
      }
      // An unpaired surrogate is not a character.
      let scalar = Unicode.Scalar(unit) ?? "\u{FFFD}"
      self.bytes.append(contentsOf: String(scalar).utf8)
      self.places.append((self.bytes.count, index))
    }
  }

  /// The offset in the file of an offset in the text without escapes.
  package func original(_ offset: Int32) -> Int32 {
    self.original(offset, after: self.places.firstIndex(from: { $0.translated > Int(offset) }) - 1)
  }

  /// - Parameter cursor: the place that the last offset was found at, 0 at first; it makes ascending offsets fast.
  package func original(_ offset: Int32, _ cursor: inout Int) -> Int32 {
    if self.places[cursor].translated > Int(offset) { return self.original(offset) }
    while cursor + 1 < self.places.count, self.places[cursor + 1].translated <= Int(offset) { cursor += 1 }
    return self.original(offset, after: cursor)
  }

  private func original(_ offset: Int32, after place: Int) -> Int32 {
    let (translated, original) = self.places[place]
    return Int32(truncatingIfNeeded: original + Int(offset) - translated)
  }

  package func original(_ range: TextRange) -> TextRange {
    TextRange(
      Int(self.original(Int32(truncatingIfNeeded: range.start))),
      Int(self.original(Int32(truncatingIfNeeded: range.end))))
  }

  /// Reads the escape at an index and moves the index past it; nil without one.
  private static func unit(_ text: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt32? {
    var position = index + 1
    while position < text.count, text[position] == UInt8(ascii: "u") { position += 1 }
    guard position + 4 <= text.count else { return nil }
    var unit: UInt32 = 0
    for byte in text[position..<(position + 4)] {
      guard let digit = Self.digit(byte) else { return nil }
      unit = unit << 4 | digit
    }
    index = position + 4
    return unit
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    if byte &- UInt8(ascii: "0") < 10 { return UInt32(byte - UInt8(ascii: "0")) }
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? UInt32(letter) + 10 : nil
  }
}
