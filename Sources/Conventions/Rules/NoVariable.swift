import ViewModelModel

extension Rule {
  static let noVariable = Rule(
    id: "no-variable",
    summary:
      "A view model stores no `Variable`, `BehaviorRelay` or `BehaviorSubject`, except for its life cycle.",
    rationale: """
      State that is changed from several places is mostly a `scan` that nobody has written yet. The heading \
      `// ViewModel Life Cycle` marks the exception.
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
          StateTypes.names.contains(type),
          // A port is judged by its type.
          !viewModel.hasPort(named: property.header.name.text),
          viewModel.heading(of: property) != .lifeCycle
        else { return nil }
        return Finding(
          "replace '\(property.header.name.text)' with a 'scan' of what changes it", path: viewModel.path,
          range: property.header.name.range)
      }
    }
  )
}
