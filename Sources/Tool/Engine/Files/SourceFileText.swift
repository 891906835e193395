/// The text of a source file, for showing lines of it.
package enum SourceFileText {
  /// The text that a run checked under a path: standard input when it replaced the file.
  ///
  /// - Parameter path: the path as findings show it.
  package static func read(_ path: String, in settings: LintSettings) -> String? {
    let folder = Paths.workingDirectory
    if let input = settings.standardInput,
      Paths.shown(Paths.absolute(input.path, relativeTo: folder), from: folder) == path
    {
      return String(decoding: input.bytes, as: UTF8.self)
    }
    return self.read(path)
  }

  /// The text with replacement characters for invalid UTF-8; nil when the file cannot be read.
  package static func read(_ path: String) -> String? {
    guard let bytes = try? FileSystem.read(path, limit: .source) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
