extension SourceText {
  /// The markers of comments that are directives for the tool.
  private static let mark: StaticString = "plumb:"

  /// Whether the text contains the marker of such comments, in a comment or anywhere else.
  package var mayHoldDirectives: Bool {
    let length = Self.mark.utf8CodeUnitCount
    return self.bytes.withUnsafeBufferPointer { bytes in
      var index = length - 1
      while index < bytes.count {
        // The colon is the rarest of the letters.
        if bytes[index] == UInt8(ascii: ":"),
          (0..<length).allSatisfy({ bytes[index - length + 1 + $0] == Self.mark.utf8Start[$0] })
        {
          return true
        }
        index += 1
      }
      return false
    }
  }
}

extension Comment {
  /// Whether it may be a directive for the tool.
  package var mayBeDirective: Bool { self.text.contains("plumb:") }
}
