import SourceModel

extension Rule {
  static let sortedInputs = Rule(
    id: "sorted-inputs",
    summary: "The members of Inputs are alphabetized.",
    rationale: """
      An alphabetized list has one place for each input, so that two people who add inputs do not both \
      edit the last line. Case may be ignored or not. Overloads are sorted by their argument labels; in \
      Java their order is free. Members inside `#if` are sorted separately. The order of inherited \
      members, those of a delegate for example, is not checked. The blueprint does not ask for an \
      order.
      """,
    source: RuleSource(.structure, "Swift, “Alphabetized list of input functions”"),
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin, .rxSwift],
    optIn: [.rxSwift],
    examples: [
      RuleExample(
        .kickstarterSwift, isFixed: true,
        bad: """
          public protocol LoginViewModelInputs {
            /// Call when the view loads.
            func viewDidLoad()

            /// Call when the email changes.
            func ▸emailChanged(_ email: String)
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
          """,
        good: """
          public protocol LoginViewModelInputs {
            /// Call when the email changes.
            func emailChanged(_ email: String)

            /// Call when the view loads.
            func viewDidLoad()
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
          """
      ),
      RuleExample(
        .rxSwift, isFixed: true,
        bad: """
          protocol LoginViewModelInputsType {
            var password: PublishSubject<String> { get }
            var ▸email: PublishSubject<String> { get }
          }

          final class LoginViewModel {}
          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType, LoginViewModelActionsType {}
          """,
        good: """
          protocol LoginViewModelInputsType {
            var email: PublishSubject<String> { get }
            var password: PublishSubject<String> { get }
          }

          final class LoginViewModel {}
          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType, LoginViewModelActionsType {}
          """
      ),
      RuleExample(
        .kickstarterJava, isFixed: true,
        bad: """
          public interface LoginViewModel {
            interface Inputs {
              /** Call when the view loads. */
              void viewDidLoad();

              /** Call when the email changes. */
              void ▸emailChanged(String email);
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {}
          }
          """,
        good: """
          public interface LoginViewModel {
            interface Inputs {
              /** Call when the email changes. */
              void emailChanged(String email);

              /** Call when the view loads. */
              void viewDidLoad();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {}
          }
          """
      ),
      RuleExample(
        .kickstarterKotlin, isFixed: true,
        bad: """
          interface LoginViewModel {
            interface Inputs {
              /** Call when the view loads. */
              fun viewDidLoad()

              /** Call when the email changes. */
              fun ▸emailChanged(email: String)
            }

            interface Outputs

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs
          }
          """,
        good: """
          interface LoginViewModel {
            interface Inputs {
              /** Call when the email changes. */
              fun emailChanged(email: String)

              /** Call when the view loads. */
              fun viewDidLoad()
            }

            interface Outputs

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs
          }
          """
      ),
    ],
    check: { viewModel, _ in SortedMembers.findings(inListsOf: .inputs, of: viewModel) }
  )
}
