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
    self.patterns = text.split(whereSeparator: \.isNewline).compactMap { Self.pattern(String($0)) }
  }

  private static func pattern(_ line: String) -> Pattern? {
    var line = line[...]
    while line.last == " ", !line.hasSuffix("\\ ") { line.removeLast() }
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

  /// What the file says of a path: ignored, not ignored, or nothing.
  func verdict(on path: String, isDirectory: Bool) -> Bool? {
    guard path.hasPrefix(self.folder) else { return nil }
    let relative = String(path.dropFirst(self.folder.count))
    let name = relative.split(separator: "/").last.map(String.init) ?? relative
    for pattern in self.patterns.reversed() {
      if pattern.isForDirectories, !isDirectory { continue }
      if pattern.glob.matches(pattern.isAnchored ? relative : name) { return !pattern.isNegated }
    }
    return nil
  }
}
