/// Which brackets of a file belong together, whatever their kinds.
struct BracketPairs {
  /// The depth up to which code is read. What is deeper was made to take time.
  static let deepest = 256

  /// The place after the bracket that closes each opening one; 0 for what is none.
  private let ends: [Int32]
  /// The place of the bracket that each closing one closes; -1 for what is none.
  private let starts: [Int32]
  /// How deep they are nested.
  let depth: Int

  init(_ tokens: [UseToken]) {
    var ends = [Int32](repeating: 0, count: tokens.count)
    var starts = [Int32](repeating: -1, count: tokens.count)
    var open: [Int] = []
    var depth = 0
    for (index, token) in tokens.enumerated() where token.kind == .sign {
      switch token.sign {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        open.append(index)
        depth = max(depth, open.count)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let start = open.popLast() {
          ends[start] = Int32(index + 1)
          starts[index] = Int32(start)
        }
      default: break
      }
    }
    for start in open { ends[start] = Int32(tokens.count) }
    self.ends = ends
    self.starts = starts
    self.depth = depth
  }

  /// The place after the bracket that closes the one at a place; nil for what is none.
  func end(of start: Int) -> Int? {
    guard self.ends.indices.contains(start), self.ends[start] > 0 else { return nil }
    return Int(self.ends[start])
  }

  /// The place of the bracket that the one at a place closes; nil for what is none.
  func start(of end: Int) -> Int? {
    guard self.starts.indices.contains(end), self.starts[end] >= 0 else { return nil }
    return Int(self.starts[end])
  }
}
