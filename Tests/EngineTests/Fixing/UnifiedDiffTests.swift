import Engine
import Foundation
import Testing

@Suite("A diff says what changed")
struct UnifiedDiffTests {
  @Test("Changes that are near stand in one hunk, and others in hunks of their own")
  func hunks() {
    let old = (1...20).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 2\n", with: "two\n").replacing("line 4\n", with: "").replacing(
      "line 18\n", with: "line 18\nmore\n")
    let diff = String(
      decoding: UnifiedDiff.text(from: Array(old.utf8), to: Array(new.utf8), path: "a b.swift"), as: UTF8.self
    )
    #expect(
      diff == """
        diff --git a/a b.swift b/a b.swift
        --- a/a b.swift
        +++ b/a b.swift
        @@ -1,7 +1,6 @@
         line 1
        -line 2
        +two
         line 3
        -line 4
         line 5
         line 6
         line 7
        @@ -16,5 +15,6 @@
         line 16
         line 17
         line 18
        +more
         line 19
         line 20

        """)
  }

  @Test("Texts that are the same have no difference")
  func same() {
    #expect(UnifiedDiff.text(from: [1, 2], to: [1, 2], path: "x") == [])
  }

  @Test(
    "git applies it",
    arguments: [
      ("a\nb\nc\n", "a\nB\nc\n"), ("a\nb", "a\nb\n"), ("a\nb\n", "a\nb"), ("", "a\n"), ("a\n", ""),
      ("a\r\nb\r\n", "b\r\na\r\n"),
      ("x\n", "a\nx\nb\n"), ("\u{FEFF}a\n", "\u{FEFF}b\n"),
    ])
  func git(_ old: String, _ new: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("diff-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = "Größe \"1\".java"
    let file = folder.appendingPathComponent(name)
    try Data(old.utf8).write(to: file)
    let patch = folder.appendingPathComponent("change.patch")
    try Data(UnifiedDiff.text(from: Array(old.utf8), to: Array(new.utf8), path: name)).write(to: patch)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "apply", "--whitespace=nowarn", patch.path]
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try Data(contentsOf: file) == Data(new.utf8))
  }
}
