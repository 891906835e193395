import Foundation
import SendingList
import SendingListServices
import Testing
import TestSupport

@Suite("The files of the machine")
struct LocalFilesTests {
  @Test("A file is read with its name, by way of links as well", arguments: ["ä b.txt", "link.txt"])
  func read(name: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("Hello".utf8), to: "ä b.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.txt"), withDestinationPath: folder.path("ä b.txt"))
    let files = LocalFiles()
    let file = try #require(try await files.file(at: folder.path(name)).allValues().first)
    #expect(file == LocalFile(path: folder.path(name), name: name, size: 5))
    #expect(
      try await files.content(of: file).allValues() == [NewItem(name: name, content: Data("Hello".utf8))])
  }

  @Test("What is no file, or too large, is told")
  func wrong() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(repeating: 1, count: 101), to: "large")
    let large = folder.path("large")
    let files = LocalFiles(limit: 100)
    for (path, error) in [
      ("/none/at/all", FileError.notFound("/none/at/all")), (folder.path, .noFile(folder.path)),
      ("/dev/zero", .noFile("/dev/zero")), (large, .tooLarge(large, limit: 100)),
    ] {
      await #expect(throws: error) { _ = try await files.file(at: path).allValues() }
    }
    #expect(
      FileError.tooLarge("a", limit: 64_000_000).localizedDescription
        == "a is too large: at most 64 MB can be sent.")
  }

  @Test("A file that has grown, has more than it says or is gone is told when it is read")
  func changed() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(repeating: 1, count: 101), to: "large")
    let files = LocalFiles(limit: 100)
    let grown = LocalFile(path: folder.path("large"), name: "large", size: 1)
    await #expect(throws: FileError.tooLarge(grown.path, limit: 100)) {
      _ = try await files.content(of: grown).allValues()
    }
    let gone = LocalFile(path: folder.path("gone"), name: "gone", size: 1)
    await #expect(throws: FileError.self) { _ = try await files.content(of: gone).allValues() }
  }
}
