import Foundation
import TestSupport
import Testing

@testable import LanguageServer

@Suite("New ports, twins and outputs in an editor") struct NewPortTests {
  private static func editor(
    _ files: [String: String], _ abilities: TestEditor.Abilities = .init()
  ) throws -> (TestEditor, TemporaryFolder) {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    return (try TestEditor(folder.path, abilities), folder)
  }

  /// The texts after an action, by the names of the files.
  private static func texts(
    of files: [String: String], opening name: String, after title: String
  ) throws -> [String: String] {
    let (editor, folder) = try Self.editor(files)
    defer { withExtendedLifetime(folder) {} }
    let path = folder.path(name)
    try editor.open(path, try #require(files[name]))
    let action = try editor.actions(path, only: ["refactor"]).first { $0["title"] as? String == title }
    try editor.perform(try #require(action))
    return try files.keys.reduce(into: [:]) { texts, other in
      texts[other] = try editor.texts[TestEditor.address(folder.path(other))] ?? folder.text(of: other)
    }
  }

  @Test("An input is added with its requirement, its storage and its function, at its sorted place")
  func input() throws {
    let text = try #require(
      try Self.texts(of: ["Login.swift": Sample.clean], opening: "Login.swift", after: "Add an input")[
        "Login.swift"])
    let expected = Sample.clean
      .replacing(
        "  /// Call when the view loads.\n",
        with: """
            /// Call when the new input has been invoked.
            func newInput()
            /// Call when the view loads.

          """
      )
      .replacing(
        "  private let viewDidLoadProperty",
        with: """
            private let newInputProperty = MutableProperty(())
            public func newInput() {
              self.newInputProperty.value = ()
            }

            private let viewDidLoadProperty
          """)
    #expect(text == expected)
  }

  @Test("An output is added with its requirement, its property and a value to replace") func output() throws {
    let text = try #require(
      try Self.texts(of: ["Login.swift": Sample.clean], opening: "Login.swift", after: "Add an output")[
        "Login.swift"])
    #expect(text.contains("  var newOutput: Signal<(), Never> { get }\n"))
    #expect(text.contains("  public let newOutput: Signal<(), Never>\n"))
    #expect(text.contains("    self.newOutput = .empty\n"))
    let isSorted =
      try #require(text.firstRange(of: "var newOutput")).lowerBound
      < #require(text.firstRange(of: "var showKeyboard")).lowerBound
    #expect(isSorted)
    #expect(text.count(of: "newOutput") == 3)
  }

  @Test("A port is added in all files of its view model") func files() throws {
    let start = try #require(Sample.clean.firstRange(of: "public final class"))
    let files = [
      "Ports.swift": String(Sample.clean[..<start.lowerBound]),
      "Login.swift": "import ReactiveSwift\n\n" + Sample.clean[start.lowerBound...],
    ]
    let texts = try Self.texts(of: files, opening: "Login.swift", after: "Add an input")
    #expect(texts["Ports.swift"]?.count(of: "func newInput()") == 1)
    #expect(texts["Login.swift"]?.count(of: "func newInput()") == 1)
    #expect(texts["Login.swift"]?.count(of: "newInputProperty") == 2)
  }

  @Test("A port is added in Java as the others are written") func java() throws {
    let text = try #require(
      try Self.texts(
        of: ["Login.java": PortTests.twin], opening: "Login.java", after: "Add an input")["Login.java"])
    #expect(text.contains("    /** Call when the new input has been invoked. */\n    void newInput();\n"))
    #expect(text.contains("private final PublishSubject<Void> newInput = PublishSubject.create();\n"))
    #expect(text.contains("@Override public void newInput() { this.newInput.onNext(null); }\n"))
    #expect(text.count(of: "newInput") == 4)
  }

  private static let kotlin = """
    import io.reactivex.Observable
    import io.reactivex.subjects.PublishSubject

    interface LoginViewModel {
      interface Inputs {
        /** Call when the view loads. */
        fun viewDidLoad()
      }

      interface Outputs {
        /** Emits when the keyboard should appear. */
        fun showKeyboard(): Observable<Unit>
      }

      class LoginViewModel : Inputs, Outputs {
        private val viewDidLoad = PublishSubject.create<Unit>()
        private val showKeyboard = PublishSubject.create<Unit>()
        val inputs: Inputs = this
        val outputs: Outputs = this

        init {
          this.viewDidLoad.subscribe(this.showKeyboard)
        }

        override fun viewDidLoad() = this.viewDidLoad.onNext(Unit)
        override fun showKeyboard(): Observable<Unit> = this.showKeyboard
      }
    }

    """

  @Test("A port is added in Kotlin as the others are written") func kotlinPorts() throws {
    let files = ["Login.kt": Self.kotlin]
    let input = try #require(
      try Self.texts(of: files, opening: "Login.kt", after: "Add an input")["Login.kt"])
    #expect(input.contains("    /** Call when the new input has been invoked. */\n    fun newInput()\n"))
    #expect(input.contains("    private val newInput = PublishSubject.create<Unit>()\n"))
    #expect(input.contains("    override fun newInput() = this.newInput.onNext(Unit)\n"))
    #expect(input.count(of: "newInput") == 4)
    let output = try #require(
      try Self.texts(of: files, opening: "Login.kt", after: "Add an output")["Login.kt"])
    #expect(output.contains("    fun newOutput(): Observable<Unit>\n"))
    #expect(output.contains("    private val newOutput = PublishSubject.create<Unit>()\n"))
    #expect(output.contains("    override fun newOutput(): Observable<Unit> = this.newOutput\n"))
    #expect(output.count(of: "newOutput") == 4)
  }

  @Test("An output is added in Java where its field has a value") func javaOutput() throws {
    let java = PortTests.twin.replacing(
      "private final Observable<Void> showKeyboard;",
      with: "private final PublishSubject<Void> showKeyboard = PublishSubject.create();"
    ).replacing(
      "      this.showKeyboard = this.viewDidLoad;",
      with: "      this.viewDidLoad.subscribe(this.showKeyboard);")
    let text = try #require(
      try Self.texts(of: ["Login.java": java], opening: "Login.java", after: "Add an output")["Login.java"])
    #expect(text.contains("    Observable<Void> newOutput();\n"))
    #expect(text.contains("private final PublishSubject<Void> newOutput = PublishSubject.create();\n"))
    #expect(text.contains("@Override public Observable<Void> newOutput() { return this.newOutput; }\n"))
    #expect(text.count(of: "newOutput") == 4)
  }

  // MARK: Tests of the view model

  private static let test = """
    import XCTest

    final class LoginViewModelTests: XCTestCase {
      private let vm: LoginViewModelType = LoginViewModel()
      private let showKeyboard = TestObserver<(), Never>()

      override func setUp() {
        super.setUp()
        self.vm.outputs.showKeyboard.observe(self.showKeyboard.observer)
      }

      func testShowKeyboard() {
        self.vm.inputs.viewDidLoad()
        self.showKeyboard.assertValueCount(1)
      }
    }

    """

  @Test("A test of the view model calls a new input, and observes a new output") func testLines() throws {
    let files = ["Login.swift": Sample.clean, "LoginViewModelTests.swift": Self.test]
    let input = try Self.texts(of: files, opening: "Login.swift", after: "Add an input")
    #expect(
      input["LoginViewModelTests.swift"]
        == Self.test.replacing(
          "assertValueCount(1)\n  }\n",
          with: """
            assertValueCount(1)
              }

              func testNewInput() {
                self.vm.inputs.newInput()
              }

            """))
    let output = try Self.texts(of: files, opening: "Login.swift", after: "Add an output")
    #expect(
      output["LoginViewModelTests.swift"]
        == Self.test.replacing(
          "Never>()\n", with: "Never>()\n  private let newOutput = TestObserver<(), Never>()\n"
        ).replacing(
          "(self.showKeyboard.observer)\n",
          with: """
            (self.showKeyboard.observer)
                self.vm.outputs.newOutput.observe(self.newOutput.observer)

            """))
    #expect(output["Login.swift"]?.count(of: "newOutput") == 3)
  }

  @Test("A test in Java calls a new input, and a test that cannot be followed stays as it is")
  func otherTests()
    throws
  {
    let java = """
      import org.junit.Test;

      public class LoginViewModelTest {
        private final LoginViewModel.ViewModel vm = new LoginViewModel.ViewModel();

        @Test
        public void testViewDidLoad() {
          this.vm.inputs.viewDidLoad();
        }
      }

      """
    let files = ["Login.java": PortTests.twin, "test/LoginViewModelTest.java": java]
    let texts = try Self.texts(of: files, opening: "Login.java", after: "Add an input")
    #expect(
      texts["test/LoginViewModelTest.java"]
        == java.replacing(
          "viewDidLoad();\n  }\n",
          with: """
            viewDidLoad();
              }

              @Test
              public void testNewInput() {
                this.vm.inputs.newInput();
              }

            """))
    for (old, new) in [
      ("testShowKeyboard", "check"),
      ("self.vm.inputs.viewDidLoad()", "let done: Void = self.vm.inputs.viewDidLoad()"),
    ] {
      let test = Self.test.replacing(old, with: new)
      let files = ["Login.swift": Sample.clean, "LoginViewModelTests.swift": test]
      let texts = try Self.texts(of: files, opening: "Login.swift", after: "Add an input")
      #expect(texts["LoginViewModelTests.swift"] == test)
      #expect(texts["Login.swift"]?.contains("newInput") == true)
    }
  }

  @Test("Two new ports have different names") func names() throws {
    let first = try Self.texts(
      of: ["Login.swift": Sample.clean], opening: "Login.swift", after: "Add an input")
    let second = try Self.texts(of: first, opening: "Login.swift", after: "Add an input")
    #expect(second["Login.swift"]?.contains("func newInput2()") == true)
  }

  @Test("No port is added where none can be followed, and none away from the names of the view model")
  func elsewhere() throws {
    func titles(_ text: String, _ place: [String: Any]? = nil) throws -> [String] {
      let (editor, folder) = try Self.editor(["Login.swift": text])
      defer { withExtendedLifetime(folder) {} }
      let path = folder.path("Login.swift")
      try editor.open(path, text)
      guard let position = place?["position"] else {
        return try editor.actions(path, only: ["refactor"]).compactMap { $0["title"] as? String }
      }
      let found = try editor.ask(
        "textDocument/codeAction",
        [
          "textDocument": ["uri": TestEditor.address(path)],
          "range": ["start": position, "end": position],
          "context": ["diagnostics": [Any](), "only": ["refactor"]] as [String: Any],
        ])
      return try #require(found as? [[String: Any]]).compactMap { $0["title"] as? String }
    }
    #expect(try titles(Sample.clean) == ["Add an input", "Add an output"])
    #expect(try titles(Sample.drifted()).isEmpty)
    let shared = Sample.clean.replacing(
      "    self.viewDidLoadProperty.value = ()\n",
      with: "    self.viewDidLoadProperty.value = ()\n    self.other.value = ()\n")
    #expect(try titles(shared) == ["Add an output"])
    let places = [
      ("LoginViewModelInputs", ["Add an input"]), ("showKeyboard", ["Add an output"]), ("import", []),
      ("viewDidLoad", ["Add an input"]), ("class LoginViewModel", []),
    ]
    for (word, expected) in places {
      #expect(try titles(Sample.clean, PortTests.place(word, in: Sample.clean, "/x")) == expected, "\(word)")
    }
  }

  // MARK: Twins

  private static let abilities = TestEditor.Abilities(createsFiles: true)

  @Test("The twin of a view model is made beside the view models of the other platform") func twin() throws {
    let files = [
      "ios/Signup.swift": Sample.clean.replacing("Login", with: "Signup"),
      "android/src/main/java/app/LoginViewModel.java": PortTests.twin,
    ]
    let (editor, folder) = try Self.editor(files, Self.abilities)
    let path = folder.path("ios/Signup.swift")
    try editor.open(path, try #require(files["ios/Signup.swift"]))
    let title = "Make the twin of 'SignupViewModel' for Android"
    let action = try editor.actions(path, only: ["refactor"]).first { $0["title"] as? String == title }
    try editor.perform(try #require(action))
    let made = try folder.text(of: "android/src/main/java/app/SignupViewModel.java")
    #expect(made.contains("interface SignupViewModel") && made.contains("package app;"))
    #expect(made.contains("showKeyboard"))
    #expect(folder.exists("android/src/test/java/app/SignupViewModelTest.java"))
    // It has one now.
    try editor.save(folder.path("android/src/main/java/app/SignupViewModel.java"))
    let error = try editor.response("codeAction/resolve", try #require(action))["error"] as? [String: Any]
    #expect(
      (error?["message"] as? String)?.contains("has the twin 'SignupViewModel'") == true, "\(error ?? [:])")
  }

  @Test("No twin is offered in an app of one platform, or to an editor that creates no files") func noTwin()
    throws
  {
    for (files, abilities) in [
      (["Login.swift": Sample.clean], Self.abilities),
      (
        ["Login.swift": Sample.clean, "Signup.java": PortTests.twin.replacing("Login", with: "Signup")],
        .init()
      ),
    ] {
      let (editor, folder) = try Self.editor(files, abilities)
      defer { withExtendedLifetime(folder) {} }
      try editor.open(folder.path("Login.swift"), Sample.clean)
      let titles = try editor.actions(folder.path("Login.swift"), only: ["refactor"])
        .compactMap { $0["title"] as? String }
      #expect(titles == ["Add an input", "Add an output"])
    }
  }

  // MARK: Outputs

  /// The completions at the end of the line of an output without a value.
  private static func snippets(
    _ text: String, _ abilities: TestEditor.Abilities = .init(insertsSnippets: true)
  ) throws -> [String: String] {
    let (editor, folder) = try Self.editor(["Login.swift": text], abilities)
    defer { withExtendedLifetime(folder) {} }
    let path = folder.path("Login.swift")
    try editor.open(path, text)
    let before = try #require(text.firstRange(of: "self.showKeyboard = ")).upperBound
    let lines = text[..<before].split(separator: "\n", omittingEmptySubsequences: false)
    let found = try editor.ask(
      "textDocument/completion",
      [
        "textDocument": ["uri": TestEditor.address(path)],
        "position": ["line": lines.count - 1, "character": lines.last?.utf16.count ?? 0],
      ])
    let items = try #require(found as? [[String: Any]])
    #expect(items.allSatisfy { $0["insertTextFormat"] as? Int == 2 && $0["kind"] as? Int == 15 })
    return items.reduce(into: [:]) { forms, item in
      let edit = item["textEdit"] as? [String: Any]
      forms[item["label"] as? String ?? ""] = edit?["newText"] as? String
    }
  }

  @Test("An output without a value is completed by the usual forms, of the inputs that there are")
  func snippets()
    throws
  {
    let text = Sample.clean.replacing(
      "self.showKeyboard = self.viewDidLoadProperty.signal", with: "self.showKeyboard = ")
    let one = [
      "signal of an input": "self.${1|viewDidLoadProperty|}.signal",
      "sampled on an input":
        "self.${1|viewDidLoadProperty|}.signal.sample(on: self.${2|viewDidLoadProperty|}.signal)",
    ]
    #expect(try Self.snippets(text) == one)
    #expect(try Self.snippets(text, .init()).isEmpty)
    let added = try Self.texts(
      of: ["Login.swift": Sample.clean], opening: "Login.swift", after: "Add an input")
    let two = try #require(added["Login.swift"]).replacing(
      "self.showKeyboard = self.viewDidLoadProperty.signal",
      with:
        "_ = self.newInputProperty.signal.takeWhen(self.viewDidLoadProperty.signal)\n    self.showKeyboard = "
    )
    let forms = try Self.snippets(two)
    let names = "newInputProperty,viewDidLoadProperty"
    #expect(forms["sampled on an input"] == "self.${1|\(names)|}.signal.takeWhen(self.${2|\(names)|}.signal)")
    #expect(
      forms["merged from inputs"]
        == "Signal.merge(\n      self.${1|\(names)|}.signal,\n      self.${2|\(names)|}.signal\n    )")
    let other = text.replacing("showKeyboard = ", with: "showKeyboard = self.")
    #expect(try Self.snippets(other).isEmpty)
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { self.components(separatedBy: part).count - 1 }
}
