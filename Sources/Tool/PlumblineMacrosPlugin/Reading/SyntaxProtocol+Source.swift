internal import SwiftSyntax

extension SyntaxProtocol {
  /// The text without the trivia around it.
  ///
  /// It equals the trimmed description, without creating a trimmed tree first.
  var source: String {
    let bytes = self.syntaxTextBytes
    let start = self.leadingTriviaLength.utf8Length
    let end = bytes.count - self.trailingTriviaLength.utf8Length
    return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
  }

  /// Whether a keyword occurs in the text, perhaps as a part of a name.
  func mayContain(_ word: StaticString) -> Bool {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    let bytes = self.syntaxTextBytes
    guard let first = word.first, bytes.count >= word.count else { return false }
    return (0...(bytes.count - word.count)).contains { index in
      bytes[index] == first && bytes[index..<(index + word.count)].elementsEqual(word)
    }
  }
}
