/// A pattern of a configuration: a glob relative to the folder of the file, or a folder with all in it.
struct PathPattern: Hashable, Sendable {
  let text: String
  private let globs: [Glob]

  init(_ text: String) {
    self.text = text
    var pattern = text[...]
    if pattern.hasPrefix("./") { pattern = pattern.dropFirst(2) }
    if pattern.hasSuffix("/") { pattern = pattern.dropLast() }
    self.globs = pattern == "." ? [Glob("**")] : [Glob(String(pattern)), Glob(pattern + "/**")]
  }

  /// Whether there are paths that match.
  var isWellFormed: Bool { self.globs.contains(where: \.isWellFormed) }

  /// Whether a path relative to the folder of the configuration matches.
  func matches(_ path: String) -> Bool {
    self.globs.contains { $0.matches(path) }
  }
}
