import Foundation
import SeededRandom
import Testing

@testable import Engine

@Suite("A .gitignore means to plumb what it means to Git")
struct GitIgnoreTests {
  /// Folders and files; a folder ends with a slash. Only folders have to exist for Git to know what they are.
  private static let paths: [String] = {
    let names = ["a", "b", "ab", "a.b", "a b", "é", "[a]", "!a", "#a", "*", "\\", "a ", "B", "0", "-"]
    let folders = ["", "a/", "b/", "a/b/", "a/b/a/", "ab/", "b/a b/", "é/a/"]
    let files = folders.flatMap { folder in names.map { folder + $0 + ".swift" } }
    return folders.dropFirst() + files
  }()

  @Test(
    "for patterns that people write",
    arguments: [
      "*.swift", "/a", "a/", "a/b", "/a/b/", "**/a", "**/a/", "a/**", "a/**/a.swift", "**", "*", "!*.swift",
      "*\n!a/",
      "*\n!*/\n!a.swift", "a*", "[ab].swift", "[!a].swift", "[^a]*", "[a-b]*", "[[:upper:]]*",
      "[[:digit:]-]*",
      "\\!a.swift", "\\#a.swift", "#a.swift", "!a.swift", "a\\ b.swift", "a b/", "a.swift  ", "a\\ ",
      "a.swift\\\\ ",
      "\u{FEFF}a.swift", "a.swift\r\nb/\r\n", "[", "a[", "[]a]*", "[\\]a]*", "\\", "a\\", "/", "//", "a//",
      "//a", "!", "***",
      "a/***/a.swift", "*/a", "*/*/", "?", "?.swift", "??.swift", "a/*/a/", "\\a.swift", "\\*.swift",
      "[[]a[]].swift",
      "[[:alpha]*", "[[:none:]]*", "[a-]*", "[-a]*", "[b-a]*", "a/b/../a.swift", "./a", "[a/]b", "**/b/**",
      "**/b/**/a.swift",
      "a.swift\u{B}b.swift", "é*", "\t", " ", "a\u{2028}", "/**", "/**/", "**/**/a", "\\/a", "a\\/b", "[é]*",
    ])
  func agreeOnPatterns(text: String) throws {
    try Self.compare([text])
  }

  @Test("for patterns that nobody writes", arguments: 1...8)
  func agreeOnRandomPatterns(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let atoms = [
      "a", "b", "a", "b", "*", "*", "?", "/", "/", "**/", "/**", ".swift", "*.swift", "[ab]", "[!a]", "[a-z]",
      "[^b]",
      "[[:alnum:]]", "\\a", "\\*", "\\", "!", "#", " ", "\\ ", "[", "]", ".", "é", "\n", "\n!", "-", "[a",
      "[]-a]", "0",
    ]
    let texts = (0..<TestScale.count(150, atLeast: 20)).map { _ in
      (0...Int.random(in: 0..<6, using: &random)).map { _ in atoms.randomElement(using: &random) ?? "" }
        .joined()
    }
    try Self.compare(texts.filter { !Self.isReadInTwoWays($0) })
  }

  @Test("for files in every folder, each of which overrides those above")
  func agreeOnNestedFiles() throws {
    try Self.compare(
      [
        ["": "a*\n!ab", "a": "!a.swift\n/b", "b": "a*", "a/b": "a.swift"],
        ["": "*.swift\n", "a": "!*.swift\n", "a/b": "*.swift", "a/b/a": "!*.swift\n"],
        ["": "b/**/a.swift\n", "b": "!a.swift", "b/a b": "/*\n!a*"],
        ["": "**/b/*\n!**/b/a", "a": "**/b/*", "a/b": "!b.swift"],
      ])
  }

  @Test("for the same pattern in thousands of nested folders, without looking at each")
  func nestedFolders() {
    var ignore = GitIgnore()
    for _ in 0..<20_000 {
      ignore.add("*.log\n/build/\n!keep.log\na/**/b\n")
      ignore = ignore.entering("a")
    }
    #expect(ignore.ignores("x.log", isDirectory: false))
    #expect(!ignore.ignores("keep.log", isDirectory: false))
    #expect(ignore.ignores("b", isDirectory: false))
    #expect(!ignore.ignores("build", isDirectory: true), "it is no pattern of this folder")
  }

  @Test("for thousands of patterns with wildcards in one file, the last of which decides")
  func manyWildcards() {
    var ignore = GitIgnore()
    ignore.add((0..<20_000).map { "*a\($0)*b\n" }.joined() + "!*a7*b\n*a8*b\n*a7*b\n")
    #expect(ignore.ignores("a19999b", isDirectory: false))
    #expect(ignore.ignores("a7b", isDirectory: false), "the last line is the first one again")
    #expect(!ignore.ignores("a19999", isDirectory: false))
  }

  /// Whether two stars stand behind the part of a pattern that has no special characters, within one part.
  ///
  /// Git's documentation says that such stars are as one. Its code took them for `**` until 2.52, since it leaves
  /// out what stands before them; plumb does as the documentation says.
  private static func isReadInTwoWays(_ text: String) -> Bool {
    text.split(separator: "\n").contains { line in
      guard let star = line.firstIndex(where: { "*?[\\".contains($0) }), line[star...].hasPrefix("**") else {
        return false
      }
      return star > line.startIndex && line[line.index(before: star)] != "/" && line[..<star] != "!"
    }
  }

  /// Asks Git about every path under every text, each text in a folder of its own.
  private static func compare(_ texts: [String]) throws {
    try self.compare(texts.map { ["": $0] })
  }

  /// - Parameter files: the texts of the files by the folders that they are in.
  private static func compare(_ files: [[String: String]]) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(
      "plumb-ignore-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (index, texts) in files.enumerated() {
      let folder = root.appendingPathComponent("t\(index)")
      for path in self.paths where path.hasSuffix("/") {
        try FileManager.default.createDirectory(
          at: folder.appendingPathComponent(path), withIntermediateDirectories: true)
      }
      for (name, text) in texts {
        try Data(text.utf8).write(
          to: folder.appendingPathComponent(name).appendingPathComponent(".gitignore"))
      }
    }
    _ = try self.git(["init", "--quiet"], in: root, input: "")
    // Git takes a slash at the end of what it is asked for a part of the name.
    let asked = files.indices.flatMap { index in self.paths.map { "t\(index)/\(self.withoutSlash($0))" } }
    let answer = try self.git(
      [
        "-c", "core.excludesFile=", "-c", "core.ignoreCase=false", "check-ignore", "--no-index", "--stdin",
        "-z",
      ],
      in: root, input: asked.map { $0 + "\0" }.joined())
    let ignored = Set(answer.split(separator: "\0").map(String.init))
    for (index, texts) in files.enumerated() {
      for path in self.paths {
        let expected = ignored.contains("t\(index)/\(self.withoutSlash(path))")
        let own = self.isIgnored(path, by: texts)
        #expect(own == expected, "\(texts) on '\(path)': Git says \(expected)")
      }
    }
  }

  private static func withoutSlash(_ path: String) -> Substring {
    path.hasSuffix("/") ? path.dropLast() : path[...]
  }

  /// Goes down to a path as the search for files does: what is in an ignored folder is never looked at.
  private static func isIgnored(_ path: String, by texts: [String: String]) -> Bool {
    var ignore = GitIgnore()
    let parts = path.split(separator: "/").map(String.init)
    for (index, part) in parts.enumerated() {
      if let text = texts[parts[..<index].joined(separator: "/")] { ignore.add(text) }
      let isDirectory = index + 1 < parts.count || path.hasSuffix("/")
      if ignore.ignores(part, isDirectory: isDirectory) { return true }
      ignore = ignore.entering(part)
    }
    return false
  }

  private static func git(_ arguments: [String], in folder: URL, input: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = folder
    let (standardInput, standardOutput) = (
      folder.appendingPathComponent(".in"), folder.appendingPathComponent(".out")
    )
    try Data(input.utf8).write(to: standardInput)
    try Data().write(to: standardOutput)
    process.standardInput = try FileHandle(forReadingFrom: standardInput)
    process.standardOutput = try FileHandle(forWritingTo: standardOutput)
    try process.run()
    process.waitUntilExit()
    // It ends with 1 when no path is ignored.
    try #require(process.terminationStatus <= 1)
    return String(decoding: try Data(contentsOf: standardOutput), as: UTF8.self)
  }
}
