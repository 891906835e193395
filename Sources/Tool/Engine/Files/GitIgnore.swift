/// The patterns of `.gitignore` files, as they apply to what is in a folder.
///
/// The source is the documentation of `gitignore` in Git. Most patterns have no slash: they are compared only with the
/// last name of a path, so they are the same in all folders below, and those without a wildcard are looked up by that
/// name. Each pattern with a slash stores which of its parts a name in the folder may match, so that the path above is
/// not matched again for every file.
struct GitIgnore: Sendable {
  /// Whether a pattern ignores or includes the paths that it matches. The last matching pattern decides.
  private struct Verdict {
    /// How many patterns come before it.
    let order: Int
    let isNegated: Bool
  }

  /// The verdicts of the patterns for one name without wildcards.
  private struct NameVerdicts {
    var onAnything: Verdict?
    var onFolders: Verdict?
  }

  private struct Pattern {
    /// The line, which identifies the pattern.
    let text: String
    let glob: Glob
    let isForFolders: Bool
    let verdict: Verdict
    /// The parts of the glob that a name may match.
    var positions: [Int]
  }

  private struct PatternState: Hashable {
    let text: String
    let positions: [Int]
  }

  private var count = 0
  /// The patterns without wildcards and slashes, by the bytes of the name: Git does not normalize Unicode.
  private var names: [[UInt8]: NameVerdicts] = [:]
  /// The patterns with wildcards for the last name of a path, by their bytes. Of equal patterns the last one decides.
  private var wildcards: [[UInt8]: Pattern] = [:]
  /// The patterns for more than the last name, in their order.
  private var paths: [Pattern] = []

  /// Adds the patterns of the file in the folder.
  mutating func add(_ text: String) {
    // Git supports no other line endings, and skips a byte order mark.
    for line in text.unicodeScalars.drop(while: { $0 == "\u{FEFF}" }).split(separator: "\n") {
      self.addLine(Substring(line.last == "\r" ? line.dropLast() : line))
    }
  }

  /// The patterns as they apply to the contents of a subfolder.
  func entering(_ name: String) -> GitIgnore {
    guard !self.paths.isEmpty else { return self }
    var name = name
    var ignore = self
    ignore.paths = []
    name.withUTF8 { name in
      var seen: Set<PatternState> = []
      for var pattern in self.paths.reversed() {
        pattern.positions = pattern.glob.positions(after: name[...], at: pattern.positions)
        // Of equal patterns the last one decides.
        let state = PatternState(text: pattern.text, positions: pattern.positions)
        guard !pattern.positions.isEmpty, seen.insert(state).inserted else { continue }
        ignore.paths.append(pattern)
      }
    }
    ignore.paths.reverse()
    return ignore
  }

  /// Whether a file or folder in the folder is ignored.
  func ignores(_ name: String, isDirectory: Bool) -> Bool {
    let named = self.names[Array(name.utf8)]
    var name = name
    let others = name.withUTF8 { name in
      func matches(_ pattern: Pattern) -> Bool {
        (isDirectory || !pattern.isForFolders) && pattern.glob.matches(name[...], at: pattern.positions)
      }
      return [self.paths.last(where: matches)?.verdict]
        + self.wildcards.values.filter(matches).map { $0.verdict }
    }
    let verdicts = [named?.onAnything, isDirectory ? named?.onFolders : nil] + others
    return verdicts.compactMap(\.self).max { $0.order < $1.order }.map { !$0.isNegated } ?? false
  }

  // MARK: Reading

  private mutating func addLine(_ text: Substring) {
    var line = Self.withoutTrailingSpaces(text)
    guard !line.isEmpty, line.first != "#" else { return }
    let text = String(line)
    let isNegated = line.first == "!"
    if isNegated { line.removeFirst() }
    let isForFolders = line.last == "/"
    if isForFolders { line.removeLast() }
    let hasSlash = line.contains("/")
    if line.first == "/" { line.removeFirst() }
    guard !line.isEmpty else { return }
    let verdict = Verdict(order: self.count, isNegated: isNegated)
    self.count += 1
    if !hasSlash, let name = Glob.name(String(line)) {
      if isForFolders {
        self.names[name, default: NameVerdicts()].onFolders = verdict
      } else {
        self.names[name, default: NameVerdicts()].onAnything = verdict
      }
      return
    }
    let glob = Glob(String(line))
    let pattern = Pattern(
      text: text, glob: glob, isForFolders: isForFolders, verdict: verdict, positions: glob.firstPositions)
    if hasSlash {
      self.paths.append(pattern)
    } else {
      self.wildcards[Array(text.utf8)] = pattern
    }
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
