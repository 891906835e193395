import ViewModelModel

extension Rule {
  package static let unusedSuppression = Rule(
    id: "unused-suppression",
    summary: "A suppression suppresses a finding.",
    rationale: """
      A suppression that has outlived its finding hides the next one.
      """,
    source: RuleSource(.plumbline, "the tool itself"),
    dialects: Dialect.allCases,
    examples: [
      RuleExample(
        .kickstarterSwift,
        bad: """
          public protocol LoginViewModelInputs {
            ▸// plumb:disable:next explicit-self
            /// Call when the view loads.
            func viewDidLoad()
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
          """,
        good: """
          public protocol LoginViewModelInputs {
            /// Call when the view loads.
            func viewDidLoad()
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
          """
      )
    ],
    check: nil
  )
}
