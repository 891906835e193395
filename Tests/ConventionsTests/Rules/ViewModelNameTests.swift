import Conventions
import Testing
import ViewModelModel

struct ViewModelNameTests {
  static let cases = [
    RuleCase(
      "The seed's own names are right",
      """
      public protocol ViewModelInputs {}
      public protocol ViewModelOutputs {}
      public protocol ViewModelType {}
      public final class ViewModel: ViewModelType, ViewModelInputs, ViewModelOutputs {}
      """),
    RuleCase(
      "A type of another name is reported once, and not its protocols too",
      """
      protocol LoginViewModelInput {}
      protocol LoginViewModelOutput {}
      final class ▸LoginViewModelImpl: LoginViewModelInput, LoginViewModelOutput {
        var input: LoginViewModelInput { return self }
      }
      """),
    RuleCase(
      "A type protocol of another name is reported",
      messages: ["rename 'LoginType': the protocols of a view model start with its name, 'LoginViewModel'"],
      """
      public protocol LoginViewModelInputs {}
      public protocol LoginViewModelOutputs {}
      public protocol ▸LoginType {
        var inputs: LoginViewModelInputs { get }
        var outputs: LoginViewModelOutputs { get }
      }
      public final class LoginViewModel: LoginType, LoginViewModelInputs, LoginViewModelOutputs {}
      """),
    RuleCase(
      "Protocols nested in the type need no prefix",
      """
      @ViewModel
      public final class LoginViewModel {
        public protocol Inputs {}
        public protocol Outputs {}
      }
      extension LoginViewModel: LoginViewModel.Inputs, LoginViewModel.Outputs {}
      """),
    RuleCase(
      "Lists of a delegate have the delegate's name",
      """
      public protocol LoginViewModelInputs {}
      public protocol LoginViewModelOutputs {}
      public protocol PickerInputs { func picked() }
      public final class LoginViewModel: LoginViewModelInputs, PickerInputs, LoginViewModelOutputs {}
      """),
    RuleCase(
      "Lists of user interface and data outputs start with the name",
      """
      public protocol LoginViewModelInputs {}
      public protocol LoginViewModelUIOutputs {}
      public protocol LoginViewModelDataOutputs {}
      public final class LoginViewModel: LoginViewModelInputs, LoginViewModelUIOutputs, LoginViewModelDataOutputs {}
      """),
    RuleCase(
      "Singular names are as good", .rxSwift,
      """
      protocol LoginViewModelInput {}
      protocol LoginViewModelOutput {}
      final class LoginViewModel: LoginViewModelInput, LoginViewModelOutput {}
      """),
  ]

  @Test("A view model and its protocols have its name", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("view-model-name") }
}
