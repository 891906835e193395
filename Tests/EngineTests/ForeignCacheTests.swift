import Foundation
import Rules
import TestSupport
import Testing

@testable import Engine

/// A folder for the cache that others write to as well.
struct ForeignCacheTests {
  @Test("Files of others stay, however old they are and whatever they are called")
  func othersStay() throws {
    let folder = try Self.folder()
    let hash = String(repeating: "0a", count: 16)
    let others = [
      "app.cache", "run-.cache", "run-\(hash).cache", "run-\(hash.dropLast()).cache",
      "components-\(hash).cache",
      "run-\(hash).txt", "other-\(hash).cache", "Deep/run-\(hash).cache",
    ]
    for name in others {
      try folder.write("mine", to: "cache/" + name)
      try Self.age(folder.path("cache/" + name))
    }
    _ = try Self.report(folder)
    for name in others { #expect(try folder.text(of: "cache/" + name) == "mine") }
  }

  @Test("Results that were not used for long are removed, and temporary files that were left behind")
  func oldResultsGo() throws {
    let folder = try Self.folder()
    _ = try Self.report(folder)
    let names = try folder.names().filter { $0.hasSuffix(".cache") }
    #expect(names.count == 2)
    let old = names.map { $0.replacing(/[0-9a-f]{32}/, with: String(repeating: "a", count: 32)) }
    for (name, copy) in zip(names, old) {
      try FileManager.default.copyItem(atPath: folder.path(name), toPath: folder.path(copy))
      try Self.age(folder.path(copy))
    }
    try folder.write("", to: "cache/.plumb-tmp-aB3xYz")
    try folder.write(try folder.text(of: "A.swift") + "\n", to: "A.swift")
    _ = try Self.report(folder)
    #expect(try folder.names().filter { $0.hasPrefix("cache/") } == names)
  }

  @Test(
    "A link or a pipe in the place of an entry is replaced, and what it leads to stays",
    arguments: [true, false])
  func linksStay(_ isDangling: Bool) throws {
    let folder = try Self.folder()
    _ = try Self.report(folder)
    let names = try folder.names().filter { $0.hasSuffix(".cache") }
    #expect(names.count == 2)
    if !isDangling { try folder.write("mine", to: "victim") }
    for name in names {
      try folder.remove(name)
      try folder.link(name, to: folder.path("victim"))
    }
    _ = try Self.report(folder)
    #expect(try isDangling ? !folder.exists("victim") : folder.text(of: "victim") == "mine")
    for name in names { #expect(try folder.text(of: name).hasPrefix("plumb cache ")) }
  }

  @Test(
    "An entry that says what cannot be is not believed",
    arguments: [
      (#""column":[0-9]+"#, #""column":-9223372036854775808"#),
      (#""column":[0-9]+"#, #""column":9223372036854775807"#),
      (#""column":[0-9]+"#, #""column":0"#), (#""line":[0-9]+"#, #""line":9223372036854775807"#),
      (#""endLine":[0-9]+"#, #""endLine":-1"#),
      (#""viewModels":[0-9]+"#, #""viewModels":9223372036854775807"#),
      (#""viewModels":[0-9]+"#, #""viewModels":-5"#), (#""path":"[^"]*""#, #""path":"/etc/passwd""#),
      (#""path":"[^"]*""#, #""path":"../B.swift""#), (#""range":\[[^\]]*\]"#, #""range":[-1,2,3,4,5,6]"#),
      (#""range":\[[^\]]*\]"#, #""range":[1,2,3,9223372036854775807,5,6]"#),
      (#""line":[0-9]+"#, #""line":1e400"#),
    ])
  func hostile(_ pattern: String, _ replacement: String) throws {
    let folder = try Self.folder()
    let expected = try Self.report(folder)
    #expect(!expected.findings.isEmpty)
    for name in try folder.names() where name.hasSuffix(".cache") {
      let text = try folder.text(of: name).split(separator: "\n", maxSplits: 1)[1]
      let changed = text.replacing(try Regex(pattern), with: replacement)
      #expect(changed != text || name.contains("run-") || pattern.contains("viewModels"), "\(name)")
      let header = "plumb cache " + ContentHash(of: Array(changed.utf8)).text
      try folder.write(header + "\n" + changed, to: name)
    }
    #expect(try Self.report(folder) == expected)
  }

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Sample.drifted("AViewModel"), to: "A.swift")
    return folder
  }

  private static func age(_ path: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)], ofItemAtPath: path)
  }

  private static func report(_ folder: TemporaryFolder) throws -> LintReport {
    var settings = LintSettings(paths: [folder.path("A.swift")], version: "1")
    settings.cache = folder.path("cache")
    // Later than all files, so that the cache takes their states for settled.
    return try Linter(settings) { Date().timeIntervalSince1970 + 100 }.run().report
  }
}
