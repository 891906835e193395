import Engine
import Foundation
import Rules
import SeededRandom
import SourceModel
import TestSupport
import Testing

@testable import LanguageServer

/// An app that somebody edits, with the findings of a new run beside those that the editor shows.
@Suite("What an editor shows is never stale") struct TypingTests {
  @Test(
    "After each pause, the diagnostics of open documents are those of a new run",
    arguments: TestScale.most(Array(1...20 as ClosedRange<UInt64>)))
  func typing(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    for (name, text) in EditedApp.files { try folder.write(text, to: "App/" + name) }
    try folder.write(#"{"version": 1, "findings": []}"#, to: "App/known.json")
    // The files that another branch has in another state.
    let branch = (1...(seed.isMultiple(of: 10) ? TestScale.count(500, atLeast: 8) : 8)).map { number in
      (
        name: "Many/Page\(number)ViewModel.swift",
        text: Sample.clean.replacing("LoginViewModel", with: "Page\(number)ViewModel")
      )
    }
    for (name, text) in branch { try folder.write(text, to: "App/" + name) }
    var names = EditedApp.files.keys.filter { !$0.hasPrefix(".") }.sorted()
    var app = EditedApp(seed: seed)
    let editor = try TestEditor(folder.path("App"), TestEditor.Abilities(readsLater: !seed.isMultiple(of: 3)))
    var open: [String: String] = [:]
    var compared = 0
    for _ in 0..<TestScale.count(400, atLeast: 12) {
      // Two states of a file have different times.
      usleep(5_000)
      let name = app.pick(names)
      let path = folder.path("App/" + name)
      switch app.number(below: 14) {
      case 0...6:
        if let text = open[name] {
          let new = app.edited(text)
          if app.number(below: 2) == 0 { try editor.edit(path, new) } else { try editor.replace(path, new) }
          open[name] = new
        } else {
          let text = try folder.text(of: "App/" + name)
          try editor.open(path, text)
          open[name] = text
        }
      case 7:
        guard let text = open[name] else { continue }
        try folder.write(text, to: "App/" + name)
        try editor.save(path)
      case 8:
        guard open.removeValue(forKey: name) != nil else { continue }
        try editor.close(path)
      case 9:
        try folder.write(app.edited(try folder.text(of: "App/" + name)), to: "App/" + name)
        try editor.save(path)
      case 10:
        try folder.write(app.configuration(), to: "App/.plumb.yml")
        try editor.save(folder.path("App/.plumb.yml"))
      case 11:
        let new =
          app.pick(["Sources/Renamed", "Views/Renamed", "Renamed"]) + "."
          + (name.split(separator: ".").last ?? "")
        guard !folder.exists("App/" + new) else { continue }
        let text = try folder.text(of: "App/" + name)
        if open[name] != nil { try editor.close(path) }
        try folder.remove("App/" + name)
        try folder.write(text, to: "App/" + new)
        try editor.changeFiles([path, folder.path("App/" + new)])
        names[names.firstIndex(of: name) ?? 0] = new
        if let text = open.removeValue(forKey: name) {
          try editor.open(folder.path("App/" + new), text)
          open[new] = text
        }
      case 12 where app.number(below: 4) == 0:
        let words = app.pick(["showKeyboard", "isWaiting", "viewDidLoad"])
        for (name, text) in branch {
          try folder.write(text.replacing(words, with: "other"), to: "App/" + name)
        }
        try editor.changeFiles(branch.map { folder.path("App/" + $0.name) })
      default:
        editor.settleWhole()
        compared += try Self.compare(editor, folder, open) ? 1 : 0
      }
      // Some files are read while the next ones are edited.
      switch app.number(below: 4) {
      case 0: editor.settle()
      case 1: editor.finishReading()
      default: break
      }
    }
    editor.settleWhole()
    compared += try Self.compare(editor, folder, open) ? 1 : 0
    try folder.write("", to: "App/.plumb.yml")
    try editor.save(folder.path("App/.plumb.yml"))
    editor.settleWhole()
    #expect(try Self.compare(editor, folder, open))
  }

  @Test("Files that changed on the disk are read beside what is typed") func reading() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.clean, to: "Login.swift")
    try folder.write(Sample.clean.replacing("Login", with: "Signup"), to: "Signup.swift")
    let editor = try TestEditor(folder.path, TestEditor.Abilities(readsLater: true))
    let (login, signup) = (folder.path("Login.swift"), folder.path("Signup.swift"))
    try editor.open(login, Sample.clean)
    try editor.open(signup, try folder.text(of: "Signup.swift"))
    editor.settle()
    let drifted = Sample.clean.replacing("public final class", with: "public class")
    try folder.write("rules: {final-view-model: error, sorted-inputs: off}\n", to: ".plumb.yml")
    try editor.save(folder.path(".plumb.yml"))
    editor.settle()
    func severities() -> [Int] {
      (editor.diagnostics[TestEditor.address(login)] ?? []).compactMap { $0["severity"] as? Int }
    }
    // What is typed is checked by the configuration before.
    try editor.replace(login, drifted)
    editor.settle()
    #expect(editor.codes(login) == ["final-view-model"] && severities() == [2])
    try editor.finishReading {
      try editor.replace(login, drifted + "\n")
      try editor.close(signup)
      editor.settle()
    }
    #expect(severities() == [1])
    // A request of all files waits, and what was begun before is not taken over.
    try folder.write("rules: {final-view-model: note}\n", to: ".plumb.yml")
    try editor.save(folder.path(".plumb.yml"))
    editor.settle()
    try editor.finishReading {
      try folder.write("rules: {final-view-model: off}\n", to: ".plumb.yml")
      try editor.save(folder.path(".plumb.yml"))
      let all = try editor.ask("workspace/diagnostic", ["previousResultIds": [Any]()]) as? [String: Any]
      let items = all?["items"] as? [[String: Any]]
      #expect(items?.contains { ($0["items"] as? [Any])?.isEmpty == false } == false)
    }
    #expect(editor.codes(login).isEmpty)
  }

  @Test("A document that is closed and was not saved changes the diagnostics of others") func closing() throws
  {
    let folder = try TemporaryFolder()
    for (name, text) in EditedApp.files { try folder.write(text, to: "App/" + name) }
    let editor = try TestEditor(folder.path("App"))
    let viewModel = folder.path("App/Sources/SignupViewModel.swift")
    let view = folder.path("App/Views/SignupViewController.swift")
    let text = try folder.text(of: "App/Views/SignupViewController.swift")
    try editor.open(viewModel, try folder.text(of: "App/Sources/SignupViewModel.swift"))
    try editor.open(view, text)
    editor.settle()
    func messages() -> [String] {
      (editor.diagnostics[TestEditor.address(viewModel)] ?? []).map { "\($0["message"] ?? "")" }
    }
    let saved = messages()
    try editor.edit(view, text.replacing("Signup", with: "New"))
    editor.settle()
    #expect(messages() != saved)
    try editor.close(view)
    editor.settle()
    #expect(messages() == saved)
  }

  /// - Returns: whether there is a new run to compare with: a configuration with an error has none.
  private static func compare(
    _ editor: TestEditor, _ folder: TemporaryFolder, _ open: [String: String]
  ) throws -> Bool {
    var settings = LintSettings(paths: [folder.path("App")], version: "1.0")
    for (name, text) in open { settings.texts[folder.path("App/" + name)] = Array(text.utf8) }
    guard let new = try? Linter(settings).run() else { return false }
    let baselines = try Baselines(.configured, of: new.baselines)
    let findings = Dictionary(grouping: baselines.filter(new.report.findings), by: \.path)
    for name in open.keys {
      let path = folder.path("App/" + name)
      let shown = (editor.diagnostics[TestEditor.address(path)] ?? []).map { diagnostic in
        let start = (diagnostic["range"] as? [String: Any])?["start"] as? [String: Int]
        return "\(start?["line"] ?? -1):\(start?["character"] ?? -1): \(diagnostic["message"] ?? "")"
      }
      let expected = (findings[path] ?? []).map {
        "\($0.range.start.line):\($0.range.start.column): \($0.message)"
      }
      #expect(shown == expected, "\(name)")
    }
    return true
  }
}
