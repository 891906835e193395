import ViewModelModel

extension Rule {
  static let voidInput = Rule(
    id: "void-input",
    summary: "An input function returns nothing.",
    rationale: """
      A view tells its view model what happened and hears of the consequences through the outputs. A result \
      is a second way out, which nobody observes and no test of the outputs sees. A subject that a method in Java \
      gives back is left to `input-type`.
      """,
    source: RuleSource(.inputsOutputs, "Java, Inputs, “have a void return type”"),
    dialects: [.kickstarterSwift, .kickstarterJava],
    examples: [
      RuleExample(
        .kickstarterSwift,
        bad: """
          public protocol LoginViewModelInputs {
            /// Call when the email changes.
            func emailChanged(_ email: String) -> ▸Bool
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
        .kickstarterJava,
        bad: """
          public interface LoginViewModel {
            interface Inputs {
              /** Call when the email changes. */
              ▸boolean emailChanged(String email);
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
    ],
    check: { viewModel, _ in
      viewModel.ownPorts(.inputs).compactMap { port in
        guard let function = port.declaration.function, function.returnsValue, let result = function.result
        else {
          return nil
        }
        guard viewModel.isJava else {
          return Finding(
            "let '\(port.name.text)' return nothing: what follows from an input is an output",
            path: port.path, range: result.range)
        }
        guard !StreamTypes.isStream(result.type) else { return nil }
        return Finding(
          "declare '\(port.name.text)' as 'void': what follows from an input is an output", path: port.path,
          range: result.range)
      }
    }
  )
}
