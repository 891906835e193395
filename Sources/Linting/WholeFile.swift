import Foundation

/// Writes files whole or not at all.
public enum WholeFile {
  /// Writes text to a file by way of a temporary one in the same folder.
  public static func write(_ text: String, to path: String) throws(FileFailure) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw FileFailure(path: path, reason: (error as NSError).localizedDescription)
    }
  }
}
