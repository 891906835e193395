import Foundation
import SeededRandom
import TestSupport
import Testing

/// What a renaming that is killed leaves, and what becomes of it.
@Suite("plumb rename, interrupted")
struct InterruptedRenameTests {
  private static let rename = "rename AViewModel.saveTapped keepTapped A --twins android"
  private static let old: [String: String] = [
    "A/AViewModel.swift": RenameCommandTests.source, "A/AViewController.swift": RenameCommandTests.view,
    "android/AViewModel.java": RenameCommandTests.android,
    "android/AActivity.java": RenameCommandTests.activity,
  ]
  private static let new = old.mapValues {
    $0.replacing("saveTapped", with: "keepTapped").replacing("saveClicked", with: "keepClicked")
  }
  private static let journal = ".plumb-rename"

  /// The calls before which a run is killed. A run makes fewer.
  private static let calls = stride(from: 1, to: 400, by: TestScale.isSmall ? 5 : 1)

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in Self.old { try folder.write(text, to: name) }
    return folder
  }

  private static func texts(_ folder: TemporaryFolder) throws -> [String: String] {
    var texts: [String: String] = [:]
    for name in try folder.names() where name.split(separator: "/").last?.contains(".") == true {
      texts[name] = try folder.text(of: name)
    }
    return texts
  }

  /// The files of a renaming that was killed when it had written two of them.
  private static let halfway = Result {
    let folder = try TemporaryFolder()
    for number in 1..<400 {
      for (name, text) in Self.old { try folder.write(text, to: name) }
      let injection = try FaultInjection("any", number, kills: true, in: folder)
      _ = try CommandRun(shell: injection.line("\"$PLUMB\" \(Self.rename)"), in: folder)
      let texts = try Self.texts(folder)
      if Self.old.keys.filter({ texts[$0] == Self.new[$0] }).count == 2 { return texts }
      for name in texts.keys where Self.old[name] == nil { try folder.remove(name) }
    }
    Issue.record("two files are never written")
    return [:]
  }

  /// A folder with the files of a renaming that was killed when it had written two of them.
  private static func killed() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in try Self.halfway.get() { try folder.write(text, to: name) }
    return folder
  }

  @Test(
    "Killed before any call of the system, a renaming is finished by the same command, or was not begun",
    .enabled(if: FaultInjection.isPossible, "only where a library can be compiled and preloaded"))
  func killedAnywhere() throws {
    var mixed = 0
    for number in Self.calls {
      let folder = try Self.folder()
      let injection = try FaultInjection("any", number, kills: true, in: folder)
      _ = try CommandRun(shell: injection.line("\"$PLUMB\" \(Self.rename)"), in: folder)
      guard injection.hasFailed else { break }
      let texts = try Self.texts(folder)
      for (name, text) in Self.old {
        #expect([text, Self.new[name]].contains(texts[name]), "\(name) after \(number)")
      }
      let isMixed = ![Self.old, Self.new].contains(texts.filter { Self.old[$0.key] != nil })
      if isMixed {
        mixed += 1
        let note = try CommandRun(["lint", "--no-cache", "A"], in: folder)
        #expect(note.error.contains("a renaming was interrupted: the next 'plumb rename' finishes it"))
      }
      let again = try CommandRun(shell: "plumb \(Self.rename)", in: folder)
      let isDone = texts.filter { Self.old[$0.key] != nil } == Self.new && texts[Self.journal] == nil
      // A port that has the new name is not found under the old one.
      #expect(again.exitCode == (isDone ? 2 : 0), "\(number): \(again.text)")
      #expect(try Self.texts(folder) == Self.new, "\(number): \(again.text)")
      #expect(number < 390)
    }
    #expect(mixed > (TestScale.isSmall ? 0 : 3))
  }

  @Test(
    "The run that finishes may be killed as well, before any call",
    .enabled(if: FaultInjection.isPossible, "only where a library can be compiled and preloaded"))
  func killedTwice() throws {
    #expect(try Self.halfway.get()[Self.journal] != nil)
    for number in Self.calls {
      let folder = try Self.killed()
      let injection = try FaultInjection("any", number, kills: true, in: folder)
      _ = try CommandRun(shell: injection.line("\"$PLUMB\" \(Self.rename)"), in: folder)
      guard injection.hasFailed else { break }
      let again = try CommandRun(shell: "plumb \(Self.rename)", in: folder)
      #expect(again.exitCode == 0 || again.exitCode == 2, "\(number): \(again.text)")
      #expect(try Self.texts(folder) == Self.new, "\(number): \(again.text)")
      #expect(number < 390)
    }
  }

  @Test(
    "A run that cannot finish a renaming for a fault leaves it to the next one",
    .enabled(if: FaultInjection.isPossible, "only where a library can be compiled and preloaded"),
    arguments: ["open", "write", "rename", "sync", "unlink"])
  func faultWhileFinishing(_ call: String) throws {
    for number in Self.calls {
      let folder = try Self.killed()
      let injection = try FaultInjection(call, number, in: folder)
      let run = try CommandRun(shell: injection.line("\"$PLUMB\" \(Self.rename)"), in: folder)
      guard injection.hasFailed else { break }
      let again = try CommandRun(shell: "plumb \(Self.rename)", in: folder)
      #expect(again.exitCode == 0 || again.exitCode == 2, "\(number): \(run.text) \(again.text)")
      #expect(try Self.texts(folder) == Self.new, "\(call) \(number): \(run.text) \(again.text)")
      #expect(number < 400)
    }
  }

  // MARK: What the journal may not do

  private static func entry(_ path: String, _ old: String, _ new: String, _ changes: String) -> String {
    """
    {"files":[{"changes":[\(changes)],"new":"\(new)","old":"\(old)","path":"\(path)"}],"name":"b","port":"A.a"}
    """
  }

  @Test(
    "A journal that names what no renaming changes is refused, and nothing is written",
    arguments: [
      "", "{}", "null", entry("../B.swift", "", "", ""), entry("/etc/passwd.yml", "", "", ""),
      entry(".git/hooks.yml", "", "", ""), entry("A/../../B.swift", "", "", ""),
      entry("Makefile", "", "", ""),
      entry("link/B.swift", "", "", ""), entry("B.swift", "", "", #"{"new":"b; c","old":"a","start":0}"#),
      entry("B.swift", "", "", #"{"new":"b","old":"a","start":-1}"#),
      entry("B.swift", "", "", #"{"new":"b","old":"a","start":9223372036854775807}"#),
      entry("B.swift", "", "", #"{"new":"b","old":"a","start":4},{"new":"b","old":"a","start":0}"#),
    ])
  func hostile(_ text: String) throws {
    let folder = try Self.folder()
    let outside = try TemporaryFolder()
    try outside.write("let a = 1\n", to: "B.swift")
    try folder.link("link", to: outside.path)
    try folder.write("let a = 1\n", to: "B.swift")
    try folder.write(text, to: Self.journal)
    let run = try CommandRun(["rename", "AViewModel.saveTapped", "keepTapped"], in: folder)
    #expect(run.exitCode == 3)
    #expect(run.error.contains("is no journal of a renaming: delete it"), "\(run.error)")
    #expect(try folder.text(of: "A/AViewModel.swift") == RenameCommandTests.source)
    #expect(try outside.text(of: "B.swift") == "let a = 1\n")
  }

  @Test("A journal that is a link, a folder or too large is refused")
  func noFile() throws {
    let linked = try Self.folder()
    try linked.write("{}", to: "other.json")
    try linked.link(Self.journal, to: "other.json")
    let link = try CommandRun(["rename", "AViewModel.saveTapped", "keepTapped"], in: linked)
    #expect(link.exitCode == 3 && link.error.contains("is no journal that can be read"), "\(link.error)")
    let large = try Self.folder()
    let run = try CommandRun(
      shell: "truncate -s 300M \(Self.journal); plumb rename AViewModel.saveTapped keepTapped", in: large)
    #expect(run.exitCode == 3 && run.error.contains("is larger than"), "\(run.error)")
  }

  @Test(
    "What was edited after the kill stays, is named, and the others are finished",
    .enabled(if: FaultInjection.isPossible, "only where a library can be compiled and preloaded"))
  func edited() throws {
    let folder = try Self.killed()
    let texts = try Self.texts(folder)
    let name = try #require(Self.old.keys.sorted().first { texts[$0] == Self.old[$0] })
    let edit = (Self.old[name] ?? "") + "// edited\n"
    try folder.write(edit, to: name)
    let run = try CommandRun(shell: "plumb \(Self.rename)", in: folder)
    #expect(run.exitCode == 0, "\(run.text)")
    #expect(run.error.contains("\(name): was changed since the renaming"), "\(run.error)")
    for (other, text) in try Self.texts(folder) {
      #expect(text == (other == name ? edit : Self.new[other]), "\(other)")
    }
  }

  @Test(
    "A renaming that is taken back by hand is not done again by another one",
    .enabled(if: FaultInjection.isPossible, "only where a library can be compiled and preloaded"))
  func takenBack() throws {
    let folder = try Self.killed()
    for (name, text) in Self.old { try folder.write(text, to: name) }
    let run = try CommandRun(["rename", "AViewModel.done", "finished", "A"], in: folder)
    #expect(run.exitCode == 0, "\(run.text)")
    #expect(!folder.exists(Self.journal))
    #expect(
      try folder.text(of: "A/AViewModel.swift")
        == RenameCommandTests.source.replacing("done", with: "finished"))
    #expect(try folder.text(of: "android/AViewModel.java") == RenameCommandTests.android)
  }

  @Test(
    "In a folder that takes no new file a renaming does not begin",
    .enabled(if: geteuid() != 0 || FaultInjection.isPossible, "the superuser may write everywhere"))
  func closedFolder() throws {
    let folder = try Self.folder()
    let injection = try FaultInjection("rename", 1, in: folder)
    let run = try CommandRun(shell: injection.line("\"$PLUMB\" \(Self.rename)"), in: folder)
    // Without links it is put in its place in another way.
    #expect(run.exitCode == 0, "\(run.text)")
    let closed = try Self.folder()
    let fault = try FaultInjection("open", 1, lasts: true, in: closed)
    #expect(try CommandRun(shell: fault.line("\"$PLUMB\" \(Self.rename)"), in: closed).exitCode != 0)
    #expect(try Self.texts(closed) == Self.old)
  }

  @Test("Two renamings at once leave no file with half of one")
  func atOnce() throws {
    let folder = try Self.folder()
    let run = try CommandRun(
      shell: """
        plumb rename AViewModel.saveTapped keepTapped A & first=$!
        plumb rename AViewModel.done finished A & second=$!
        wait $first; a=$?; wait $second; echo "$a $?"
        """, in: folder)
    let codes = run.output.split(whereSeparator: \.isWhitespace).suffix(2)
    var expected = [RenameCommandTests.source, RenameCommandTests.view]
    if codes.first == "0" { expected = expected.map { $0.replacing("saveTapped", with: "keepTapped") } }
    if codes.last == "0" { expected = expected.map { $0.replacing("done", with: "finished") } }
    #expect(
      try [folder.text(of: "A/AViewModel.swift"), folder.text(of: "A/AViewController.swift")] == expected,
      "\(run.text)")
    #expect(!folder.exists(Self.journal) && codes.contains("0"), "\(run.text)")
  }
}
