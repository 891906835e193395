import SourceModel
import Testing

/// Which classes in Java are view models, and what belongs to them: the variations of real code.
struct JavaRecognizerTests {
  // MARK: Shapes

  @Test("A view model in its wrapper goes by the name of that")
  func wrapped() throws {
    let viewModel = try JavaFixture(
      JavaFixture.wrapped(
        inputs: "void email(String email);", outputs: "Observable<Boolean> isValid();",
        members: """
          public ViewModel() {
            this.isValid = this.email.map(email -> !email.isEmpty());
          }
          private final PublishSubject<String> email = PublishSubject.create();
          private final Observable<Boolean> isValid;
          @Override public void email(final String email) { this.email.onNext(email); }
          @Override public Observable<Boolean> isValid() { return this.isValid; }
          """)
    ).viewModel()
    #expect(viewModel.name == "LoginViewModel")
    #expect(viewModel.declaration.name == "ViewModel")
    #expect(viewModel.wrapper?.value.kind == .protocol)
    #expect(viewModel.enclosingTypes == ["LoginViewModel"])
    #expect(viewModel.base?.type.spelled(in: .java) == "ActivityViewModel<LoginActivity>")
    #expect(viewModel.isComplete)
    #expect(!viewModel.inheritsClass)
    #expect(viewModel.groups.map(\.name) == ["Inputs", "Outputs"])
    #expect(viewModel.groups.allSatisfy { $0.isOwn && $0.isNested && $0.isComplete && $0.conformance != nil })
    #expect(viewModel.inputs.map(\.function.value.fullName) == ["email(String)"])
    #expect(viewModel.inputs[0].feeds.map(\.member.text) == ["email"])
    #expect(viewModel.inputs[0].feeds[0].storage?.value.header.name.text == "email")
    #expect(viewModel.inputs[0].feeds[0].means == .call("onNext"))
    #expect(viewModel.outputFunctions.map(\.storage?.value.header.name.text) == ["isValid"])
    #expect(viewModel.outputs.map(\.property.value.header.name.text) == ["isValid"])
    #expect(viewModel.outputs[0].assignments.count == 1)
    guard case .missing = viewModel.typeProtocol else {
      Issue.record("Java has no type protocol")
      return
    }
  }

  static let shapes: [(name: String, text: String)] = [
    ("lists in another order", JavaFixture.wrapped(header: "implements Outputs, Inputs")),
    (
      "lists by their full names",
      JavaFixture.wrapped(
        header: "implements LoginViewModel.Inputs, com.example.viewmodels.LoginViewModel.Outputs")
    ),
    ("outputs alone", JavaFixture.wrapped(header: "implements Outputs")),
    ("no lists but those beside it", JavaFixture.wrapped(header: "")),
    (
      "a flat class",
      "interface LoginViewModelInputs {} interface LoginViewModelOutputs {} class LoginViewModel implements LoginViewModelInputs, LoginViewModelOutputs {}"
    ),
    (
      "a flat class with shorter names of lists",
      "interface LoginInputs {} class LoginViewModel implements LoginInputs {}"
    ),
    (
      "a flat class of another name with a pair",
      "interface LoginInputs {} interface LoginOutputs {} class Login implements LoginInputs, LoginOutputs {}"
    ),
    (
      "lists that the run does not have",
      "class LoginViewModel implements LoginViewModelInputs, LoginViewModelOutputs {}"
    ),
    (
      "a base class of view models",
      "interface Wrapper { interface Outputs {} final class Model extends FragmentViewModel<LoginFragment> implements Outputs {} }"
    ),
    (
      "handing itself out",
      "interface Wrapper { interface Outputs {} final class Model implements Outputs { public final Outputs outputs = this; } }"
    ),
    (
      "one interface for both lists",
      "interface LoginInputs {} interface LoginOutputs {} interface Ports extends LoginInputs, LoginOutputs {} class Login implements Ports {}"
    ),
    (
      "a class as the wrapper",
      "class LoginViewModel { interface Inputs {} interface Outputs {} static final class ViewModel implements Inputs, Outputs {} }"
    ),
    (
      "a class without modifiers around it",
      "interface LoginViewModel { interface Inputs {} class ViewModel extends BaseViewModel implements Inputs {} }"
    ),
  ]

  @Test("A view model is told by its shape", arguments: shapes)
  func recognizes(_ testCase: (name: String, text: String)) {
    #expect(JavaFixture(testCase.text).viewModels.count == 1)
  }

  static let others: [(name: String, text: String)] = [
    (
      "a use case",
      "interface LoginUseCase { interface Inputs {} interface Outputs {} final class UseCase implements Inputs, Outputs {} }"
    ),
    (
      "a presenter",
      "interface LoginInputs {} interface LoginOutputs {} class LoginPresenter implements LoginInputs, LoginOutputs {}"
    ),
    (
      "the delegate of an adapter",
      "class LoginAdapter { interface Inputs {} interface Outputs {} class Delegate implements Inputs, Outputs {} }"
    ),
    (
      "an activity",
      "interface LoginInputs {} interface LoginOutputs {} class LoginActivity implements LoginInputs, LoginOutputs {}"
    ),
    (
      "a stand-in",
      "interface LoginInputs {} interface LoginOutputs {} class FakeLogin implements LoginInputs, LoginOutputs {}"
    ),
    (
      "a class in a test",
      "class LoginTest { interface Inputs {} interface Outputs {} static class ViewModel implements Inputs, Outputs {} }"
    ),
    ("an action", "import rx.functions.Action; class LoginViewModel implements Action {}"),
    ("streams of bytes", "import java.io.*; class Bytes implements DataInput, DataOutput {}"),
    (
      "imported streams of bytes",
      "import java.io.DataInput; import java.io.DataOutput; class BytesViewModel implements DataInput, DataOutput {}"
    ),
    ("a class without lists", "class LoginViewModel extends BaseViewModel<LoginActivity> {}"),
    ("a base class without lists", "abstract class BaseViewModel<V> extends ActivityViewModel<V> {}"),
    ("a class without lists of another name", "class LoginModel extends ActivityViewModel<LoginActivity> {}"),
    ("lists without a class", "interface LoginViewModel { interface Inputs {} interface Outputs {} }"),
    (
      "an anonymous class",
      "interface AInputs {} interface AOutputs {} class B { Object o = new AInputs() {}; }"
    ),
    ("an enum", "interface AInputs {} interface AOutputs {} enum A implements AInputs, AOutputs {}"),
    (
      "a class whose superclass alone has lists",
      "class AViewModel extends BBase {} class BBase { void in() {} }"
    ),
  ]

  @Test("Other classes are left alone", arguments: others)
  func leavesAlone(_ testCase: (name: String, text: String)) {
    #expect(JavaFixture(testCase.text).viewModels.map(\.name) == [])
  }

  @Test("A class that extends the base class of view models is one without lists as well")
  func isBare() {
    let names = [
      "final class HelpViewModel extends ActivityViewModel<HelpActivity> {}",
      "public class HelpViewModel extends com.example.libs.FragmentViewModel<HelpFragment> {}",
    ].map { JavaFixture($0).viewModels.map(\.name) }
    #expect(names == [["HelpViewModel"], ["HelpViewModel"]])
  }
}
