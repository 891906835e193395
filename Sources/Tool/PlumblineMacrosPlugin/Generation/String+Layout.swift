extension String {
  /// The text with two spaces before each line that is not empty.
  var indented: String {
    var result: [UInt8] = []
    result.reserveCapacity(self.utf8.count * 5 / 4)
    let newline = UInt8(ascii: "\n")
    var isAtStart = true
    for byte in self.utf8 {
      if isAtStart, byte != newline { result += [UInt8(ascii: " "), UInt8(ascii: " ")] }
      result.append(byte)
      isAtStart = byte == newline
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The text with each sequence of white space replaced by one space.
  var onOneLine: String {
    guard self.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\t") }) else {
      return self
    }
    return self.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
