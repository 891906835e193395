import Foundation

/// A folder of generated view models that have drifted, which can be made anew as often as they are mended.
struct DriftedViewModels {
  let folder: URL
  let size: Int
  private let texts: [(path: String, text: Data)]

  var count: Int { self.texts.count }

  init(at folder: URL, count: Int, seed: UInt64) {
    var generator = ViewModelGenerator(seed: seed)
    self.folder = folder
    self.texts = generator.driftedViewModels(count: count).map { name, feature, text in
      ("\(feature)/\(name).swift", Data(text.utf8))
    }
    self.size = self.texts.reduce(0) { $0 + $1.text.count }
  }

  /// Makes the files, or makes them as they were, with nothing left for the disk to do.
  ///
  /// None is deleted: file systems are slower for a while where thousands of files were.
  func write() throws {
    let manager = FileManager.default
    for (path, text) in self.texts {
      let file = self.folder.appendingPathComponent(path)
      try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file)
    }
    sync()
  }

  /// The number of files that are not as they were made.
  func changedCount() throws -> Int {
    try self.texts.count { try Data(contentsOf: self.folder.appendingPathComponent($0.path)) != $0.text }
  }
}
