import Foundation
import TestSupport
import Testing

@testable import LanguageServer

/// An app with a view, tests and a twin on the other platform.
@Suite("The ports of an app in an editor") struct PortTests {
  private static let view = """
    import UIKit
    final class LoginViewController: UIViewController {
      let viewModel: LoginViewModelType = LoginViewModel()
      override func viewDidLoad() {
        self.viewModel.inputs.viewDidLoad()
        self.viewModel.outputs.showKeyboard.observeValues { print("keyboard") }
      }
    }

    """

  private static let tests = """
    import XCTest
    final class LoginViewModelTests: XCTestCase {
      let viewModel: LoginViewModelType = LoginViewModel()
      func testKeyboard() {
        self.viewModel.outputs.showKeyboard.observeValues { print($0) }
        self.viewModel.inputs.viewDidLoad()
      }
    }

    """

  static let twin = """
    import io.reactivex.Observable;

    public interface LoginViewModel {
      interface Inputs {
        /** Call when the view loads. */
        void viewDidLoad();
      }
      interface Outputs {
        /** Emits when the keyboard should appear. */
        Observable<Void> showKeyboard();
      }
      final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
        public ViewModel(final Environment environment) {
          super(environment);
          this.showKeyboard = this.viewDidLoad;
        }
        private final PublishSubject<Void> viewDidLoad = PublishSubject.create();
        private final Observable<Void> showKeyboard;
        public final Inputs inputs = this;
        public final Outputs outputs = this;
        @Override public void viewDidLoad() { this.viewDidLoad.onNext(null); }
        @Override public Observable<Void> showKeyboard() { return this.showKeyboard; }
      }
    }

    """

  private static let swift = [
    "Login.swift": Sample.clean, "View.swift": Self.view, "LoginViewModelTests.swift": Self.tests,
  ]

  private static func editor(
    _ files: [String: String] = Self.swift, _ abilities: TestEditor.Abilities = .init()
  ) throws -> (TestEditor, TemporaryFolder) {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    return (try TestEditor(folder.path, abilities), folder)
  }

  /// The parameters of a request about the first place of a word in a file, after some text.
  static func place(
    _ word: String, after start: String = "", in text: String, _ path: String
  ) throws -> [String: Any] {
    let from = start.isEmpty ? text.startIndex : try #require(text.firstRange(of: start)).lowerBound
    let range = try #require(text[from...].firstRange(of: word))
    let before = text[..<range.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
    let position = ["line": before.count - 1, "character": (before.last?.utf16.count ?? 0) + 1]
    return ["textDocument": ["uri": TestEditor.address(path)], "position": position]
  }

  /// Locations as `Login.swift:5`, in their order.
  private static func lines(_ locations: Any?) throws -> [String] {
    try #require(locations as? [[String: Any]]).map { location in
      let range = try #require(location["range"] as? [String: [String: Int]])
      let name = (location["uri"] as? String)?.split(separator: "/").last ?? ""
      return "\(name):\((range["start"]?["line"] ?? 0) + 1)"
    }
  }

  @Test(
    "A port is found from its protocol, its view model, a view and a test",
    arguments: [
      ("Login.swift", "protocol LoginViewModelInputs"), ("Login.swift", "public func"),
      ("View.swift", "inputs.viewDidLoad"), ("LoginViewModelTests.swift", "inputs.viewDidLoad"),
    ])
  func references(name: String, start: String) throws {
    let (editor, folder) = try Self.editor()
    let text = try #require(Self.swift[name])
    try editor.open(folder.path(name), text)
    var place = try Self.place("viewDidLoad", after: start, in: text, folder.path(name))
    let found = try Self.lines(try editor.ask("textDocument/implementation", place))
    #expect(found == ["Login.swift:24"])
    place["context"] = ["includeDeclaration": true]
    let all = [
      "Login.swift:5", "Login.swift:24", "Login.swift:23", "LoginViewModelTests.swift:6", "View.swift:5",
    ]
    #expect(try Self.lines(try editor.ask("textDocument/references", place)) == all)
    place["context"] = ["includeDeclaration": false]
    #expect(try Self.lines(try editor.ask("textDocument/references", place)) == Array(all.dropFirst()))
  }

  @Test("References of a port are those of its twin, too") func twinReferences() throws {
    let (editor, folder) = try Self.editor(Self.swift.merging(["Login.java": Self.twin]) { $1 })
    let path = folder.path("Login.swift")
    try editor.open(path, Sample.clean)
    let place = try Self.place("showKeyboard", in: Sample.clean, path)
    let lines = try Self.lines(try editor.ask("textDocument/references", place))
    #expect(lines.contains("View.swift:6") && lines.contains("Login.java:10"), "\(lines)")
  }

  @Test("No port is where something else is") func elsewhere() throws {
    let (editor, folder) = try Self.editor()
    let path = folder.path("View.swift")
    try editor.open(path, Self.view)
    for word in ["UIViewController", "print", "func viewDidLoad"] {
      var place = try Self.place(word, in: Self.view, path)
      #expect(try editor.ask("textDocument/prepareRename", place) == nil)
      #expect(try Self.lines(try editor.ask("textDocument/references", place)) == [])
      place["newName"] = "other"
      let error = try editor.response("textDocument/rename", place)["error"] as? [String: Any]
      #expect(error?["message"] as? String == "no input, output or action is here")
    }
  }

  @Test(
    "A port is renamed by edits alone, in files that are open and in others",
    arguments: ["Login.swift", "View.swift"], [true, false])
  func rename(name: String, annotates: Bool) throws {
    let (editor, folder) = try Self.editor(Self.swift, .init(annotatesEdits: annotates))
    let text = try #require(Self.swift[name])
    try editor.open(folder.path(name), text)
    var place = try Self.place("showKeyboard", in: text, folder.path(name))
    let prepared = try #require(editor.ask("textDocument/prepareRename", place) as? [String: Any])
    #expect(prepared["placeholder"] as? String == "showKeyboard")
    place["newName"] = "keyboardShown"
    let edit = try #require(editor.ask("textDocument/rename", place) as? [String: Any])
    for (name, text) in Self.swift { #expect(try folder.text(of: name) == text) }
    let annotations = edit["changeAnnotations"] as? [String: [String: Any]]
    #expect(annotations?["tests"]?["needsConfirmation"] as? Bool == (annotates ? true : nil))
    #expect(annotations?.count == (annotates ? 1 : nil))
    try editor.apply(edit)
    for (other, text) in Self.swift {
      let new =
        try other == name
        ? #require(editor.texts[TestEditor.address(folder.path(name))]) : folder.text(of: other)
      #expect(new == text.replacing("showKeyboard", with: "keyboardShown"))
    }
  }

  @Test("The twin is renamed with a port, when it is confirmed") func twin() throws {
    let files = Self.swift.merging(["Login.java": Self.twin]) { $1 }
    let (editor, folder) = try Self.editor(files, .init(annotatesEdits: true))
    let path = folder.path("Login.swift")
    try editor.open(path, Sample.clean)
    var place = try Self.place("showKeyboard", in: Sample.clean, path)
    place["newName"] = "keyboardShown"
    let edit = try #require(editor.ask("textDocument/rename", place) as? [String: Any])
    let annotations = try #require(edit["changeAnnotations"] as? [String: [String: Any]])
    #expect(annotations.keys.sorted() == ["tests", "twin"])
    try editor.apply(edit)
    #expect(
      try folder.text(of: "Login.java") == Self.twin.replacing("showKeyboard", with: "keyboardShown"))
  }

  @Test(
    "A name that the port cannot have is refused",
    arguments: [
      ("viewDidLoad", "has a member 'viewDidLoad'"), ("class", "cannot be the name"),
      ("a b", "cannot be the name"), ("", "cannot be the name"), ("showKeyboard", "cannot be the name"),
    ])
  func refused(name: String, reason: String) throws {
    let (editor, folder) = try Self.editor()
    let path = folder.path("Login.swift")
    try editor.open(path, Sample.clean)
    var place = try Self.place("showKeyboard", in: Sample.clean, path)
    place["newName"] = name
    let error = try editor.response("textDocument/rename", place)["error"] as? [String: Any]
    #expect((error?["message"] as? String)?.contains(reason) == true, "\(error ?? [:])")
  }

  @Test(
    "Ports of all files are symbols",
    arguments: [("", 2), ("keyb", 1), ("login.viewDid", 1), ("zzz", 0), ("LVMSK", 1)]
  )
  func symbols(query: String, count: Int) throws {
    let (editor, folder) = try Self.editor()
    defer { withExtendedLifetime(folder) {} }
    let symbols = try #require(editor.ask("workspace/symbol", ["query": query]) as? [[String: Any]])
    #expect(symbols.count == count, "\(symbols)")
    #expect(symbols.allSatisfy { $0["containerName"] as? String == "LoginViewModel" })
  }

  @Test("Sections fold, and a selection grows by the member, its section and the class") func structure()
    throws
  {
    let (editor, folder) = try Self.editor()
    let path = folder.path("Login.swift")
    try editor.open(path, Sample.clean)
    let document = ["uri": TestEditor.address(path)]
    let foldings = try #require(
      editor.ask("textDocument/foldingRange", ["textDocument": document]) as? [[String: Any]])
    let lines = foldings.map { [($0["startLine"] as? Int ?? 0) + 1, ($0["endLine"] as? Int ?? 0) + 1] }
    #expect(lines == [[19, 21], [23, 26], [30, 31]])
    let positions = [["line": 23, "character": 8], ["line": 0, "character": 0]]
    let selections = try #require(
      editor.ask("textDocument/selectionRange", ["textDocument": document, "positions": positions])
        as? [[String: Any]])
    func chain(_ selection: [String: Any]?) -> [Int] {
      guard let selection, let range = selection["range"] as? [String: [String: Int]] else { return [] }
      return [(range["start"]?["line"] ?? 0) + 1] + chain(selection["parent"] as? [String: Any])
    }
    #expect(selections.map(chain) == [[24, 23, 18, 18], [1]])
  }

  @Test("Hazards are shown in the code where the settings ask for it") func hints() throws {
    let text = Sample.clean.replacing(
      "    self.showKeyboard = self.viewDidLoadProperty.signal",
      with: """
            let loads = self.viewDidLoadProperty.signal
            let more = loads.map { _ in 1 }
            self.showKeyboard = Signal.combineLatest(loads, more).map { _ in () }
        """
    ).replacing("viewDidLoad", with: "buttonTapped")
    func hints(_ editor: TestEditor, _ path: String) throws -> [[String: Any]] {
      let range = ["start": ["line": 0, "character": 0], "end": ["line": 100, "character": 0]]
      let document = ["uri": TestEditor.address(path)]
      let answer = try editor.ask("textDocument/inlayHint", ["textDocument": document, "range": range])
      return try #require(answer as? [[String: Any]])
    }
    let (silent, folder) = try Self.editor(["Login.swift": text])
    try silent.open(folder.path("Login.swift"), text)
    #expect(try hints(silent, folder.path("Login.swift")).isEmpty)
    try silent.tell("workspace/didChangeConfiguration", ["settings": ["plumb": ["inlayHints": true]]])
    let found = try hints(silent, folder.path("Login.swift"))
    #expect((found.first?["label"] as? String)?.hasPrefix("each 'loads'") == true, "\(found)")
    #expect((found.first?["position"] as? [String: Int])?["line"] == 21)
    let (editor, other) = try Self.editor(["Login.swift": text], .init(settings: ["inlayHints": true]))
    try editor.open(other.path("Login.swift"), text)
    #expect(try hints(editor, other.path("Login.swift")).count == found.count)
    try editor.tell("workspace/didChangeConfiguration", ["settings": ["plumb": ["inlayHints": false]]])
    #expect(try hints(editor, other.path("Login.swift")).isEmpty)
  }

  @Test("Reading a folder and a request with a token have a progress that ends") func progress() throws {
    let (editor, folder) = try Self.editor(Self.swift, .init(showsProgress: true))
    try editor.open(folder.path("Login.swift"), Sample.clean)
    editor.settle()
    try editor.ask("workspace/symbol", ["query": "a", "workDoneToken": "mine"])
    let told = editor.sent.filter { $0["method"] as? String == "$/progress" }.compactMap { message in
      let parameters = message["params"] as? [String: Any]
      let kind = (parameters?["value"] as? [String: Any])?["kind"] as? String
      return "\(parameters?["token"] ?? "") \(kind ?? "")"
    }
    #expect(told == ["plumb-progress-1 begin", "plumb-progress-1 end", "mine begin", "mine end"])
    let last = try #require(editor.sent.last)
    #expect(last["result"] != nil)
    let created = editor.sent.compactMap { message -> String? in
      guard message["method"] as? String == "window/workDoneProgress/create" else { return nil }
      return (message["params"] as? [String: Any])?["token"] as? String
    }
    #expect(created == ["plumb-progress-1"])
  }
}
