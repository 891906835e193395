import TestSupport
import Testing

@testable import LanguageServer

@Suite("Marked lines of a view become an input") struct ExtractionTests {
  private static let viewModel = Sample.clean
    .replacing(
      "  /// Call when the view loads.\n",
      with:
        "  /// Call with the email when it changes.\n  func emailChanged(_ email: String)\n\n  /// Call when the view loads.\n"
    )
    .replacing(
      "  private let viewDidLoadProperty",
      with: """
          private let emailChangedProperty = MutableProperty<String?>(nil)
          public func emailChanged(_ email: String) {
            self.emailChangedProperty.value = email
          }

          private let viewDidLoadProperty
        """
    )
    .replacing(
      "    self.showKeyboard = self.viewDidLoadProperty.signal\n",
      with: """
            self.showKeyboard = self.viewDidLoadProperty.signal

            self.emailChangedProperty.signal.observeValues { _ in Analytics.shared.start() }

        """)

  private static func view(_ code: String, around: (String, String) = ("", "")) -> String {
    """
    import UIKit

    final class LoginViewController: UIViewController {
      private let viewModel: LoginViewModelType = LoginViewModel()
      private let field = UITextField()

      override func viewDidLoad() {
        super.viewDidLoad()
        self.viewModel.inputs.viewDidLoad()
      }

      func submit(email: String, count: Int) {
    \(around.0)\(code.split(separator: "\n").map { "    \($0)\n" }.joined())\(around.1)  }
    }

    """
  }

  /// The texts of the view and of the view model after the lines of some code are extracted; nil where it is not offered.
  private static func extracted(
    _ code: String, in view: String, _ viewModel: String = Self.viewModel
  ) throws -> (view: String, viewModel: String)? {
    let folder = try TemporaryFolder()
    try folder.write(viewModel, to: "LoginViewModel.swift")
    try folder.write(view, to: "LoginViewController.swift")
    let editor = try TestEditor(folder.path)
    let (path, other) = (folder.path("LoginViewController.swift"), folder.path("LoginViewModel.swift"))
    try editor.open(path, view)
    try editor.open(other, viewModel)
    let first = try #require(code.split(separator: "\n").first)
    let start = try #require(view.firstRange(of: first)).lowerBound
    let line = view[..<start].count { $0 == "\n" }
    let found = try editor.ask(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": TestEditor.address(path)],
        "range": [
          "start": ["line": line, "character": 0],
          "end": ["line": line + code.split(separator: "\n").count, "character": 0],
        ],
        "context": ["diagnostics": [Any](), "only": ["refactor.extract"]] as [String: Any],
      ])
    guard let action = try #require(found as? [[String: Any]]).first else { return nil }
    #expect(action["kind"] as? String == "refactor.extract")
    try editor.perform(action)
    return (
      try #require(editor.texts[TestEditor.address(path)]),
      try #require(editor.texts[TestEditor.address(other)])
    )
  }

  @Test("The view calls the input, and the view model does at it what the view did") func plain() throws {
    let code = """
      Analytics.shared.track(event: "login")
      if Analytics.isOn {
        Analytics.shared.flush()
      }
      """
    let (view, viewModel) = try #require(try Self.extracted(code, in: Self.view(code)))
    #expect(view == Self.view("self.viewModel.inputs.newInput()"))
    #expect(
      viewModel.contains(
        """
            self.newInputProperty.signal
              .observeValues { _ in
                Analytics.shared.track(event: "login")
                if Analytics.isOn {
                  Analytics.shared.flush()
                }
              }
          }

        """))
    #expect(viewModel.contains("  private let newInputProperty = MutableProperty(())\n"))
    #expect(viewModel.contains("  /// Call when the new input has been invoked.\n  func newInput()\n"))
  }

  @Test(
    "The only local that the lines read is the argument of the input",
    arguments: [
      ("email", ("", "")), ("name", ("    let name: String = email.trimmed\n", "")),
    ])
  func argument(name: String, around: (String, String)) throws {
    let code = "Analytics.shared.track(\(name))"
    let (view, viewModel) = try #require(try Self.extracted(code, in: Self.view(code, around: around)))
    #expect(view == Self.view("self.viewModel.inputs.newInput(\(name))", around: around))
    #expect(
      viewModel.contains(
        """
            self.newInputProperty.signal.skipNil()
              .observeValues { \(name) in
                Analytics.shared.track(\(name))
              }

        """))
    #expect(viewModel.contains("  func newInput(_ email: String)\n"))
  }

  @Test(
    "It is not offered where the lines would not mean the same in the view model",
    arguments: [
      ("self.field.becomeFirstResponder()", ("", "")), ("field.becomeFirstResponder()", ("", "")),
      ("submit()", ("", "")), ("Analytics.shared.track(count)", ("", "")),
      ("Analytics.shared.track(email, count)", ("", "")), ("Unknown.shared.track()", ("", "")),
      ("Analytics.shared.track(email)", ("    var email: String = \"\"\n", "")),
      ("Analytics.shared.track(name)", ("    let name = email\n", "")),
      ("Analytics.shared.track(name)", ("    var name: String = email\n", "")),
      ("let name = Analytics.name", ("", "    Analytics.shared.track(name)\n")),
      ("Analytics.shared.track()\nreturn", ("", "")), ("guard Analytics.isOn else { return }", ("", "")),
      ("Analytics.shared.track(&Analytics.count)", ("", "")), ("Analytics.shared.track(#function)", ("", "")),
      ("if Analytics.isOn {", ("", "      Analytics.shared.flush()\n    }\n")),
      ("Analytics.shared.first", ("", "      .second()\n")), (".second()", ("    Analytics.shared\n", "")),
      ("Analytics.shared.all { email in email.send() }", ("", "")),
      ("Analytics.shared.track(", ("", "      1)\n")), ("await Analytics.shared.track()", ("", "")),
      ("Analytics.shared.track(Self.name)", ("", "")), ("struct Row {}", ("", "")),
      ("// Analytics", ("", "")),
    ])
  func elsewhere(code: String, around: (String, String)) throws {
    #expect(try Self.extracted(code, in: Self.view(code, around: around)) == nil)
  }

  @Test(
    "It is offered in views of one view model whose inputs they call, and where the view model can have it")
  func views() throws {
    let code = "Analytics.shared.track()"
    let view = Self.view(code)
    #expect(try Self.extracted(code, in: view) != nil)
    #expect(try Self.extracted(code, in: view.replacing(".inputs.viewDidLoad()", with: ".other()")) == nil)
    #expect(try Self.extracted(code, in: view.replacing("func submit", with: "static func submit")) == nil)
    #expect(
      try Self.extracted(code, in: view.replacing("count: Int) {", with: "count: Int) -> Int {")) == nil)
    #expect(try Self.extracted(code, in: view.replacing("LoginViewModelType =", with: "OtherType =")) == nil)
    let two = Self.viewModel.replacing(
      "  public init() {", with: "  init(a: Int) {\n  }\n\n  public init() {")
    #expect(try Self.extracted(code, in: view, two) == nil)
    let implicit = try Self.extracted(
      code, in: view.replacing("self.viewModel.inputs", with: "viewModel.inputs"))
    #expect(implicit?.view.contains("    viewModel.inputs.newInput()\n") == true)
  }
}
