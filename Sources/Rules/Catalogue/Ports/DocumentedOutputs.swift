import SourceModel

extension Rule {
  static let documentedOutputs = Rule(
    id: "documented-outputs",
    summary: "Every output has a documentation comment.",
    rationale: """
      The comment says what the output emits, and when. A plain comment does not count: documentation \
      starts with `///` or `/**`, in Java with `/**`, so that editors show it wherever the output is used. A \
      comment that is empty, a `TODO`, the name again, the start of a sentence (`Emits …`), a reference \
      (`@see`) or the text of the template says nothing. In a view model \
      in Kotlin without port protocols it is a note.
      """,
    source: RuleSource(.structure, "Swift, “Alphabetized list of output signals with documentation”"),
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin, .rxSwift],
    optIn: [.rxSwift],
    forms: [.written, .generated, .flows],
    examples: [
      RuleExample(
        .kickstarterSwift,
        bad: """
          public protocol LoginViewModelOutputs {
            // Emits whether the form is valid.
            var ▸isFormValid: Signal<Bool, Never> { get }
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
          """,
        good: """
          public protocol LoginViewModelOutputs {
            /// Emits whether the form is valid.
            var isFormValid: Signal<Bool, Never> { get }
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
          """
      ),
      RuleExample(
        .rxSwift,
        bad: """
          protocol LoginViewModelOutputsType {
            var ▸isFormValid: Observable<Bool> { get }
          }

          final class LoginViewModel {}
          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """,
        good: """
          protocol LoginViewModelOutputsType {
            /// Emits whether the form is valid.
            var isFormValid: Observable<Bool> { get }
          }

          final class LoginViewModel {}
          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """
      ),
      RuleExample(
        .kickstarterJava,
        bad: """
          public interface LoginViewModel {
            interface Outputs {
              // Emits whether the form is valid.
              Observable<Boolean> ▸isFormValid();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {}
          }
          """,
        good: """
          public interface LoginViewModel {
            interface Outputs {
              /** Emits whether the form is valid. */
              Observable<Boolean> isFormValid();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {}
          }
          """
      ),
      RuleExample(
        .kickstarterKotlin,
        bad: """
          interface LoginViewModel {
            interface Inputs

            interface Outputs {
              // Emits whether the form is valid.
              fun ▸isFormValid(): Observable<Boolean>
            }

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs
          }
          """,
        good: """
          interface LoginViewModel {
            interface Inputs

            interface Outputs {
              /** Emits whether the form is valid. */
              fun isFormValid(): Observable<Boolean>
            }

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs
          }
          """
      ),
    ],
    check: { viewModel, _ in
      viewModel.ownPorts(.outputs).filter {
        !$0.declaration.header.saysSomething(in: viewModel.profile.language)
      }.map { port in
        Finding(
          "document '\(port.name.text)': say what it emits", path: port.path, range: port.name.range,
          severity: viewModel.severityOfCustom)
      }
    }
  )
}
