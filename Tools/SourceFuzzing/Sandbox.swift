import Foundation

/// A temporary folder with the files of an input, next to files that no input may change.
package final class Sandbox {
  private let folder: String
  private let original: FolderSnapshot
  /// The tree whose entries may not change.
  private var keptTree: FolderSnapshot?

  /// The folder of the input's files: an absolute path without links.
  package var tree: String { self.folder + "/tree" }

  /// The folder next to it.
  package var outside: String { self.folder + "/outside" }

  package init() throws {
    let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    self.folder = root + "/plumb-fuzz-" + UUID().uuidString
    let outside = self.folder + "/outside"
    for folder in [self.folder + "/tree", outside + "/Folder"] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    for name in ["Outside.swift", "Folder/Outside.swift"] {
      try Data(SmallViewModel.drifted("Outside").utf8).write(to: URL(fileURLWithPath: outside + "/" + name))
    }
    try Data("findings\n".utf8).write(to: URL(fileURLWithPath: outside + "/notes.txt"))
    self.original = FolderSnapshot(of: outside, withContents: true)
  }

  deinit { FolderWalk.remove(self.folder) }

  /// Writes a file of the input and returns its path.
  package func write(_ bytes: [UInt8], to name: String) throws -> String {
    let path = self.tree + "/" + name
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// Demands that from now on no entry of the input's folder is made, deleted, or changed but for its contents.
  func keepTree() { self.keptTree = FolderSnapshot(of: self.tree, withContents: false) }

  /// What was changed outside of the folder of the input, or in one that is kept; nil when nothing was.
  package var damage: String? {
    if let keptTree {
      let now = FolderSnapshot(of: self.tree, withContents: false)
      if let difference = now.difference(from: keptTree) { return "in the folder, \(difference)" }
    }
    let now = FolderSnapshot(of: self.outside, withContents: true)
    if let difference = now.difference(from: self.original) { return "outside of the folder, \(difference)" }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: self.folder)) ?? []
    guard names.sorted() == ["outside", "tree"] else {
      return "next to the folder, there is \(names.sorted())"
    }
    return nil
  }
}
