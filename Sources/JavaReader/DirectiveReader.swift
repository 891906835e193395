import ViewModelModel

/// Finds the comments that speak to this tool.
enum DirectiveReader {
  static func directives(in comments: [CommentPiece], of text: SourceText) -> [Comment] {
    guard text.bytes.withUnsafeBufferPointer(self.holdMark) else { return [] }
    return comments.map { $0.comment(in: text) }.filter { $0.text.contains("plumb:") }
  }

  /// Whether `plumb:` occurs.
  private static func holdMark(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let mark: StaticString = "plumb:"
    let length = mark.utf8CodeUnitCount
    var index = length - 1
    while index < bytes.count {
      // The colon is the rarest of the letters.
      if bytes[index] == UInt8(ascii: ":"),
        (0..<length).allSatisfy({ bytes[index - length + 1 + $0] == mark.utf8Start[$0] })
      {
        return true
      }
      index += 1
    }
    return false
  }
}
