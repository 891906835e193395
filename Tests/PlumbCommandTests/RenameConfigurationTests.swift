import Foundation
import TestSupport
import Testing

/// The ports that `twins:` of a configuration names follow a renaming.
struct RenameConfigurationTests {
  private let folder: TemporaryFolder

  init() throws {
    self.folder = try TemporaryFolder()
    try self.folder.write(RenameCommandTests.source, to: "A/AViewModel.swift")
    try self.folder.write(RenameCommandTests.android, to: "android/AViewModel.java")
  }

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun(["rename"] + arguments, in: self.folder)
  }

  private static let configuration = """
    # The twins of é.
    twins:
      view-models: {BViewModel: CViewModel}
      ports:
        AViewModel: {other: saveClicked, "saveTapped": 'saveClicked', done: done} # saveTapped
        BViewModel:
          saveTapped: saveClicked

    """

  @Test(
    "The entry of a port gets its new name, and no other entry does",
    arguments: [
      (["AViewModel.saveTapped", "keepTapped", "A"], "\"saveTapped\"", "\"keepTapped\""),
      (["AViewModel.done", "finished", "A"], "done: done", "finished: done"),
      (["AViewModel.done", "finished", "android"], "done: done", "done: finished"),
      (["AViewModel.done", "finished", "A", "--twins", "android"], "done: done", "finished: finished"),
      (["AViewModel.done", "finished", "android", "--twins", "A"], "done: done", "finished: finished"),
    ])
  func entry(_ arguments: [String], _ old: String, _ new: String) throws {
    for text in [
      Self.configuration, Self.configuration.replacing("\n", with: "\r\n"), "\u{FEFF}" + Self.configuration,
    ] {
      try self.folder.write(text, to: ".plumb.yml")
      try self.folder.write(RenameCommandTests.source, to: "A/AViewModel.swift")
      try self.folder.write(RenameCommandTests.android, to: "android/AViewModel.java")
      let run = try CommandRun(["rename"] + arguments, in: self.folder)
      #expect(run.exitCode == 0, "\(run.text)")
      #expect(run.error.contains("changed .plumb.yml"))
      // A byte order mark is not part of the text that a file is read as.
      let bytes = FileManager.default.contents(atPath: self.folder.path(".plumb.yml")) ?? Data()
      #expect(bytes == Data(text.replacing(old, with: new).utf8))
    }
  }

  @Test("A port of Android that several entries name is renamed in all of its view model")
  func severalEntries() throws {
    try self.folder.write(Self.configuration, to: ".plumb.yml")
    let run = try self.run("AViewModel.saveClicked", "keepClicked", "android")
    #expect(run.exitCode == 0, "\(run.text)")
    let expected = Self.configuration.replacing("other: saveClicked", with: "other: keepClicked")
      .replacing("'saveClicked'", with: "'keepClicked'")
    #expect(try self.folder.text(of: ".plumb.yml") == expected)
  }

  @Test("The view models that the configuration pairs have an entry by the name of iOS")
  func pairedViewModels() throws {
    let text =
      "twins:\n  view-models: {BViewModel: AViewModel}\n  ports: {BViewModel: {saveTapped: saveClicked}}\n"
    try self.folder.write(text, to: ".plumb.yml")
    #expect(try self.run("AViewModel.saveClicked", "keepClicked", "android").exitCode == 0)
    #expect(
      try self.folder.text(of: ".plumb.yml") == text.replacing("saveClicked", with: "keepClicked"))
    #expect(try self.run("AViewModel.saveTapped", "keepTapped", "A").exitCode == 0)
    #expect(try self.folder.text(of: ".plumb.yml").contains("saveTapped"))
  }

  @Test("A diff has the configuration that is in use, and writes nothing")
  func diff() throws {
    try self.folder.write(Self.configuration, to: ".plumb.yml")
    try self.folder.write(
      "twins:\n  ports:\n    AViewModel:\n      done: off\n", to: "settings/other.yml")
    let run = try self.run(
      "AViewModel.done", "finished", "A", "--config", "settings/other.yml", "--diff")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("+++ b/settings/other.yml\n"), "\(run.text)")
    #expect(run.output.contains("-      done: off\n+      finished: off\n"))
    #expect(!run.output.contains(".plumb.yml"))
    #expect(try self.folder.text(of: "A/AViewModel.swift") == RenameCommandTests.source)
  }

  @Test(
    "An entry that cannot have the new name refuses the renaming",
    arguments: [
      (
        "twins:\n  ports:\n    AViewModel: {done: a, finished: b}\n",
        ".plumb.yml:3: 'twins:' has a port 'finished'"
      ),
      ("twins:\n  ports:\n    AViewModel: {\"d\\u006fne\": a}\n", "without escapes"),
    ])
  func refused(_ text: String, _ reason: String) throws {
    try self.folder.write(text, to: ".plumb.yml")
    let run = try self.run("AViewModel.done", "finished", "A")
    #expect(run.exitCode != 0)
    #expect(run.error.contains(reason), "\(run.error)")
    #expect(try self.folder.text(of: "A/AViewModel.swift") == RenameCommandTests.source)
    #expect(try self.folder.text(of: ".plumb.yml") == text)
  }

  @Test("A configuration behind a link is not written")
  func link() throws {
    try self.folder.write(Self.configuration, to: "elsewhere")
    try self.folder.link(".plumb.yml", to: "elsewhere")
    let run = try self.run("AViewModel.done", "finished", "A")
    #expect(run.exitCode == 1)
    #expect(run.error.contains(".plumb.yml names the port in 'twins:', and is a link"), "\(run.error)")
    #expect(try self.folder.text(of: "elsewhere") == Self.configuration)
    #expect(try self.folder.text(of: "A/AViewModel.swift") == RenameCommandTests.source)
    #expect(try self.run("AViewModel.done", "finished", "A", "--config", "elsewhere").exitCode == 0)
  }

  @Test("A configuration that cannot be written leaves all files as they were")
  func fault() throws {
    try self.folder.write(Self.configuration, to: ".plumb.yml")
    #expect(try CommandRun(shell: "chmod 444 .plumb.yml", in: self.folder).exitCode == 0)
    let run = try self.run("AViewModel.done", "finished", "A", "--twins", "android")
    #expect(run.exitCode == 3)
    #expect(try self.folder.text(of: "A/AViewModel.swift") == RenameCommandTests.source)
    #expect(try self.folder.text(of: "android/AViewModel.java") == RenameCommandTests.android)
  }
}
