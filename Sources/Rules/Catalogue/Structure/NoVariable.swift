import SourceModel

extension Rule {
  static let noVariable = Rule(
    id: "no-variable",
    summary:
      "A view model stores no `Variable`, `BehaviorRelay` or `BehaviorSubject`, except for its life cycle.",
    rationale: """
      State that several places change can usually be derived with `scan`. A `// ViewModel Life Cycle` \
      comment marks the exception.
      """,
    source: RuleSource(.blueprint, "What should never be in a ViewModel, 3"),
    dialects: [.rxSwift],
    examples: [
      RuleExample(
        .rxSwift,
        bad: """
          final class LoginViewModel {
            private let ▸attempts = BehaviorRelay(value: 0)
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """,
        good: """
          final class LoginViewModel {
            private let attempts: Observable<Int>

            init() {
              attempts = submit.scan(0) { count, _ in count + 1 }
            }
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """
      )
    ],
    check: { viewModel, _ in
      viewModel.declaration.properties.compactMap { property in
        guard property.isStoredInInstance,
          let type = property.knownType.flatMap({ viewModel.resolved($0).name }),
          viewModel.library.has(type, .state),
          // A port is judged by its type.
          !viewModel.hasPort(named: property.header.name.text),
          viewModel.heading(of: property) != .section(.lifeCycle)
        else { return nil }
        return Finding(
          "'\(property.header.name.text)' is stored state: derive it with 'scan', or place it under '// ViewModel Life Cycle'",
          path: viewModel.path,
          range: property.header.name.range)
      }
    }
  )
}
