import SourceModel

extension Rule {
  package static let parseError = Rule(
    id: "parse-error",
    summary: "A file parses.",
    rationale: """
      A file with a syntax error cannot be checked. No other finding is reported for it.
      """,
    source: RuleSource(.plumbline, "the tool itself"),
    severity: .error,
    dialects: Dialect.allCases,
    examples: [
      RuleExample(
        .kickstarterSwift,
        bad: """
          public protocol LoginViewModelInputs {
            func viewDidLoad(▸
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
          """,
        good: """
          public protocol LoginViewModelInputs {
            func viewDidLoad()
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
          """
      )
    ],
    check: nil
  )
}
