/// Which brackets of a file belong together, whatever their kinds.
struct BracketPairs {
  /// The depth up to which code is read. What is deeper was made to take time.
  static let deepest = 256

  /// The place after the bracket that closes each opening one.
  let ends: [Int: Int]
  /// How deep they are nested.
  let depth: Int

  init(_ tokens: [UseToken]) {
    var ends: [Int: Int] = [:]
    var open: [Int] = []
    var depth = 0
    for (index, token) in tokens.enumerated() where token.kind == .sign {
      switch token.sign {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        open.append(index)
        depth = max(depth, open.count)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let start = open.popLast() { ends[start] = index + 1 }
      default: break
      }
    }
    for start in open { ends[start] = tokens.count }
    self.ends = ends
    self.depth = depth
  }
}
