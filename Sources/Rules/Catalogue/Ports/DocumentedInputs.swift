import SourceModel

extension Rule {
  static let documentedInputs = Rule(
    id: "documented-inputs",
    summary: "Every input has a documentation comment.",
    rationale: """
      The comment says when to call the input. A plain comment does not count: documentation starts with \
      `///` or `/**`, in Java with `/**`, so that editors show it wherever the input is used. A \
      comment that is empty, a `TODO`, the name again, the start of a sentence (`Call when …`), a reference \
      (`@see`) or the text of the template says nothing. In a view model \
      in Kotlin without port protocols it is a note.
      """,
    source: RuleSource(.structure, "Swift, “Alphabetized list of input functions with documentation”"),
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin, .rxSwift],
    optIn: [.rxSwift],
    forms: [.written, .generated, .flows],
    examples: [
      RuleExample(
        .kickstarterSwift,
        bad: """
          public protocol LoginViewModelInputs {
            // Call when the email changes.
            func ▸emailChanged(_ email: String)
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
          """,
        good: """
          public protocol LoginViewModelInputs {
            /// Call when the email changes.
            func emailChanged(_ email: String)
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
          """
      ),
      RuleExample(
        .rxSwift,
        bad: """
          protocol LoginViewModelInputsType {
            var ▸email: PublishSubject<String> { get }
          }

          final class LoginViewModel {}
          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """,
        good: """
          protocol LoginViewModelInputsType {
            /// Call when the email changes.
            var email: PublishSubject<String> { get }
          }

          final class LoginViewModel {}
          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """
      ),
      RuleExample(
        .kickstarterJava,
        bad: """
          public interface LoginViewModel {
            interface Inputs {
              // Call when the email changes.
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
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {}
          }
          """
      ),
      RuleExample(
        .kickstarterKotlin,
        bad: """
          interface LoginViewModel {
            interface Inputs {
              // Call when the email changes.
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
            }

            interface Outputs

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs
          }
          """
      ),
      RuleExample(
        .kickstarterKotlin,
        bad: """
          class LoginViewModel(environment: Environment) : ViewModel() {
            private val mutableState = MutableStateFlow(LoginState())
            /** The state of the form. */
            val state: StateFlow<LoginState> = mutableState.asStateFlow()

            fun ▸emailChanged(email: String) {
              mutableState.value = LoginState(email)
            }
          }
          """,
        good: """
          class LoginViewModel(environment: Environment) : ViewModel() {
            private val mutableState = MutableStateFlow(LoginState())
            /** The state of the form. */
            val state: StateFlow<LoginState> = mutableState.asStateFlow()

            /** Call when the email changes. */
            fun emailChanged(email: String) {
              mutableState.value = LoginState(email)
            }
          }
          """
      ),
    ],
    check: { viewModel, _ in
      viewModel.ownPorts(.inputs).filter {
        !$0.declaration.header.saysSomething(in: viewModel.profile.language)
      }.map { port in
        Finding(
          "document '\(port.name.text)': say when to call it", path: port.path, range: port.name.range,
          severity: viewModel.severityOfCustom)
      }
    }
  )
}
