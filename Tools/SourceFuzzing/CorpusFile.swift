import Foundation
package import SourceModel

/// A text that inputs are made from.
package struct CorpusFile: Sendable {
  package var name: String
  package var bytes: [UInt8]
  /// The language by the name of the file. A text of no file is taken for Swift.
  package var language: Language { Language(path: self.name) ?? .swift }

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// Reads files, and the source files below folders, in the order of their paths.
  ///
  /// What is hidden, as what was built, is left out, and so are files of more than a hundred kilobytes: large inputs
  /// are made, not mutated.
  package static func read(_ paths: [String]) throws(CorpusError) -> [CorpusFile] {
    var files: [CorpusFile] = []
    for path in paths {
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
        throw CorpusError(path: path)
      }
      guard isDirectory.boolValue else {
        files.append(try Self.read(path))
        continue
      }
      let names = (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? [])
        .filter { Language(path: $0) != nil && !$0.hasPrefix(".") && !$0.contains("/.") }.sorted()
      for name in names { files.append(try Self.read(path + "/" + name)) }
    }
    return files.filter { $0.bytes.count <= 100_000 }
  }

  private static func read(_ path: String) throws(CorpusError) -> CorpusFile {
    guard let data = FileManager.default.contents(atPath: path) else { throw CorpusError(path: path) }
    return CorpusFile(name: path, bytes: Array(data))
  }
}
