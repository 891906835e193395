/// A pattern for paths: `*` and `?` within a part, `[a-z]`, and `**` as a part for any number of parts.
///
/// It has the same meaning as in Git, whose `wildmatch` also works on bytes. A pattern that is not well formed, with an
/// unclosed bracket for example, matches nothing.
struct Glob: Hashable, Sendable {
  private enum Element: Hashable, Sendable {
    case byte(UInt8)
    case anyByte
    case anyBytes
    case set(ByteSet)
  }

  private enum Part: Hashable, Sendable {
    /// `**`
    case anyParts
    case elements([Element])
  }

  /// The parts between the slashes; nil when the pattern is not well formed.
  private let parts: [Part]?

  init(_ pattern: String) {
    self.parts = Self.parts(of: Array(pattern.utf8))
  }

  var isWellFormed: Bool { self.parts != nil }

  /// The bytes of the only name that a pattern without a slash matches; nil when it may match other names, or none.
  static func name(_ pattern: String) -> [UInt8]? {
    guard let parts = self.parts(of: Array(pattern.utf8)), parts.count == 1,
      case .elements(let elements)? = parts.first
    else { return nil }
    var name: [UInt8] = []
    for element in elements {
      guard case .byte(let byte) = element else { return nil }
      name.append(byte)
    }
    return name
  }

  // MARK: Matching

  /// A part of a path.
  typealias Name = Slice<UnsafeBufferPointer<UInt8>>

  private static let slash = UInt8(ascii: "/")

  /// Whether a path matches as a whole.
  func matches(_ path: String) -> Bool {
    guard let parts else { return false }
    var path = path
    return path.withUTF8 { path in
      Self.matches(parts, path.split(separator: Self.slash, omittingEmptySubsequences: false))
    }
  }

  /// Matches with a single backtracking point, so that no pattern is slow.
  private static func matches(_ pattern: [Part], _ path: [Name]) -> Bool {
    var (p, t) = (0, 0)
    var lastAny: (pattern: Int, path: Int)?
    while p < pattern.count || t < path.count {
      if p < pattern.count {
        switch pattern[p] {
        case .anyParts where p + 1 == pattern.count:
          // `folder/**` does not match the folder itself.
          return t < path.count
        case .anyParts:
          p += 1
          lastAny = (p, t)
          continue
        case .elements(let elements) where t < path.count && self.matches(elements, path[t]):
          p += 1
          t += 1
          continue
        case .elements: break
        }
      }
      guard let any = lastAny, any.path < path.count else { return false }
      lastAny = (any.pattern, any.path + 1)
      (p, t) = (any.pattern, any.path + 1)
    }
    return true
  }

  private static func matches(_ pattern: [Element], _ text: Name) -> Bool {
    var (p, t) = (0, text.startIndex)
    var lastAny: (pattern: Int, text: Int)?
    while p < pattern.count || t < text.endIndex {
      if p < pattern.count {
        if pattern[p] == .anyBytes {
          p += 1
          lastAny = (p, t)
          continue
        }
        if t < text.endIndex, self.matches(pattern[p], text[t]) {
          p += 1
          t += 1
          continue
        }
      }
      guard let any = lastAny, any.text < text.endIndex else { return false }
      lastAny = (any.pattern, any.text + 1)
      (p, t) = (any.pattern, any.text + 1)
    }
    return true
  }

  // MARK: Matching part by part

  /// The parts of the pattern that the first part of a path may match, in ascending order.
  var firstPositions: [Int] {
    var positions: [Int] = []
    self.add(0, to: &positions)
    return positions
  }

  /// Whether the whole path matches, given its last name.
  ///
  /// - Parameter positions: the parts of the pattern that the name may match.
  func matches(_ name: Name, at positions: [Int]) -> Bool {
    guard let parts, let last = parts.last, positions.last == parts.count - 1 else { return false }
    switch last {
    case .anyParts: return true
    case .elements(let elements): return Self.matches(elements, name)
    }
  }

  /// The parts of the pattern that the next name of a path may match.
  ///
  /// - Parameter positions: those that the name may match.
  func positions(after name: Name, at positions: [Int]) -> [Int] {
    guard let parts else { return [] }
    var next: [Int] = []
    for position in positions {
      switch parts[position] {
      case .anyParts: self.add(position, to: &next)
      case .elements(let elements):
        if Self.matches(elements, name) { self.add(position + 1, to: &next) }
      }
    }
    return next
  }

  /// Adds a position in ascending order, and the next one where the part may match nothing.
  private func add(_ position: Int, to positions: inout [Int]) {
    guard let parts, position < parts.count, position > positions.last ?? -1 else { return }
    positions.append(position)
    if parts[position] == .anyParts { self.add(position + 1, to: &positions) }
  }

  private static func matches(_ element: Element, _ byte: UInt8) -> Bool {
    switch element {
    case .byte(let expected): expected == byte
    case .anyByte, .anyBytes: true
    case .set(let set): set.contains(byte)
    }
  }

  // MARK: Reading

  private static func parts(of pattern: [UInt8]) -> [Part]? {
    var parts: [Part] = []
    var elements: [Element] = []
    var stars = 0
    var index = 0
    func finished() -> Part { elements == [.anyBytes] && stars > 1 ? .anyParts : .elements(elements) }
    func finish() {
      let part = finished()
      // `**/**` is the same as `**`.
      if part != .anyParts || parts.last != .anyParts { parts.append(part) }
    }
    while index < pattern.count {
      switch pattern[index] {
      case self.slash:
        finish()
        (elements, stars) = ([], 0)
      case UInt8(ascii: "*"):
        stars += 1
        if elements.last != .anyBytes { elements.append(.anyBytes) }
      case UInt8(ascii: "?"): elements.append(.anyByte)
      case UInt8(ascii: "["):
        guard let (set, end) = ByteSet.read(pattern, from: index + 1) else { return nil }
        elements.append(.set(set))
        index = end
      case UInt8(ascii: "\\"):
        index += 1
        guard index < pattern.count else { return nil }
        if pattern[index] == self.slash {
          // After `**`, an escaped slash requires at least one folder in Git.
          if finished() == .anyParts { parts.append(.elements([.anyBytes])) }
          continue
        }
        elements.append(.byte(pattern[index]))
      default: elements.append(.byte(pattern[index]))
      }
      index += 1
    }
    finish()
    return parts
  }
}
