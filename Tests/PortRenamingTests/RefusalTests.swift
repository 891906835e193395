import PortRenaming
import Testing

struct RefusalTests {
  private static func unknown(_ name: String, _ parameter: String) -> String {
    "'\(name)' is used on '\(parameter)', whose type is not written"
  }

  private static let otherMember = "is a member of every object, or of the base class of view models"

  // MARK: Collisions

  static let collisions: [RefusalCase] = [
    .swift("another port", name: "emailText", reason: "'LoginViewModel' has a member 'emailText'"),
    .swift("a list of ports", name: "outputs", reason: "'LoginViewModel' has a member 'outputs'"),
    .swift(
      "the storage of another port", port: "emailText", name: "submitTappedProperty",
      reason: "'LoginViewModel' has a member 'submitTappedProperty'"),
    .swift(
      "a new name of the storage", "extension LoginViewModel { var nextProperty: Int { 1 } }", name: "next",
      reason: "'LoginViewModel' has a member 'nextProperty'"),
    .swift(
      "a member of an extension", "extension LoginViewModel { func reload() {} }", name: "reload",
      reason: "'LoginViewModel' has a member 'reload'"),
    .swift(
      "a member that an extension gives to the list",
      "extension LoginViewModelInputs { func reload() {} }", port: "emailText", name: "reload",
      reason: "'LoginViewModel' has a member 'reload'"),
    .swift(
      "a function that the view model calls", name: "trim",
      viewModel: PortRenameTests.viewModel.replacing(".value = email", with: ".value = trim(email)"),
      reason: "'LoginViewModel' has a member 'trim'"),
    .swift(
      "a member of the base class", "class BaseViewModel { func reload() {} }", name: "reload",
      viewModel: PortRenameTests.viewModel.replacing(
        "final class LoginViewModel: ", with: "final class LoginViewModel: BaseViewModel, "),
      reason: "'LoginViewModel' has a member 'reload'"),
    .swift(
      "a member of every object", name: "description",
      viewModel: PortRenameTests.viewModel.replacing(
        "final class LoginViewModel: ", with: "final class LoginViewModel: NSObject, "),
      reason: "'description' \(otherMember)"),
    .java("another port", name: "text", reason: "'LoginViewModel' has a member 'text'"),
    .java("a helper", name: "isValid", reason: "'LoginViewModel' has a member 'isValid'"),
    .java("a name of the template", name: "intent", reason: "'intent' \(otherMember)"),
    .java("a method of every object", name: "notifyAll", reason: "'notifyAll' \(otherMember)"),
    .java(
      "a member of a base class of the run",
      "class BaseViewModel<V> extends ActivityViewModel<V> { protected void track() {} }", name: "track",
      viewModel: RefusalCase.javaViewModel.replacing(
        "extends ActivityViewModel", with: "extends BaseViewModel"),
      reason: "'LoginViewModel' has a member 'track'"),
    .kotlin("another port", name: "text", reason: "'LoginViewModel' has a member 'text'"),
    .kotlin(
      "the getter of a property", name: "getInputs",
      reason:
        "'LoginViewModel' has a member 'inputs', and 'getInputs' would be the same on the virtual machine"),
    .kotlin(
      "a function that is added to the list",
      "fun LoginViewModel.Outputs.heading() = 1\nfun f(a: LoginViewModel.Outputs) { a.heading() }",
      port: "text",
      name: "heading", reason: "A.kt:2: 'heading' would mean the port"),
    .kotlin(
      "a function that is added to all types",
      "fun <T> T.heading() = 1\nfun f(a: LoginViewModel.LoginViewModel) { a.heading() }", port: "text",
      name: "heading", reason: "A.kt:2: 'heading' would mean the port"),
    .kotlin(
      "a function that is added to an alias",
      "typealias O = LoginViewModel.Outputs\nfun O?.heading() = 1\nfun f(a: O) { a.heading() }", port: "text",
      name: "heading", reason: "A.kt:3: 'heading' would mean the port"),
    .kotlin(
      "a function that code with the list as its receiver calls",
      "fun heading() = 1\nfun f(a: LoginViewModel.Outputs) { with(a) { heading() } }", port: "text",
      name: "heading", reason: "A.kt:2: 'heading' would mean the port"),
    .kotlin(
      "a method that code with the list as its receiver calls",
      "class A(val a: LoginViewModel.Outputs) { fun heading() = 1\nfun f() { a.apply { heading() } } }",
      port: "text",
      name: "heading", reason: "A.kt:2: 'heading' would mean the port"),
    .kotlin(
      "a function that is added to another type",
      "class Form\nfun Form.heading() = 1\nfun f(a: LoginViewModel.Outputs, b: Form) { a.text(); b.heading() }",
      port: "text", name: "heading"),
    .swift(
      "a function that an extension of the list calls",
      "extension LoginViewModelOutputs { func f() { heading() } }\nfunc heading() {}", port: "emailText",
      name: "heading", reason: "A.swift:1: 'heading' would mean the port"),
    .swift(
      "a member of what takes the ports for its own",
      """
      protocol Titled {}
      extension Titled { var heading: Int { 1 } }
      @dynamicMemberLookup struct Lens<T>: Titled {
        subscript<U>(dynamicMember path: KeyPath<T, U>) -> U { self.value[keyPath: path] }
      }
      func f(a: Lens<LoginViewModelOutputs>) { a.emailText.start() }
      """, port: "emailText", name: "heading",
      reason: "'Lens', on which 'emailText' is used, has a member 'heading'"),
    .kotlin("a name of the template", name: "onCleared", reason: "'onCleared' \(otherMember)"),
    .kotlin("a method of every object", name: "hashCode", reason: "'hashCode' \(otherMember)"),
  ]

  static let keywords: [RefusalCase] = [
    .swift("a keyword of Swift", name: "repeat", reason: "'repeat' is a keyword in LoginViewModel.swift"),
    .swift(
      "a word of Swift for members", name: "Type", reason: "'Type' is a keyword in LoginViewModel.swift"),
    .java(
      "a keyword of Java", name: "synchronized", reason: "'synchronized' is a keyword in LoginViewModel.java"),
    .kotlin("a keyword of Kotlin", name: "object", reason: "'object' is a keyword in LoginViewModel.kt"),
    RefusalCase(
      what: "a keyword of Kotlin where Kotlin uses the port",
      files: [
        "LoginViewModel.java": RefusalCase.javaViewModel,
        "A.kt": "class A(val a: LoginViewModel.ViewModel) { fun f() = a.inputs.email(\"\") }",
      ], port: "email", name: "when", reason: "'when' is a keyword in A.kt"),
  ]

  // MARK: Dynamic uses

  private static let dynamic = "'emailChanged' is used dynamically"

  static let dynamicUses: [RefusalCase] = [
    .swift(
      "a selector by its name", "let type = LoginViewModel.self\nlet name = Selector((\"emailChanged:\"))"),
    .swift(
      "a path of key-value coding",
      "let a = LoginViewModel.self\nlet path = \"viewModel.emailText.value\"", port: "emailText"),
    .swift(
      "a predicate", "let a = LoginViewModel.self\nlet b = NSPredicate(format: \"emailText == %@\", c)",
      port: "emailText"),
    .swift(
      "a selector", "let type = LoginViewModel.self\nlet name = #selector(emailChanged(_:))",
      reason: "A.swift:2: \(dynamic)"),
    .swift(
      "a selector of a controller's own method",
      "class A: B { let a = LoginViewModel()\n  @objc func emailChanged() { self.c(#selector(emailChanged)) } }"
    ),
    .swift(
      "a selector of an extension of the controller",
      "class A: B { let a = LoginViewModel(); func c() { self.d(#selector(Self.emailChanged(_:))) } }\n"
        + "extension A { @objc func emailChanged(_ e: Int) {} }"),
    .swift(
      "a selector of a controller's base class",
      "class C: B { @objc func emailChanged() {} }\n"
        + "class A: C { let a = LoginViewModel(); func c() { self.d(#selector(self.emailChanged)) } }"),
    .swift(
      "a selector of a controller that does not declare it",
      "class A: B { let a = LoginViewModel(); func c() { self.d(#selector(emailChanged)) } }",
      reason: "A.swift:1: \(dynamic)"),
    .swift(
      "a key path without its type", "let type = LoginViewModel.self\nlet path = forms.map(\\.emailChanged)",
      reason: "A.swift:2: \(dynamic)"),
    .swift(
      "a key path with its type", "let path = \\LoginViewModel.emailText", port: "emailText"),
    .swift(
      "a key path of Objective-C", "let path = #keyPath(LoginViewModel.emailText)", port: "emailText",
      reason: "A.swift:1: 'emailText' is used dynamically"),
    .swift(
      "a selector of a getter", "let a = #selector(getter: LoginViewModel.emailText)", port: "emailText",
      reason: "A.swift:1: 'emailText' is used dynamically"),
    .java(
      "reflection", "class A { Object f() { return LoginViewModel.ViewModel.class.getMethod(\"email\"); } }"),
    .java(
      "a reference to a method",
      "class A { Object f() { return LoginViewModel.Inputs.class == Form::email; } }",
      reason: "A.java:1: 'email' is used dynamically"),
    .kotlin(
      "a reference to a function", "class A(val a: LoginViewModel.Inputs) { val b = ::email }",
      reason: "A.kt:1: 'email' is used dynamically"),
    .swift(
      "a sentence is no use",
      "let type = LoginViewModel.self\nlet text = \"Call emailChanged, then it's (perhaps) valid.\""),
    .java(
      "a sentence is no use in Java",
      "class A { LoginViewModel a; String b = \"The email is wrong\"; }"),
    .kotlin(
      "a sentence is no use in Kotlin", "class A(val a: LoginViewModel) { val b = \"The email is wrong\" }"),
    .swift(
      "what a string evaluates is code", "func f(_ a: LoginViewModel) { print(\"\\(a.emailChanged(\"\"))\") }"
    ),
    .swift("a string of a file that does not name the view model", "let name = \"emailChanged\""),
  ]

  // MARK: Unknown view models

  static let unknownReceivers: [RefusalCase] = [
    .swift(
      "a list of ports of something", "func f(_ a: Int) {\n  a.b.inputs.emailChanged(\"\")\n}",
      reason: "A.swift:2: 'emailChanged' is used where the view model is not known"),
    .swift(
      "a parameter of a closure",
      "let a = LoginViewModel.self\nlet b = run { form in form.emailChanged(\"\") }",
      reason: "A.swift:2: \(unknown("emailChanged", "form"))"),
    .swift(
      "one of several parameters in parentheses",
      "let a = LoginViewModel.self\nlet b = run({ [weak self] (form, other) -> Int in other?.emailChanged(\"\") })",
      reason: "A.swift:2: \(unknown("emailChanged", "other"))"),
    .swift(
      "a parameter of an outer closure",
      "let a = LoginViewModel.self\nlet b = run { form in other { if on { form.emailChanged(\"\") } } }",
      reason: "A.swift:2: \(unknown("emailChanged", "form"))"),
    .swift(
      "a parameter that is called like a view model, in any file", "let b = run { vm in vm.emailText }",
      port: "emailText", reason: "A.swift:1: \(unknown("emailText", "vm"))"),
    .swift(
      "a parameter without a name", "let a = LoginViewModel.self\nlet b = run { $0.emailChanged(\"\") }",
      reason: "A.swift:2: 'emailChanged' is used where the view model is not known"),
    .java(
      "a parameter of a lambda", "class A { LoginViewModel a; void f() { run(b -> b.email(\"\")); } }",
      reason: "A.java:1: \(unknown("email", "b"))"),
    .java(
      "one of several parameters of a lambda with a block",
      "class A { LoginViewModel a; void f() { run((b, c) -> { log(); c.email(\"\"); }); } }",
      reason: "A.java:1: \(unknown("email", "c"))"),
    .java(
      "a parameter of an outer lambda",
      "class A { LoginViewModel a; void f() { run(b -> c -> other(d -> b.email(\"\"))); } }",
      reason: "A.java:1: \(unknown("email", "b"))"),
    .java(
      "a parameter that is called like a view model, in any file",
      "class A { void f() { run(viewModel -> viewModel.email(\"\")); } }",
      reason: "A.java:1: \(unknown("email", "viewModel"))"),
    .kotlin(
      "a parameter of a lambda in Kotlin",
      "class A(val a: LoginViewModel) { fun f() = run { b -> b.email(\"\") } }",
      reason: "A.kt:1: \(unknown("email", "b"))"),
    .kotlin(
      "a parameter in parentheses in Kotlin",
      "class A(val a: LoginViewModel) { fun f() = run { (b, c), d -> c!!.email(\"\") } }",
      reason: "A.kt:1: \(unknown("email", "c"))"),
    .kotlin(
      "a parameter without a name in Kotlin",
      "class A(val a: LoginViewModel) { fun f() = run { it.email(\"\") } }",
      reason: "A.kt:1: 'email' is used where the view model is not known"),
    .kotlin(
      "what has no name before it in Kotlin",
      "class A(val a: LoginViewModel.LoginViewModel) { fun f() { with(a.inputs) { email(\"\") } } }"),
    .kotlin(
      "an extension of a list in Kotlin", "fun <T> LoginViewModel.Inputs.f() = email(\"\")"),
    .kotlin(
      "a closure with a list before it in Kotlin",
      "val f: LoginViewModel.Inputs?.() -> Unit = { email(\"\") }",
      reason: "A.kt:1: 'email' is used where the view model is not known"),
    .kotlin(
      "an extension of another type in Kotlin",
      "fun Form.f(a: LoginViewModel.LoginViewModel) = email(a.inputs.toString())"),
    .kotlin(
      "a value of a pair in Kotlin",
      "fun f(a: Pair<LoginViewModel.Inputs, Int>) { a.first.email(\"\") }",
      reason: "A.kt:1: 'email' is used where the view model is not known"),
    .java(
      "a value of an entry in Java",
      "class A { void f(Map.Entry<LoginViewModel.Inputs, Integer> a) { a.getKey().email(\"\"); } }",
      reason: "A.java:1: 'email' is used where the view model is not known"),
    .swift(
      "a value of what wraps several",
      "func f(_ a: Either<Int, [LoginViewModel]>) { a.right.first?.emailChanged(nil) }",
      reason: "A.swift:1: 'emailChanged' is used where the view model is not known"),
    .java(
      "a value of an optional in Java",
      "class A { void f(Optional<LoginViewModel.Inputs> a) { a.get().email(\"\"); } }",
      reason: "A.java:1: 'email' is used where the view model is not known"),
    .kotlin(
      "a value that is made later in Kotlin",
      "fun f(a: Lazy<LoginViewModel.Inputs>) { a.value.email(\"\") }",
      reason: "A.kt:1: 'email' is used where the view model is not known"),
    .swift(
      "a selector of a getter",
      "func f(_ a: LoginViewModel) { b(#selector(getter: LoginViewModel.emailText)) }",
      port: "emailText", reason: "A.swift:1: 'emailText' is used dynamically"),
    .java(
      "a text block of one word",
      "class A { LoginViewModel a; String b = \"\"\"\n  email\n  \"\"\"; }"),
    .swift(
      "a member of something unknown, in a file that names the view model",
      "func f(_ a: LoginViewModel) {\n  let (b, c) = (a, 1)\n  b.emailChanged(c)\n}",
      reason: "A.swift:3: 'emailChanged' is used where the view model is not known"),
    .swift(
      "a value of a dictionary", "func f(_ a: [String: LoginViewModel]) { a[\"b\"]?.emailChanged(\"\") }",
      reason: "A.swift:1: 'emailChanged' is used where the view model is not known"),
    .swift(
      "a member of what wraps the view model",
      "@dynamicMemberLookup struct Box<T> {}\nfunc f(_ a: Box<LoginViewModel>) { a.emailChanged(\"\") }",
      reason: "A.swift:2: 'emailChanged' is used where the view model is not known"),
    .java(
      "a member of something unknown in Java",
      "class A { void f(LoginViewModel.ViewModel a) { var b = g(a); b.email(\"\"); } }",
      reason: "A.java:1: 'email' is used where the view model is not known"),
    .swift(
      "the value of an optional binding",
      "func f(_ a: LoginViewModel?) { if let b = a { b.emailChanged(\"\") } }"),
    .swift(
      "a member of another type",
      "struct Form { var b = UILabel() }\nfunc f(_ a: LoginViewModel, _ f: Form) { f.b.emailChanged(1) }"),
    .swift(
      "a parameter with a type",
      "let a = LoginViewModel.self\nlet b = run { (form: Form) in form.emailChanged(\"\") }"),
    .swift(
      "a parameter of another closure",
      "let a = LoginViewModel.self\nlet b = run { form in 1 }\nfunc f(form: Form) { form.emailChanged(\"\") }"
    ),
    .java(
      "a parameter with a type in Java",
      "class A { LoginViewModel a; void f() { run((final Form b, Form c) -> c.email(\"\")); } }"),
    .java(
      "a parameter of another lambda in Java",
      "class A { LoginViewModel a; void f(Form b) { run(b -> 1); b.email(\"\"); } }"),
    .kotlin(
      "a parameter with a type in Kotlin",
      "class A(val a: LoginViewModel) { fun f() = run { b: Form -> b.email(\"\") } }"),
    .swift(
      "a case of an enumeration",
      "enum Field { case emailChanged }\nfunc f(_ a: LoginViewModel) { g(Field.emailChanged) }"),
    .swift(
      "the second of several members",
      "struct Form { let a, emailChanged: String }\nfunc f(_ a: LoginViewModel, _ b: Form) { g(b.emailChanged) }"
    ),
    .java(
      "a component of a record",
      "record Form(String email) {}\nclass A { LoginViewModel a; void f(Form b) { g(b.email()); } }"),
    .java(
      "the second of several fields",
      "class Form { String a, email; }\nclass A { LoginViewModel a; void f(Form b) { g(b.email); } }"),
    .kotlin(
      "a function that is added to another type",
      "fun Form.email(a: Int) {}\nclass Form\nfun f(a: LoginViewModel, b: Form) = b.email(1)"),
    .kotlin(
      "a function that is added to a base of another type",
      "fun Base<Int>.email(a: Int) {}\nopen class Base<T>\nclass Form : Base<Int>()\n"
        + "fun f(a: LoginViewModel, b: Form) = b.email(1)"),
    .kotlin(
      "a property that is added to another type",
      "class Form\nval Form.email: Int get() = 1\nfun f(a: LoginViewModel, b: Form) = b.email"),
    .kotlin(
      "a function that is added to a third type",
      "class Form\nclass Page\nfun Form.email(a: Int) {}\nfun f(a: LoginViewModel, b: Page) = b.email(1)",
      reason: "A.kt:4: 'email' is used where the view model is not known"),
    .kotlin(
      "a function that is added to any type", "fun <T> T.email(a: Int) {}\nfun f(a: LoginViewModel) = a",
      reason: "A.kt:1: 'email' is used where the view model is not known"),
    .java(
      "a member of a base class of a library that knows the view model",
      "class A extends Base<LoginViewModel.ViewModel> { void f() { this.model.email(\"\"); } }",
      reason: "A.java:1: 'email' is used where the view model is not known"),
    .java(
      "a parameter of a lambda in a class of a library",
      "class A extends Base { LoginViewModel a; void f() { run(b -> b.email(\"\")); } }",
      reason: "A.java:1: \(unknown("email", "b"))"),
    .swift(
      "a parameter of a file that does not name the view model",
      "let b = run { form in form.emailChanged(1) }"),
  ]

  // MARK: What others declare

  static let others: [RefusalCase] = [
    .swift(
      "a mock", "final class Mock: LoginViewModelInputs { func emailChanged(_ e: String) {} }",
      reason: "'Mock' in A.swift implements 'LoginViewModelInputs' as well: rename it there first"),
    .swift(
      "a subclass", "class A: LoginViewModel {}",
      reason: "classes that inherit from 'LoginViewModel' may override 'emailChanged'"),
    .swift(
      "a port of a list that others implement",
      "protocol FormInputs {\n  func emailChanged(_ email: String)\n}\nclass Form: FormInputs {}",
      viewModel: PortRenameTests.viewModel.replacing(
        "protocol LoginViewModelInputs {", with: "protocol LoginViewModelInputs: FormInputs {"
      ).replacing("  /// Call when emailChanged.\n  func emailChanged(_ email: String)\n", with: ""),
      reason: "'emailChanged' is declared by 'LoginViewModelInputs', which others may implement"),
    .swift(
      "a protocol outside of the run",
      viewModel: PortRenameTests.viewModel.replacing(
        "protocol LoginViewModelInputs {", with: "protocol LoginViewModelInputs: FormInputs {"),
      reason: "'FormInputs' may declare 'emailChanged', and is not in these files"),
    .java(
      "an interface outside of the run",
      viewModel: RefusalCase.javaViewModel.replacing(
        "interface Inputs {", with: "interface Inputs extends Form {"),
      reason: "'Form' may declare 'email', and is not in these files"),
    .swift(
      "a mock of a protocol that inherits the list",
      "protocol Form: LoginViewModelInputs {}\nstruct Mock: Form { func emailChanged(_ e: String) {} }",
      reason: "'Mock' in A.swift implements 'Form' as well: rename it there first"),
    .swift(
      "a mock that an extension completes",
      "class Mock { func emailChanged(_ e: String) {} }\nextension Mock: LoginViewModelInputs {}",
      reason: "'Mock' in A.swift implements 'LoginViewModelInputs' as well: rename it there first"),
    .swift(
      "a mock in a function",
      "func f() {\n  struct Mock: LoginViewModelInputs { func emailChanged(_ e: String) {} }\n}",
      reason: "A.swift:2: 'emailChanged' is declared where 'LoginViewModelInputs' may be implemented"),
    .java(
      "an object without a name in Java",
      "class A { Object a = new LoginViewModel.Inputs() { @Override public void email(String a) {} }; }",
      reason: "A.java:1: 'email' is declared where 'Inputs' may be implemented"),
    .kotlin(
      "an object without a name in Kotlin",
      "val a = object : LoginViewModel.Inputs { override fun email(email: String) {} }",
      reason: "A.kt:1: 'email' is declared where 'Inputs' may be implemented"),
    .kotlin(
      "a delegate in Kotlin",
      "class A(a: LoginViewModel.Inputs) : LoginViewModel.Inputs by a { fun f() = email(\"\") }",
      reason: "'A' in A.kt implements 'Inputs' as well: rename it there first"),
    .kotlin(
      "a mock that imports the list",
      "import app.LoginViewModel.Inputs\nclass A : Inputs { override fun email(email: String) {} }",
      reason: "'A' in A.kt implements 'Inputs' as well: rename it there first"),
    .kotlin(
      "the list of another view model",
      "interface OtherViewModel {\n  interface Inputs { fun email(email: String) }\n  class OtherViewModel : ViewModel(), Inputs { override fun email(email: String) {} }\n}"
    ),
    .swift(
      "a function of that name beside the view model",
      "final class A {\n  let viewModel: LoginViewModelType\n  func emailChanged(_ e: String) { self.viewModel.inputs.emailChanged(e) }\n}"
    ),
    .java(
      "a mock in Java", "class Mock implements LoginViewModel.Inputs { public void email(String email) {} }",
      reason: "'Mock' in A.java implements 'Inputs' as well: rename it there first"),
    .java(
      "a mock beside the view model",
      viewModel: RefusalCase.javaViewModel.replacing(
        "interface Outputs",
        with: "class Mock implements Inputs { public void email(String email) {} }\n  interface Outputs"),
      reason: "'Mock' in LoginViewModel.java implements 'Inputs' as well: rename it there first"),
    .swift(
      "a mock within an extension of the view model",
      "extension LoginViewModel { class Mock: Inputs { func emailChanged(_ email: String) {} } }",
      viewModel: RefusalCase.macroViewModel,
      reason: "'Mock' in A.swift implements 'Inputs' as well: rename it there first"),
    .java(
      "a mock that imports all of the view model",
      "import app.LoginViewModel.*;\nfinal class Mock implements Inputs { public void email(String email) {} }",
      reason: "'Mock' in A.java implements 'Inputs' as well: rename it there first"),
    .java(
      "a mock in what inherits the lists",
      "interface Other extends LoginViewModel { class Mock implements Inputs { public void email(String email) {} } }",
      reason: "'Mock' in A.java implements 'Inputs' as well: rename it there first"),
    .java(
      "an object without a name in the file of the view model",
      viewModel: RefusalCase.javaViewModel.replacing(
        "  interface Outputs",
        with:
          "  Inputs none = new Inputs() { public void email(String email) {} public void submit() {} };\n  interface Outputs"
      ),
      reason: "LoginViewModel.java:8: 'email' is declared where 'Inputs' may be implemented"),
    .kotlin(
      "a mock of an alias",
      "typealias LoginInputs = LoginViewModel.Inputs\nclass Mock : LoginInputs { override fun email(email: String) {} }",
      reason: "'Mock' in A.kt implements 'LoginInputs' as well: rename it there first"),
    .swift(
      "a mock of an alias",
      "typealias LoginInputs = LoginViewModelInputs\nclass Mock: LoginInputs { func emailChanged(_ email: String) {} }",
      reason: "'Mock' in A.swift implements 'LoginInputs' as well: rename it there first"),
    .swift(
      "a member of a list that inherits this one",
      "protocol Wide: LoginViewModelInputs { func freshName(_ email: String) }",
      reason: "a protocol that inherits the list of 'emailChanged' has a member 'freshName'"),
    .swift(
      "a method of the type", "let change = LoginViewModel.emailChanged",
      reason: "A.swift:1: 'emailChanged' is used dynamically"),
    .swift(
      "a method of a type by another name", "typealias Login = LoginViewModel\nlet a = Login.emailChanged",
      reason: "A.swift:2: 'emailChanged' is used where the view model is not known"),
    .swift(
      "a method of another view model's type",
      """
      final class OtherViewModel { func emailChanged(_ email: String) {} }
      let login: LoginViewModel? = nil
      let change = OtherViewModel.emailChanged
      """),
    .swift(
      "the port of another view model beside it",
      """
      protocol OtherViewModelInputs { func emailChanged(_ email: String) }
      protocol OtherViewModelType { var inputs: OtherViewModelInputs { get } }
      final class Screen {
        let login: LoginViewModel? = nil
        let other: OtherViewModelType? = nil
        func send() {
          if let vm = self.other { vm.inputs.emailChanged("") }
          if let vm = self.login { vm.emailChanged("") }
        }
      }
      """),
    .swift(
      "storage of another instance",
      viewModel: RefusalCase.macroViewModel.replacing(
        "  init()",
        with:
          "  static func clear(_ other: LoginViewModel) { other.emailChangedProperty.value = nil }\n  init()"),
      reason: "LoginViewModel.swift:11: 'emailChangedProperty' is used dynamically"),
    .swift(
      "storage of the new name",
      viewModel: RefusalCase.macroViewModel.replacing(
        "  init()", with: "  private let freshNameSubject = 1\n  init()"),
      reason: "'freshNameSubject' would be taken for what stores 'freshName'"),
    .swift(
      "storage that is not private",
      viewModel: RefusalCase.macroViewModel.replacing(
        "  init()", with: "  let emailChangedProperty = MutableProperty<String?>(nil)\n  init()"),
      reason: "'emailChangedProperty' is not private, and may be used elsewhere"),
    .swift(
      "a name by which the macro names another property", port: "submitTapped", name: "email",
      viewModel: RefusalCase.macroViewModel.replacing(
        "func emailChanged(_ email: String)", with: "func setUp(email: String)"
      ).replacing("emailChangedProperty", with: "setUpProperty"),
      reason: "'@ViewModel' may give the property of 'setUp' another name then"),
    .swift("what only adds the parameter", name: "emailChangedEmail", viewModel: RefusalCase.macroViewModel),
    .swift(
      "what configures without a parameter", port: "submitTapped", name: "configure",
      viewModel: RefusalCase.macroViewModel),
    .swift("an input of the macro", viewModel: RefusalCase.macroViewModel),
    .swift("an output of the macro", port: "emailText", viewModel: RefusalCase.macroViewModel),
    .swift(
      "a new name by which the macro names the property after its parameter", name: "setEmail",
      viewModel: RefusalCase.macroViewModel,
      reason: "'@ViewModel' names the property of 'setEmail' after its parameter"),
    .swift(
      "a property that the macro generates", port: "emailText", name: "submitTappedProperty",
      viewModel: RefusalCase.macroViewModel,
      reason: "'LoginViewModel' has a member 'submitTappedProperty'"),
    .swift(
      "an accessor that the macro generates", port: "emailText", name: "inputs",
      viewModel: RefusalCase.macroViewModel, reason: "'LoginViewModel' has a member 'inputs'"),
  ]

  // MARK: Other protocols

  private static let emailing = "protocol Emailing { func emailChanged(_ email: String) }\n"

  private static func conforming(_ names: String) -> String {
    PortRenameTests.viewModel.replacing(
      "final class LoginViewModel: ", with: "final class LoginViewModel: \(names), ")
  }

  private static func satisfies(_ port: String, _ type: String, _ path: String) -> String {
    "'\(port)' also satisfies '\(type)' in \(path): rename it there first"
  }

  static let otherRequirements: [RefusalCase] = [
    .swift(
      "a protocol with a default, in an extension",
      emailing
        + "extension Emailing { func emailChanged(_ email: String) {} }\nextension LoginViewModel: Emailing {}",
      reason: satisfies("emailChanged", "Emailing", "A.swift")),
    .swift(
      "a protocol without a default, in the class", emailing, viewModel: conforming("Emailing"),
      reason: satisfies("emailChanged", "Emailing", "A.swift")),
    .swift(
      "a member that only an extension of the protocol has",
      "protocol Emailing {}\nextension Emailing { func emailChanged(_ email: String) {} }",
      viewModel: conforming("Emailing"), reason: satisfies("emailChanged", "Emailing", "A.swift")),
    .swift(
      "a protocol that another inherits", emailing + "protocol Form: Emailing {}",
      viewModel: conforming("Form"), reason: satisfies("emailChanged", "Emailing", "A.swift")),
    .swift(
      "an alias of several protocols", emailing + "protocol Other {}\ntypealias Form = Other & Emailing",
      viewModel: conforming("Form"), reason: satisfies("emailChanged", "Emailing", "A.swift")),
    .swift(
      "a protocol of a base class",
      emailing + "class Base: Emailing { func emailChanged(_ email: String) {} }",
      viewModel: conforming("Base"), reason: satisfies("emailChanged", "Base", "A.swift")),
    .swift(
      "the identity of a value", port: "id",
      viewModel: conforming("Identifiable").replacing("emailText", with: "id"),
      reason: "'Identifiable' may declare 'id', and is not in these files"),
    .swift(
      "a delegate of the system", port: "emailChanged",
      viewModel: conforming("UITextFieldDelegate").replacing("_ email: String", with: "_ email: UITextField"),
      reason: "'UITextFieldDelegate' may declare 'emailChanged', and is not in these files"),
    .swift(
      "a protocol of another module", viewModel: conforming("Tracking"),
      reason: "'Tracking' may declare 'emailChanged', and is not in these files"),
    .swift(
      "ordinary protocols",
      viewModel: conforming(
        "Equatable, Sendable, Hashable, ObservableObject, ViewModelType, UITextFieldDelegate")),
    .swift("a base class of the system", port: "emailText", viewModel: conforming("NSObject")),
    .swift(
      "a protocol with other members", "protocol Titled { func titleChanged() }",
      viewModel: conforming("Titled")),
    .java(
      "a default method", "interface Emailing { default void email(String email) {} }",
      viewModel: RefusalCase.javaViewModel.replacing(
        "implements Inputs", with: "implements Emailing, Inputs"),
      reason: satisfies("email", "Emailing", "A.java")),
    .java(
      "an interface of a library",
      viewModel: "import io.reactivex.functions.Action;\n"
        + RefusalCase.javaViewModel.replacing("implements Inputs", with: "implements Action, Inputs"),
      reason: "'Action' may declare 'email', and is not in these files"),
    .java(
      "ordinary interfaces",
      viewModel: "import java.io.Serializable;\n"
        + RefusalCase.javaViewModel.replacing(
          "implements Inputs", with: "implements Serializable, Runnable, Inputs")),
    .kotlin(
      "an interface with a default in Kotlin", "interface Emailing { fun email(email: String) {} }",
      viewModel: RefusalCase.kotlinViewModel.replacing(
        "ViewModel(), Inputs", with: "ViewModel(), Emailing, Inputs"),
      reason: satisfies("email", "Emailing", "A.kt")),
    .kotlin(
      "a getter of Java",
      "interface Emailing { val email: String }",
      viewModel: RefusalCase.kotlinViewModel.replacing(
        "ViewModel(), Inputs", with: "ViewModel(), Emailing, Inputs"),
      reason: satisfies("email", "Emailing", "A.kt")),
  ]

  // MARK: Uses that are resolved

  /// Files with uses of the port alone, all of which are renamed.
  static let resolved: [RefusalCase] = [
    .kotlin("a smart cast", "fun f(x: Any) { if (x is LoginViewModel.Inputs) x.email(\"\") }"),
    .kotlin(
      "a smart cast in one condition", "fun f(x: Any) = x is LoginViewModel.Inputs && x.email(\"\") == Unit"),
    .kotlin(
      "a smart cast after a return",
      "fun f(x: Any?) { if (x !is LoginViewModel.Inputs) return\n  x.email(\"\") }"),
    .kotlin(
      "a smart cast in a choice", "fun f(x: Any) { when (x) { is LoginViewModel.Inputs -> x.email(\"\") } }"),
    .kotlin(
      "a smart cast of a new name in a choice",
      "fun f() { when (val x = g()) { is LoginViewModel.Inputs -> x.email(\"\") } }"),
    .kotlin(
      "a smart cast by a requirement",
      "fun f(x: Any) { require(x is LoginViewModel.Inputs)\n  x.email(\"\") }"),
    .kotlin(
      "a smart cast by a check", "fun f(x: Any) { check(x is LoginViewModel.Inputs)\n  x.email(\"\") }"),
    .kotlin("a smart cast by a cast", "fun f(x: Any) { x as LoginViewModel.Inputs\n  x.email(\"\") }"),
    .kotlin(
      "a smart cast of a member",
      "class A(val x: Any) { fun f() { if (this.x is LoginViewModel.Inputs) x.email(\"\") } }"),
    .kotlin(
      "a smart cast of a type of a library",
      "fun f(x: Fragment) { if (x is LoginViewModel.Inputs) x.email(\"\") }"),
    .kotlin("a safe cast", "fun f(x: Any) { (x as? LoginViewModel.Inputs)?.let { y -> y.email(\"\") } }"),
    .kotlin("a bound in Kotlin", "fun <T : LoginViewModel.Inputs> f(x: T) { val y: T = x\n  y.email(\"\") }"),
    .kotlin(
      "one of several bounds in Kotlin",
      "interface Form\nclass A<T>(val x: T) where T : Form, T : LoginViewModel.Inputs { fun f() { x.email(\"\") } }"
    ),
    .kotlin(
      "one of several bounds of a function in Kotlin",
      "interface Form\nfun <T : Form> f(x: T) where T : LoginViewModel.Inputs { x.email(\"\") }"),
    .kotlin(
      "a context parameter", "context(inputs: LoginViewModel.Inputs)\nfun f() { inputs.email(\"\") }"),
    .java("a bound in Java", "class A<T extends LoginViewModel.Inputs> { T x; void f() { x.email(\"\"); } }"),
    .java(
      "a bound of a method in Java",
      "class A { static <T extends LoginViewModel.Inputs> void f(T x) { T y = x; y.email(\"\"); } }"),
    .java(
      "one of several bounds in Java",
      "interface Form {}\nclass A<T extends Form & LoginViewModel.Inputs> { T x; void f() { x.email(\"\"); } }"
    ),
    .java(
      "a test of the type in Java",
      "class A { void f(Object x) { if (x instanceof LoginViewModel.Inputs y) { y.email(\"\"); } } }"),
    .swift(
      "one of several protocols",
      "protocol Form {}\nfunc f(_ x: Form & LoginViewModelInputs) { x.emailChanged(\"\") }"),
    .swift(
      "a key path as members",
      "@dynamicMemberLookup struct Store {\n  let vm: LoginViewModel\n  subscript<T>(dynamicMember path: KeyPath<LoginViewModelOutputs, T>) -> T { self.vm[keyPath: path] }\n}\nfunc f(_ store: Store) { store.emailText.observe() }",
      port: "emailText"),
  ]

  @Test("Uses whose type follows from the code around them are renamed", arguments: resolved)
  func renamed(_ example: RefusalCase) throws {
    let app = App(texts: example.files)
    let found = try #require(app.port(example.port, of: "LoginViewModel"), "\(example.what)")
    let renamed = try app.renaming(found.port, of: found.viewModel, to: example.name)
    for (path, text) in example.files where path.hasPrefix("A.") {
      #expect(renamed.texts[path] == text.replacing(example.port, with: example.name), "\(path)")
    }
  }

  @Test("Uses in files that do not name the view model are renamed, and others refuse the renaming")
  func farFiles() throws {
    let near =
      "struct Form { let list: LoginViewModelInputs }\nfunc withForm(_ body: (LoginViewModelInputs) -> Void) {}\n"
    let far = "func f(_ form: Form) { form.list.emailChanged(\"\") }\n"
    let texts = ["LoginViewModel.swift": PortRenameTests.viewModel, "A.swift": near, "B.swift": far]
    let app = App(texts: texts)
    let found = try #require(app.port("emailChanged", of: "LoginViewModel"))
    let renamed = try app.renaming(found.port, of: found.viewModel, to: "freshName")
    #expect(renamed.texts["B.swift"] == far.replacing("emailChanged", with: "freshName"))
    for code in ["withForm { $0.emailChanged(\"\") }", "withForm { form in form.emailChanged(\"\") }"] {
      let other = App(texts: texts.merging(["B.swift": "func f() { \(code) }\n"]) { $1 })
      #expect(throws: RenameRefusal.self, "\(code)") {
        _ = try other.renaming(found.port, of: found.viewModel, to: "freshName")
      }
    }
  }

  @Test(
    "A use of a type that the code does not tell refuses the renaming",
    arguments: [
      (
        "A.kt",
        "interface OtherOutputs { fun email(email: String) }\nfun f(x: Any) { if (x is LoginViewModel.Inputs) x.email(\"\") else if (x is OtherOutputs) x.email(\"\") }"
      ),
      ("A.kt", "context(LoginViewModel.Inputs)\nfun f() { email(\"\") }"),
      ("A.kt", "class Form { fun f() { if (this is LoginViewModel.Inputs) email(\"\") } }"),
      ("A.kt", "class Form\nfun f(x: Form, y: LoginViewModel.Inputs) { x.email(\"\") }"),
      ("A.java", "class Form {}\nclass A { LoginViewModel a; void f(Form x) { x.email(\"\"); } }"),
    ])
  func unresolved(_ path: String, _ text: String) throws {
    let app = App(texts: ["LoginViewModel.kt": RefusalCase.kotlinViewModel, path: text])
    let found = try #require(app.port("email", of: "LoginViewModel"))
    #expect(throws: RenameRefusal.self) {
      _ = try app.renaming(found.port, of: found.viewModel, to: "freshName")
    }
  }

  @Test(
    "A renaming that may change what code means is refused with its reason, and others are not",
    arguments: collisions + keywords + dynamicUses + unknownReceivers + others + otherRequirements)
  func refused(_ example: RefusalCase) throws {
    let app = App(texts: example.files)
    let found = try #require(app.port(example.port, of: "LoginViewModel"), "\(example.what)")
    do throws(RenameRefusal) {
      let renamed = try app.renaming(found.port, of: found.viewModel, to: example.name)
      #expect(example.reason == nil)
      #expect(renamed.port(example.name, of: "LoginViewModel") != nil)
    } catch {
      #expect(error.reason == example.reason)
    }
  }
}
