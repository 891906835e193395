import Foundation
import TestSupport
import Testing

@testable import Engine

struct TemporaryFileTests {
  @Test(
    "Names of temporary files are told from others",
    arguments: [
      (".plumb-tmp-aB3xYz", true), (".plumb-tmp-000000", true), (".plumb-tmp-aB3xYz-old", true),
      (".plumb-report", false), (".plumb.yml", false), (".plumb-tmp-aB3xY", false),
      (".plumb-tmp-aB3xYzz", false), (".plumb-tmp-aB3x.z", false), ("a.plumb-tmp-aB3xYz", false),
      (".plumb-tmp-cache", false),
      (".plumb-tmp-éB3xY", false),
    ])
  func names(_ name: String, _ isTemporary: Bool) {
    #expect(TemporaryFile.isName(name) == isTemporary)
  }

  @Test("What a killed process left is removed, what is being written and what is something else stays")
  func abandoned() throws {
    let folder = try TemporaryFolder()
    try folder.write("left", to: ".plumb-tmp-aaaaaa")
    try folder.write("settings", to: ".plumb.yml")
    try folder.makeFolder(".plumb-tmp-bbbbbb")
    try folder.link(".plumb-tmp-cccccc", to: ".plumb.yml")
    let written = try TemporaryFile(beside: folder.path("A.swift"), holding: Array("new".utf8))
    TemporaryFile.removeAbandoned(in: folder.path)
    let names = try folder.names()
    #expect(names.count == 4 && !names.contains(".plumb-tmp-aaaaaa"), "\(names)")
    #expect(FileManager.default.fileExists(atPath: written.path))
  }

  @Test("It goes with its end, unless it has taken a place")
  func end() throws {
    let folder = try TemporaryFolder()
    do {
      var placed = try TemporaryFile(beside: folder.path("A.swift"), holding: Array("a".utf8))
      #expect(placed.replace(folder.path("A.swift")) == nil)
      let linked = try TemporaryFile(beside: folder.path("B.swift"), holding: Array("b".utf8))
      #expect(linked.take(folder.path("B.swift")) == nil)
      #expect(linked.take(folder.path("A.swift")) == EEXIST)
      _ = try TemporaryFile(beside: folder.path("C.swift"), holding: [])
    }
    #expect(try folder.names() == ["A.swift", "B.swift"])
    #expect(try folder.text(of: "A.swift") == "a")
  }
}
