import Foundation
import TestSupport
import Testing

@testable import LanguageServer

@Suite("An editor is served") struct LanguageServerTests {
  private static let drifted = Sample.clean.replacing("public final class", with: "public class")

  private static func editor(
    _ files: [String: String] = [:], _ abilities: TestEditor.Abilities = .init()
  ) throws -> (TestEditor, TemporaryFolder) {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    return (try TestEditor(folder.path, abilities), folder)
  }

  @Test("Findings come when a document is opened, go when it is mended, and are cleared when it is closed")
  func diagnostics() throws {
    let (editor, folder) = try Self.editor()
    let path = folder.path("A folder/Löschen ViewModel.swift")
    try editor.open(path, Self.drifted)
    editor.settle()
    #expect(editor.codes(path) == ["final-view-model"])
    let diagnostic = try #require(editor.diagnostics[TestEditor.address(path)]?.first)
    #expect(diagnostic["source"] as? String == "plumb" && diagnostic["severity"] as? Int == 2)
    try editor.edit(path, Sample.clean)
    #expect(editor.codes(path) == ["final-view-model"])
    editor.settle()
    #expect(editor.codes(path) == [])
    try editor.edit(path, Self.drifted)
    editor.settle()
    #expect(editor.codes(path) == ["final-view-model"])
    try editor.close(path)
    editor.settle()
    #expect(editor.codes(path) == [])
  }

  @Test("An edit renews what it changes in another open document") func otherDocument() throws {
    let view = """
      import UIKit
      final class LoginViewController: UIViewController {
        let viewModel: LoginViewModelType = LoginViewModel()
        override func viewDidLoad() {
          self.viewModel.inputs.viewDidLoad()
          self.viewModel.outputs.showKeyboard.observeValues { print("keyboard") }
        }
      }
      """
    let (editor, folder) = try Self.editor(["Login.swift": Sample.clean, "View.swift": view])
    try editor.open(folder.path("Login.swift"), Sample.clean)
    try editor.open(folder.path("View.swift"), view)
    editor.settle()
    #expect(editor.codes(folder.path("Login.swift")) == [])
    let document = ["textDocument": ["uri": TestEditor.address(folder.path("Login.swift"))]]
    let lenses = try #require(editor.ask("textDocument/codeLens", document) as? [[String: Any]])
    let titles = lenses.compactMap { ($0["command"] as? [String: Any])?["title"] as? String }
    #expect(titles == ["LoginViewController; no test", "LoginViewController; no test"])
    try editor.edit(folder.path("View.swift"), view.replacing(".outputs.showKeyboard", with: ".outputs"))
    editor.settle()
    #expect(editor.codes(folder.path("Login.swift")) == ["unbound-output"])
  }

  @Test(
    "A view shows findings of a view model that is not open, with related places, tags and the page of the rule",
    arguments: [true, false])
  func details(followsLinks: Bool) throws {
    let view = """
      import UIKit
      final class LoginViewController: UIViewController {
        let viewModel: LoginViewModelType = LoginViewModel()
        override func viewDidLoad() {
          self.viewModel.inputs.viewDidLoad()
          self.viewModel.outputs.showKeyboard.observeValues { print("keyboard") }
          self.viewModel.outputs.showKeyboard.observeValues { print("keyboard") }
        }
      }
      """
    let suppressed = Sample.clean.replacing(
      "public final class", with: "// plumb:disable:next sorted-inputs - why\npublic final class")
    let (editor, folder) = try Self.editor(
      ["Login.swift": suppressed, "View.swift": view], .init(followsLinks: followsLinks))
    let (path, other) = (folder.path("View.swift"), folder.path("Login.swift"))
    try editor.open(path, view)
    editor.settle()
    #expect(editor.codes(path) == ["bound-twice"])
    let found = try #require(editor.diagnostics[TestEditor.address(path)]?.first)
    let related = try #require((found["relatedInformation"] as? [[String: Any]])?.first)
    #expect(related["message"] as? String == "the first binding")
    let page = (found["codeDescription"] as? [String: String])?["href"]
    #expect(page == (followsLinks ? "file:///rules/bound-twice.html" : nil))
    // The finding goes with an edit of the view, and comes back.
    try editor.replace(path, view.replacing("print", with: "log", maxReplacements: 1))
    editor.settle()
    #expect(editor.codes(path) == [])
    try editor.replace(path, view)
    editor.settle()
    #expect(editor.codes(path) == ["bound-twice"])
    try editor.open(other, suppressed)
    editor.settle()
    #expect(editor.codes(other) == ["unused-suppression"])
    #expect(editor.diagnostics[TestEditor.address(other)]?.first?["tags"] as? [Int] == [1])
  }

  @Test(
    "Each fix can be made, and so can all of a file",
    arguments: [true, false], [true, false])
  func fixes(resolves: Bool, versions: Bool) throws {
    let abilities = TestEditor.Abilities(resolvesActions: resolves, versionedEdits: versions)
    let (editor, folder) = try Self.editor([:], abilities)
    let path = folder.path("Login.swift")
    let text = Self.drifted.replacing(
      "    self.viewDidLoadProperty.value", with: "    viewDidLoadProperty.value"
    )
    .replacing("  private let viewDidLoad", with: "  let viewDidLoad")
    try editor.open(path, text)
    editor.settle()
    let count = editor.codes(path).count
    #expect(count == 3, "\(editor.codes(path))")
    let one = try #require(
      editor.actions(path, only: ["quickfix"]).first { $0["isPreferred"] as? Bool == true })
    try editor.perform(one)
    editor.settle()
    #expect(editor.codes(path).count == count - 1)
    let all = try #require(editor.actions(path, only: ["source.fixAll"]).first)
    #expect(all["kind"] as? String == "source.fixAll.plumb")
    try editor.perform(all)
    editor.settle()
    #expect(editor.codes(path) == [])
    #expect(editor.texts[TestEditor.address(path)] == Sample.clean)
    #expect(try editor.actions(path, only: ["quickfix", "source"]).isEmpty)
  }

  @Test("A finding is suppressed by a comment, with the indentation and the line end of the text")
  func suppression() throws {
    let (editor, folder) = try Self.editor()
    let path = folder.path("Login.swift")
    let text = Sample.clean.replacing("  private let viewDidLoad", with: "  let viewDidLoad")
      .replacing("\n", with: "\r\n")
    try editor.open(path, text)
    editor.settle()
    #expect(editor.codes(path) == ["private-storage"], "\(editor.codes(path))")
    let action = try #require(
      editor.actions(path).first { ($0["title"] as? String)?.hasPrefix("Suppress") == true })
    try editor.perform(action)
    editor.settle()
    #expect(editor.codes(path) == [])
    #expect(
      editor.texts[TestEditor.address(path)]?.contains(
        "\r\n  // plumb:disable:next private-storage - say why\r\n  let viewDidLoad") == true)
  }

  @Test("A finding is added to the baseline that the configuration names, and to none without one")
  func baseline() throws {
    let (editor, folder) = try Self.editor([
      ".plumb.yml": "baseline: known.json\n", "known.json": #"{"version": 1, "findings": []}"#,
    ])
    let path = folder.path("Login.swift")
    try editor.open(path, Self.drifted)
    editor.settle()
    let action = try #require(
      editor.actions(path).first { ($0["title"] as? String)?.hasSuffix("to the baseline") == true })
    try editor.perform(action)
    try editor.save(folder.path("known.json"))
    editor.settle()
    #expect(editor.codes(path) == [])
    #expect(try folder.text(of: "known.json").contains(#""rule": "final-view-model""#))
    let (other, elsewhere) = try Self.editor()
    try other.open(elsewhere.path("Login.swift"), Self.drifted)
    let titles = try other.actions(elsewhere.path("Login.swift")).compactMap { $0["title"] as? String }
    #expect(!titles.isEmpty && !titles.contains { $0.hasSuffix("to the baseline") })
  }

  @Test("A view model is converted to '@ViewModel' and back") func conversion() throws {
    let text = Sample.clean.replacing("import ReactiveSwift", with: "import Plumbline")
    let (editor, folder) = try Self.editor(["Login.swift": text])
    let path = folder.path("Login.swift")
    try editor.open(path, text)
    func convert(_ title: String) throws -> String {
      let actions = try editor.actions(path, only: ["refactor"])
      #expect(actions.first?["title"] as? String == title)
      try editor.perform(try #require(actions.first))
      return editor.texts[TestEditor.address(path)] ?? ""
    }
    let converted = try convert("Convert to '@ViewModel'")
    #expect(converted.contains("@ViewModel\n") && !converted.contains("viewDidLoadProperty.value"))
    #expect(try convert("Convert from '@ViewModel'").contains("viewDidLoadProperty.value = ()"))
  }

  @Test("An error in a configuration is shown in it, and findings go on as they were") func configuration()
    throws
  {
    let (editor, folder) = try Self.editor([".plumb.yml": "rules: {final-view-model: error}\n"])
    let path = folder.path("Login.swift")
    try editor.open(path, Self.drifted)
    editor.settle()
    #expect(editor.diagnostics[TestEditor.address(path)]?.first?["severity"] as? Int == 1)
    try folder.write("rules:\n  no-such-rule: error\n", to: ".plumb.yml")
    try editor.save(folder.path(".plumb.yml"))
    editor.settle()
    #expect(editor.codes(folder.path(".plumb.yml")) == ["configuration"])
    #expect(editor.codes(path) == ["final-view-model"])
    try folder.write("rules: {final-view-model: off}\n", to: ".plumb.yml")
    try editor.save(folder.path(".plumb.yml"))
    editor.settle()
    #expect(editor.codes(folder.path(".plumb.yml")) == [])
    #expect(editor.codes(path) == [])
  }

  @Test("An editor that asks for diagnostics gets them, and is sent none") func pull() throws {
    let (editor, folder) = try Self.editor(
      ["Other.swift": Self.drifted.replacing("Login", with: "Other")],
      .init(encoding: "utf-8", asksForDiagnostics: true))
    let path = folder.path("Login.swift")
    try editor.open(path, Self.drifted)
    editor.settle()
    let document = ["textDocument": ["uri": TestEditor.address(path)]]
    let report = try editor.ask("textDocument/diagnostic", document) as? [String: Any]
    #expect(
      (report?["items"] as? [[String: Any]])?.compactMap { $0["code"] as? String } == ["final-view-model"])
    let all = try editor.ask("workspace/diagnostic", ["previousResultIds": []]) as? [String: Any]
    let items = try #require(all?["items"] as? [[String: Any]])
    #expect(
      items.compactMap { $0["uri"] as? String } == [path, folder.path("Other.swift")].map(TestEditor.address))
    #expect(items.allSatisfy { ($0["items"] as? [Any])?.count == 1 })
    #expect(!editor.sent.contains { $0["method"] as? String == "textDocument/publishDiagnostics" })
  }

  @Test("A port tells what it is, and the ports of a view model are symbols") func ports() throws {
    let (editor, folder) = try Self.editor()
    let path = folder.path("Login.swift")
    try editor.open(path, Sample.clean)
    let lines = Sample.clean.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("var showKeyboard") })
    let place: [String: Any] = [
      "textDocument": ["uri": TestEditor.address(path)], "position": ["line": line, "character": 10],
    ]
    let hover = try #require(editor.ask("textDocument/hover", place) as? [String: Any])
    let text = try #require((hover["contents"] as? [String: Any])?["value"] as? String)
    #expect(
      text == """
        **Output** of `LoginViewModel`: `showKeyboard`

        Emits when the keyboard should appear.

        - made of: `viewDidLoad`
        - used by: no view
        - tested by: no test
        """)
    let symbols = try #require(
      editor.ask("textDocument/documentSymbol", ["textDocument": ["uri": TestEditor.address(path)]])
        as? [[String: Any]])
    #expect(
      symbols.compactMap { $0["name"] as? String } == ["LoginViewModel inputs", "LoginViewModel outputs"])
    let children = symbols.compactMap { ($0["children"] as? [[String: Any]])?.first?["name"] as? String }
    #expect(children == ["viewDidLoad()", "showKeyboard"])
  }

  @Test(
    "Rules and keys are completed where they can stand, and nowhere else",
    arguments: [
      ("A.swift", "// plumb:disable:next sor▸", "sorted-inputs", 300),
      ("A.swift", "// plumb:disable:next sorted-inputs, ▸", "final-view-model", 300),
      ("A.kt", "/* plumb:disable ▸", "sorted-inputs", 300),
      ("A.swift", "// plumb:enable ▸", "all", 300),
      ("A.swift", "// plumb:disable:next void-input - the ▸", "", 0),
      ("A.swift", "let a = ▸", "", 0), ("A.swift", "// plumb:dis▸", "", 0), ("A.swift", "▸", "", 0),
      (".plumb.yml", "▸", "rules", 30), (".plumb.yml", "rules:\n  sor▸", "sorted-inputs", 300),
      (".plumb.yml", "rules:\n  sorted-inputs: off\n  # x\n\n  ▸", "final-view-model", 300),
      (".plumb.yml", "exclude:\n  ▸", "", 0), (".plumb.yml", "rules: ▸", "", 0),
      (".plumb.yml", "overrides:\n  - paths: [a]\n    rules:\n      ▸", "sorted-inputs", 300),
    ])
  func completion(name: String, marked: String, label: String, atMost count: Int) throws {
    let (editor, folder) = try Self.editor()
    let text = marked.replacing("▸", with: "")
    let before = marked.prefix { $0 != "▸" }.split(separator: "\n", omittingEmptySubsequences: false)
    try editor.open(folder.path(name), text)
    let position: [String: Any] = ["line": before.count - 1, "character": before.last?.utf16.count ?? 0]
    let place: [String: Any] = [
      "textDocument": ["uri": TestEditor.address(folder.path(name))], "position": position,
    ]
    let items = try #require(editor.ask("textDocument/completion", place) as? [[String: Any]])
    let labels = items.compactMap { $0["label"] as? String }
    #expect(labels.count <= count)
    #expect(label.isEmpty || count == 0 ? !labels.contains(label) : labels.contains(label))
    let range = (items.first?["textEdit"] as? [String: Any])?["range"] as? [String: Any]
    #expect(
      range == nil
        || range?["end"] as? [String: Int] == [
          "line": before.count - 1, "character": before.last?.utf16.count ?? 0,
        ])
  }

  @Test("A rule in a suppression is explained") func ruleHover() throws {
    let (editor, folder) = try Self.editor()
    try editor.open(folder.path("A.swift"), "// plumb:disable:next sorted-inputs, x - why\n")
    func hover(_ character: Int) throws -> String? {
      let place: [String: Any] = [
        "textDocument": ["uri": TestEditor.address(folder.path("A.swift"))],
        "position": ["line": 0, "character": character],
      ]
      let hover = try editor.ask("textDocument/hover", place) as? [String: Any]
      return (hover?["contents"] as? [String: Any])?["value"] as? String
    }
    #expect(try hover(25)?.hasPrefix("**sorted-inputs**\n\n") == true)
    #expect(try hover(37) == nil)
    #expect(try hover(3) == nil)
  }

  @Test("A document outside of the folders, and one without an address of a file") func otherPlaces() throws {
    let (editor, _) = try Self.editor()
    let elsewhere = try TemporaryFolder()
    try elsewhere.write(Self.drifted, to: "Login.swift")
    try editor.open(elsewhere.path("Login.swift"), Self.drifted)
    editor.settle()
    #expect(editor.codes(elsewhere.path("Login.swift")) == ["final-view-model"])
    try editor.tell(
      "textDocument/didOpen",
      [
        "textDocument": ["uri": "untitled:1", "languageId": "swift", "version": 1, "text": ""]
          as [String: Any]
      ])
    editor.settle()
    #expect(
      try editor.ask(
        "textDocument/hover",
        ["textDocument": ["uri": "untitled:1"], "position": ["line": 0, "character": 0]]) == nil)
  }

  @Test("Folders come and go, and a document is of the innermost one that is open") func folders() throws {
    let folder = try TemporaryFolder()
    for name in ["A", "B"] {
      try folder.write(
        Sample.clean.replacing("public final class", with: "public class"), to: name + "/Login.swift")
      try folder.write(
        "rules: {final-view-model: \(name == "A" ? "note" : "error")}\n", to: name + "/.plumb.yml")
    }
    let editor = try TestEditor(folder.path("A"))
    func change(_ added: [String], _ removed: [String]) throws {
      func folders(_ names: [String]) -> [[String: String]] {
        names.map { ["uri": TestEditor.address(folder.path($0)), "name": $0] }
      }
      try editor.tell(
        "workspace/didChangeWorkspaceFolders",
        ["event": ["added": folders(added), "removed": folders(removed)]])
      editor.settle()
    }
    func severities() -> [[Int]] {
      ["A", "B"].map { name in
        (editor.diagnostics[TestEditor.address(folder.path(name + "/Login.swift"))] ?? [])
          .compactMap { $0["severity"] as? Int }
      }
    }
    func configure(_ severity: String) throws {
      try folder.write("rules: {final-view-model: \(severity)}\n", to: "B/.plumb.yml")
      try editor.changeFiles([folder.path("B/.plumb.yml")])
      editor.settle()
    }
    for name in ["A", "B"] {
      try editor.open(folder.path(name + "/Login.swift"), try folder.text(of: name + "/Login.swift"))
    }
    editor.settle()
    #expect(severities() == [[3], [1]])
    // The configuration of a document without a folder is not in the editor's folders.
    try configure("warning")
    #expect(severities() == [[3], [2]])
    try change(["B"], ["A"])
    #expect(severities() == [[3], [2]])
    try configure("error")
    #expect(severities() == [[3], [1]])
    try change([], ["B"])
    try change(["B", "A"], [])
    try configure("off")
    #expect(severities() == [[3], []])
  }

  @Test("What is done is traced where the editor asks for it") func trace() throws {
    let (editor, folder) = try Self.editor(["Login.swift": Sample.clean])
    func traced() -> [[String: Any]] {
      editor.sent.filter { $0["method"] as? String == "$/logTrace" }
        .compactMap { $0["params"] as? [String: Any] }
    }
    let path = folder.path("Login.swift")
    try editor.open(path, Sample.clean)
    editor.settle()
    #expect(traced().isEmpty)
    try editor.tell("$/setTrace", ["value": "messages"])
    try editor.replace(path, Sample.clean + "\n")
    editor.settle()
    let messages = traced().compactMap { $0["message"] as? String }
    #expect(
      messages.contains { $0.hasPrefix("'textDocument/didChange': ") && $0.hasSuffix(" ms") }, "\(messages)")
    #expect(messages.contains { $0.hasPrefix("what follows from changes: ") }, "\(messages)")
    #expect(traced().allSatisfy { $0["verbose"] == nil })
    try editor.tell("$/setTrace", ["value": "verbose"])
    try editor.replace(path, Sample.clean)
    editor.settle()
    #expect(traced().last?["verbose"] as? String == path)
    try editor.tell("$/setTrace", ["value": "off"])
    let count = traced().count
    try editor.replace(path, Sample.clean + "\n")
    editor.settle()
    #expect(traced().count == count)
  }

  @Test("Requests out of their order have an error, and an unknown one as well") func order() throws {
    var sent: [OutgoingMessage] = []
    var server = LanguageServer(.init(version: "1") { _ in nil }) { sent.append($0) }
    func error() throws -> Int? {
      let last = try #require(sent.last)
      let object = try JSONSerialization.jsonObject(with: last.content) as? [String: Any]
      return (object?["error"] as? [String: Any])?["code"] as? Int
    }
    func message(_ text: String) throws -> IncomingMessage { try IncomingMessage(Array(text.utf8)) }
    server.handle(try message(#"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{}}"#))
    #expect(try error() == -32002)
    let initialize = #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"capabilities":{}}}"#
    server.handle(try message(initialize))
    #expect(try error() == nil)
    server.handle(try message(initialize))
    #expect(try error() == -32600)
    server.handle(try message(#"{"jsonrpc":"2.0","id":2,"method":"no/such"}"#))
    #expect(try error() == -32601)
    server.handle(try message(#"{"jsonrpc":"2.0","id":3,"method":"textDocument/hover","params":[1]}"#))
    #expect(try error() == -32602)
    server.handle(try message(#"{"jsonrpc":"2.0","id":4,"method":"textDocument/hover"}"#), isCancelled: true)
    #expect(try error() == -32800)
    server.handle(try message(#"{"jsonrpc":"2.0","id":5,"method":"shutdown"}"#))
    #expect(try error() == nil && server.exitCode == nil)
    server.handle(try message(#"{"jsonrpc":"2.0","id":6,"method":"textDocument/hover"}"#))
    #expect(try error() == -32600)
    server.handle(try message(#"{"jsonrpc":"2.0","method":"exit"}"#))
    #expect(server.exitCode == 0)
  }
}
