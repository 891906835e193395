package import SourceModel

extension SourceText {
  /// Whether a range holds only white space.
  package func isSpace(_ range: TextRange) -> Bool {
    self.bytes[range.start..<range.end].allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
  }

  /// Whether a range holds only white space, or a semicolon between two pieces of code on one line.
  package func isSeparator(_ range: TextRange) -> Bool {
    let semicolon = self.bytes[range.start..<range.end].firstIndex(of: UInt8(ascii: ";"))
    guard let semicolon else { return self.isSpace(range) }
    let rest = TextRange(semicolon + 1, range.end)
    return self.isSpace(TextRange(range.start, semicolon)) && self.isSpace(rest)
      && self.lineBreaks(in: range) == 0
  }

  /// The number of line breaks in a range.
  package func lineBreaks(in range: TextRange) -> Int {
    var count = 0
    var index = range.start
    while index < range.end {
      if self.bytes[index] == UInt8(ascii: "\n") || self.bytes[index] == UInt8(ascii: "\r") { count += 1 }
      let isPair =
        self.bytes[index] == UInt8(ascii: "\r") && index + 1 < range.end
        && self.bytes[index + 1] == UInt8(ascii: "\n")
      index += isPair ? 2 : 1
    }
    return count
  }

  /// The end of the text after an offset on its line that belongs to the preceding code: a semicolon, and a comment
  /// that ends the line. The offset itself when more code follows a semicolon on the line.
  package func endOfLineRest(from offset: Int) -> Int {
    let end = self.endOfOwnRest(from: offset)
    return self.endsLine(end) || !self.isSeparator(TextRange(offset, end)) ? end : offset
  }

  private func endOfOwnRest(from offset: Int) -> Int {
    var index = offset
    func skipSpace() {
      while index < self.bytes.count, self.bytes[index] == 0x20 || self.bytes[index] == 0x09 { index += 1 }
    }
    var end = offset
    skipSpace()
    if index < self.bytes.count, self.bytes[index] == UInt8(ascii: ";") {
      index += 1
      end = index
      skipSpace()
    }
    guard index + 1 < self.bytes.count, self.bytes[index] == UInt8(ascii: "/") else { return end }
    if self.bytes[index + 1] == UInt8(ascii: "/") { return self.lineEnd(from: index) }
    guard self.bytes[index + 1] == UInt8(ascii: "*") else { return end }
    while index + 1 < self.bytes.count {
      if self.bytes[index] == UInt8(ascii: "*"), self.bytes[index + 1] == UInt8(ascii: "/") {
        index += 2
        let comment = index
        skipSpace()
        return self.endsLine(index) ? comment : end
      }
      if self.bytes[index] == UInt8(ascii: "\n") || self.bytes[index] == UInt8(ascii: "\r") { return end }
      index += 1
    }
    return end
  }

  /// The line break of the file's first line; a line feed when it has only one line.
  package var lineBreak: [UInt8] {
    guard self.lineStarts.count > 1 else { return [UInt8(ascii: "\n")] }
    let end = self.lineStarts[1]
    let isPair =
      end >= 2 && self.bytes[end - 1] == UInt8(ascii: "\n") && self.bytes[end - 2] == UInt8(ascii: "\r")
    return isPair ? [UInt8(ascii: "\r"), UInt8(ascii: "\n")] : [self.bytes[end - 1]]
  }

  /// The white space that the line of an offset starts with.
  package func indentation(at offset: Int) -> [UInt8] {
    let start = self.lineStarts[self.lineIndex(at: offset)]
    return Array(self.bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 })
  }

  /// Whether there is only white space before an offset on its line.
  package func startsLine(_ offset: Int) -> Bool {
    let start = self.lineStarts[self.lineIndex(at: offset)]
    return self.isSpace(TextRange(start, offset))
      || (start == 0 && self.isSpace(TextRange(min(3, offset), offset)))
  }

  /// Whether there is only white space after an offset on its line.
  package func endsLine(_ offset: Int) -> Bool {
    // A line may be as long as the file, so its end is not searched.
    var index = offset
    while index < self.bytes.count {
      switch self.bytes[index] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return true
      case 0x20, 0x09, 0x0B, 0x0C: index += 1
      default: return false
      }
    }
    return true
  }

  /// The offset of the line break after an offset; the end of the file on the last line.
  package func lineEnd(from offset: Int) -> Int {
    var index = offset
    while index < self.bytes.count, self.bytes[index] != UInt8(ascii: "\n"),
      self.bytes[index] != UInt8(ascii: "\r")
    {
      index += 1
    }
    return index
  }

  /// The start of the line after an offset; the end of the file on the last line.
  package func nextLine(after offset: Int) -> Int {
    let next = self.lineIndex(at: offset) + 1
    return next < self.lineStarts.count ? self.lineStarts[next] : self.bytes.count
  }

  /// The offset after the last byte that is not white space before another offset.
  package func endOfText(before offset: Int) -> Int {
    var end = offset
    while end > 0, self.isSpace(TextRange(end - 1, end)) { end -= 1 }
    return end
  }

  /// The offset of the first byte that is not white space, from another offset on.
  package func startOfText(from offset: Int) -> Int {
    var start = offset
    while start < self.bytes.count, self.isSpace(TextRange(start, start + 1)) { start += 1 }
    return start
  }
}
