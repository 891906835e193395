import Foundation
import PortRenaming
import SourceModel
import Testing

/// Names that are those of the port, and mean something else.
struct OtherMemberTests {
  // MARK: Swift

  private static func controller(_ code: String, _ members: String = "") -> String {
    """
    struct User { var emailText = ""; func submitTapped() {}; static let all: [User] = [] }
    final class Form: UIView { var emailText = "" }
    final class Person: NSObject { @objc var emailText = "" }
    class BaseController: UIViewController { @objc func baseTapped() {} }
    final class LoginController: BaseController {
      let viewModel: LoginViewModelType = LoginViewModel()
      var user: User?
      var users: [User] = []
      var names: [String] = []
      var any: Any?
      enum Field { case emailText }
      func f(emailText: String) { print(emailText) }
      func go() {
        \(code)
        self.viewModel.outputs.emailText.observe()
        self.viewModel.inputs.submitTapped()
      }
      \(members)
    }
    """
  }

  @Test(
    "Members of other values in Swift",
    arguments: [
      "print(self.user?.emailText)", "print(self.users.first?.emailText)", "print(self.users[0].emailText)",
      "print(self.users.map { $0.emailText })", "print(self.users.map { user in user.emailText })",
      "print(self.users.map(\\.emailText))", "print(\\User.emailText)",
      "for user in self.users { print(user.emailText) }", "if let user = self.user { print(user.emailText) }",
      "let user = self.user\nif let user { print(user.emailText) }",
      "guard let user = self.user else { return }\nprint(user.emailText)",
      "if let user = self.any as? User { print(user.emailText) }", "print(User.all.first!.emailText)",
      "print(User().emailText)", "let user = decode(User.self)\nprint(user.emailText)",
      "run { (user: User) in print(user.emailText) }",
      "print(self.users.filter { !$0.emailText.isEmpty }.map { $0.emailText })",
      "self.users.forEach { print($0.emailText) }", "print(self.users.contains { $0.emailText == \"\" })",
      "print(self.users.first { $0.emailText == \"\" }?.emailText ?? \"\")",
      "print(self.user.map { $0.emailText } ?? \"\")", "let user: User = load()\nprint(user.emailText)",
      "self.user?.emailText = \"a\"", "let form = Form()\nform.emailText = \"a\"",
      "self.a(#keyPath(Person.emailText))",
    ])
  func membersInSwift(_ code: String) throws {
    try Self.expectOthers(Self.controller(code), "swift", PortRenameTests.viewModel, "emailText")
  }

  @Test(
    "Names of local variables, parameters, labels and cases in Swift",
    arguments: [
      "let emailText = \"a\"\nprint(emailText, emailText.count)", "run { emailText in print(emailText) }",
      "for emailText in self.names { print(emailText) }",
      "if let emailText = self.user?.emailText { print(emailText) }",
      "let (emailText, b) = pair()\nprint(emailText, b)",
      "if case .some(let emailText) = x() { print(emailText) }",
      "self.f(emailText: \"a\")", "let emailText = \"\"\nrun { [emailText] in print(emailText) }",
      "let emailText: String? = \"\"\nif let emailText { print(emailText) }",
      "func emailText() {}\nemailText()",
      "print(Field.emailText)", "let f: Field = .emailText\nswitch f { case .emailText: break }",
      "let d = [\"emailText\": 1]\nprint(d[\"emailText\"])",
      "let emailText = UILabel()\nemailText.text = \"\"\nemailText.superview?.isHidden = true",
      "var emailText = \"\"\nchange(&emailText)", "let emailText = \"\"\nprint(\"\\(emailText)\")",
      "// plumb:disable:next unbound-output - emailText is bound in the storyboard",
    ])
  func localsInSwift(_ code: String) throws {
    try Self.expectOthers(Self.controller(code), "swift", PortRenameTests.viewModel, "emailText")
  }

  @Test(
    "Selectors of a controller's own methods",
    arguments: [
      ("self.a(#selector(submitTapped))", "@objc func submitTapped() {}"),
      ("self.a(#selector(LoginController.submitTapped))", "@objc func submitTapped() {}"),
      ("self.a(#selector(Self.submitTapped))", "@objc func submitTapped() {}"),
      ("run { self.a(#selector(self.submitTapped)) }", "@objc func submitTapped() {}"),
      (
        "self.a(#selector(submitTapped(_:)))",
        "@objc private func submitTapped(_ sender: UIButton) { self.viewModel.inputs.submitTapped() }"
      ),
      ("self.a(#selector(submitTapped as () -> Void))", "@objc func submitTapped() {}"),
      (
        "self.a(#selector(LoginController.Target.submitTapped))",
        "final class Target: NSObject { @objc func submitTapped() {} }"
      ),
      ("let action = self.submitTapped\naction()", "func submitTapped() {}"),
      ("run { [weak self] in self?.submitTapped() }", "func submitTapped() {}"),
    ])
  func selectors(_ code: String, _ members: String) throws {
    let text = Self.controller(code, members)
    try Self.expectOthers(text, "swift", PortRenameTests.viewModel, "submitTapped")
  }

  @Test("A selector of a method that a class in a file without the name passes on")
  func inheritedSelector() throws {
    let texts = [
      "LoginViewModel.swift": PortRenameTests.viewModel,
      "A.swift":
        "class A: B { let a = LoginViewModel(); func c() { self.d(#selector(submitTapped)) } }",
      "B.swift": "class B: C {}", "C.swift": "class C: UIViewController { @objc func submitTapped() {} }",
    ]
    let app = App(texts: texts)
    let found = try #require(app.port("submitTapped", of: "LoginViewModel"))
    let renamed = try app.renaming(found.port, of: found.viewModel, to: "freshName")
    #expect(renamed.texts["A.swift"] == texts["A.swift"])
  }

  // MARK: Java and Kotlin

  @Test(
    "Members of other values and local names in Java",
    arguments: [
      "print(user.text);", "print(user.text());", "print(users.get(0).text());",
      "for (User u : users) print(u.text());", "var u = users.get(0); print(u.text);",
      "users.stream().map(User::text).toList();", "String text = \"\"; print(text);",
      "print(new User().text());", "print(((User) any).text());",
      "if (any instanceof User u) print(u.text());", "run(text -> print(text));",
      "users.forEach((User u) -> print(u.text()));", "print(this.text());", "print(text());",
      "text: for (;;) { break text; }", "try (Text text = open()) { print(text); }",
    ])
  func java(_ code: String) throws {
    let text = """
      class User { String text = ""; String text() { return text; } }
      class A {
        LoginViewModel.ViewModel vm; User user; java.util.List<User> users; Object any;
        String text() { return ""; }
        void go() { \(code) vm.outputs.text().subscribe(); }
      }
      """
    try Self.expectOthers(text, "java", RefusalCase.javaViewModel, "text")
  }

  @Test(
    "Members of other values and local names in Kotlin",
    arguments: [
      "println(user?.text)", "user?.let { println(it.text) }", "user?.let { u -> println(u.text) }",
      "println(users.map { it.text })", "println(users.map { u -> u.text })",
      "println(users.map(User::text))",
      "println(users.sortedBy { it.text })", "println(users.associate { it.text to 1 })",
      "for (u in users) println(u.text)", "user?.apply { println(text) }", "with(User()) { println(text) }",
      "val (text) = Row(\"\")\nprintln(text)", "User(text = \"a\")", "val text = \"\"\nprintln(\"$text\")",
      "run { text -> println(text) }", "if (any is User) println(any.text)", "println((any as User).text)",
      "when (val u = any) { is User -> println(u.text) }", "println((user ?: User()).text)",
      "println(users.filter { it.text == \"\" }.map { it.text })", "User().also { println(it.text) }",
    ])
  func kotlin(_ code: String) throws {
    let text = """
      class User(val text: String = "")
      class A(val vm: LoginViewModel.LoginViewModel, val user: User?, val users: List<User>) {
        val any: Any = 1
        fun go() { \(code)
          vm.outputs.text().subscribe() }
      }
      """
    try Self.expectOthers(text, "kt", RefusalCase.kotlinViewModel, "text")
  }

  /// Expects that what is used on a list of the view model is renamed, and nothing else of the name.
  private static func expectOthers(
    _ text: String, _ ending: String, _ viewModel: String, _ port: String
  ) throws {
    let path = "A." + ending
    let app = App(texts: ["LoginViewModel." + ending: viewModel, path: text])
    let found = try #require(app.port(port, of: "LoginViewModel"))
    let renamed = try app.renaming(found.port, of: found.viewModel, to: "freshName")
    let expected = text.replacing("puts.\(port)", with: "puts.freshName")
    #expect(renamed.texts[path] == expected)
    #expect(expected != text)
  }

  // MARK: In the view model

  @Test("The members of types inside of the view model keep their names")
  func innerTypes() throws {
    let java = RefusalCase.javaViewModel.replacing(
      "    private static boolean",
      with: """
            private static final class Row { String text; String text() { return this.text; } int count() { return text.length(); } }
            private void watch() { new Object() { void go() { text.subscribe(); ViewModel.this.text.subscribe(); } }; }
            private static boolean
        """)
    let app = App(texts: ["LoginViewModel.java": java])
    let found = try #require(app.port("text", of: "LoginViewModel"))
    let renamed = try app.renaming(found.port, of: found.viewModel, to: "freshName")
    let text = try #require(renamed.texts["LoginViewModel.java"])
    #expect(
      text.contains("String text; String text() { return this.text; } int count() { return text.length(); }"))
    #expect(text.contains("go() { freshName.subscribe(); ViewModel.this.freshName.subscribe(); }"))

    let swift = PortRenameTests.viewModel.replacing(
      "  var inputs",
      with: "  struct Row { var emailText = 1; var twice: Int { self.emailText * 2 } }\n  var inputs")
    let other = App(texts: ["LoginViewModel.swift": swift])
    let port = try #require(other.port("emailText", of: "LoginViewModel"))
    let changed = try other.renaming(port.port, of: port.viewModel, to: "freshName")
    #expect(changed.texts["LoginViewModel.swift"]?.contains("{ self.emailText * 2 }") == true)
  }

  @Test("A local variable takes a name only from the function that it is in")
  func takenNames() throws {
    let viewModel = RefusalCase.kotlinViewModel.replacing(
      "    override fun text()",
      with: """
            private fun trim(mail: String): String { val name = mail; return name }
            private fun again() { submit() }
            override fun text()
        """)
    let app = App(texts: ["LoginViewModel.kt": viewModel])
    let found = try #require(app.port("submit", of: "LoginViewModel"))
    let renamed = try app.renaming(found.port, of: found.viewModel, to: "name")
    #expect(renamed.texts["LoginViewModel.kt"]?.contains("fun again() { name() }") == true)
    let other = App(texts: [
      "LoginViewModel.kt": viewModel.replacing("again() { submit() }", with: "again(name: Int) { submit() }")
    ])
    let port = try #require(other.port("submit", of: "LoginViewModel"))
    #expect(throws: RenameRefusal.self) {
      _ = try other.renaming(port.port, of: port.viewModel, to: "name")
    }
  }

  @Test("Only a type in a function of another file may be a second implementation, and no other member")
  func localTypes() throws {
    let view = "func show(_ a: LoginViewModelInputs) {}\nstruct Form { var b = 1; func emailChanged() {} }\n"
    let app = App(texts: ["LoginViewModel.swift": PortRenameTests.viewModel, "A.swift": view])
    let found = try #require(app.port("emailChanged", of: "LoginViewModel"))
    let renamed = try app.renaming(found.port, of: found.viewModel, to: "freshName")
    #expect(renamed.texts["A.swift"] == view)
    let mock =
      view + """
        func test() {
          final class Mock: LoginViewModelInputs { func emailChanged(_ email: String) {}; func submitTapped() {} }
          show(Mock())
        }
        """
    let other = App(texts: app.texts.merging(["A.swift": mock]) { $1 })
    #expect(throws: RenameRefusal.self) {
      _ = try other.renaming(found.port, of: found.viewModel, to: "freshName")
    }
  }

  @Test("Branches of conditional compilation that declare the view model or a list twice refuse the renaming")
  func branches() throws {
    for name in ["final class LoginViewModel", "protocol LoginViewModelOutputs"] {
      let start = try #require(PortRenameTests.viewModel.firstRange(of: name)?.lowerBound)
      let declaration = PortRenameTests.viewModel[start...].components(separatedBy: "\n}")[0] + "\n}\n"
      let text = PortRenameTests.viewModel.replacing(
        declaration.dropLast(), with: "#if DEBUG\n\(declaration)#else\n\(declaration)#endif")
      let app = App(texts: ["LoginViewModel.swift": text])
      let found = try #require(app.port("emailText", of: "LoginViewModel"))
      #expect(throws: RenameRefusal.self, "\(name)") {
        _ = try app.renaming(found.port, of: found.viewModel, to: "freshName")
      }
    }
  }
}
