import Foundation
import TestSupport
import Testing

/// What is no regular file is never read: somebody else decides what a folder holds.
@Suite(.enabled(if: Tool.exists("timeout"), "there is no 'timeout'"))
struct SpecialFileTests {
  /// Commands that would read a file called `special`.
  static let readers: [(command: String, code: Int32)] = [
    ("lint --no-cache --config special .", 2), ("lint --no-cache --allow-empty --baseline special .", 2),
    ("lint --no-cache --files-from special", 3), ("lint --no-cache special.swift", 3),
    ("fix special.swift", 3), ("describe special.swift", 3), ("new --from special --print", 3),
    ("fix --config special .", 2), ("rules --effective --config special", 2),
  ]

  /// What makes such a file, and the reason that is reported.
  static let kinds: [(command: String, reason: String)] = [
    ("mkfifo", "pipe"), ("ln -s /dev/zero", "device"), ("ln -s /dev/tty", "device"),
    ("ln -s /dev/stdin", "pipe"),
  ]

  @Test("A pipe, a device or a link to one ends the command at once", arguments: readers, kinds)
  func named(_ reader: (command: String, code: Int32), _ kind: (command: String, reason: String)) throws {
    let folder = try TemporaryFolder()
    let name = reader.command.contains("special.swift") ? "special.swift" : "special"
    let run = try CommandRun(
      shell:
        "\(kind.command) \(name); mkfifo open; exec 3<>open; timeout 20 \"$PLUMB\" \(reader.command) <&3",
      in: folder)
    #expect(run.exitCode == reader.code, "\(run.error)")
    #expect(run.error.contains("special"))
    #expect(run.error.contains("regular file"), "\(run.error)")
  }

  @Test(
    "Files that are looked for and are no regular ones are an error, or not there",
    arguments: [
      (".plumb.yml", 2, "is a pipe, and only regular files are read"), (".gitignore", 1, "SortedViewModel"),
      ("XViewModel.swift", 1, "SortedViewModel"),
    ])
  func found(_ name: String, _ code: Int32, _ text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.drifted("SortedViewModel"), to: "A.swift")
    let run = try CommandRun(shell: "mkfifo \(name); timeout 20 \"$PLUMB\" lint --no-cache", in: folder)
    #expect(run.exitCode == code)
    #expect(run.text.contains(text), "\(run.text)")
  }

  @Test(
    "A file that is too large is reported with its limit, and the others are checked",
    arguments: [
      (
        "32M", "LargeViewModel.swift", "lint --no-cache", 3,
        "is larger than 32 MB, the limit for a source file"
      ),
      ("1M", ".plumb.yml", "lint --no-cache", 2, "is larger than 1 MB, the limit for a configuration"),
      (
        "64M", "b.json", "lint --no-cache --baseline b.json", 2,
        "is larger than 64 MB, the limit for a baseline"
      ),
      ("1M", "d.yml", "new --from d.yml --print", 3, "is larger than 1 MB, the limit for a configuration"),
      (
        "16M", "list", "lint --no-cache --files-from list", 3,
        "is larger than 16 MB, the limit for a list of paths"
      ),
    ])
  func large(_ size: String, _ name: String, _ command: String, _ code: Int32, _ reason: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.drifted("SortedViewModel"), to: "A.swift")
    let run = try CommandRun(
      shell: "truncate -s \(size) \(name); printf x >> \(name); timeout 20 \"$PLUMB\" \(command)", in: folder)
    #expect(run.exitCode == code)
    #expect(run.error.contains("\(name): error: "), "\(run.error)")
    #expect(run.error.contains(reason), "\(run.error)")
    #expect(run.output.contains("SortedViewModel") == (name == "LargeViewModel.swift"))
  }

  @Test(
    "A source file in UTF-16 is an error that names it",
    arguments: [String.Encoding.utf16, .utf16LittleEndian],
    ["lint --no-cache", "fix --dry-run", "describe A.swift", "ports", "rename AViewModel.a b"])
  func wide(_ encoding: String.Encoding, _ command: String) throws {
    let folder = try TemporaryFolder()
    try Sample.drifted("AViewModel").write(
      toFile: folder.path("A.swift"), atomically: false, encoding: encoding)
    let run = try CommandRun(command.split(separator: " ").map(String.init), in: folder)
    #expect(run.exitCode == 3, "\(run.text)")
    #expect(run.error.contains("A.swift: error: is in UTF-16: store it as UTF-8"), "\(run.error)")
  }

  @Test("Standard input is read to its limit")
  func endlessInput() throws {
    for (command, size) in [("fix --stdin-path A.swift", 32), ("new --from - --print", 1)] {
      let run = try CommandRun(
        shell: "timeout 20 \"$PLUMB\" \(command) < /dev/zero", in: try TemporaryFolder())
      #expect(run.exitCode == 3)
      #expect(run.error.contains("is larger than \(size) MB"), "\(run.error)")
    }
  }
}
