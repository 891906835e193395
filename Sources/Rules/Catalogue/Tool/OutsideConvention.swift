import SourceModel

extension Rule {
  package static let outsideConvention = Rule(
    id: "outside-convention",
    summary: "A type that is called a view model has port protocols.",
    rationale: """
      The other rules check view models with port protocols. This one shows those that they do not see: classes, structs
      and actors whose names end in `ViewModel`, with a function `transform`, with a type protocol alone, with observed
      properties, or with none of these. Abstract classes and those that other view models inherit from are left out. A view model with port protocols whose
      library no import tells is shown as well; the configuration names its dialect.
      `plumb lint --outside` checks this rule alone.
      """,
    source: RuleSource(.plumbline, "the tool itself"),
    severity: .note,
    dialects: Dialect.allCases,
    optIn: Set(Dialect.allCases),
    examples: [
      RuleExample(
        .kickstarterSwift,
        bad: """
          public final class ▸LoginViewModel {
            public func transform(input: Input) -> Output { Output(title: input.name) }
          }
          """,
        good: """
          public protocol LoginViewModelInputs {
            /// Call when the name changes.
            func nameChanged(_ name: String)
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
          """
      ),
      RuleExample(
        .kickstarterKotlin,
        bad: """
          class ▸LoginViewModel : ViewModel() {
            var title = ""
          }
          """,
        good: """
          interface LoginViewModel {
            interface Inputs
            interface Outputs

            class LoginViewModel : ViewModel(), Inputs, Outputs
          }
          """
      ),
    ],
    check: nil
  )
}
