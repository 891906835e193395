import SourceModel

extension Rule {
  static let sortedOutputs = Rule(
    id: "sorted-outputs",
    summary: "The members of Outputs are alphabetized.",
    rationale: """
      An alphabetized list has one place for each output, so that two people who add outputs do not both \
      edit the last line. Case may be ignored or not. Overloads are sorted by their argument labels; in \
      Java their order is free. Members inside `#if` are sorted separately. The order of inherited \
      members, those of a delegate for example, is not checked. The blueprint does not ask for an \
      order.
      """,
    source: RuleSource(.structure, "Swift, “Alphabetized list of output signals”"),
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin, .rxSwift],
    optIn: [.rxSwift],
    examples: [
      RuleExample(
        .kickstarterSwift, isFixed: true,
        bad: """
          public protocol LoginViewModelOutputs {
            /// Emits when the home screen should be shown.
            var showHome: Signal<Void, Never> { get }

            /// Emits whether the form is valid.
            var ▸isFormValid: Signal<Bool, Never> { get }
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
          """,
        good: """
          public protocol LoginViewModelOutputs {
            /// Emits whether the form is valid.
            var isFormValid: Signal<Bool, Never> { get }

            /// Emits when the home screen should be shown.
            var showHome: Signal<Void, Never> { get }
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
          """
      ),
      RuleExample(
        .rxSwift, isFixed: true,
        bad: """
          protocol LoginViewModelOutputsType {
            var showHome: Observable<Void> { get }
            var ▸isFormValid: Observable<Bool> { get }
          }

          final class LoginViewModel {}
          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType, LoginViewModelActionsType {}
          """,
        good: """
          protocol LoginViewModelOutputsType {
            var isFormValid: Observable<Bool> { get }
            var showHome: Observable<Void> { get }
          }

          final class LoginViewModel {}
          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType, LoginViewModelActionsType {}
          """
      ),
      RuleExample(
        .kickstarterJava, isFixed: true,
        bad: """
          public interface LoginViewModel {
            interface Outputs {
              /** Emits when the home screen should be shown. */
              Observable<Void> showHome();

              /** Emits whether the form is valid. */
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

              /** Emits when the home screen should be shown. */
              Observable<Void> showHome();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {}
          }
          """
      ),
      RuleExample(
        .kickstarterKotlin, isFixed: true,
        bad: """
          interface LoginViewModel {
            interface Inputs

            interface Outputs {
              /** Emits when the home screen should be shown. */
              fun showHome(): Observable<Unit>

              /** Emits whether the form is valid. */
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

              /** Emits when the home screen should be shown. */
              fun showHome(): Observable<Unit>
            }

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs
          }
          """
      ),
    ],
    check: { viewModel, _ in SortedMembers.findings(inListsOf: .outputs, of: viewModel) }
  )
}
