/// How near two files are to each other.
enum Nearness {
  /// The same file is nearest, then the one that shares the longest path.
  static func between(_ path: String, _ other: String) -> Int {
    if path == other { return .max >> 8 }
    return zip(path.utf8, other.utf8).prefix { $0 == $1 }.count
  }
}
