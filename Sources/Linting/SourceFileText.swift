/// The text of a source file, for showing lines of it.
public enum SourceFileText {
  /// The text with replacement characters for what is not UTF-8; nil when the file cannot be read.
  public static func read(_ path: String) -> String? {
    guard let bytes = try? FileSystem.read(path) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
