import Rules
package import SourceModel

/// Edits of a text that do not overlap.
///
/// They are stored by the block of the text in which they start, so that an edit of a large file takes no longer than one
/// of a small file.
struct TextEdits {
  /// The changes that start in each block, by their starts; of two insertions at one offset the one added
  /// stands first.
  private var blocks: [[TextChange]]
  /// The length of the longest range that was added.
  private var longest = 0

  /// The size of the blocks, in bytes.
  private static let blockSize = 256

  init(_ text: SourceText) {
    self.blocks = Array(repeating: [], count: text.bytes.count / Self.blockSize + 1)
  }

  private func block(of offset: Int) -> Int {
    min(max(0, offset) / Self.blockSize, self.blocks.count - 1)
  }

  /// Adds edits that form a unit; returns false, and adds none, when one overlaps an existing edit. Edits that exist
  /// already are not added again.
  mutating func add(_ edits: [Edit]) -> Bool {
    var added: [TextChange] = []
    for edit in edits {
      let change = TextChange(range: edit.range, bytes: Array(edit.replacement.utf8))
      let neighbours = self.blocks[
        self.block(of: change.range.start - self.longest)...self.block(of: change.range.end)]
      if neighbours.contains(where: { $0.contains(change) }) { continue }
      guard neighbours.allSatisfy({ $0.allSatisfy { !Self.overlap($0.range, change.range) } }) else {
        return false
      }
      added.append(change)
    }
    for change in added { self.insert(change) }
    return true
  }

  /// Replaces a range with text in which the edits of that range are made already.
  mutating func replace(_ range: TextRange, with bytes: [UInt8]) {
    for block in self.block(of: range.start)...self.block(of: range.end) {
      self.blocks[block].removeAll { range.contains($0.range) }
    }
    self.insert(TextChange(range: range, bytes: bytes))
  }

  private mutating func insert(_ change: TextChange) {
    self.longest = max(self.longest, change.range.end - change.range.start)
    let block = self.block(of: change.range.start)
    let index =
      self.blocks[block].firstIndex { $0.range.start > change.range.start } ?? self.blocks[block].count
    self.blocks[block].insert(change, at: index)
  }

  /// The edits within a range, by their starts.
  func changes(in range: TextRange) -> [TextChange] {
    self.blocks[self.block(of: range.start)...self.block(of: range.end)].flatMap { block in
      block.filter { range.contains($0.range) }
    }
  }

  /// The text of a range with the edits in it.
  func text(in range: TextRange, of text: SourceText) -> [UInt8] {
    var bytes: [UInt8] = []
    var offset = range.start
    for change in self.changes(in: range) {
      bytes += text.bytes[offset..<max(offset, change.range.start)]
      bytes += change.bytes
      offset = max(offset, change.range.end)
    }
    bytes += text.bytes[offset..<max(offset, range.end)]
    return bytes
  }

  /// Whether two ranges share a byte, or one of them is the position at which the other starts or ends: an
  /// insertion after a fragment may make no sense without it.
  private static func overlap(_ first: TextRange, _ second: TextRange) -> Bool {
    if first.start == second.start { return true }
    if first.start == first.end, first.start == second.end { return true }
    if second.start == second.end, second.start == first.end { return true }
    return first.start < second.end && second.start < first.end
  }
}

/// A range of a text and the bytes that replace it.
package struct TextChange: Hashable, Sendable {
  package var range: TextRange
  package var bytes: [UInt8]

  package init(range: TextRange, bytes: [UInt8]) {
    self.range = range
    self.bytes = bytes
  }
}
