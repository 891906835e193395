/// Matches the brackets of a file, without comparing their kinds.
struct BracketPairs {
  /// The maximum depth up to which code is read. Deeper nesting occurs only in code that is made to slow the reader
  /// down.
  static let deepest = 256

  /// The index after the matching bracket of each opening bracket; 0 for other tokens.
  private let ends: [Int32]
  /// The index of the matching bracket of each closing bracket; -1 for other tokens.
  private let starts: [Int32]
  /// The maximum nesting depth.
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

  /// The index after the bracket that closes the one at an index, or after the last token if nothing closes it; nil
  /// for other tokens.
  func end(of start: Int) -> Int? {
    guard self.ends.indices.contains(start), self.ends[start] > 0 else { return nil }
    return Int(self.ends[start])
  }

  /// The index of the bracket that closes the one at an index; nil if there is none.
  func closing(of start: Int) -> Int? {
    guard let end = self.end(of: start), self.start(of: end - 1) == start else { return nil }
    return end - 1
  }

  /// The index of the opening bracket around each token, which is outside of its own pair; -1 for none.
  static func outer(_ tokens: [UseToken]) -> [Int] {
    var open: [Int] = []
    return tokens.enumerated().map { index, token in
      if token.isClosing { _ = open.popLast() }
      defer { if token.isOpening { open.append(index) } }
      return open.last ?? -1
    }
  }

  /// The index of the bracket that the one at an index closes; nil if there is none.
  func start(of end: Int) -> Int? {
    guard self.starts.indices.contains(end), self.starts[end] >= 0 else { return nil }
    return Int(self.starts[end])
  }
}
