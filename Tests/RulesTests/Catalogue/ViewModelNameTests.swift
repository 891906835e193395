import Rules
import SourceModel
import Testing

struct ViewModelNameTests {
  private static func java(_ name: String, _ base: String) -> String {
    """
    public interface \(name) {
      interface Inputs {}
      interface Outputs {}
      final class ViewModel extends \(base) implements Inputs, Outputs {}
    }

    """
  }

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
      "Protocols that several view models share cannot have the name of each, and a mock shares none",
      .rxSwift,
      """
      protocol SlideInputsType {}
      protocol SlideOutputsType {}
      protocol SlideType { var inputs: SlideInputsType { get }; var outputs: SlideOutputsType { get } }
      final class IntroViewModel: SlideType {}
      extension IntroViewModel: SlideInputsType, SlideOutputsType {}
      final class OutroViewModel: SlideType, SlideInputsType, SlideOutputsType {}
      protocol ▸CartInputsType {}
      protocol ▸CartOutputsType {}
      final class BasketViewModel: CartInputsType, CartOutputsType {}
      final class MockBasketViewModel: CartInputsType, CartOutputsType {}
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

  static let javaCases = [
    RuleCase(
      "The seed's own name in Java is right", .kickstarterJava,
      Self.java("MyViewModel", "ActivityViewModel<MyActivity>")),
    RuleCase(
      "The view model of a view holder is that of the holder", .kickstarterJava,
      Self.java("MessageHolderViewModel", "ActivityViewModel<MessageViewHolder>")),
    RuleCase(
      "A view holder's whole name is too much", .kickstarterJava,
      messages: [
        "rename 'MessageViewHolderViewModel' to 'MessageHolderViewModel': it is the view model of 'MessageViewHolder'"
      ], Self.java("▸MessageViewHolderViewModel", "ActivityViewModel<MessageViewHolder>")),
    RuleCase(
      "An activity's whole name is too much", .kickstarterJava,
      messages: [
        "rename 'LoginActivityViewModel' to 'LoginViewModel': it is the view model of 'LoginActivity'"
      ],
      Self.java("▸LoginActivityViewModel", "ActivityViewModel<LoginActivity>")),
    RuleCase(
      "An activity about activities keeps the word", .kickstarterJava,
      Self.java("ActivityFeedViewModel", "ActivityViewModel<ActivityFeedActivity>")),
    RuleCase(
      "A view that is qualified is the same view", .kickstarterJava,
      Self.java("LoginViewModel", "com.example.libs.ActivityViewModel<com.example.ui.LoginActivity>")),
    RuleCase(
      "How the view model of a fragment is called is left open", .kickstarterJava,
      Self.java("BackingViewModel", "FragmentViewModel<BackingFragment>")
        + Self.java("RewardsFragmentViewModel", "FragmentViewModel<RewardsFragment>")
        + Self.java("PledgeViewModel", "FragmentViewModel<CheckoutFragment>")),
    RuleCase(
      "The view model of a fragment ends in the word too", .kickstarterJava,
      messages: ["rename 'BackingModel': the name of a view model ends in 'ViewModel'"],
      Self.java("▸BackingModel", "FragmentViewModel<BackingFragment>")),
    RuleCase(
      "A base class of views, a type parameter or no view at all gives no name", .kickstarterJava,
      Self.java("RowViewModel", "ActivityViewModel<BaseActivity>")
        + Self.java("CellViewModel", "ActivityViewModel<ViewHolder>")
        + Self.java("ListViewModel", "ActivityViewModel<V>") + Self.java("PageViewModel", "ActivityViewModel")
    ),
    RuleCase(
      "A view that is another view model's is named by mistake where the own one is there", .kickstarterJava,
      messages: [
        "replace 'HeaderViewHolder' with 'RowViewHolder': 'HeaderViewHolder' is the view of 'HeaderHolderViewModel'"
      ],
      Self.java("HeaderHolderViewModel", "ActivityViewModel<HeaderViewHolder>")
        + Self.java("RowHolderViewModel", "▸ActivityViewModel<HeaderViewHolder>") + "class RowViewHolder {}\n"
    ),
    RuleCase(
      "A flat class has the name itself", .kickstarterJava,
      messages: ["rename 'SignInViewModel' to 'LoginViewModel': it is the view model of 'LoginActivity'"],
      """
      public final class ▸SignInViewModel extends ActivityViewModel<LoginActivity>
        implements SignInViewModelInputs, SignInViewModelOutputs {}
      interface SignInViewModelInputs {}
      interface SignInViewModelOutputs {}
      """),
    RuleCase(
      "The class within the interface is a view model by its name", .kickstarterJava,
      messages: [
        "rename 'Implementation' to 'ViewModel': this is the name of the class inside 'LoginViewModel'"
      ],
      Sketch.java().replacing("class ViewModel", with: "class ▸Implementation")),
  ]

  @Test("A view model and its protocols have its name", arguments: cases + javaCases)
  func check(_ testCase: RuleCase) throws { try testCase.check("view-model-name") }
}
