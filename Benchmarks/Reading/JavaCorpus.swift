import ArgumentParser
import Foundation
import JavaReader
import ViewModelModel

/// The Java files that are read.
struct JavaCorpus {
  let files: [SourceText]
  /// The size of all files in bytes.
  let size: Int

  init(in folder: String) throws {
    guard let names = FileManager.default.enumerator(atPath: folder) else {
      throw ValidationError("There is no folder '\(folder)'.")
    }
    let paths = names.compactMap { $0 as? String }.filter { $0.hasSuffix(".java") }.sorted()
    self.files = paths.compactMap { FileManager.default.contents(atPath: folder + "/" + $0) }
      .map { SourceText(Array($0)) }
    self.size = self.files.reduce(0) { $0 + $1.bytes.count }
    guard self.size > 0 else { throw ValidationError("There is no Java file in '\(folder)'.") }
  }

  /// One file of about a size: the types of the files behind each other, from the first on and around again.
  func joined(megabytes: Int) -> SourceText {
    let wanted = megabytes * 1_000_000
    var bytes: [UInt8] = []
    bytes.reserveCapacity(wanted)
    var index = 0
    while bytes.count < wanted {
      let file = self.files[index % self.files.count]
      index += 1
      // A package and imports may stand in the head of a file alone.
      let described = JavaReader.read(path: "", text: file)
      guard described.problems.isEmpty, let first = described.declarations.first else { continue }
      bytes += file.bytes[first.header.range.start...]
      bytes.append(UInt8(ascii: "\n"))
    }
    return SourceText(bytes)
  }
}
