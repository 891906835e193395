import SourceModel

extension Rule {
  package static let unusedSuppression = Rule(
    id: "unused-suppression",
    summary: "A suppression suppresses a finding.",
    rationale: """
      A suppression whose finding is gone would hide the next one.
      """,
    source: RuleSource(.plumbline, "the tool itself"),
    dialects: Dialect.allCases,
    examples: [
      RuleExample(
        .kickstarterSwift, isFixed: true,
        bad: """
          public protocol LoginViewModelInputs {
            ▸// plumb:disable:next explicit-self
            /// Call when the view loads.
            func viewDidLoad()
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
          """,
        good: """
          public protocol LoginViewModelInputs {
            /// Call when the view loads.
            func viewDidLoad()
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
          """
      ),
      RuleExample(
        .kickstarterJava, isFixed: true,
        bad: """
          public interface LoginViewModel {
            interface Inputs {
              /** Call when the login button is clicked. */
              ▸@SuppressWarnings("plumb:void-input")
              void loginButtonClicked();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs {}
          }
          """,
        good: """
          public interface LoginViewModel {
            interface Inputs {
              /** Call when the login button is clicked. */
              void loginButtonClicked();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs {}
          }
          """
      ),
      RuleExample(
        .kickstarterKotlin, isFixed: true,
        bad: """
          interface LoginViewModel {
            interface Inputs {
              /** Call when the email changes. */
              ▸@Suppress("plumb:void-input")
              fun emailChanged(email: String)
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
            }

            interface Outputs

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs
          }
          """
      ),
    ],
    check: nil
  )
}
