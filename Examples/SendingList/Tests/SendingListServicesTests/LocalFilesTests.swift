import Foundation
import SendingList
import SendingListServices
import Testing

@Suite("The files of the machine")
struct LocalFilesTests {
  @Test("A file is read with its name, by way of links as well")
  func read() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("Hello".utf8), to: "ä b.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.txt"), withDestinationPath: folder.path("ä b.txt"))
    #expect(
      try await LocalFiles().file(at: folder.path("ä b.txt")).allValues() == [
        NewItem(name: "ä b.txt", content: Data("Hello".utf8))
      ])
    #expect(
      try await LocalFiles().file(at: folder.path("link.txt")).allValues() == [
        NewItem(name: "link.txt", content: Data("Hello".utf8))
      ])
  }

  @Test("What is no file, or too large, is told")
  func wrong() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(repeating: 1, count: 101), to: "large")
    let large = folder.path("large")
    let files = LocalFiles(limit: 100)
    await #expect(throws: FileError.notFound("/none/at/all")) {
      _ = try await files.file(at: "/none/at/all").allValues()
    }
    await #expect(throws: FileError.noFile(folder.path)) {
      _ = try await files.file(at: folder.path).allValues()
    }
    await #expect(throws: FileError.noFile("/dev/zero")) {
      _ = try await files.file(at: "/dev/zero").allValues()
    }
    await #expect(throws: FileError.tooLarge(large, limit: 100)) {
      _ = try await files.file(at: large).allValues()
    }
    #expect(
      FileError.tooLarge("a", limit: 64_000_000).localizedDescription
        == "a is too large: at most 64 MB can be sent.")
  }
}
