import SwiftSyntax
import ViewModelModel

/// Finds the comments that speak to this tool.
struct DirectiveReader {
  let places: Places

  func read(_ tree: SourceFileSyntax, text: SourceText) -> [Comment] {
    guard text.bytes.withUnsafeBufferPointer(Self.holdsMark) else { return [] }
    var comments: [Comment] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let range = self.places.range(token)
      let start = self.places.base + token.position.utf8Offset
      let end = self.places.base + token.endPosition.utf8Offset
      let around = self.places.comments(in: start..<range.start) + self.places.comments(in: range.end..<end)
      comments += around.filter { $0.text.contains("plumb:") }
    }
    return comments
  }

  /// Whether `plumb:` occurs.
  private static func holdsMark(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let mark = "plumb:".utf8
    for index in bytes.indices.dropFirst(mark.count - 1) where bytes[index] == UInt8(ascii: ":") {
      // The colon is the rarest of the letters.
      if bytes[(index - mark.count + 1)...index].elementsEqual(mark) { return true }
    }
    return false
  }
}
