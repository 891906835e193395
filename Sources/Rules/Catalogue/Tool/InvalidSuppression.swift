import SourceModel

extension Rule {
  package static let invalidSuppression = Rule(
    id: "invalid-suppression",
    summary: "A suppression names a known rule.",
    rationale: """
      A misspelled suppression has no effect, but looks as if it had one.
      """,
    source: RuleSource(.plumbline, "the tool itself"),
    dialects: Dialect.allCases,
    examples: [
      RuleExample(
        .kickstarterSwift,
        bad: """
          public protocol LoginViewModelInputs {
            ▸// plumb:disable:next void-inputs
            func logIn() -> Bool
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
          """,
        good: """
          public protocol LoginViewModelInputs {
            // plumb:disable:next void-input - the delegate needs an answer
            func logIn() -> Bool
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
          """
      ),
      RuleExample(
        .kickstarterJava,
        bad: """
          public interface LoginViewModel {
            interface Inputs {
              /** Call when the login button is clicked. */
              ▸@SuppressWarnings("plumb:void-inputs")
              boolean loginButtonClicked();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs {}
          }
          """,
        good: """
          public interface LoginViewModel {
            interface Inputs {
              /** Call when the login button is clicked. */
              @SuppressWarnings("plumb:void-input")
              boolean loginButtonClicked();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs {}
          }
          """
      ),
      RuleExample(
        .kickstarterKotlin,
        bad: """
          interface LoginViewModel {
            interface Inputs {
              /** Call when the email changes. */
              ▸@Suppress("plumb:void-inputs")
              fun emailChanged(email: String): Boolean
            }

            interface Outputs

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs
          }
          """,
        good: """
          interface LoginViewModel {
            interface Inputs {
              /** Call when the email changes. */
              @Suppress("plumb:void-input")
              fun emailChanged(email: String): Boolean
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
