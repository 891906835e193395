import ViewModelModel

extension Rule {
  static let voidInput = Rule(
    id: "void-input",
    summary: "An input function returns nothing.",
    rationale: """
      A view tells its view model what happened and hears of the consequences through the outputs. A result \
      is a second way out, which nobody observes and no test of the outputs sees.
      """,
    source: RuleSource(.inputsOutputs, "Java, Inputs, “have a void return type”"),
    dialects: [.kickstarterSwift],
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
      )
    ],
    check: { viewModel, _ in
      viewModel.ownPorts(.inputs).compactMap { port in
        guard let function = port.declaration.function, function.returnsValue, let result = function.result
        else {
          return nil
        }
        return Finding(
          "let '\(port.name.text)' return nothing: what follows from an input is an output",
          path: port.path, range: result.range)
      }
    }
  )
}
