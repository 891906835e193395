import Engine
import Foundation
import Rules

/// Folders that are nested to any depth, each with a `.gitignore`.
package struct NestedFolders {
  package var depth: Int

  package init(depth: Int) {
    self.depth = depth
  }

  /// Makes the folders, and searches for files in them.
  ///
  /// - Parameter isIgnoring: whether the folders have a `.gitignore`.
  package func search(isIgnoring: Bool) throws -> Growth.Step {
    let root =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
      + "/plumb-growth-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    var folder = root
    var size = 0
    for number in 0..<self.depth {
      folder += "/d"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
      let text = "*.log\nbuild\(number)/\n/d/build\n**/a/**/b\n!keep\(number).log\n"
      size += text.utf8.count
      if isIgnoring { try text.write(toFile: folder + "/.gitignore", atomically: false, encoding: .utf8) }
    }
    try ManyViewModels(count: 1).drifted.write(
      toFile: folder + "/AViewModel.swift", atomically: false, encoding: .utf8)
    var settings = Growth.settings
    settings.paths = [root]
    let linter = Linter(settings)
    return try Growth.step(size: size) { try linter.run().report.files == 1 }
  }
}
