import TestSupport
import Testing

@testable import Engine

struct PlacedFileTests {
  @Test("What cannot be read is the same file or another one, and never the same for being unreadable")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    try folder.write("one", to: "a")
    try folder.write("one", to: "b")
    try folder.write("two", to: "c")
    func read(_ name: String) -> PlacedFile { PlacedFile(folder.path(name)) }
    func unread(_ name: String) -> PlacedFile {
      PlacedFile(identity: FileIdentity(of: folder.path(name)), contents: nil)
    }
    #expect(read("a").isSame(as: read("b")))
    #expect(!read("a").isSame(as: read("c")))
    #expect(unread("a").isSame(as: read("a")))
    #expect(unread("a").isSame(as: unread("a")))
    #expect(!unread("a").isSame(as: unread("b")))
    #expect(!unread("nothing").isSame(as: unread("nothing")))
  }

  @Test("Without a working folder relative names lead nowhere, and not to the root")
  func noWorkingFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "A.swift")
    var finder = FileFinder(workingDirectory: "", configurations: try Configurations(fixed: nil))
    let name = String(folder.path("A.swift").dropFirst())
    #expect(try finder.find([".", name, "../" + name]).files.isEmpty)
    #expect(finder.failures.map(\.path) == [".", name, "../" + name])
    #expect(try finder.find([folder.path("A.swift")]).files.count == 1)
  }
}
