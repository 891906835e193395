import Engine
import Foundation
import Rules
import SourceModel
import TestSupport
import Testing

/// A fix that another file of the run makes unsafe.
struct ConditionCase: Sendable, CustomTestStringConvertible {
  var name: String
  var rule: String
  var dialect: Dialect
  var text: String
  var companion: (path: String, text: String)
  /// What the reason begins with.
  var reason: String
  var testDescription: String { self.name }

  init(
    _ name: String, _ rule: String, _ dialect: Dialect, _ text: String, _ path: String,
    _ companion: String, _ reason: String
  ) {
    self.name = name
    self.rule = rule
    self.dialect = dialect
    self.text = text
    self.companion = (path, companion)
    self.reason = reason
  }
}

@Suite("A fix looks at all files that could rely on what it changes")
struct FixConditionTests {
  // MARK: Fixtures

  private static func swift(_ storage: String, final: String = "final ", other: String = "") -> String {
    """
    import ReactiveSwift

    public protocol LoginViewModelInputs {
      func emailChanged(_ email: String)
    }

    public protocol LoginViewModelOutputs {
      var isFormValid: Signal<Bool, Never> { get }
    }

    public protocol LoginViewModelType {
      var inputs: LoginViewModelInputs { get }
      var outputs: LoginViewModelOutputs { get }
    }

    public \(final)class LoginViewModel: LoginViewModelType, LoginViewModelInputs, LoginViewModelOutputs {
      public init() {
        self.isFormValid = self.emailChangedProperty.signal.map { !$0.isEmpty }
      }

      \(storage) emailChangedProperty = MutableProperty("")
      public func emailChanged(_ email: String) {
        self.emailChangedProperty.value = email
      }

      public let isFormValid: Signal<Bool, Never>

      public var inputs: LoginViewModelInputs { return self }
      public var outputs: LoginViewModelOutputs { return self }
    }
    \(other)
    """
  }

  private static func java(
    _ storage: String = "private final PublishSubject<String>", final: String = "final "
  ) -> String {
    """
    package com.example.viewmodels;

    import io.reactivex.subjects.PublishSubject;

    public interface LoginViewModel {
      interface Inputs {
        void emailChanged(String email);
      }

      interface Outputs {}

      \(final)class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
        public ViewModel(final Environment environment) {
          super(environment);
          this.emailChanged
            .subscribe(this::log);
        }

        private void log(final String email) {
          this.environment.log(email);
        }

        \(storage) emailChanged = PublishSubject.create();

        public final Inputs inputs = this;
        public final Outputs outputs = this;

        @Override public void emailChanged(final String email) {
          this.emailChanged.onNext(email);
        }
      }
    }
    """
  }

  private static func kotlin(_ storage: String = "private val", open: String = "") -> String {
    """
    package com.example.viewmodels

    import io.reactivex.subjects.PublishSubject

    interface LoginViewModel {
      interface Inputs {
        fun emailChanged(email: String)
      }

      interface Outputs

      \(open)class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
        \(storage) emailChanged = PublishSubject.create<String>()

        val inputs: Inputs = this
        val outputs: Outputs = this

        override fun emailChanged(email: String) = this.emailChanged.onNext(email)
      }
    }
    """
  }

  private static let blueprint = """
    import RxSwift

    protocol LoginViewModelInputsType {}

    protocol LoginViewModelOutputsType {}

    protocol LoginViewModelActionsType {}

    protocol LoginViewModelType {
      var inputs: LoginViewModelInputsType { get }
      var outputs: LoginViewModelOutputsType { get }
      var actions: LoginViewModelActionsType { get }
    }

    final class LoginViewModel: LoginViewModelType {
      var inputs: LoginViewModelInputsType { return self }
      var outputs: LoginViewModelOutputsType { return self }
      var actions: LoginViewModelActionsType { return self }
    }

    extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType, LoginViewModelActionsType {}
    """

  // MARK: private

  private static let inSwift = [
    ("A view sets it", "func bind(_ model: LoginViewModel) { model.emailChangedProperty.value = \"\" }"),
    (
      "A controller that gets the view model from elsewhere",
      "extension LoginController { func clear() { self.model.emailChangedProperty.value = \"\" } }"
    ),
    ("An extension", "extension LoginViewModel { var text: String { self.emailChangedProperty.value } }"),
    (
      "An extension without self",
      "extension LoginViewModel { var text: String { emailChangedProperty.value } }"
    ),
    (
      "A test",
      """
      @testable import Library
      final class LoginViewModelTests: XCTestCase {
        let vm = LoginViewModel()
        func testEmail() { XCTAssertEqual(vm.emailChangedProperty.value, "") }
      }
      """
    ),
    ("A key path", "let path = \\LoginViewModel.emailChangedProperty"),
    ("A key path without its root", "let texts = models.map(\\.emailChangedProperty.value)"),
    (
      "A mock that inherits",
      "final class MockViewModel: LoginViewModel { func reset() { emailChangedProperty.value = \"\" } }"
    ),
    (
      "A mock that inherits from an alias",
      "typealias Base = LoginViewModel\nfinal class Mock: Base { func reset() { self.emailChangedProperty.value = \"\" } }"
    ),
    (
      "A protocol that the class meets in another file",
      "protocol Emailing { var emailChangedProperty: MutableProperty<String> { get } }\nextension LoginViewModel: Emailing {}"
    ),
    (
      "A variable of a name that another function has for something else",
      """
      final class Form { let emailChangedProperty = 0 }
      func show(model: Form) { print(model.emailChangedProperty) }
      extension LoginController { func clear() { model.emailChangedProperty.value = "" } }
      """
    ),
    (
      "An element that has the name of a parameter",
      """
      final class Form { let emailChangedProperty = 0 }
      func clear(model: Form, all: [LoginViewModel]) {
        for model in all { model.emailChangedProperty.value = "" }
      }
      """
    ),
    (
      "A parameter of a closure that has the name of another one",
      """
      final class Form { let emailChangedProperty = 0 }
      func clear(model: Form, all: [LoginViewModel]) {
        all.forEach { model in model.emailChangedProperty.value = "" }
      }
      """
    ),
    (
      "What has the members of the view model by key paths",
      """
      @dynamicMemberLookup struct Box<Value> {
        var value: Value
        subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member { self.value[keyPath: path] }
      }
      func clear(box: Box<LoginViewModel>) { box.emailChangedProperty.value = "" }
      """
    ),
    ("What wraps it", "func show(_ model: LoginViewModel) { bind(model.$emailChangedProperty) }"),
    ("An element of a closure", "let all = { $0.emailChangedProperty } as (LoginViewModel) -> Any"),
    (
      "Code in a string",
      "func text(_ vm: LoginViewModel) -> String { \"\\(vm.emailChangedProperty.value)\" }"
    ),
  ].map { name, text in
    ConditionCase(
      "private, Swift: \(name)", "private-storage", .kickstarterSwift, swift("let", final: ""),
      "Views/Login.swift",
      "import Library\n\n" + text, "'emailChangedProperty' is used in Views/Login.swift:")
  }

  private static let inJava = [
    (
      "A view", "Views/LoginActivity.java",
      "class LoginActivity { void a(LoginViewModel.ViewModel vm) { vm.emailChanged.onNext(\"\"); } }"
    ),
    (
      "A name with an escape", "Views/LoginActivity.java",
      "class LoginActivity { void a(LoginViewModel.ViewModel vm) { vm.\\u0065mailChanged.onNext(\"\"); } }"
    ),
    (
      "Kotlin of the package", "Views/Login.kt",
      "package com.example.viewmodels\nfun clear(vm: LoginViewModel.ViewModel) { vm.emailChanged.onNext(\"\") }"
    ),
    (
      "A lambda with a receiver", "Views/Login.kt",
      "fun clear(vm: LoginViewModel.ViewModel) = with(vm) { emailChanged.onNext(\"\") }"
    ),
    (
      "A subclass", "Tests/Fake.java",
      "class Fake extends LoginViewModel.ViewModel { void a() { emailChanged.onNext(\"\"); } }"
    ),
    (
      "A variable of a name that another method has for something else", "Views/Login.java",
      """
      class Form { int emailChanged; }
      class Show { void show(Form vm) { vm.emailChanged = 1; } }
      class Clear extends Base { void clear() { vm.emailChanged.onNext(""); } }
      """
    ),
    (
      "A lambda with a receiver beside a variable of the name", "Views/Login.kt",
      """
      fun show() { val emailChanged = "" }
      fun clear(vm: LoginViewModel.ViewModel) { vm.apply { emailChanged.onNext("") } }
      """
    ),
    (
      "A lambda with a receiver in a class with a property of the name", "Views/Login.kt",
      """
      class Form { val emailChanged = ""
        fun clear(vm: LoginViewModel.ViewModel) { vm.apply { emailChanged.onNext("") } } }
      """
    ),
    (
      "A string", "Views/Login.kt",
      "fun text(vm: LoginViewModel.ViewModel) = with(vm) { \"$emailChanged$other\" }"
    ),
  ].map { name, path, text in
    ConditionCase(
      "private, Java: \(name)", "private-storage", .kickstarterJava,
      java("final PublishSubject<String>", final: ""), path, text,
      "'emailChanged' is used in \(path):")
  }

  private static let inKotlin = [
    (
      "A view", "Views/Login.kt",
      "fun clear(vm: LoginViewModel.LoginViewModel) { vm.emailChanged.onNext(\"\") }"
    ),
    (
      "An extension", "Views/Login.kt",
      "fun LoginViewModel.LoginViewModel.clear() { emailChanged.onNext(\"\") }"
    ),
    (
      "Its getter in Java", "Views/Login.java",
      "class Login { void a(LoginViewModel.LoginViewModel vm) { vm.getEmailChanged().onNext(\"\"); } }"
    ),
    (
      "Its getter in a subclass", "Tests/Fake.java",
      "class Fake extends LoginViewModel.LoginViewModel { void a() { getEmailChanged().onNext(\"\"); } }"
    ),
    (
      "A reference to its getter", "Views/Login.java",
      "class Login { Object a() { return of(LoginViewModel.LoginViewModel::getEmailChanged); } }"
    ),
    (
      "An extension beside a parameter of the name", "Views/Login.kt",
      """
      fun show(emailChanged: String) = emailChanged.length
      fun LoginViewModel.LoginViewModel.clear() { emailChanged.onNext("") }
      """
    ),
  ].map { name, path, text in
    ConditionCase(
      "private, Kotlin: \(name)", "private-storage", .kickstarterKotlin, kotlin("val"), path, text,
      "'emailChanged' is used in \(path):")
  }

  private static let getter = [
    ConditionCase(
      "private, Kotlin: a getter that has the name of its property", "private-storage", .kickstarterKotlin,
      kotlin("val").replacing("emailChanged = ", with: "isOn = ").replacing(
        "this.emailChanged", with: "this.isOn"),
      "Views/Login.java",
      "class Login { void a(LoginViewModel.LoginViewModel vm) { vm.isOn().onNext(\"\"); } }",
      "'isOn' is used in Views/Login.java:1")
  ]

  // MARK: Types

  private static let mocks = [
    ("T.java", "LoginViewModel.ViewModel vm = mock();"),
    ("T.java", "@Mock(answer = Answers.RETURNS_DEEP_STUBS) LoginViewModel.ViewModel vm;"),
    ("T.java", "LoginViewModel.ViewModel vm = make(); Object spied = spy(vm);"),
    ("T.kt", "@Mock lateinit var vm: LoginViewModel.ViewModel"),
    ("T.kt", "@Mock private lateinit var vm: LoginViewModel.ViewModel"),
    ("T.kt", "val vm: LoginViewModel.ViewModel = mock()"),
    ("T.kt", "val vm = mock<LoginViewModel.ViewModel>()"),
  ].map { path, text in
    ConditionCase(
      "final, \(path): \(text)", "final-view-model", .kickstarterJava, java(final: ""), path,
      "import org.mockito.Mockito;\nclass LoginTest {\n  \(text)\n}", "\(path):3 makes a mock of 'ViewModel'")
  }

  private static let arguments = Array(repeating: "make(\"\", 1)", count: 60).joined(separator: ", ")

  private static let types = [
    ConditionCase(
      "final: an anonymous class with many arguments", "final-view-model", .kickstarterJava, java(final: ""),
      "Tests/LoginTest.java",
      "class LoginTest { Object vm = new LoginViewModel.ViewModel(\(arguments)) { void a() {} }; }",
      "Tests/LoginTest.java:1 makes a subclass of 'ViewModel'"),
    ConditionCase(
      "final: a class that inherits by the name of an import", "final-view-model", .kickstarterKotlin,
      kotlin(open: "open "), "Tests/Fake.kt",
      "import com.example.viewmodels.LoginViewModel.LoginViewModel as Model\nclass Fake : Model(environment)",
      "'Fake' in Tests/Fake.kt inherits from 'LoginViewModel'"),
    ConditionCase(
      "final: an object that inherits something else first", "final-view-model", .kickstarterKotlin,
      kotlin(open: "open "), "Tests/LoginTest.kt",
      "val fake = object : Listener<Int>, LoginViewModel.LoginViewModel(environment) {}",
      "Tests/LoginTest.kt:1 makes a subclass of 'LoginViewModel'"),
    ConditionCase(
      "final: a mock in tests", "final-view-model", .kickstarterSwift, swift("private let", final: ""),
      "Tests/Mock.swift",
      "final class MockLoginViewModel: LoginViewModel {}", "'LoginViewModel' has subclasses"),
    ConditionCase(
      "final: an anonymous class in Java", "final-view-model", .kickstarterJava, java(final: ""),
      "Tests/LoginTest.java",
      "class LoginTest { Object vm = new LoginViewModel.ViewModel(environment()) { void a() {} }; }",
      "Tests/LoginTest.java:1 makes a subclass of 'ViewModel'"),
    ConditionCase(
      "final: a mock of Mockito", "final-view-model", .kickstarterJava, java(final: ""),
      "Tests/LoginTest.java",
      "import static org.mockito.Mockito.mock;\nclass LoginTest { Object vm = mock(LoginViewModel.ViewModel.class); }",
      "Tests/LoginTest.java:2 makes a mock of 'ViewModel'"),
    ConditionCase(
      "final: an object in Kotlin", "final-view-model", .kickstarterKotlin, kotlin(open: "open "),
      "Tests/LoginTest.kt",
      "val fake = object : LoginViewModel.LoginViewModel(environment) {}",
      "Tests/LoginTest.kt:1 makes a subclass of 'LoginViewModel'"),
    ConditionCase(
      "AnyObject: a struct", "class-bound-type", .rxSwift, blueprint, "Previews/Login.swift",
      "struct PreviewViewModel: LoginViewModelType {}",
      "'PreviewViewModel' in Previews/Login.swift conforms to 'LoginViewModelType'"),
    ConditionCase(
      "AnyObject: an enum", "class-bound-type", .rxSwift, blueprint, "Previews/Login.swift",
      "enum PreviewViewModel: LoginViewModelType { case only }", "'PreviewViewModel' in Previews/Login.swift"),
    ConditionCase(
      "AnyObject: an extension of a type that is not known", "class-bound-type", .rxSwift, blueprint,
      "Previews/Login.swift",
      "extension Preview: LoginViewModelType {}", "'Preview' in Previews/Login.swift"),
    ConditionCase(
      "AnyObject: through another protocol", "class-bound-type", .rxSwift, blueprint, "Previews/Login.swift",
      "protocol Previewed: LoginViewModelType {}\nstruct Preview: Previewed {}",
      "'Preview' in Previews/Login.swift"),
    ConditionCase(
      "AnyObject: a mutating function", "class-bound-type", .rxSwift, blueprint, "Previews/Login.swift",
      "extension LoginViewModelType { mutating func reset() {} }",
      "'LoginViewModelType' may have a 'mutating' function in Previews/Login.swift"),
    ConditionCase(
      "AnyObject: a mutating function by an alias", "class-bound-type", .rxSwift, blueprint,
      "Previews/Login.swift",
      "typealias Login = LoginViewModelType\nextension Login { mutating func reset() {} }",
      "'LoginViewModelType' may have a 'mutating' function in Previews/Login.swift"),
    ConditionCase(
      "AnyObject: a nonmutating setter", "class-bound-type", .rxSwift, blueprint, "Previews/Login.swift",
      "extension LoginViewModelType { var tag: Int { get { 1 } nonmutating set {} } }",
      "'LoginViewModelType' may have a 'nonmutating' setter in Previews/Login.swift"),
    ConditionCase(
      "AnyObject: a setter that assigns self", "class-bound-type", .rxSwift, blueprint,
      "Previews/Login.swift",
      "extension LoginViewModelType { var me: Self { get { self } set { self = newValue } } }",
      "'LoginViewModelType' may replace 'self' in Previews/Login.swift"),
    ConditionCase(
      "AnyObject: a setter that swaps self", "class-bound-type", .rxSwift, blueprint, "Previews/Login.swift",
      "extension LoginViewModelType { var me: Self { get { self } set { swap(&self, &other) } } }",
      "'LoginViewModelType' may replace 'self' in Previews/Login.swift"),
    ConditionCase(
      "A requirement: a mock", "type-protocol", .kickstarterSwift,
      swift("private let").replacing("  var outputs: LoginViewModelOutputs { get }\n", with: ""),
      "Tests/Mock.swift",
      "final class MockLogin: LoginViewModelType { var inputs: LoginViewModelInputs { fatalError() } }",
      "'MockLogin' in Tests/Mock.swift conforms to 'LoginViewModelType' as well"),
    ConditionCase(
      "An accessor: an extension has the name", "ports-declaration", .kickstarterSwift,
      swift("private let", final: "").replacing(
        "  public var outputs: LoginViewModelOutputs { return self }\n", with: ""
      )
      .replacing("  var outputs: LoginViewModelOutputs { get }\n", with: ""), "Tests/Mock.swift",
      "final class MockLogin: LoginViewModel { var outputs: Int { 0 } }",
      "the name 'outputs' is taken in Tests/Mock.swift"),
    ConditionCase(
      "A rename: the superclass has the name", "input-storage-name", .kickstarterSwift,
      swift("private let", final: "").replacing("emailChangedProperty", with: "emailSubject")
        .replacing(
          "LoginViewModel: LoginViewModelType", with: "LoginViewModel: BaseModel, LoginViewModelType"),
      "Library/Base.swift", "open class BaseModel { let emailProperty = 0 }",
      "the name 'emailProperty' is taken in Library/Base.swift"),
    ConditionCase(
      "A rename: an extension by an alias has the name", "input-storage-name", .kickstarterSwift,
      swift("private let").replacing("emailChangedProperty", with: "emailSubject"), "Library/Alias.swift",
      "typealias Model = LoginViewModel\nextension Model { var emailProperty: Int { 0 } }", ""),
    ConditionCase(
      "A protocol: a module has the name", "port-protocols", .kickstarterSwift,
      swift("private let").replacing(", LoginViewModelOutputs {", with: " {")
        .replacing("  var outputs: LoginViewModelOutputs { get }\n", with: "")
        .replacing("  public var outputs: LoginViewModelOutputs { return self }\n", with: "")
        .replacing(
          "public protocol LoginViewModelOutputs {\n  var isFormValid: Signal<Bool, Never> { get }\n}\n",
          with: ""),
      "Views/Login.swift", "import Other\n\nfunc show(_ outputs: LoginViewModelOutputs) {}",
      "Views/Login.swift names a 'LoginViewModelOutputs'"),
    ConditionCase(
      "A protocol: the package has the name", "port-protocols", .kickstarterJava, javaWithoutOutputs,
      "viewmodels/Screen.java",
      "package com.example.viewmodels;\nimport com.example.other.*;\nclass Screen { LoginViewModelOutputs outputs; }",
      "viewmodels/Screen.java names a 'LoginViewModelOutputs'"),
    ConditionCase(
      "A binding: the base class has none", "bind-to-lifecycle", .kickstarterJava, java(),
      "Library/ActivityViewModel.java",
      "public class ActivityViewModel<T> {}", "'ActivityViewModel' in Library/ActivityViewModel.java has no"),
  ]

  @Test(
    "What another file relies on is left, with the reason",
    arguments: inSwift + inJava + inKotlin + getter + types + mocks)
  func refused(_ test: ConditionCase) throws {
    let path = Lint.path(in: test.dialect)
    let alone = try Lint.fixed(test.text, path: path, dialect: test.dialect, rules: [test.rule])
    #expect(alone.text != test.text, "without the other file it is fixed: \(alone.refusals)")
    let fixed = try Lint.fixed(
      test.text, path: path, companions: [test.companion], dialect: test.dialect, rules: [test.rule])
    #expect(fixed.text == test.text)
    #expect(fixed.refusals.contains { $0.hasPrefix(test.reason) }, "\(fixed.refusals)")
  }

  private static let harmless = [
    ("Views/Login.swift", "func bind(_ model: LoginViewModel) { model.inputs.emailChanged(\"\") }"),
    ("Views/Login.swift", "// model.emailChangedProperty is private\nlet name = \"emailChangedProperty\""),
    (
      "Sources/Signup.swift",
      "final class SignupViewModel { let emailChangedProperty = 0\n  func a() { self.emailChangedProperty.value = 1 } }"
    ),
    (
      "Views/Form.swift",
      "struct Form { let emailChangedProperty: String }\nfunc show(_ form: Form) { print(form.emailChangedProperty) }"
    ),
    ("Views/Login.swift", "func show(emailChangedProperty: String) { log(emailChangedProperty) }"),
    ("Views/Login.kt", "fun show(vm: LoginViewModel) { vm.emailChangedProperty.onNext(\"\") }"),
  ]

  @Test("What does not concern the member keeps nothing from being fixed", arguments: harmless)
  func unconcerned(path: String, text: String) throws {
    let fixed = try Lint.fixed(
      Self.swift("let"), path: "Sources/LoginViewModel.swift", companions: [(path, text)], dialect: nil,
      rules: ["private-storage"])
    #expect(fixed.text == Self.swift("private let"), "\(fixed.refusals)")
  }

  @Test(
    "A test that hands mocks to the view model keeps nothing from being fixed",
    arguments: [
      (
        "T.java",
        "@Mock Environment environment;\n  LoginViewModel.ViewModel vm = new LoginViewModel.ViewModel(mock(Environment.class));"
      ),
      ("T.kt", "@Mock lateinit var environment: Environment\n  lateinit var vm: LoginViewModel.ViewModel"),
      ("T.kt", "val environment = mock<Environment>()\n  val vm = LoginViewModel.ViewModel(environment)"),
      ("T.kt", "fun vm(vm: LoginViewModel.ViewModel) = mock<Environment>()"),
    ])
  func handedMocks(_ path: String, _ text: String) throws {
    let fixed = try Lint.fixed(
      Self.java(final: ""), path: "LoginViewModel.java",
      companions: [(path, "import org.mockito.Mockito;\nclass LoginTest {\n  \(text)\n}")],
      dialect: .kickstarterJava, rules: ["final-view-model"])
    #expect(fixed.text == Self.java(), "\(fixed.refusals)")
  }

  @Test(
    "A subclass in a text or a comment keeps nothing from being final",
    arguments: [
      "let text = \"\"\"\n  typealias Old = LoginViewModel\n  class Old2: LoginViewModel {}\n  \"\"\"",
      "/*\nclass MockLoginViewModel: LoginViewModel {}\n*/\nclass Mock {}",
    ])
  func subclassInText(_ text: String) throws {
    let folder = try Folder([
      ".plumb.yml": "", "Sources/LoginViewModel.swift": Self.swift("private let", final: ""),
      "Tests/LoginTests.swift": text,
    ])
    var settings = LintSettings(paths: [folder.files.path("Sources/LoginViewModel.swift")], version: "test")
    settings.rules = ["final-view-model"]
    let result = try Linter(settings).fix()
    #expect(result.changes.count == 1, "\(result.refusals)")
  }

  @Test("A reference to a function of the list in Kotlin keeps nothing from being fixed")
  func referenceToList() throws {
    let fixed = try Lint.fixed(
      Self.kotlin("val"), path: "LoginViewModel.kt",
      companions: [
        ("Screen.kt", "fun show(vm: LoginViewModel.LoginViewModel) = run(vm.inputs::emailChanged)")
      ],
      dialect: .kickstarterKotlin, rules: ["private-storage"])
    #expect(fixed.text == Self.kotlin(), "\(fixed.refusals)")
  }

  @Test("A base class has what it inherits")
  func inheritedMember() throws {
    let base = "public class ActivityViewModel<T> extends LifecycleViewModel<T> {}"
    func refusals(_ declaration: String) throws -> [String] {
      try Lint.fixed(
        Self.java(), path: "LoginViewModel.java",
        companions: [("ActivityViewModel.java", base), ("LifecycleViewModel.java", declaration)],
        dialect: .kickstarterJava, rules: ["bind-to-lifecycle"]
      ).refusals
    }
    #expect(
      try refusals("class LifecycleViewModel<T> { protected Object bindToLifecycle() { return null; } }")
        == [])
    #expect(try refusals("class LifecycleViewModel<T> {}").count == 1)
  }

  @Test("A field of another view model in an interface keeps nothing from being fixed")
  func otherViewModel() throws {
    let other = Self.java("private final PublishSubject<String>").replacing(
      "LoginViewModel", with: "SignupViewModel")
    let fixed = try Lint.fixed(
      Self.java("final PublishSubject<String>"), path: "LoginViewModel.java",
      companions: [("SignupViewModel.java", other)], dialect: .kickstarterJava, rules: ["private-storage"])
    #expect(fixed.text == Self.java(), "\(fixed.refusals)")
  }

  /// A view model in Java whose outputs have no interface yet.
  private static let javaWithoutOutputs = """
    package com.example.viewmodels;

    import io.reactivex.subjects.PublishSubject;

    interface LoginViewModelInputs {
      void emailChanged(String email);
    }

    public final class LoginViewModel extends ActivityViewModel<LoginActivity> implements LoginViewModelInputs {
      private final PublishSubject<String> emailChanged = PublishSubject.create();

      public final LoginViewModelInputs inputs = this;

      @Override public void emailChanged(final String email) {
        this.emailChanged.onNext(email);
      }
    }
    """

  private static let unrelated = [
    ConditionCase(
      "private: a class that is nested in another interface", "private-storage", .kickstarterJava,
      java("public final PublishSubject<String>"), "viewmodels/SignupViewModel.java",
      """
      public interface SignupViewModel {
        final class ViewModel { private final PublishSubject<String> emailChanged = PublishSubject.create(); }
      }
      """, ""),
    ConditionCase(
      "private: a class that is nested in another interface, in Kotlin", "private-storage",
      .kickstarterKotlin, kotlin("val"), "viewmodels/SignupViewModel.kt",
      """
      interface SignupViewModel {
        class SignupViewModel { private val emailChanged = PublishSubject.create<String>() }
      }
      """, ""),
    ConditionCase(
      "private: an extension of another program's view model", "private-storage", .kickstarterSwift,
      swift("let"), "Other/LoginViewModel.swift",
      """
      final class LoginViewModel { let emailChangedProperty = 0 }
      extension LoginViewModel { func show() { print(self.emailChangedProperty) } }
      """, ""),
    ConditionCase(
      "private: the view model of the same name in Kotlin", "private-storage", .kickstarterJava,
      java("public final PublishSubject<String>"), "kotlin/LoginViewModel.kt",
      """
      interface LoginViewModel {
        class LoginViewModel : ViewModel() { private val emailChanged = PublishSubject.create<String>() }
      }
      """, ""),
    ConditionCase(
      "AnyObject: a struct of another program", "class-bound-type", .rxSwift, blueprint, "Other/Login.swift",
      "protocol LoginViewModelType {}\nstruct Preview: LoginViewModelType {}", ""),
    ConditionCase(
      "An accessor: an extension of another program's view model", "ports-declaration", .rxSwift,
      blueprint.replacing("  var actions: LoginViewModelActionsType { return self }\n", with: ""),
      "Other/LoginViewModel.swift",
      "final class LoginViewModel {}\nextension LoginViewModel { var actions: Int { 0 } }", ""),
    ConditionCase(
      "A protocol: another package has the name", "port-protocols", .kickstarterJava, javaWithoutOutputs,
      "other/Screen.java", "package com.example.other;\nclass Screen { LoginViewModelOutputs outputs; }", ""),
    ConditionCase(
      "A protocol: a file imports the name", "port-protocols", .kickstarterJava, javaWithoutOutputs,
      "viewmodels/Screen.java",
      """
      package com.example.viewmodels;
      import com.example.other.LoginViewModelOutputs;
      class Screen { LoginViewModelOutputs outputs; }
      """, ""),
  ]

  @Test(
    "Other view models, and other programs in the folder, keep nothing from being fixed", arguments: unrelated
  )
  func otherPrograms(_ test: ConditionCase) throws {
    let path = Lint.path(in: test.dialect)
    let alone = try Lint.fixed(test.text, path: path, dialect: test.dialect, rules: [test.rule])
    let fixed = try Lint.fixed(
      test.text, path: path, companions: [test.companion], dialect: test.dialect, rules: [test.rule])
    #expect(alone.text != test.text, "\(alone.refusals)")
    #expect(fixed.text == alone.text, "\(fixed.refusals)")
  }

  @Test("Code of the same file counts as well")
  func sameFile() throws {
    let text = Self.swift(
      "let", other: "\nfunc clear(_ model: LoginViewModel) { model.emailChangedProperty.value = \"\" }\n")
    let fixed = try Lint.fixed(text, dialect: .kickstarterSwift, rules: ["private-storage"])
    #expect(fixed.text == text)
    #expect(
      fixed.refusals.first?.hasPrefix("'emailChangedProperty' is used on line ") == true, "\(fixed.refusals)")
  }

  @Test("A protocol whose extensions read and compare 'self' becomes class-only")
  func unchangedInstance() throws {
    let other = """
      extension LoginViewModelType where Self: Equatable {
        func isSame(_ other: Self) -> Bool { self == other && isReady&&self.isReady }
        func later() -> () -> Void { { [weak self] in guard let self = self else { return }; self.reset() } }
      }
      """
    let fixed = try Lint.fixed(
      Self.blueprint, path: Lint.path(in: .rxSwift), companions: [("Other/Login.swift", other)],
      dialect: .rxSwift, rules: ["class-bound-type"])
    #expect(fixed.text.contains("protocol LoginViewModelType: AnyObject {"), "\(fixed.refusals)")
  }

  @Test(
    "What is compiled into other modules stays visible to them",
    arguments: [
      ("@usableFromInline let", "@inlinable public func reset() { self.emailChangedProperty.value = \"\" }"),
      ("public let", "@inlinable public func reset() { self.emailChangedProperty.value = \"\" }"),
      ("public let", "public var text: String { @inlinable get { self.emailChangedProperty.value } }"),
    ])
  func inlined(_ storage: String, _ member: String) throws {
    let text = Self.swift(storage, other: "extension LoginViewModel {\n  \(member)\n}\n")
    let fixed = try Lint.fixed(text, dialect: .kickstarterSwift, rules: ["private-storage"])
    #expect(fixed.text == text)
    #expect(
      fixed.refusals == [
        "'emailChangedProperty' is used by code that the compiler may copy to other modules"
      ])
  }

  @Test("An inline function in Kotlin uses no private property")
  func inlinedInKotlin() throws {
    let text = Self.kotlin("val").replacing(
      "    override fun emailChanged",
      with: "    inline fun reset() = this.emailChanged.onNext(\"\")\n\n    override fun emailChanged")
    try #require(text.contains("inline"))
    let fixed = try Lint.fixed(text, dialect: .kickstarterKotlin, rules: ["private-storage"])
    #expect(fixed.text == text, "\(fixed.refusals)")
  }

  @Test(
    "A rename follows captures by name",
    arguments: [
      (
        "{ [emailSubject] in emailSubject.value = \"\" }",
        "{ [emailSubject = self.emailProperty] in emailSubject.value = \"\" }"
      ),
      (
        "{ [weak emailSubject] in emailSubject?.value = \"\" }",
        "{ [weak emailSubject = self.emailProperty] in emailSubject?.value = \"\" }"
      ),
      (
        "{ [own = emailSubject] in own.value = \"\" }",
        "{ [own = self.emailProperty] in own.value = \"\" }"
      ),
    ])
  func captures(_ old: String, _ new: String) throws {
    let text = Self.swift(
      "private let", other: "extension LoginViewModel { func later() -> () -> Void { \(old) } }\n"
    ).replacing("emailChangedProperty", with: "emailSubject")
    let fixed = try Lint.fixed(text, dialect: .kickstarterSwift, rules: ["input-storage-name"])
    let expected = text.replacing(old, with: new)
      .replacing("self.emailSubject", with: "self.emailProperty")
      .replacing("let emailSubject", with: "let emailProperty")
    #expect(fixed.text == expected, "\(fixed.refusals)")
  }

  @Test("A capture of a local constant is none of a property, and needs no 'self'")
  func otherCaptures() throws {
    let text = Self.swift(
      "private let",
      other: """
        extension LoginViewModel {
          func later() -> () -> Void { { [emailChangedProperty] in emailChangedProperty.value = "" } }
          func number(emailChangedProperty: Int) -> () -> Int {
            { [emailChangedProperty] in emailChangedProperty }
          }
        }
        """)
    let fixed = try Lint.fixed(text, dialect: .kickstarterSwift, rules: ["explicit-self"])
    #expect(fixed.text == text)
    #expect(fixed.left.isEmpty, "\(fixed.left.map(\.message))")
  }

  @Test("A rename follows an extension by an alias")
  func aliasedExtension() throws {
    let text = Self.swift(
      "private let",
      other: "typealias Model = LoginViewModel\nextension Model { func a() { emailSubject.value = \"\" } }\n"
    ).replacing("emailChangedProperty", with: "emailSubject")
    let fixed = try Lint.fixed(text, dialect: .kickstarterSwift, rules: ["input-storage-name"])
    #expect(!fixed.text.contains("emailSubject"), "\(fixed.refusals)")
    #expect(fixed.text.contains("func a() { self.emailProperty.value"))
  }

  @Test(
    "A variable that is replaced or passed on stays one",
    arguments: [
      "self.emailChangedProperty = MutableProperty(\"\")", "swap(&self.emailChangedProperty, &other)",
    ])
  func variable(_ statement: String) throws {
    let text = Self.swift("private var").replacing(
      "  public let isFormValid", with: "  func reset() { \(statement) }\n\n  public let isFormValid")
    let fixed = try Lint.fixed(text, dialect: .kickstarterSwift, rules: ["private-storage"])
    #expect(fixed.text == text)
    #expect(fixed.refusals == ["other code may set 'emailChangedProperty'"])
  }

  @Test("A method that has the name of a renamed field keeps its name")
  func method() throws {
    let text = Self.java().replacing("emailChanged = PublishSubject", with: "email = PublishSubject")
      .replacing("this.emailChanged", with: "this.email")
      .replacing("super(environment);", with: "super(environment);\n      this.email();")
      .replacing("private void log(", with: "private void email() {}\n\n    private void log(")
    let fixed = try Lint.fixed(text, dialect: .kickstarterJava, rules: ["input-storage-name"])
    #expect(fixed.text.contains("this.email();") && fixed.text.contains("private void email() {}"))
    #expect(fixed.text.contains("this.emailChanged.onNext(email)"), "\(fixed.refusals)")
  }

  // MARK: Parts of a project

  private static let view =
    "func clear(_ model: LoginViewModel) { model.emailChangedProperty.value = \"\" }\n"

  @Test("A run of one file looks at the rest of the project", arguments: [".plumb.yml", ".git/HEAD"])
  func oneFile(_ mark: String) throws {
    let folder = try Folder([
      mark: "", "Sources/LoginViewModel.swift": Self.swift("let"), "Tests/LoginTests.swift": Self.view,
    ])
    var settings = LintSettings(paths: [folder.files.path("Sources/LoginViewModel.swift")], version: "test")
    settings.rules = ["private-storage"]
    let result = try Linter(settings).fix()
    #expect(result.changes.isEmpty)
    #expect(result.refusals.values.first?.contains("Tests/LoginTests.swift:1") == true, "\(result.refusals)")
    settings.includesFixes = true
    let findings = try Linter(settings).run().report.findings
    #expect(findings.map(\.fixable) == [false])
    var session = try Session(settings)
    let fix = try #require(session.result.report.findings.first.flatMap { session.fix($0) })
    guard case .unavailable(let reason) = fix else {
      Issue.record("it has edits")
      return
    }
    #expect(reason.contains("Tests/LoginTests.swift:1"))
  }

  @Test("Standard input counts as the file at its path")
  func standardInput() throws {
    let folder = try Folder([
      ".plumb.yml": "", "Sources/Other.swift": "", "Tests/LoginTests.swift": Self.view,
    ])
    var settings = LintSettings(paths: [], version: "test")
    settings.rules = ["private-storage"]
    settings.standardInput = (
      Array(Self.swift("let").utf8), folder.files.path("Sources/LoginViewModel.swift")
    )
    #expect(try Linter(settings).fix().changes.isEmpty)
    try folder.files.write("", to: "Tests/LoginTests.swift")
    #expect(try Linter(settings).fix().changes.count == 1)
  }

  @Test("Files that a configuration leaves out count as well")
  func excluded() throws {
    let folder = try Folder([
      ".plumb.yml": "exclude: [Tests]\n", "Sources/LoginViewModel.swift": Self.swift("let"),
      "Tests/LoginTests.swift": Self.view,
    ])
    var settings = LintSettings(paths: [folder.files.path], version: "test")
    settings.rules = ["private-storage"]
    #expect(try Linter(settings).fix().changes.isEmpty)
  }

  // MARK: All rules

  @Test("Every rule with a fix says what must hold for it")
  func guarantees() throws {
    let fixing = RuleSet.all.filter { $0.examples.contains(where: \.isFixed) }.map(\.id) + ["outputs-in-init"]
    #expect(Set(FixGuarantee.byRule.keys) == Set(fixing))
    let page = try String(
      contentsOf: Repository.folder.appendingPathComponent("Documentation/Fixing.md"), encoding: .utf8)
    for (rule, statement) in FixGuarantee.byRule {
      #expect(page.contains("| `\(rule)` | \(statement) |"), "Fixing.md has another statement for \(rule)")
    }
  }
}
