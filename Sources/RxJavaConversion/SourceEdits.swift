import SourceModel

/// The changes of a text, which are applied at once.
struct SourceEdits {
  private var edits: [(range: TextRange, text: String, order: Int)] = []

  mutating func replace(_ range: TextRange, with text: String) {
    self.edits.append((range, text, self.edits.count))
  }

  mutating func insert(_ text: String, at offset: Int) { self.replace(TextRange(offset, offset), with: text) }

  mutating func remove(_ range: TextRange) { self.replace(range, with: "") }

  /// Applies the changes.
  ///
  /// A comment in a range that is replaced stays, before what takes the place of the range.
  ///
  /// - Parameter offsets: places in the old text, in ascending order.
  /// - Returns: the new text, and the places in it.
  func apply(to bytes: [UInt8], _ comments: [Comment], offsets: [Int]) -> (bytes: [UInt8], offsets: [Int]) {
    var result: [UInt8] = []
    var places: [Int] = []
    var offset = 0
    func copy(to end: Int) {
      while places.count < offsets.count, offsets[places.count] < end {
        places.append(result.count + max(0, offsets[places.count] - offset))
      }
      result += bytes[offset..<end]
      offset = end
    }
    let sorted = self.edits
      .sorted { ($0.range.start, $0.range.end, $0.order) < ($1.range.start, $1.range.end, $1.order) }
    var comment = 0
    for edit in sorted {
      // What is in a range that is replaced goes with it.
      guard edit.range.start >= offset else { continue }
      copy(to: edit.range.start)
      while comment < comments.count, comments[comment].range.start < edit.range.start { comment += 1 }
      while comment < comments.count, comments[comment].range.end <= edit.range.end {
        result += bytes[comments[comment].range.start..<comments[comment].range.end]
        let isLine = comments[comment].kind == .line || comments[comment].kind == .documentationLine
        result.append(isLine ? UInt8(ascii: "\n") : UInt8(ascii: " "))
        comment += 1
      }
      let start = result.count
      result += Array(edit.text.utf8)
      while places.count < offsets.count, offsets[places.count] < edit.range.end { places.append(start) }
      offset = edit.range.end
    }
    copy(to: bytes.count)
    while places.count < offsets.count { places.append(result.count) }
    return (result, places)
  }
}
