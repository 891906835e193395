import ViewModelModel

extension Rule {
  package static let parseError = Rule(
    id: "parse-error",
    summary: "A file parses.",
    rationale: """
      Nothing can be said about a view model that is not there. Nothing else is reported for the file.
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
