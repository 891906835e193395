import PortRenaming
import Testing

/// Uses of ports on what functions, closures, loops and patterns hand out.
struct HandedUseTests {
  /// Files with uses of the port alone, whose type is certain.
  static let certain: [RefusalCase] = [
    .kotlin(
      "a value that was tested again",
      """
      fun f(xs: Iterator<Any>) {
        var x: Any = xs.next()
        while (x is LoginViewModel.Outputs) {
          x.text()
          x = xs.next()
        }
        if (x !is LoginViewModel.Outputs) x = xs.next()
        if (x is LoginViewModel.Outputs) { x = x.text().let { x } }
      }
      """, port: "text"),
    .swift(
      "code beside regular expressions",
      #"""
      final class A {
        let vm: LoginViewModelType = LoginViewModel()
        let all = [/"/, /a\/*b/, /[{(]\d{/, #/ " { ( /#, ##/ /# " /##]
        let long = #/
          " { ( # a comment "
        /#
        func f(a: Int, b: [Int]) -> Bool {
          _ = a / 2; vm.outputs.emailText.start(a/2)
          _ = b.reduce(1, /); vm.outputs.emailText.start(); _ = b.reduce(2, /)
          return /"/ == vm.outputs.emailText.get()
        }
      }
      """#, port: "emailText"),
    .swift(
      "an unwrapped list",
      """
      class A: XCTestCase {
        let vm: LoginViewModelType? = nil
        func f() throws { try XCTUnwrap(vm?.outputs).emailText.start() }
      }
      """, port: "emailText"),
    .swift(
      "an unwrapped view model with a message",
      """
      class A: XCTestCase {
        let vm: LoginViewModelType? = nil
        func f() throws { let o = try XCTUnwrap(self.vm, "none").outputs; o.emailText.start() }
      }
      """, port: "emailText"),
    .swift(
      "a required list",
      """
      class A: XCTestCase {
        let vm: LoginViewModelType? = nil
        func f() throws { let o = try #require(vm?.outputs); o.emailText.start() }
      }
      """, port: "emailText"),
    .swift(
      "a list that is handed on",
      """
      class A: XCTestCase {
        let vm: LoginViewModelType? = nil
        func f() throws { g(vm?.outputs); vm?.outputs.emailText.start() }
      }
      """, port: "emailText"),
    .swift(
      "a value of a pattern with its type",
      """
      func f(x: Any) { switch x { case let vm as LoginViewModel: vm.emailText.start()
        default: break } }
      """, port: "emailText"),
    .swift(
      "a value of a condition with its type",
      "func f(x: Any) { if case let vm as LoginViewModelOutputs = x { vm.emailText.start() } }",
      port: "emailText"),
    .swift(
      "an extension of a list",
      "extension LoginViewModelOutputs { func f() { self.emailText.start() } }", port: "emailText"),
    .swift(
      "an extension of a protocol with lists",
      "extension LoginViewModelType { func f() { self.outputs.emailText.start() } }", port: "emailText"),
    .swift(
      "a subscript with the class",
      """
      func f(r: Registry) { r[LoginViewModel.self].emailText.start()
        r[LoginViewModel.self]?.outputs.emailText.start() }
      """, port: "emailText"),
    .java(
      "a list that is not null",
      "class A extends Activity { LoginViewModel.ViewModel vm; void f() { Objects.requireNonNull(vm.outputs).text().subscribe(); } }",
      port: "text"),
    .java(
      "a view model that is not null",
      """
      class A extends Activity { LoginViewModel.ViewModel vm; void f() { var o = requireNonNull(vm, "none").outputs; o.text(); } }
      """, port: "text"),
    .java(
      "a list that is handed on in Java",
      "class A extends Activity { LoginViewModel.ViewModel vm; void f() { bind(vm.outputs); vm.outputs.text(); } }",
      port: "text"),
    .java(
      "an array",
      "class A { void f(LoginViewModel.Outputs[] all) { all[0].text(); for (var o : all) { o.text(); } } }",
      port: "text"),
    .java(
      "several parameters",
      "class A { void f(LoginViewModel.Outputs... all) { all[0].text(); } }", port: "text"),
    .java(
      "a loop over a list",
      "class A { void f(List<LoginViewModel.Outputs> all) { for (final var o : all) o.text(); all.get(0).text(); } }",
      port: "text"),
    .kotlin(
      "a required list in Kotlin",
      """
      class A(val vm: LoginViewModel.LoginViewModel, val on: Form) : Activity() { fun f() { requireNotNull(vm.outputs).text(); checkNotNull(vm) { "a" }.text() } }
      """, port: "text"),
    .kotlin(
      "a list that is handed on in Kotlin",
      "class A(val vm: LoginViewModel.LoginViewModel, val on: Form) : Activity() { fun f() { bind(vm.outputs); vm.outputs.text() } }",
      port: "text"),
    .kotlin(
      "a receiver",
      "class A(val vm: LoginViewModel.LoginViewModel, val on: Form) : Activity() { fun f() { with(vm.outputs) { text().subscribe() }; vm.apply { outputs.text(); text() }; vm.outputs.run { this.text() } } }",
      port: "text"),
    .kotlin(
      "a receiver around another one",
      "class A(val vm: LoginViewModel.LoginViewModel, val on: Form) : Activity() { fun f() { with(on) { vm.run { text() } } } }",
      port: "text"),
    .kotlin(
      "a loop in Kotlin",
      """
      class A(val all: List<LoginViewModel.Outputs>) { fun f() { for (x in this.all) x.text()
        for (x in all) { x.text() } } }
      """, port: "text"),
    .kotlin(
      "several parameters in Kotlin",
      """
      fun f(vararg all: LoginViewModel.Outputs) { all[0].text()
        for (x: LoginViewModel.Outputs in all) x.text() }
      """, port: "text"),
    .kotlin(
      "a function of the run that returns lists",
      """
      fun g(): List<LoginViewModel.Outputs> = TODO()
      class A : Activity() { fun f() { g().first().text()
        for (x in g()) { x.text() } } }
      """, port: "text"),
    .kotlin(
      "an extension in Kotlin",
      """
      fun LoginViewModel.Outputs?.f() = this?.text()
      val LoginViewModel.Outputs.g get() = this.text()
      fun LoginViewModel.Outputs.h() { this.text() }
      """, port: "text"),
    .kotlin(
      "an extension of what conforms to a list",
      """
      fun <T> T.f() where T : LoginViewModel.Outputs { this.text() }
      fun <T : LoginViewModel.Outputs> T.g() = text()
      """, port: "text"),
    .kotlin(
      "a bound after where",
      "fun <T> f(x: T) where T : LoginViewModel.Outputs { x.text() }", port: "text"),
  ]

  /// Files with one use of the port, whose type is not certain.
  static let uncertain: [RefusalCase] = [
    .kotlin(
      "a value that was assigned after a test",
      """
      class Form { fun text() = 1 }
      fun f(a: Any, s: Form) { var x: Any = a; if (x is LoginViewModel.Outputs) { x.text(); x = s; x.text() } }
      """, port: "text"),
    .kotlin(
      "a value that was assigned after a cast",
      """
      class Form { fun text() = 1 }
      fun f(a: Any, s: Form) {
        var x: Any = a
        x as LoginViewModel.Outputs
        x = s
        x.text()
      }
      """, port: "text"),
    .kotlin(
      "a member of a value that was assigned after a test",
      """
      class Form { fun text() = 1 }
      class B(val x: Any)
      fun f(a: B, s: B) { var b = a; if (b.x is LoginViewModel.Outputs) { b = s; b.x.text() } }
      """, port: "text"),
    .java(
      "a name with an escape",
      "class A { LoginViewModel.ViewModel vm; void f() { vm.outputs.\\u0074ext(); } }", port: "text"),
    .java(
      "a name with an escape after a comment that an escape ends",
      "class A { LoginViewModel.ViewModel vm; void f() { // \\u000a vm.outputs.t\\uu0065xt();\n } }",
      port: "text"),
    .swift(
      "a type of a value",
      """
      class A: XCTestCase {
        let vm: LoginViewModelType? = nil
        func f() throws { type(of: vm).emailText }
      }
      """, port: "emailText"),
    .swift(
      "a function of a library",
      """
      class A: XCTestCase {
        let vm: LoginViewModelType? = nil
        func f() throws { identity(vm).emailText.start() }
      }
      """, port: "emailText"),
    .swift(
      "a method of a library",
      """
      class A: XCTestCase {
        let vm: LoginViewModelType? = nil
        func f() throws { UserDefaults.standard.wrap(vm).emailText.start() }
      }
      """, port: "emailText"),
    .swift(
      "a closure of a function of a library",
      """
      class A: XCTestCase {
        let vm: LoginViewModelType? = nil
        func f() throws { UserDefaults.standard.run { vm?.outputs }.emailText.start() }
      }
      """, port: "emailText"),
    .swift(
      "a type of a library",
      """
      class A: XCTestCase {
        let vm: LoginViewModelType? = nil
        func f() throws { let b = Box(vm); b.value.emailText.start() }
      }
      """, port: "emailText"),
    .swift(
      "a member of a type of a library",
      """
      class A: UIView {
        let vm = LoginViewModel()
        lazy var b = Box(vm)
        func f() { self.b.value.emailText.start() }
      }
      """, port: "emailText"),
    .swift(
      "a function for any type",
      """
      func id<T>(_ t: T) -> [T] { [t] }
      class A: XCTestCase {
        let vm: LoginViewModelType? = nil
        func f() throws { id(vm)[0].emailText.start() }
      }
      """, port: "emailText"),
    .swift(
      "a closure of another function",
      """
      class A: XCTestCase {
        let vm: LoginViewModelType? = nil
        func f() throws { lib(vm?.outputs) { $0.emailText.start() } }
      }
      """, port: "emailText"),
    .swift(
      "one of two values",
      """
      class A {
        let on: Bool
        let vm = LoginViewModel(), w = LoginViewModel()
        func f() { let x = on ? vm : w; x.emailText.start() }
      }
      """, port: "emailText"),
    .swift(
      "one of two values after parentheses",
      """
      class A {
        let on: Form
        let vm = LoginViewModel(), w = LoginViewModel()
        func f() { let x = (on) == nil ? vm : w; x.emailText.start() }
      }
      """, port: "emailText"),
    .swift(
      "a name of a pattern of several",
      """
      class A {
        let vm: Form
        func f(r: Result<LoginViewModel, Error>) { if case let .success(vm) = r { vm.emailText.start() } }
      }
      struct Form { let emailText = 1 }
      """, port: "emailText"),
    .swift(
      "an extension without self",
      "extension LoginViewModelOutputs { func f() { emailText.start() } }", port: "emailText"),
    .swift(
      "a condition in an extension",
      "extension LoginViewModelOutputs { func f() { if let emailText { g(emailText) } } }", port: "emailText"),
    .java(
      "an optional",
      "class A extends Activity { LoginViewModel.ViewModel vm; void f() { Optional.of(vm).get().text(); } }",
      port: "text"),
    .java(
      "a list of a library",
      "class A extends Activity { LoginViewModel.ViewModel vm; void f() { List.of(vm).get(0).text(); } }",
      port: "text"),
    .java(
      "a function that is inherited",
      "class A extends Activity { LoginViewModel.ViewModel vm; void f() { check(vm).text(); } }", port: "text"
    ),
    .java(
      "a type of a library in Java",
      "class A extends Activity { LoginViewModel.ViewModel vm; void f() { new Box<>(vm).get().text(); } }",
      port: "text"),
    .java(
      "a function for any type in Java",
      """
      class U { static <T> T id(T t) { return t; } }
      class A extends Activity { LoginViewModel.ViewModel vm; void f() { U.id(vm).text(); } }
      """, port: "text"),
    .java(
      "a method for any type in Java",
      "class A extends Activity { LoginViewModel.ViewModel vm; <T> T id(T t) { return t; } void f() { id(vm).text(); } }",
      port: "text"),
    .java(
      "a value of a map",
      """
      class A { void f(Map<String, LoginViewModel.Outputs> all) { all.get("a").text(); } }
      """, port: "text"),
    .java(
      "one of two values in Java",
      "class A extends Activity { LoginViewModel.ViewModel vm; void f() { var o = isOn ? vm.outputs : vm.outputs; o.text(); } }",
      port: "text"),
    .kotlin(
      "a list of a library in Kotlin",
      "class A(val vm: LoginViewModel.LoginViewModel, val on: Form) : Activity() { fun f() { listOf(vm).first().text() } }",
      port: "text"),
    .kotlin(
      "a pair",
      "class A(val vm: LoginViewModel.LoginViewModel, val on: Form) : Activity() { fun f() { Pair(vm, 1).first.text() } }",
      port: "text"),
    .kotlin(
      "a function of the run for any type",
      """
      fun <T> id(t: T): T = t
      class A(val vm: LoginViewModel.LoginViewModel, val on: Form) : Activity() { fun f() { id(vm).text() } }
      """, port: "text"),
    .kotlin(
      "one of two values in Kotlin",
      "class A(val vm: LoginViewModel.LoginViewModel, val on: Form) : Activity() { fun f() { val o = if (on) vm.outputs else vm.outputs; o.text() } }",
      port: "text"),
    .kotlin(
      "one of several values in Kotlin",
      "class A(val vm: LoginViewModel.LoginViewModel, val on: Form) : Activity() { fun f() { val o = when (on) { else -> vm.outputs }; o.text() } }",
      port: "text"),
    .kotlin(
      "a receiver beside a variable",
      "class A(val vm: LoginViewModel.LoginViewModel) { fun f(text: String) { with(vm.outputs) { text() } } }",
      port: "text"),
    .kotlin(
      "a receiver that a function makes",
      "class A(val vm: LoginViewModel.LoginViewModel, val on: Form) : Activity() { fun f() { with(g(vm)) { text() } } }",
      port: "text"),
    .kotlin(
      "the name of a loop after it",
      """
      class F
      class A(val all: List<LoginViewModel.Outputs>) { fun f(x: F) { for (x in all) x.g()
        x.text() } }
      """, port: "text"),
    .swift(
      "a name of a loop over several values",
      """
      func f(vm: LoginViewModelType, all: [Form]) { for (i, vm) in all.enumerated() { vm.emailText.g() } }
      struct Form { let emailText = 1 }
      """, port: "emailText"),
    .swift(
      "one of several functions",
      """
      struct Maker { func make(_ a: Int) -> LoginViewModel { LoginViewModel() }
        func make(_ a: String) -> OtherViewModel { OtherViewModel() } }
      final class OtherViewModel {}
      func f(m: Maker) { m.make(1).emailText.start() }
      """, port: "emailText"),
    .java(
      "one of several functions in Java",
      """
      class OtherViewModel { void text() {} }
      class A { LoginViewModel.ViewModel make(int a) { return null; } OtherViewModel make(String a) { return null; } void f() { make(1).text(); } }
      """, port: "text"),
    .kotlin(
      "one of several functions in Kotlin",
      """
      class OtherViewModel { fun text() = 1 }
      class M { fun make(a: Int) = LoginViewModel.LoginViewModel()
        fun make(a: String) = OtherViewModel() }
      fun f(m: M) { m.make(1).text() }
      """, port: "text"),
    .kotlin(
      "one of several functions of a file",
      """
      class OtherViewModel { fun text() = 1 }
      fun make(a: Int): LoginViewModel.LoginViewModel = TODO()
      fun make(a: String): OtherViewModel = TODO()
      fun f() { make(1).text() }
      """, port: "text"),
    .kotlin(
      "the last of several functions of a file",
      """
      class OtherViewModel { fun text() = 1 }
      fun make(a: String) = OtherViewModel()
      fun make(a: Int) = LoginViewModel.LoginViewModel()
      fun f() { make(1).text() }
      """, port: "text"),
    .kotlin(
      "a pair in a loop",
      "fun f(all: List<LoginViewModel.Outputs>) { for ((i, x) in all.withIndex()) { x.text() } }",
      port: "text"),
  ]

  /// Files with members of the name that are none of the port.
  static let others: [RefusalCase] = [
    .swift(
      "what a library makes of other values",
      """
      class A: UIView {
        let vm = LoginViewModel()
        let label = UILabel()
        func f(p: IndexPath, t: UITableView) {
          t.dequeue("x", for: p).emailText = ""
          stack(label, .zero).emailText = 1
          animate { self.vm.inputs.submitTapped() }.emailText = 1
        }
      }
      """, port: "emailText"),
    .swift(
      "a value of a cast",
      """
      struct Form { let emailText = 1 }
      class Holder { let form: Form }
      class A {
        let on: Any
        let vm = LoginViewModel()
        func f() { let x = (on as! Holder).form; x.emailText.g() }
      }
      """, port: "emailText"),
    .java(
      "what a library makes of other values in Java",
      """
      class A extends Activity { LoginViewModel.ViewModel vm; void f(Intent i) { getIntent().text(); findView(R.id.x).text(); i.getExtra("a").text(); } }
      """, port: "text"),
    .kotlin(
      "what a library makes of other values in Kotlin",
      """
      class A(val vm: LoginViewModel.LoginViewModel) : Activity() { fun f(i: Intent) { intent.extra(1).text()
        findView(R.id.x).text() } }
      """, port: "text"),
    .kotlin(
      "an error that is called like the view model",
      """
      class Fault : Exception() { fun text() = 1 }
      fun f(vm: LoginViewModel.LoginViewModel) { try { vm.submit() } catch (vm: Fault) { vm.text() } }
      """, port: "text"),
    .kotlin(
      "what a choice calls like the view model",
      """
      class Form { fun text() = 1 }
      fun f(vm: LoginViewModel.LoginViewModel, form: Form) { when (val vm = form) { else -> vm.text() } }
      """, port: "text"),
    .kotlin(
      "another receiver",
      """
      class Form { fun text() = 1 }
      class A(val vm: LoginViewModel.LoginViewModel, val form: Form) { fun f() { with(form) { text() } } }
      """, port: "text"),
  ]

  private func texts(_ example: RefusalCase) throws -> (old: String?, new: String?) {
    let app = App(texts: example.files)
    let found = try #require(app.port(example.port, of: "LoginViewModel"))
    let renamed = try app.renaming(found.port, of: found.viewModel, to: example.name)
    let path = try #require(example.files.keys.first { $0.hasPrefix("A.") })
    return (app.texts[path], renamed.texts[path])
  }

  @Test("Uses of what is handed out are renamed where its type is certain", arguments: certain)
  func renamed(_ example: RefusalCase) throws {
    let (old, new) = try self.texts(example)
    #expect(new == old?.replacing(example.port, with: example.name))
  }

  @Test("Uses of what is handed out refuse the renaming with their place elsewhere", arguments: uncertain)
  func refused(_ example: RefusalCase) throws {
    let app = App(texts: example.files)
    let found = try #require(app.port(example.port, of: "LoginViewModel"))
    do throws(RenameRefusal) {
      _ = try app.renaming(found.port, of: found.viewModel, to: example.name)
      Issue.record("a use is left behind")
    } catch {
      #expect(error.reason.hasPrefix("A."), "\(error.reason)")
    }
  }

  @Test("Members of what cannot hold ports stay as they are, and refuse nothing", arguments: others)
  func kept(_ example: RefusalCase) throws {
    let (old, new) = try self.texts(example)
    #expect(new == old)
  }
}
