import PortUses
import SourceModel
import TestSupport
import Testing

/// An app in which one file changes, with the uses of a new run beside those that were kept.
@Suite("Uses after one file changed") struct LaterUsesTests {
  private static let view = """
    final class LoginViewController: UIViewController {
      let viewModel: LoginViewModelType = LoginViewModel()
      override func viewDidLoad() {
        self.viewModel.inputs.viewDidLoad()
      }
    }

    """

  private static let files = [
    "LoginViewModel.swift": UseCase.viewModels[.swift] ?? "",
    "Router.swift": """
    final class Router {
      let login = LoginViewController()
      func show() { self.login.viewModel.outputs.title.observeValues { _ in } }
    }

    """,
    "View.swift": Self.view,
  ]

  private static let types: Set = [
    "LoginViewModel", "LoginViewModelInputs", "LoginViewModelOutputs", "LoginViewModelType",
  ]

  private static func sources(_ files: [String: String]) -> [RunUses.Source] {
    files.sorted { $0.key < $1.key }.compactMap { path, text in
      guard let language = Language(path: path), let uses = SourceUses(Array(text.utf8), language) else {
        return nil
      }
      return RunUses.Source(path: path, language: language, key: text, uses: uses)
    }
  }

  private static func summary(_ uses: RunUses) -> [String] {
    uses.summary(of: self.types, having: uses.unclear) + uses.unclear.sorted()
  }

  @Test(
    "The uses are those of a new run, found out from the one file where no other is affected",
    arguments: [
      ("another input", "inputs.viewDidLoad()", "inputs.emailChanged(\"\")", ["LoginViewModelInputs"]),
      ("a line above", "final class", "// A view.\nfinal class", ["LoginViewModelInputs"]),
      ("an import", "final class", "import UIKit\nfinal class", ["LoginViewModelInputs"]),
      ("a member", "  override", "  let other = 1\n  override", ["LoginViewModelInputs"]),
      (
        "a member that another file uses", "LoginViewModelType =", "LoginViewModel =",
        ["LoginViewModelInputs", "LoginViewModelOutputs"]
      ),
      ("a member of an unknown type", "LoginViewModelType = LoginViewModel()", "OtherType = Other()", nil),
      ("a type", "final class", "struct Row {}\nfinal class", nil),
      ("a superclass", "UIViewController", "LoginViewModel", nil),
      ("no use", Self.view, "final class LoginViewController {}\n", nil),
    ] as [(String, String, String, [String]?)])
  func replaced(title: String, old: String, new: String, affected: [String]?) throws {
    var files = Self.files
    var uses = RunUses(Self.sources(files), keepsFiles: true)
    let before = Self.summary(uses)
    #expect(before.contains { $0.contains("View.swift") } && before.contains { $0.contains("Router.swift") })
    for text in [Self.view.replacing(old, with: new), Self.view] {
      files["View.swift"] = text
      let sources = Self.sources(files)
      if let source = sources.first(where: { $0.path == "View.swift" }), let types = uses.replace(source) {
        #expect(types.sorted() == affected, "\(title)")
      } else {
        #expect(affected == nil, "\(title)")
        uses = RunUses(sources, keepsFiles: true, after: uses)
      }
      #expect(Self.summary(uses) == Self.summary(RunUses(sources)), "\(title)")
      #expect(uses.resolution == RunUses(sources).resolution, "\(title)")
    }
    #expect(Self.summary(uses) == before)
  }

  // MARK: Types

  /// A view that inherits its view model, and two files that reach it without naming it.
  private static let controllers = [
    "App.swift": """
    final class App {
      let router = Router()
      func start() { self.router.login.viewModel.outputs.isValid.observeValues { _ in } }
    }

    """,
    "Base.swift": """
    class BaseController: UIViewController {
      let viewModel: LoginViewModelType = LoginViewModel()
    }

    """,
    "Login.swift": """
    final class LoginController: BaseController {
      func load() { self.viewModel.inputs.viewDidLoad() }
    }

    """,
    "LoginViewModel.swift": UseCase.viewModels[.swift] ?? "",
    "Router.swift": """
    final class Router {
      let login = LoginController()
      func show() { self.login.viewModel.outputs.title.observeValues { _ in } }
    }

    """,
  ]

  private static let activities = [
    "App.kt": """
    package app
    class App(val router: Router) {
      fun start() { router.login.viewModel.outputs.isValid().subscribe { } }
    }

    """,
    "Base.java": """
    package app.login;
    import app.model.LoginViewModel;
    public class BaseActivity { public LoginViewModel viewModel; }

    """,
    "Login.kt": """
    package app.login
    class LoginActivity : BaseActivity() {
      fun load() { viewModel.inputs.viewAppeared() }
    }

    """,
    "LoginViewModel.java": "package app.model;\n" + (UseCase.viewModels[.java] ?? ""),
    "Router.kt": """
    package app
    import app.login.LoginActivity
    class Router(val login: LoginActivity) {
      fun show() { login.viewModel.outputs.title().subscribe { } }
    }

    """,
  ]

  private struct Edit: CustomTestStringConvertible, Sendable {
    var file: String
    var old: String
    var new: String
    var app = LaterUsesTests.controllers

    var testDescription: String { "\(self.file): \(self.old) → \(self.new)" }
  }

  @Test(
    "Files that name a type, or reach it through members, have other uses where it is declared otherwise",
    arguments: [
      Edit(file: "Base.swift", old: "class BaseController", new: "class OtherController"),
      Edit(file: "Base.swift", old: ": UIViewController", new: ""),
      Edit(file: "Base.swift", old: "LoginViewModelType", new: "LoginViewModel"),
      Edit(file: "Base.swift", old: "class BaseController", new: "struct Row {}\nclass BaseController"),
      Edit(
        file: "Base.swift", old: "class BaseController", new: "typealias BaseController = Base\nclass Base"),
      Edit(file: "Base.swift", old: "class BaseController", new: "import UIKit\nclass BaseController"),
      Edit(file: "Base.swift", old: controllers["Base.swift"] ?? "", new: ""),
      Edit(file: "Login.swift", old: ": BaseController", new: ""),
      Edit(file: "Login.swift", old: ": BaseController", new: ": Other, BaseController"),
      Edit(file: "Login.swift", old: "LoginController", new: "SignupController"),
      Edit(file: "Login.swift", old: controllers["Login.swift"] ?? "", new: ""),
      Edit(file: "Router.swift", old: "LoginController()", new: "OtherController()"),
      Edit(
        file: "Router.swift", old: "final class Router", new: "class LoginController {}\nfinal class Router"),
      Edit(file: "Router.swift", old: "class Router", new: "class Router2"),
      Edit(
        file: "LoginViewModel.swift", old: "protocol LoginViewModelType", new: "protocol OtherViewModelType"),
      Edit(
        file: "LoginViewModel.swift", old: "func viewDidLoad()", new: "func viewDidLoad()\n  func other()"),
      Edit(file: "LoginViewModel.swift", old: "var isValid", new: "var isOther"),
      Edit(
        file: "New.swift", old: "",
        new: "extension BaseController { var viewModel: OtherViewModelType { x } }\n"),
      Edit(file: "New.swift", old: "", new: "class LoginController { let viewModel: OtherViewModelType }\n"),
      Edit(file: "Base.java", old: "app.login", new: "app.other", app: activities),
      Edit(file: "Base.java", old: "import app.model.LoginViewModel;", new: "", app: activities),
      Edit(
        file: "Base.java", old: "app.model.LoginViewModel", new: "app.other.LoginViewModel", app: activities),
      Edit(file: "Base.java", old: "class BaseActivity", new: "class OtherActivity", app: activities),
      Edit(file: "Login.kt", old: " : BaseActivity()", new: "", app: activities),
      Edit(file: "Login.kt", old: "LoginActivity", new: "SignupActivity", app: activities),
      Edit(
        file: "Router.kt", old: "app.login.LoginActivity", new: "app.other.LoginActivity", app: activities),
      Edit(file: "LoginViewModel.java", old: "package app.model", new: "package app.other", app: activities),
    ])
  private func declared(edit: Edit) throws {
    var files = edit.app
    let text = files[edit.file] ?? ""
    let changed = edit.old.isEmpty ? edit.new : text.replacing(edit.old, with: edit.new)
    #expect(changed != text)
    var uses = RunUses(Self.sources(files), keepsFiles: true)
    let before = Self.declaredSummary(uses)
    let users: Set = ["App.swift", "Login.swift", "Router.swift", "App.kt", "Login.kt", "Router.kt"]
    #expect(users.intersection(edit.app.keys).isSubset(of: Self.paths(in: before)))
    for (text, isChanged) in [(changed, true), (text, false)] {
      files[edit.file] = text
      let sources = Self.sources(files)
      let source = sources.first { $0.path == edit.file }
      if source.flatMap({ uses.replace($0) }) == nil {
        uses = RunUses(sources, keepsFiles: true, after: uses)
      }
      #expect(Self.declaredSummary(uses) == Self.declaredSummary(RunUses(sources)))
      #expect(uses.resolution == RunUses(sources).resolution)
      if !isChanged { #expect(Self.declaredSummary(uses) == before) }
    }
  }

  /// The uses of the types with all names that the view model has in one of its states.
  private static func declaredSummary(_ uses: RunUses) -> [String] {
    let java = ["", ".Inputs", ".Outputs", ".ViewModel"].flatMap { name in
      ["app.model.LoginViewModel", "app.other.LoginViewModel", "LoginViewModel"].map { $0 + name }
    }
    let types = Self.types.union(java).union(["OtherViewModelType"])
    return uses.summary(of: types, having: uses.unclear) + uses.unclear.sorted()
  }

  private static func paths(in summary: [String]) -> Set<String> {
    Set(summary.flatMap { $0.split(separator: " ").map(String.init) }.filter { Language(path: $0) != nil })
  }
}
