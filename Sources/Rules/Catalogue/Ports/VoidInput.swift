import SourceModel

extension Rule {
  static let voidInput = Rule(
    id: "void-input",
    summary: "An input function returns nothing.",
    rationale: """
      A view tells its view model what happened and receives the results through the outputs. A return \
      value bypasses the outputs: no observer and no test of the outputs sees it. A method in Java that \
      returns a subject is reported by `input-type` instead.
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
        switch viewModel.profile.portStyle {
        case .functionsAndSignals, .streams:
          return Finding(
            "remove the return type of '\(port.name.text)': results are delivered through outputs",
            path: port.path, range: result.range)
        case .methodsAndGetters:
          // `input-type` reports a stream.
          guard !viewModel.library.isStream(result.type.name) else { return nil }
          let void = viewModel.language.typeSpelling.void
          return Finding(
            "declare '\(port.name.text)' as '\(void)': results are delivered through outputs",
            path: port.path, range: result.range)
        }
      }
    }
  )
}
