package import SourceModel

/// A range of a text and the bytes that replace it.
package struct TextChange: Hashable, Sendable {
  package var range: TextRange
  package var bytes: [UInt8]

  package init(range: TextRange, bytes: [UInt8]) {
    self.range = range
    self.bytes = bytes
  }
}
