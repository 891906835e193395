import Foundation
import Rules
import SeededRandom
import SourceModel
import TestSupport
import Testing

@testable import Engine

/// A session beside a new run, step by step.
@Suite("A session beside a new run") struct SessionOracleTests {
  @Test(
    "After any steps a session has the result of a new run",
    arguments: TestScale.most(Array(1...4 as ClosedRange<UInt64>)))
  func steps(seed: UInt64) throws {
    var editor = try Editor(seed: seed)
    for _ in 0..<TestScale.count(500, atLeast: 8) { try editor.step() }
    try editor.compare()
    #expect(editor.usesFound > 0)
  }

  @Test("A view that is edited costs the components of the view models that it uses") func cost() throws {
    let folder = try TemporaryFolder()
    // The alias of a stream would join all files.
    for (name, text) in EditedApp.files where name != "Sources/Streams.swift" {
      try folder.write(text.replacing("TextSignal", with: "Signal<String, Never>"), to: name)
    }
    let files = CountedFiles()
    var settings = LintSettings(paths: [folder.path], version: "test")
    settings.threads = 2
    var session = try Session(settings, access: files.access)
    _ = session.result
    _ = files.take()
    let view = "Views/LoginViewController.swift"
    let text = try folder.text(of: view).replacing("outputs.title", with: "outputs.isLoading")
    let check = try session.check(folder.path(view), text: Array(text.utf8))
    let counted = files.take()
    #expect(counted.read == [])
    #expect(
      !counted.parsed.contains { $0.hasPrefix("Signup") } && counted.parsed.contains("LoginViewModel.swift"))
    let others = check.others[folder.path("Sources/LoginViewModel.swift")] ?? []
    #expect(others.contains { $0.rule == "unbound-output" && $0.message.contains("title") }, "\(others)")
    try session.check(folder.path(view), text: Array((text + "\n").utf8))
    #expect(files.take().parsed.allSatisfy { $0.hasPrefix("Login") })
  }
}

/// Somebody who edits an app, with a session that follows.
private struct Editor {
  private let folder: TemporaryFolder
  private var settings: LintSettings
  private var session: Session
  private var app: EditedApp
  /// The texts that are open, by the names of the files.
  private var open: [String: String] = [:]
  /// What an editor shows that follows the answers alone.
  private var shown: [String: [ReportedFinding]] = [:]
  private var log: [String] = []
  /// How many findings about uses there were.
  private(set) var usesFound = 0

  init(seed: UInt64) throws {
    self.folder = try TemporaryFolder()
    self.app = EditedApp(seed: seed)
    for (name, text) in EditedApp.files { try self.folder.write(text, to: "App/" + name) }
    self.settings = LintSettings(paths: [self.folder.path("App")], version: "test")
    self.settings.threads = 2
    self.settings.includesFixes = seed.isMultiple(of: 2)
    self.settings.includesShares = seed.isMultiple(of: 2)
    if seed.isMultiple(of: 3) { self.settings.rules = Set(RuleSet.all.map(\.id)) }
    // In half of the cases, the state of a file tells whether it has changed.
    self.session = try Session(self.settings, access: seed > 2 ? CountedFiles().access : .disk)
    self.showResult()
  }

  private func path(_ name: String) -> String { self.folder.path("App/" + name) }

  private func names() throws -> [String] {
    let onDisk = try self.folder.names().filter { $0.hasPrefix("App/") }.map { String($0.dropFirst(4)) }
    return Set(onDisk.filter { Language(path: $0) != nil } + self.open.keys).sorted()
  }

  private func text(_ name: String) -> String {
    self.open[name] ?? (try? self.folder.text(of: "App/" + name)) ?? ""
  }

  private mutating func showResult() {
    self.shown = Dictionary(grouping: self.session.result.report.findings, by: \.path)
  }

  // MARK: Steps

  mutating func step() throws {
    let name = self.app.pick(try self.names())
    let number = self.app.number(below: 20)
    // Two states of a file have different times.
    usleep(5_000)
    do {
      try self.step(number, name)
    } catch let error as ConfigurationError {
      // The session goes on with the settings before; a new run has none.
      #expect(throws: ConfigurationError.self, "\(error)") { try Linter(self.settings).run() }
    }
    if self.app.number(below: TestScale.isFull ? 4 : 3) == 0 { try self.compare() }
  }

  private mutating func step(_ number: Int, _ name: String) throws {
    switch number {
    case 0...8: try self.edit(name, self.app.edited(self.text(name)))
    case 9: try self.edit(self.app.pick(EditedApp.newNames), self.app.newText())
    case 10, 11:
      let name = self.app.pick(self.open.keys.sorted())
      guard let text = self.open[name] else { return }
      self.log.append("save \(name)")
      try self.folder.write(text, to: "App/" + name)
      try self.session.reload()
      self.showResult()
    case 12, 13:
      let name = self.app.pick(self.open.keys.sorted())
      self.log.append("close \(name)")
      self.open[name] = nil
      try self.session.close(self.path(name))
      self.showResult()
    case 14: try self.change("delete \(name)") { try? $0.remove("App/" + name) }
    case 15:
      let new = self.app.pick(EditedApp.newNames)
      try self.change("rename \(name) to \(new)") { folder in
        guard folder.exists("App/" + name), !folder.exists("App/" + new) else { return }
        let text = try folder.text(of: "App/" + name)
        try folder.write(text, to: "App/" + new)
        try folder.remove("App/" + name)
      }
    case 16:
      let text = self.app.edited((try? self.folder.text(of: "App/" + name)) ?? "")
      try self.change("write \(name)") { try $0.write(text, to: "App/" + name) }
    case 17:
      let file = self.app.pick(["", "Sources/"]) + ".plumb.yml"
      let text = self.app.configuration()
      try self.change("configure \(file): \(text)") { try $0.write(text, to: "App/" + file) }
    case 18:
      let text = self.app.ignores()
      try self.change("ignore \(text)") { try $0.write(text, to: "App/.gitignore") }
    default:
      try self.change("write a baseline") { try $0.write("[]", to: "App/known.json") }
    }
  }

  private mutating func edit(_ name: String, _ text: String) throws {
    self.log.append("edit \(name): \(text)")
    self.open[name] = text
    let check = try self.session.check(self.path(name), text: Array(text.utf8))
    let shownPath = self.path(name)
    self.shown[shownPath] = check.findings
    for (path, findings) in check.others { self.shown[path] = findings }
  }

  private mutating func change(_ title: String, _ change: (TemporaryFolder) throws -> Void) throws {
    self.log.append(title)
    try change(self.folder)
    try self.session.reload()
    self.showResult()
  }

  // MARK: The new run

  /// Compares the session with a new run over a copy of the folder in which all texts are saved.
  mutating func compare() throws {
    let manager = FileManager.default
    let (app, kept) = (self.folder.path("App"), self.folder.path("Kept"))
    try manager.moveItem(atPath: app, toPath: kept)
    defer {
      try? manager.removeItem(atPath: app)
      try? manager.moveItem(atPath: kept, toPath: app)
    }
    try manager.copyItem(atPath: kept, toPath: app)
    for (name, text) in self.open { try self.folder.write(text, to: "App/" + name) }
    let log = self.log.suffix(4).joined(separator: "\n")
    guard let new = try? Linter(self.settings).run() else { return }
    let old = self.session.result
    #expect(old.report.findings == new.report.findings, "\(log)")
    #expect(old.report == new.report, "\(log)")
    #expect(old.failures == new.failures, "\(log)")
    #expect(
      old.skipped == new.skipped && old.baselines == new.baselines && old.inputs == new.inputs, "\(log)")
    #expect(old.failLevels == new.failLevels, "\(log)")
    let byPath = Dictionary(grouping: new.report.findings, by: \.path)
    #expect(self.shown.filter { !$0.value.isEmpty } == byPath, "\(log)")
    self.usesFound += new.report.findings.count { finding in
      RuleSet.all.contains { $0.id == finding.rule && $0.isAboutUses }
    }
    var settings = self.settings
    settings.includesFixes = true
    let findings = try Linter(settings).run().report.findings
    let number = self.app.number(below: findings.count)
    if findings.indices.contains(number) {
      #expect(self.session.fix(old.report.findings[number]) == findings[number].fix, "\(log)")
    }
  }
}
