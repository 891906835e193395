import PortRenaming
import Testing

struct PortRenameTests {
  static let viewModel = """
    import ReactiveSwift

    protocol LoginViewModelInputs {
      /// Call when emailChanged.
      func emailChanged(_ email: String)
      func submitTapped()
    }

    protocol LoginViewModelOutputs {
      var emailText: Signal<String, Never> { get }
    }

    protocol LoginViewModelType {
      var inputs: LoginViewModelInputs { get }
      var outputs: LoginViewModelOutputs { get }
    }

    final class LoginViewModel: LoginViewModelType, LoginViewModelInputs, LoginViewModelOutputs {
      init() {
        self.emailText = self.emailChangedProperty.signal.skipNil()
          .takeWhen(self.submitTappedProperty.signal)
      }

      private let emailChangedProperty = MutableProperty<String?>(nil)
      func emailChanged(_ email: String) { self.emailChangedProperty.value = email }

      private let submitTappedProperty = MutableProperty(())
      func submitTapped() { self.submitTappedProperty.value = () }

      let emailText: Signal<String, Never>
      var inputs: LoginViewModelInputs { self }
      var outputs: LoginViewModelOutputs { self }
    }
    """

  static let view = """
    import UIKit

    final class LoginViewController: UIViewController {
      private let viewModel: LoginViewModelType = LoginViewModel()
      private let label = UILabel()
      func bindViewModel() { self.label.rac.text = self.viewModel.outputs.emailText }
      func fieldChanged(_ field: UITextField) { self.viewModel.inputs.emailChanged(field.text ?? "") }
    }
    """

  static let other = """
    struct Form {
      var emailText = ""
      func emailChanged(_ form: Form) -> String { form.emailText }
    }
    """

  private static func app(_ more: [String: String] = [:]) -> App {
    let texts = ["LoginViewModel.swift": viewModel, "LoginViewController.swift": view, "Form.swift": other]
    return App(texts: texts.merging(more) { $1 })
  }

  @Test("An input is renamed with its storage and where it is called, and nothing else is")
  func input() throws {
    let app = Self.app()
    let found = try #require(app.port("emailChanged", of: "LoginViewModel"))
    let renamed = try app.renaming(found.port, of: found.viewModel, to: "emailTextChanged")
    let expected = Self.viewModel.replacing("emailChanged", with: "emailTextChanged")
      .replacing("Call when emailTextChanged.", with: "Call when emailChanged.")
    #expect(renamed.texts["LoginViewModel.swift"] == expected)
    #expect(
      renamed.texts["LoginViewController.swift"]
        == Self.view.replacing("emailChanged", with: "emailTextChanged"))
    #expect(renamed.texts["Form.swift"] == Self.other)
  }

  @Test("An output is renamed where it is assigned and observed")
  func output() throws {
    let app = Self.app()
    let found = try #require(app.port("emailText", of: "LoginViewModel"))
    let renamed = try app.renaming(found.port, of: found.viewModel, to: "emailFieldText")
    for file in ["LoginViewModel.swift", "LoginViewController.swift"] {
      #expect(
        renamed.texts[file] == app.texts[file]?.replacing("emailText", with: "emailFieldText"), "\(file)")
    }
    #expect(renamed.texts["Form.swift"] == Self.other)
  }

  @Test(
    "A port is renamed where a composition of its lists or a name of one is used",
    arguments: [
      "LoginViewModelInputs & LoginViewModelOutputs", "(any LoginViewModelInputs & LoginViewModelOutputs)?",
      "LoginIO", "Login.Ports",
    ])
  func composition(_ type: String) throws {
    let view = """
      typealias LoginIO = LoginViewModelInputs & LoginViewModelOutputs

      final class LoginScreen {
        var login: \(type)
        func bind() { self.login?.emailText.observeValues { print($0) } }
      }
      """
    let ports = "enum Login {\n  typealias Ports = LoginIO\n}\n"
    let app = Self.app(["LoginScreen.swift": view, "Ports.swift": ports])
    let found = try #require(app.port("emailText", of: "LoginViewModel"))
    let renamed = try app.renaming(found.port, of: found.viewModel, to: "emailFieldText")
    #expect(
      renamed.texts["LoginScreen.swift"] == view.replacing("emailText", with: "emailFieldText"))
    #expect(renamed.texts["Ports.swift"] == ports)
  }

  @Test("The field, the function and the calls of a port in Java are renamed")
  func java() throws {
    let viewModel = """
      import io.reactivex.Observable;

      public interface LoginViewModel {
        interface Inputs {
          void email(String email);
        }
        interface Outputs {
          Observable<String> text();
        }
        final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
          public ViewModel(final Environment environment) {
            super(environment);
            this.text = this.email;
          }
          private final PublishSubject<String> email = PublishSubject.create();
          private final Observable<String> text;
          public final Inputs inputs = this;
          public final Outputs outputs = this;
          @Override public void email(final String email) { this.email.onNext(email); }
          @Override public Observable<String> text() { return this.text; }
        }
      }
      """
    let view = """
      public final class LoginActivity extends BaseActivity<LoginViewModel.ViewModel> {
        void change(final User user) { this.viewModel.inputs.email(user.email()); }
      }
      """
    let app = App(texts: ["LoginViewModel.java": viewModel, "LoginActivity.java": view])
    let found = try #require(app.port("email", of: "LoginViewModel"))
    let renamed = try app.renaming(found.port, of: found.viewModel, to: "emailChanged")
    let text = try #require(renamed.texts["LoginViewModel.java"])
    for line in [
      "void emailChanged(String email);", "this.text = this.emailChanged;",
      "PublishSubject<String> emailChanged =",
      "void emailChanged(final String email) { this.emailChanged.onNext(email); }",
    ] {
      #expect(text.contains(line), "\(line)")
    }
    #expect(
      renamed.texts["LoginActivity.java"]
        == view.replacing("inputs.email(", with: "inputs.emailChanged("))
  }

  @Test("A local name refuses the renaming where a use without a dot could mean it")
  func shadowed() throws {
    let plain = Self.viewModel.replacing("self.emailText = self.", with: "emailText = self.")
      .replacing("init() {", with: "init(text: Int) {")
    let app = App(texts: ["LoginViewModel.swift": plain])
    let found = try #require(app.port("emailText", of: "LoginViewModel"))
    do throws(RenameRefusal) {
      _ = try app.renaming(found.port, of: found.viewModel, to: "text")
      Issue.record("'text' is taken")
    } catch {
      #expect(error.reason == "LoginViewModel.swift:19: the name 'text' is taken")
    }
    let qualified = Self.app()
    let other = try #require(qualified.port("emailText", of: "LoginViewModel"))
    let renamed = try qualified.renaming(other.port, of: other.viewModel, to: "email")
    #expect(renamed.texts["LoginViewModel.swift"]?.contains("self.email = self.emailChangedProperty") == true)
  }
}
