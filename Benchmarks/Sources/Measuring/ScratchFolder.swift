package import Foundation

/// A folder that a measurement takes for its files.
package enum ScratchFolder {
  /// Makes a folder, does something with it, and removes it.
  package static func with(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(
        "benchmark-\(ProcessInfo.processInfo.processIdentifier)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
