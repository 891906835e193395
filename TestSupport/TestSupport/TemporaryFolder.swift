import Foundation

/// A folder that goes away with the value that made it.
package final class TemporaryFolder: Sendable {
  /// The absolute path without links, without `/` at its end.
  package let path: String

  package init() throws {
    let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    self.path = root + "/plumb-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: self.path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: self.path)
  }

  /// The absolute path of a name in the folder.
  package func path(_ name: String) -> String { self.path + "/" + name }

  /// Writes a file, and makes the folders that lead to it.
  package func write(_ text: String, to name: String) throws {
    try self.write(Array(text.utf8), to: name)
  }

  package func write(_ bytes: [UInt8], to name: String) throws {
    try self.makeParent(of: name)
    guard FileManager.default.createFile(atPath: self.path(name), contents: Data(bytes)) else {
      throw CocoaError(.fileWriteUnknown)
    }
  }

  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: self.path(name), withIntermediateDirectories: true)
  }

  /// Makes a symbolic link.
  package func link(_ name: String, to destination: String) throws {
    try self.makeParent(of: name)
    try FileManager.default.createSymbolicLink(atPath: self.path(name), withDestinationPath: destination)
  }

  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: self.path(name))
  }

  /// The text of a file.
  package func text(of name: String) throws -> String {
    try String(contentsOfFile: self.path(name), encoding: .utf8)
  }

  package func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: self.path(name))
  }

  /// The paths of everything in the folder, relative to it, sorted.
  package func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: self.path).sorted()
  }

  private func makeParent(of name: String) throws {
    let parent = (self.path(name) as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
  }
}
