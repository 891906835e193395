import Foundation

/// Reports the rows of a database that are skipped.
enum DamagedRows {
  /// Writes a line for each row to standard error.
  nonisolated static func report(_ rows: [String], in path: String) {
    for row in rows {
      try? FileHandle.standardError.write(
        contentsOf: Data("warning: \(row) in \(path) is skipped: a value is damaged\n".utf8))
    }
  }
}
