import Foundation

/// Splits the bytes of a connection into the contents of messages.
///
/// A message is `Content-Length: N`, other headers, an empty line and N bytes. What does not have that form is skipped up
/// to the next `Content-Length`, so that one broken message does not end a connection.
struct MessageFrames {
  /// The contents of a message, or why there are none.
  enum Frame: Equatable {
    case content([UInt8])
    /// Bytes that are no message.
    case broken
    /// A message that is longer than the limit; its contents were skipped, where an editor may have sent as much.
    case tooLong(Int)
  }

  /// The longest contents of a message in bytes.
  static let maximumLength = 64 << 20
  /// The most contents in bytes that are skipped: a larger length is a mistake, and what follows it is the next message.
  private static let maximumSkipped = 1 << 30
  private static let maximumHeader = 4096
  private static let end = Array("\r\n\r\n".utf8)
  private static let name = Array("content-length:".utf8)

  private let maximumLength: Int
  private var bytes: [UInt8] = []
  private var start = 0
  /// How many bytes are still to be skipped of a message that is too long.
  private var skipped = 0

  init(maximumLength: Int = Self.maximumLength) {
    self.maximumLength = maximumLength
  }

  mutating func append(_ more: some Sequence<UInt8>) {
    if self.start > 1 << 16 || self.start == self.bytes.count {
      self.bytes.removeFirst(self.start)
      self.start = 0
    }
    self.bytes += more
  }

  /// The next message; nil until more bytes are there.
  mutating func next() -> Frame? {
    if self.skipped > 0 {
      let count = min(self.skipped, self.bytes.count - self.start)
      self.skipped -= count
      self.start += count
      guard self.skipped == 0 else { return nil }
    }
    let waiting = self.bytes[self.start...].prefix(Self.maximumHeader)
    guard let header = waiting.firstRange(of: Self.end) else {
      return waiting.count < Self.maximumHeader ? nil : self.skipBroken()
    }
    guard let length = Self.length(in: self.bytes[self.start..<header.lowerBound]) else {
      return self.skipBroken()
    }
    guard length <= self.maximumLength else {
      self.start = header.upperBound
      self.skipped = length <= Self.maximumSkipped ? length : 0
      return .tooLong(length)
    }
    guard self.bytes.count - header.upperBound >= length else { return nil }
    defer { self.start = header.upperBound + length }
    return .content(Array(self.bytes[header.upperBound..<header.upperBound + length]))
  }

  /// Skips to the next header that may be one.
  private mutating func skipBroken() -> Frame {
    var next = self.start + 1
    while next < self.bytes.count, !self.mayStartHeader(next) { next += 1 }
    self.start = next
    return .broken
  }

  /// Whether what follows is the start of the header, as far as it is there.
  private func mayStartHeader(_ offset: Int) -> Bool {
    zip(self.bytes[offset...], Self.name).allSatisfy { Self.lowercased($0) == $1 }
  }

  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    for line in header.split(whereSeparator: { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }) {
      guard line.map(self.lowercased).starts(with: self.name) else { continue }
      let value = line.dropFirst(self.name.count).filter { $0 != UInt8(ascii: " ") }
      guard !value.isEmpty, value.count < 16, value.allSatisfy({ (0x30...0x39).contains($0) }) else {
        return nil
      }
      return Int(String(decoding: value, as: UTF8.self))
    }
    return nil
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  /// A message with its header.
  static func framed(_ content: some Collection<UInt8>) -> [UInt8] {
    Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }
}
