import Foundation
import Testing

@testable import Linting

@Suite("Writing a whole file") struct WholeFileTests {
  @Test("A link stays, and the file that it leads to is written") func link() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-whole-file-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, link) = (folder.appendingPathComponent("file"), folder.appendingPathComponent("link"))
    try Data("before".utf8).write(to: file)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)

    try WholeFile.write("after", to: link.path)

    #expect(try String(contentsOf: file, encoding: .utf8) == "after")
    #expect(FileSystem.resolved(link.path) == FileSystem.resolved(file.path))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
  }

  @Test("A device is written to and not replaced") func device() {
    #expect(FileSystem.isStream("/dev/null"))
    #expect(!FileSystem.isStream("/dev"))
    #expect(!FileSystem.isStream("/nothing here"))
  }
}
