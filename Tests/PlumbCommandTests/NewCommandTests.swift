import Foundation
import TestSupport
import Testing

@Suite("plumb new")
struct NewCommandTests {
  private let folder: TemporaryFolder

  init() throws { self.folder = try TemporaryFolder() }

  private func run(_ arguments: String..., input: String = "") throws -> CommandRun {
    try CommandRun(["new"] + arguments, in: self.folder, input: Array(input.utf8))
  }

  @Test("One command writes a view model with its tests, where the package has them")
  func package() throws {
    let run = try self.run(
      "Messages", "--input", "sendButtonTapped", "--output", "messages: [Message]", "--to",
      "Sources/App/Messages")
    #expect(run.exitCode == 0)
    #expect(
      run.output
        == "wrote Sources/App/Messages/MessagesViewModel.swift\n"
        + "wrote Tests/AppTests/Messages/MessagesViewModelTests.swift\n")
    #expect(
      run.error
        == "plumb: note: kickstarter-swift on Plumbline, tests with Swift Testing and @testable import App: "
        + "the defaults, since there are no view models around 'Sources/App/Messages'; the app needs Plumbline\n"
    )
    let tests = try self.folder.text(of: "Tests/AppTests/Messages/MessagesViewModelTests.swift")
    #expect(tests.contains("@testable import App\n"))
    let lint = try CommandRun(["lint", "--no-cache", "Sources"], in: self.folder)
    #expect(lint.exitCode == 0)
  }

  @Test("Several dialects are written at once, each in its folder")
  func dialects() throws {
    let run = try self.run(
      "MessageCell", "--input", "avatarTapped", "--dialect", "kickstarter-swift", "--dialect",
      "kickstarter-java",
      "--to", "ios", "--to", "kickstarter-java=android/src/main/java/com/app", "--no-tests")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("wrote ios/MessageCellViewModel.swift\n"))
    let java = try self.folder.text(of: "android/src/main/java/com/app/MessageHolderViewModel.java")
    #expect(java.hasPrefix("package com.app;\n"))
    #expect(java.contains("extends ViewHolderViewModel<MessageViewHolder>"))
    #expect(java.contains("void avatarClicked();"))
  }

  @Test("A view in SwiftUI has the state, two-way fields, tasks for what happens once, and a preview")
  func swiftUI() throws {
    let arguments = [
      "Login", "--input", "emailChanged(_ email: String)", "--input", "loginButtonTapped", "--input",
      "viewDidLoad", "--output", "email: String", "--output", "isLoginButtonEnabled: Bool", "--output",
      "showHome: String",
      "--output", "user: User", "--view", "swiftui",
    ]
    let run = try CommandRun(["new"] + arguments + ["--dialect", "macro"], in: self.folder, input: [])
    #expect(run.exitCode == 0)
    let viewModel = try self.folder.text(of: "LoginViewModel.swift")
    #expect(viewModel.contains("var email: Property<String> { get }"))
    #expect(viewModel.contains("self.isLoginButtonEnabled = Property(initial: false, then: Signal.empty)"))
    #expect(viewModel.contains("var showHome: Signal<String, Never> { get }"))
    #expect(viewModel.contains("var user: Signal<User, Never> { get }"))
    let view = try self.folder.text(of: "LoginView.swift")
    for line in [
      "@State private var viewModel: LoginViewModel",
      "@State private var user: Property<User?>",
      "LoginForm(state: self.viewModel.state, inputs: self.viewModel.inputs)",
      "for await value in self.viewModel.outputs.showHome.values { self.renderShowHome(value) }",
      "TextField(\"email\", text: self.state.binding(\\.email, self.inputs.emailChanged))",
      "String(describing: self.state.isLoginButtonEnabled)",
      "Button(\"loginButtonTapped\", action: self.handleLoginButtonTapped)",
      "let outputs = LoginViewModel.Fixed()",
    ] { #expect(view.contains(line), "\(line)\n\(view)") }
    // The field calls the input itself.
    #expect(!view.contains("handleEmailChanged"))

    let other = try CommandRun(
      ["new"] + arguments + ["--dialect", "kickstarter-swift", "--force"], in: self.folder, input: [])
    #expect(other.exitCode == 0)
    let plain = try self.folder.text(of: "LoginView.swift")
    #expect(
      plain.contains(
        "text: self.viewModel.outputs.email.binding(self.viewModel.inputs.emailChanged)"), "\(plain)")
    #expect(!plain.contains("Form"))
  }

  @Test("A file that exists is left alone, unless it is to be replaced")
  func existing() throws {
    try self.folder.write("mine", to: "AViewModelTests.swift")
    let run = try self.run("A")
    #expect(run.exitCode == 3)
    #expect(
      run.error
        == "AViewModelTests.swift: error: already exists: use '--force' to overwrite it\n")
    #expect(try self.folder.names() == ["AViewModelTests.swift"])
    #expect(try self.run("A", "--force").exitCode == 0)
    #expect(try self.folder.text(of: "AViewModelTests.swift").contains("AViewModelTests"))
  }

  @Test("Asked what would be written, it refuses what it would refuse to write", arguments: [false, true])
  func refusedDryRun(_ isFolder: Bool) throws {
    try self.folder.write("mine", to: isFolder ? "a" : "a/AViewModelTests.swift")
    let before = try self.folder.names()
    let dry = try self.run("A", "--to", "a", "--dry-run")
    #expect(try self.folder.names() == before)
    let real = try self.run("A", "--to", "a")
    #expect(dry.exitCode == 3)
    #expect(dry.output.isEmpty)
    #expect(dry.error == real.error)
    #expect(dry.exitCode == real.exitCode)
    guard !isFolder else { return }
    #expect(try self.run("A", "--to", "a", "--dry-run", "--force").exitCode == 0)
  }

  @Test("Nothing is written when it is only asked what would be, or to print")
  func dryRun() throws {
    let dry = try self.run("A", "--dry-run")
    #expect(dry.output == "would write AViewModel.swift\nwould write AViewModelTests.swift\n")
    let printed = try self.run("A", "--print", "--no-tests", "--access", "internal")
    #expect(printed.output.hasPrefix("import Plumbline\n\nprotocol AViewModelInputs {}\n"))
    #expect(try self.folder.names().isEmpty)
  }

  @Test("A description is read from a file, and from standard input")
  func from() throws {
    let text = "name: A\ninputs: [saveButtonTapped]\n"
    try self.folder.write(text, to: "a.yml")
    let file = try self.run("--from", "a.yml", "--print", "--no-tests")
    let input = try self.run("--from", "-", "--print", "--no-tests", input: text)
    #expect(file.exitCode == 0)
    #expect(file.output.contains("func saveButtonTapped()"))
    #expect(file.output == input.output)
    // What is named besides is added, and another name goes before.
    let more = try self.run("B", "--from", "a.yml", "--input", "undoButtonTapped", "--print", "--no-tests")
    #expect(more.output.contains("class BViewModel"))
    #expect(more.output.contains("undoButtonTappedProperty"))
  }

  @Test(
    "What cannot be understood ends with exit code 2, its place and the way out, and writes nothing",
    arguments: [
      (
        ["messages"],
        "the name:1:1: error: 'messages' starts with a lowercase letter: did you mean 'Messages'?\n"
      ),
      (
        ["A", "--input", "send-it"],
        "--input 'send-it':1:1: error: 'send-it' is not a valid name: did you mean 'sendIt'?\n"
      ),
      (
        ["A", "--output", "title: [String"],
        "--output 'title: [String':1:15: error: expected ']': types are written as in Swift, '[Message]' or "
          + "'(String, Int)?'\n"
      ),
      (["A", "--input", "a", "--input", "a"], "plumb: error: the input 'a' is declared twice\n"),
      (
        ["A", "--output", "kind: Shape.Type", "--dialect", "kickstarter-java"],
        "plumb: error: kickstarter-java: Java has no type for 'Shape.Type': use a type of the app instead\n"
      ),
      (
        ["A", "--dialect", "macro", "--dialect", "rxswift"],
        "plumb: error: 'AViewModel.swift' would be written twice: set a folder for each dialect, "
          + "'--to macro=Sources/Macro'\n"
      ),
      (
        ["A", "--dialect", "rxswift", "--output", "service: Int"],
        "plumb: error: rxswift: no port can be named 'service' in rxswift: the view model has its service under this name\n"
      ),
    ])
  func mistakes(_ arguments: [String], _ message: String) throws {
    let run = try CommandRun(["new"] + arguments, in: self.folder)
    #expect(run.exitCode == 2)
    #expect(run.error == message)
    #expect(run.output.isEmpty)
    #expect(try self.folder.names().isEmpty)
  }

  @Test(
    "Bad usage is told by the parser, with exit code 2",
    arguments: [
      ([], "a name is required, as in 'plumb new Messages', or a description with '--from'"),
      (["--interactive"], "'--interactive' requires an interactive terminal"),
      (["A", "--dialect", "rxjava"], "The value 'rxjava' is invalid for '--dialect"),
      (["A", "--view", "activity"], "'--view activity' requires '--dialect kickstarter-java'"),
      (["A", "--to", "rxswit=X"], "unknown dialect 'rxswit' in '--to'. Did you mean 'rxswift'?"),
      (
        ["A", "--tests-to", "bla=X"],
        "unknown dialect 'bla' in '--tests-to'. The dialects are 'kickstarter-swift', 'macro',"
      ),
      (["A", "--to", "bla=X"], "For a folder of this name, use '--to ./bla=X'"),
      (
        ["A", "--to", "rxswift=zz"],
        "'--to rxswift=zz' requires '--dialect rxswift'"
      ),
      (
        ["A", "--to", "X", "--to", "Y"],
        "'--to' was given twice: name the dialect, as in '--to macro=Sources/Macro'"
      ),
      (["A", "--to", "macro=X", "--to", "macro=Y"], "'--to' was given twice for 'macro'"),
      (
        ["A", "--package", "com.class.x"],
        "'--package' must be a package name such as 'com.example.messages', not 'com.class.x'"
      ),
      (["A", "--java-view", "class"], "'--java-view' must be the name of a Java class, not 'class'"),
      (
        ["A", "--package", "a-b"],
        "'--package' must be a package name such as 'com.example.messages', not 'a-b'"
      ),
      (
        ["A", "--view", "swiftui", "--library", "ReactiveSwift"],
        "'--view swiftui' requires '--library Plumbline'"
      ),
      (
        ["A", "--library", "RxSwift", "--dialect", "macro"],
        "'--library RxSwift' requires '--dialect rxswift'"
      ),
      (["A", "--indentation", "9"], "The value '9' is invalid for '--indentation"),
      (
        ["A", "--test-framework", "junit4"],
        "'--test-framework junit4' requires '--dialect kickstarter-java' or '--dialect kickstarter-kotlin'"
      ),
    ])
  func usage(_ arguments: [String], _ message: String) throws {
    let run = try CommandRun(["new"] + arguments, in: self.folder)
    #expect(run.exitCode == 2)
    #expect(run.error.lowercased().contains(message.lowercased()))
  }

  @Test("Lines end as in the view models around the folder", arguments: ["\n", "\r\n"])
  func lineEndings(_ ending: String) throws {
    try self.folder.write(Sample.clean.replacing("\n", with: ending), to: "LoginViewModel.swift")
    #expect(try self.run("Messages", "--input", "sendButtonTapped").exitCode == 0)
    let text = try self.folder.text(of: "MessagesViewModel.swift").unicodeScalars
    #expect(text.count { $0 == "\r" } == (ending == "\n" ? 0 : text.count { $0 == "\n" }))
  }

  @Test("What no option says is as in the view models around the folder, and a note says so")
  func conventions() throws {
    try self.folder.makeFolder(".git")
    _ = try self.run(
      "Login", "--library", "ReactiveSwift", "--indentation", "4", "--to", "App/Login", "--no-tests")
    try self.folder.write(
      "import XCTest\n@testable import Shop\n\n// LoginViewModel\n", to: "AppTests/LoginViewModelTests.swift")
    let run = try self.run("Cart", "--input", "payTapped", "--output", "total: Int", "--to", "App/Cart")
    #expect(run.exitCode == 0)
    #expect(
      run.error
        == "plumb: note: kickstarter-swift on ReactiveSwift, 4 spaces, tests with XCTest and @testable import Shop: "
        + "as in the view model of App/\n")
    let text = try self.folder.text(of: "App/Cart/CartViewModel.swift")
    #expect(text.hasPrefix("import ReactiveSwift\n"))
    #expect(text.contains("\n    public init() {\n        self.total = .empty\n    }\n"))
    #expect(
      try self.folder.text(of: "App/Cart/CartViewModelTests.swift") == """
        import ReactiveSwift
        import XCTest

        @testable import Shop

        final class CartViewModelTests: XCTestCase {
            func testPayTappedInput() {
                let viewModel = CartViewModel()
                viewModel.inputs.payTapped()
                XCTFail("Write this test: which outputs emit when the input is called?")
            }

            func testTotalOutput() {
                let viewModel = CartViewModel()
                var total: [Int] = []
                viewModel.outputs.total.observeValues { total.append($0) }
                viewModel.inputs.payTapped()
                XCTAssertTrue(total.isEmpty)
                XCTFail("Write this test: what does the output emit, and when?")
            }
        }

        """)
  }

  @Test(
    "An option precedes what is around, and the note leaves it out",
    arguments: [
      (["--library", "Plumbline"], "import Plumbline\n", "kickstarter-swift, 4 spaces: "),
      (["--indentation", "tabs"], "\n\tpublic init() {", "kickstarter-swift on ReactiveSwift: "),
      (["--dialect", "rxswift"], "import RxSwift\n", "RxSwift, 4 spaces: "),
      (["--library", "PlumblineBlueprint"], "import PlumblineBlueprint\n", "rxswift, 4 spaces: "),
      (["--dialect", "kickstarter-kotlin"], "\n    interface Inputs", "RxJava 3: the defaults, since "),
    ])
  func overridden(_ arguments: [String], _ text: String, _ note: String) throws {
    _ = try self.run("Login", "--library", "ReactiveSwift", "--indentation", "4", "--no-tests")
    let run = try CommandRun(["new", "A", "--no-tests", "--print"] + arguments, in: self.folder)
    #expect(run.output.contains(text))
    #expect(run.error.hasPrefix("plumb: note: " + note), "\(run.error)")
  }

  @Test(
    "Beside a library without a template, the note says what was written instead, and what the app then needs",
    arguments: [
      (
        "KickstarterCombine/PageSearchViewModel.swift", "import Plumbline\n",
        "kickstarter-swift on Plumbline, 2 spaces: as in the view model of this folder, which is on OpenCombine; "
          + "the app needs Plumbline\n"
      ),
      (
        "KotlinFlows/com/plumbline/examples/flows/SearchViewModel.kt", "import io.reactivex.rxjava3.",
        "kickstarter-kotlin on RxJava 3, 2 spaces: as in the view model of this folder, which is on flows; "
          + "the app needs RxJava 3\n"
      ),
    ])
  func withoutTemplate(_ example: String, _ text: String, _ note: String) throws {
    let url = Repository.folder.appendingPathComponent("Examples/Sources/\(example)")
    try self.folder.write(String(contentsOf: url, encoding: .utf8), to: url.lastPathComponent)
    let run = try self.run("Cart", "--no-tests", "--print", "--output", "total: Int")
    #expect(run.output.contains(text))
    #expect(run.error == "plumb: note: " + note)
  }

  @Test("Specifications are as those around, before version 7 of Quick as well", arguments: ["", "class "])
  func quick(_ keyword: String) throws {
    _ = try self.run("Login", "--library", "ReactiveSwift", "--no-tests")
    try self.folder.write(
      "import Quick\n\nfinal class LoginViewModelSpec: QuickSpec {\n  override \(keyword)func spec() {}\n}\n",
      to: "LoginViewModelSpec.swift")
    let run = try self.run("Cart")
    #expect(
      run.error.contains("tests with Quick\(keyword.isEmpty ? " before 7" : ""): as in"), "\(run.error)")
    #expect(
      try self.folder.text(of: "CartViewModelSpec.swift").contains("  override \(keyword)func spec() {"))
  }

  @Test("A name that says too little is written, and told")
  func literalNames() throws {
    let run = try self.run("A", "--input", "tapped", "--no-tests")
    #expect(run.exitCode == 0)
    #expect(run.error.contains("AViewModel.swift:5: rename 'tapped'"))
  }

  @Test("A team's names, types, imports and templates are used")
  func team() throws {
    try self.folder.write(
      """
      scaffolding:
        imports:
          swift: [Models]
          java: [com.team.ActivityViewModel]
        names:
          inputs: {"*Tapped": "*Pressed"}
        types: {Money: com.team.Money}
      """, to: ".plumb.yml")
    try self.folder.write("// {{name}} on RxSwift\n", to: ".plumb/templates/rxswift-tests.mustache")
    let swift = try self.run("A", "--input", "buyTapped", "--output", "price: Money", "--print", "--no-tests")
    #expect(swift.output.hasPrefix("import Models\nimport Plumbline\n"))
    let java = try self.run(
      "A", "--input", "buyTapped", "--output", "price: Money", "--print", "--no-tests", "--dialect",
      "kickstarter-java")
    #expect(java.output.contains("import com.team.ActivityViewModel;"))
    #expect(java.output.contains("import com.team.Money;"))
    #expect(java.output.contains("void buyPressed();"))
    let rx = try self.run("A", "--dialect", "rxswift")
    #expect(rx.exitCode == 0)
    #expect(try self.folder.text(of: "AViewModelTests.swift") == "// AViewModel on RxSwift\n")
  }

  @Test("Templates, those for Xcode and the schema are handed out")
  func handedOut() throws {
    #expect(try self.run("--print-templates", "mine").exitCode == 0)
    #expect(try self.folder.text(of: "mine/macro.mustache").contains("@ViewModel"))
    #expect(try self.run("--print-templates", "mine").exitCode == 3)
    #expect(try self.run("--xcode-templates", "xcode").exitCode == 0)
    #expect(self.folder.exists("xcode/Plumbline/View Model.xctemplate/TemplateInfo.plist"))
    let schema = try self.run("--schema")
    let value = try JSONSerialization.jsonObject(with: Data(schema.output.utf8)) as? [String: Any]
    #expect(value?["required"] as? [String] == ["name"])
  }

  #if os(Linux)
    @Test("On a terminal a name that is there already is told at once, and asked for again")
    func interactiveClash() throws {
      let run = try PseudoTerminal().run(
        ["new", "A", "--input", "title", "--interactive", "--no-tests"], in: self.folder,
        typing: "saved\nsaved\n\ntitle: String\nname: String\n\n\n\n")
      #expect(run.exitCode == 0)
      #expect(run.error.contains("input:   the input 'saved' is declared twice\ninput: "))
      #expect(run.error.contains("output:   'title' is an input and an output: "))
      let text = try self.folder.text(of: "AViewModel.swift")
      #expect(text.contains("var name: Signal<String, Never> { get }"))
      #expect(!text.contains("var title"))
    }

    @Test(
      "On a terminal, an end of the input before the last question writes nothing, and is told",
      arguments: ["\u{4}", "A\n\u{4}", "A\nsaved\n\n\n\u{4}", "A\n\n\n\n\u{4}"])
    func interactiveEnd(_ typed: String) throws {
      let run = try PseudoTerminal().run(["new", "--interactive"], in: self.folder, typing: typed)
      #expect(run.exitCode == 2)
      #expect(
        run.error.hasSuffix(
          "\nplumb: error: the input ended before the last prompt; nothing was written\n"))
      #expect(try self.folder.names().isEmpty)
    }

    @Test("On a terminal it asks for the name and the ports, and asks again where it did not understand")
    func interactive() throws {
      let terminal = try PseudoTerminal()
      let run = try terminal.run(
        ["new", "--interactive", "--no-tests"], in: self.folder,
        typing:
          "messages\nMessages\nsend-it\nsendButtonTapped\n\nmessages: [Message\nmessages: [Message]\n\n\nmacro\n"
      )
      #expect(run.exitCode == 0)
      #expect(run.error.contains("'messages' starts with a lowercase letter: did you mean 'Messages'?"))
      #expect(run.error.contains("column 1: 'send-it' is not a valid name: did you mean 'sendIt'?"))
      #expect(run.error.contains("column 19: expected ']'"))
      let text = try self.folder.text(of: "MessagesViewModel.swift")
      #expect(text.contains("@ViewModel"))
      #expect(text.contains("func sendButtonTapped()"))
      #expect(text.contains("var messages: Signal<[Message], Never> { get }"))
    }
  #endif
}
