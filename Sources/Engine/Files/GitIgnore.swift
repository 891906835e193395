/// The patterns of one `.gitignore` file.
///
/// The source is the documentation of `gitignore` in Git.
struct GitIgnore: Sendable {
  private struct Pattern {
    var glob: Glob
    var isNegated: Bool
    var isForDirectories: Bool
    /// Whether it is compared with the whole path and not with the last part.
    var isAnchored: Bool
  }

  /// The folder that holds the file, with `/` at its end.
  private let folder: String
  private let patterns: [Pattern]

  /// - Parameters:
  ///   - text: the text of the file.
  ///   - folder: the folder that holds it.
  init(_ text: String, in folder: String) {
    self.folder = folder.hasSuffix("/") ? folder : folder + "/"
    // Git supports no other line endings, and skips a byte order mark.
    self.patterns = text.unicodeScalars.drop { $0 == "\u{FEFF}" }.split(separator: "\n").compactMap { line in
      Self.pattern(Substring(line.last == "\r" ? line.dropLast() : line))
    }
  }

  private static func pattern(_ text: Substring) -> Pattern? {
    var line = Self.withoutTrailingSpaces(text)
    guard !line.isEmpty, line.first != "#" else { return nil }
    let isNegated = line.first == "!"
    if isNegated { line.removeFirst() }
    let isForDirectories = line.last == "/"
    if isForDirectories { line.removeLast() }
    let isAnchored = line.contains("/")
    if line.first == "/" { line.removeFirst() }
    guard !line.isEmpty else { return nil }
    return Pattern(
      glob: Glob(String(line)), isNegated: isNegated, isForDirectories: isForDirectories,
      isAnchored: isAnchored)
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

  /// The decision of the file for a path: ignored, not ignored, or none.
  func verdict(on path: String, isDirectory: Bool) -> Bool? {
    guard let relative = Paths.relative(path, to: self.folder) else { return nil }
    let name = relative.split(separator: "/").last.map(String.init) ?? relative
    for pattern in self.patterns.reversed() {
      if pattern.isForDirectories, !isDirectory { continue }
      if pattern.glob.matches(pattern.isAnchored ? relative : name) { return !pattern.isNegated }
    }
    return nil
  }
}
