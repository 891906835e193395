import ViewModelModel

extension Rule {
  static let sortedOutputs = Rule(
    id: "sorted-outputs",
    summary: "The members of Outputs are alphabetized.",
    rationale: """
      An alphabetized list has one place for each output, and two people who add to it do not meet on its last \
      line. A list is sorted if it is so with or without regard to case; overloads are sorted by their \
      labels, in Java in any way. Members under `#if` are sorted among themselves. The order of what a list inherits \
      is that of the delegate or of whoever declares it.
      """,
    source: RuleSource(.structure, "Swift, “Alphabetized list of output signals”"),
    dialects: [.kickstarterSwift, .kickstarterJava, .rxSwift],
    examples: [
      RuleExample(
        .kickstarterSwift,
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
        .rxSwift,
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
        .kickstarterJava,
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
    ],
    check: { viewModel, _ in SortedMembers.findings(inListsOf: .outputs, of: viewModel) }
  )
}
