import SourceModel

/// The reordered lists of a file, by the blocks of the text that they overlap.
struct ArrangedLists {
  /// The lists, outer ones first.
  let lists: [Rearrangement]
  /// The indices of the lists that overlap each block.
  private var blocks: [[Int]]

  /// The size of the blocks, in bytes.
  private static let blockSize = 1_024

  init(_ lists: [Rearrangement], in text: SourceText) {
    self.lists = lists
    self.blocks = Array(repeating: [], count: lists.isEmpty ? 0 : text.bytes.count / Self.blockSize + 1)
    for (index, list) in lists.enumerated() {
      guard let range = list.list.range else { continue }
      for block in self.blocks(of: range) { self.blocks[block].append(index) }
    }
  }

  private func blocks(of range: TextRange) -> ClosedRange<Int> {
    func block(_ offset: Int) -> Int { min(max(0, offset) / Self.blockSize, self.blocks.count - 1) }
    return block(range.start)...block(range.end)
  }

  /// Whether a change of a range is inside an item, or outside of the lists.
  func keep(_ range: TextRange) -> Bool {
    guard !self.blocks.isEmpty else { return true }
    return self.blocks(of: range).allSatisfy { block in
      self.blocks[block].allSatisfy { self.lists[$0].keeps(range) }
    }
  }
}
