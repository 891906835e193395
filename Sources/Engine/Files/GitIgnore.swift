/// The patterns of `.gitignore` files, as they apply to what is in a folder.
///
/// The source is the documentation of `gitignore` in Git. A pattern keeps which of its parts a name in the folder may
/// match, so that the path above is not compared with it again for every file.
struct GitIgnore: Sendable {
  private struct Pattern: Hashable, Sendable {
    /// The text, which tells patterns apart.
    let text: String
    let glob: Glob
    let isNegated: Bool
    let isForDirectories: Bool
    /// The parts of the glob that a name may match.
    var positions: [Int]

    static func == (left: Pattern, right: Pattern) -> Bool {
      left.text == right.text && left.positions == right.positions
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(self.text)
      hasher.combine(self.positions)
    }
  }

  /// The last one that matches decides.
  private var patterns: [Pattern] = []

  /// Adds the patterns of the file in the folder.
  mutating func add(_ text: String) {
    // Git supports no other line endings, and skips a byte order mark.
    self.patterns += text.unicodeScalars.drop { $0 == "\u{FEFF}" }.split(separator: "\n").compactMap { line in
      Self.pattern(Substring(line.last == "\r" ? line.dropLast() : line))
    }
  }

  /// The patterns as they apply to what is in a folder in this one.
  func entering(_ name: String) -> GitIgnore {
    var name = name
    var ignore = GitIgnore()
    name.withUTF8 { name in
      var seen: Set<Pattern> = []
      for var pattern in self.patterns.reversed() {
        pattern.positions = pattern.glob.positions(after: name[...], at: pattern.positions)
        // Of equal patterns the last one decides.
        guard !pattern.positions.isEmpty, seen.insert(pattern).inserted else { continue }
        ignore.patterns.append(pattern)
      }
    }
    ignore.patterns.reverse()
    return ignore
  }

  /// Whether a file or folder in the folder is ignored.
  func ignores(_ name: String, isDirectory: Bool) -> Bool {
    var name = name
    let decisive = name.withUTF8 { name in
      self.patterns.last { pattern in
        (isDirectory || !pattern.isForDirectories) && pattern.glob.matches(name[...], at: pattern.positions)
      }
    }
    return decisive.map { !$0.isNegated } ?? false
  }

  // MARK: Reading

  private static func pattern(_ text: Substring) -> Pattern? {
    var line = Self.withoutTrailingSpaces(text)
    guard !line.isEmpty, line.first != "#" else { return nil }
    let text = String(line)
    let isNegated = line.first == "!"
    if isNegated { line.removeFirst() }
    let isForDirectories = line.last == "/"
    if isForDirectories { line.removeLast() }
    let isAnchored = line.contains("/")
    if line.first == "/" { line.removeFirst() }
    guard !line.isEmpty else { return nil }
    // A pattern without a slash matches at any depth.
    let glob = Glob(isAnchored ? String(line) : "**/" + line)
    return Pattern(
      text: text, glob: glob, isNegated: isNegated, isForDirectories: isForDirectories,
      positions: glob.firstPositions)
  }

  /// Drops trailing spaces, except for one after a backslash.
  private static func withoutTrailingSpaces(_ line: Substring) -> Substring {
    var end = line.unicodeScalars.startIndex
    var isEscaped = false
    for index in line.unicodeScalars.indices {
      let scalar = line.unicodeScalars[index]
      if isEscaped || scalar != " " { end = line.unicodeScalars.index(after: index) }
      isEscaped = !isEscaped && scalar == "\\"
    }
    return line[..<end]
  }
}
