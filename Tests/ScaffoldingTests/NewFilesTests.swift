import Engine
import Foundation
import Scaffolding
import TestSupport
import Testing

@Suite("Writing new files")
struct NewFilesTests {
  private let folder: TemporaryFolder

  init() throws { self.folder = try TemporaryFolder() }

  private func files(_ names: String...) -> [ScaffoldedFile] {
    names.map { ScaffoldedFile(path: self.folder.path($0), text: "new \($0)\n") }
  }

  @Test("Files are written with the folders that lead to them")
  func folders() throws {
    try NewFiles.write(self.files("a/b/One.swift", "a/c/Two.swift"), replacing: false)
    #expect(try self.folder.names() == ["a", "a/b", "a/b/One.swift", "a/c", "a/c/Two.swift"])
    #expect(try self.folder.text(of: "a/b/One.swift") == "new a/b/One.swift\n")
  }

  @Test("A file that exists is left, and nothing else is written", arguments: [0, 1, 2])
  func existing(_ index: Int) throws {
    let names = ["a/One.swift", "b/Two.swift", "c/Three.swift"]
    try self.folder.write("mine", to: names[index])
    let before = try self.folder.names()
    let failure = #expect(throws: FileFailure.self) {
      try NewFiles.write(self.files("a/One.swift", "b/Two.swift", "c/Three.swift"), replacing: false)
    }
    #expect(failure?.path == self.folder.path(names[index]))
    #expect(failure?.reason == "already exists: use '--force' to overwrite it")
    #expect(try self.folder.names() == before)
    #expect(try self.folder.text(of: names[index]) == "mine")
  }

  @Test("What exists is replaced when that is asked for, with its permissions")
  func replacing() throws {
    try self.folder.write("mine", to: "One.swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600], ofItemAtPath: self.folder.path("One.swift"))
    try NewFiles.write(self.files("One.swift"), replacing: true)
    #expect(try self.folder.text(of: "One.swift") == "new One.swift\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: self.folder.path("One.swift"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try self.folder.names() == ["One.swift"])
  }

  @Test("A link is not written through", arguments: ["real/Two.swift", "nowhere.swift"], [false, true])
  func links(_ destination: String, _ replaces: Bool) throws {
    try self.folder.write("mine", to: "real/Two.swift")
    try self.folder.link("Two.swift", to: destination)
    let failure = #expect(throws: FileFailure.self) {
      try NewFiles.write(self.files("One.swift", "Two.swift"), replacing: replaces)
    }
    #expect(failure?.path == self.folder.path("Two.swift"))
    #expect(failure?.reason == "is a link, and what it leads to is not overwritten: remove the link")
    #expect(try self.folder.text(of: "real/Two.swift") == "mine")
    #expect(try self.folder.names() == ["Two.swift", "real", "real/Two.swift"])
  }

  @Test("When one file cannot be written, the others are as they were", arguments: [false, true])
  func rollback(_ replaces: Bool) throws {
    if replaces { try self.folder.write("mine", to: "a/One.swift") }
    // A file stands where the folder of the last one would be.
    try self.folder.write("a file", to: "b")
    let before = try self.folder.names()
    let failure = #expect(throws: FileFailure.self) {
      try NewFiles.write(self.files("a/One.swift", "new/Two.swift", "b/Three.swift"), replacing: replaces)
    }
    #expect(failure?.path.hasSuffix("/b") == true)
    #expect(failure?.reason == "is not a folder")
    #expect(try self.folder.names() == before)
    if replaces { #expect(try self.folder.text(of: "a/One.swift") == "mine") }
  }

  @Test("A folder of the name is no file to replace")
  func directory() throws {
    try self.folder.makeFolder("One.swift")
    let failure = #expect(throws: FileFailure.self) {
      try NewFiles.write(self.files("One.swift"), replacing: true)
    }
    #expect(failure?.reason == "is a folder")
  }
}
