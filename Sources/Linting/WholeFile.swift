import Foundation

/// Writes files whole or not at all.
public enum WholeFile {
  /// Writes text to a file by way of a temporary one in the same folder.
  ///
  /// A link stays, and the file that it leads to is written. A device or a pipe cannot be replaced, so it is
  /// written to as it is.
  public static func write(_ text: String, to path: String) throws(FileFailure) {
    let file = FileSystem.resolved(path) ?? path
    do {
      if FileSystem.isStream(file) {
        try FileHandle(forWritingTo: URL(fileURLWithPath: file)).write(contentsOf: Data(text.utf8))
      } else {
        try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
      }
    } catch {
      throw FileFailure(path: path, reason: (error as NSError).localizedDescription)
    }
  }
}
