/// A pattern for paths: `*` and `?` within a part, `[a-z]`, and `**` for any number of parts.
struct Glob: Hashable, Sendable {
  private let pattern: [UInt8]

  init(_ pattern: String) {
    self.pattern = Array(pattern.utf8)
  }

  /// Whether a path matches as a whole.
  func matches(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { path in
      self.pattern.withUnsafeBufferPointer { Self.matches($0[...], path[...]) }
    }
  }

  private typealias Slice = Swift.Slice<UnsafeBufferPointer<UInt8>>

  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")

  /// Matches with at most one point to return to for each kind of star, so that no pattern is slow.
  private static func matches(_ pattern: Slice, _ text: Slice) -> Bool {
    var (p, t) = (pattern.startIndex, text.startIndex)
    var starReturn: (pattern: Int, text: Int)?
    var deepReturn: (pattern: Int, text: Int)?
    while true {
      if p < pattern.endIndex, pattern[p] == self.star {
        if p + 1 < pattern.endIndex, pattern[p + 1] == self.star {
          p += 2
          // `**/` also stands for no folder at all.
          if p < pattern.endIndex, pattern[p] == self.slash { p += 1 }
          deepReturn = (p, t)
          starReturn = nil
        } else {
          p += 1
          starReturn = (p, t)
        }
        continue
      }
      if t == text.endIndex, p == pattern.endIndex { return true }
      if p < pattern.endIndex, t < text.endIndex, let next = self.matchOne(pattern, p, text[t]) {
        p = next
        t += 1
        continue
      }
      if let star = starReturn, star.text < text.endIndex, text[star.text] != self.slash {
        starReturn = (star.pattern, star.text + 1)
        (p, t) = (star.pattern, star.text + 1)
        continue
      }
      if let deep = deepReturn, deep.text < text.endIndex {
        // What follows `**/` starts at the start of a part.
        var next = deep.text + 1
        let startsPart = deep.pattern > pattern.startIndex && pattern[deep.pattern - 1] == self.slash
        if startsPart {
          while next < text.endIndex, text[next - 1] != self.slash { next += 1 }
          if next == text.endIndex { return false }
        }
        deepReturn = (deep.pattern, next)
        starReturn = nil
        (p, t) = (deep.pattern, next)
        continue
      }
      return false
    }
  }

  /// The index in the pattern behind what matches one byte; nil when it does not match.
  private static func matchOne(_ pattern: Slice, _ index: Int, _ byte: UInt8) -> Int? {
    switch pattern[index] {
    case UInt8(ascii: "?"):
      return byte == self.slash ? nil : index + 1
    case UInt8(ascii: "\\") where index + 1 < pattern.endIndex:
      return pattern[index + 1] == byte ? index + 2 : nil
    case UInt8(ascii: "["):
      guard byte != self.slash, let set = self.set(pattern, index) else {
        return byte == UInt8(ascii: "[") ? index + 1 : nil
      }
      return set.contains(byte) ? set.end : nil
    default:
      return pattern[index] == byte ? index + 1 : nil
    }
  }

  private struct ByteSet {
    var ranges: [ClosedRange<UInt8>]
    var isNegated: Bool
    var end: Int

    func contains(_ byte: UInt8) -> Bool {
      self.ranges.contains { $0.contains(byte) } != self.isNegated
    }
  }

  private static func set(_ pattern: Slice, _ start: Int) -> ByteSet? {
    var index = start + 1
    var set = ByteSet(ranges: [], isNegated: false, end: 0)
    if index < pattern.endIndex, pattern[index] == UInt8(ascii: "!") || pattern[index] == UInt8(ascii: "^") {
      set.isNegated = true
      index += 1
    }
    let first = index
    while index < pattern.endIndex, pattern[index] != UInt8(ascii: "]") || index == first {
      let low = pattern[index]
      if index + 2 < pattern.endIndex, pattern[index + 1] == UInt8(ascii: "-"),
        pattern[index + 2] != UInt8(ascii: "]")
      {
        let high = pattern[index + 2]
        if low <= high { set.ranges.append(low...high) }
        index += 3
      } else {
        set.ranges.append(low...low)
        index += 1
      }
    }
    guard index < pattern.endIndex else { return nil }
    set.end = index + 1
    return set
  }
}
