import ViewModelModel

extension Rule {
  static let sortedInputs = Rule(
    id: "sorted-inputs",
    summary: "The members of Inputs are alphabetized.",
    rationale: """
      An alphabetized list has one place for each input, and two people who add to it do not meet on its last \
      line. A list is sorted if it is so with or without regard to case; overloads are sorted by their \
      labels, in Java in any way. Members under `#if` are sorted among themselves. The order of what a list inherits \
      is that of the delegate or of whoever declares it.
      """,
    source: RuleSource(.structure, "Swift, “Alphabetized list of input functions”"),
    dialects: [.kickstarterSwift, .kickstarterJava, .rxSwift],
    examples: [
      RuleExample(
        .kickstarterSwift,
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
        .rxSwift,
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
        .kickstarterJava,
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
    ],
    check: { viewModel, _ in SortedMembers.findings(inListsOf: .inputs, of: viewModel) }
  )
}
