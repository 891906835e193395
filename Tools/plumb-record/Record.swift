import Foundation

/// The texts of a record, as files.
struct Record {
  let folder: URL
  private(set) var count = 0

  init(folder: URL) { self.folder = folder }

  /// Adds a text under a name, whose slashes are folders.
  mutating func add(_ name: String, _ text: String) throws {
    try self.addFiles("", [name: Data(text.utf8)])
  }

  /// Adds files to a folder of the record.
  mutating func addFiles(_ prefix: String, _ files: [String: Data]) throws {
    for (name, data) in files {
      let file = self.folder.appendingPathComponent(prefix).appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
      self.count += 1
    }
  }
}
