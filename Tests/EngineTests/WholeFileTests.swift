import Foundation
import SourceModel
import TestSupport
import Testing

@testable import Engine

struct WholeFileTests {
  @Test("A file is written, and written anew")
  func written() throws {
    let folder = try TemporaryFolder()
    try WholeFile.write(OutputText("one é\n" as PrintableText), to: folder.path("a.txt"))
    #expect(try folder.text(of: "a.txt") == "one é\n")
    try WholeFile.write(OutputText("" as PrintableText), to: folder.path("a.txt"))
    #expect(try folder.text(of: "a.txt") == "")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.txt"])
  }

  @Test("An existing file keeps its permissions, and a new one gets the usual ones")
  func permissions() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a.sh")
    try folder.write("", to: "new.txt")
    let manager = FileManager.default
    func mode(_ name: String) throws -> Int? {
      try manager.attributesOfItem(atPath: folder.path(name))[.posixPermissions] as? Int
    }
    try manager.setAttributes([.posixPermissions: 0o754], ofItemAtPath: folder.path("a.sh"))
    try WholeFile.write(OutputText("x" as PrintableText), to: folder.path("a.sh"))
    #expect(try mode("a.sh") == 0o754)
    #expect(manager.createFile(atPath: folder.path("usual.txt"), contents: nil))
    try WholeFile.write(OutputText("x" as PrintableText), to: folder.path("b.txt"))
    #expect(try mode("b.txt") == mode("usual.txt"))
  }

  @Test("A link is refused, and what it leads to stays as it is")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "Deep/a.txt")
    try folder.link("link.txt", to: "Deep/a.txt")
    try folder.link("dangling.txt", to: "Deep/b.txt")
    for name in ["link.txt", "dangling.txt"] {
      let failure = #expect(throws: FileFailure.self) {
        try WholeFile.write(OutputText("new" as PrintableText), to: folder.path(name))
      }
      #expect(failure?.reason == "is a link: name the file that it leads to")
      #expect(throws: Never.self) {
        try FileManager.default.destinationOfSymbolicLink(atPath: folder.path(name))
      }
    }
    #expect(try folder.text(of: "Deep/a.txt") == "old")
    #expect(!folder.exists("Deep/b.txt"))
  }

  @Test("A device is written to and not replaced")
  func devices() throws {
    try WholeFile.write(OutputText("nothing" as PrintableText), to: "/dev/null")
    #expect(FileManager.default.contents(atPath: "/dev/null")?.isEmpty != false)
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
    #expect(FileSystem.isStream("/dev/null"))
    #expect(!FileSystem.isStream("/dev"))
    #expect(!FileSystem.isStream("/nothing here"))
  }

  @Test(
    "What cannot be written is told with the path and the system's reason",
    arguments: [
      ("nowhere/a.txt", "No such file or directory"), ("file/a.txt", "Not a directory"),
      ("folder", "Is a directory"),
    ])
  func failures(_ name: String, _ reason: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    try folder.makeFolder("folder")
    let failure = #expect(throws: FileFailure.self) {
      try WholeFile.write(OutputText("x" as PrintableText), to: folder.path(name))
    }
    #expect(failure == FileFailure(path: folder.path(name), reason: reason))
  }
}
