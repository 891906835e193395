import SourceModel

extension Rule {
  static let noDisposeBag = Rule(
    id: "no-dispose-bag",
    summary: "A view model has no `DisposeBag`, except for subscriptions of its own life cycle.",
    rationale: """
      The view subscribes; a view model only transforms streams. A subscription that has to live as long \
      as the view model is the exception, and a `// ViewModel Life Cycle` comment marks it.
      """,
    source: RuleSource(.blueprint, "What should never be in a ViewModel, 2"),
    dialects: [.rxSwift],
    examples: [
      RuleExample(
        .rxSwift,
        bad: """
          final class LoginViewModel {
            // Setup
            private let ▸disposeBag = DisposeBag()
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """,
        good: """
          final class LoginViewModel {
            // ViewModel Life Cycle
            private let disposeBag = DisposeBag()
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """
      )
    ],
    check: { viewModel, _ in
      viewModel.declaration.properties.filter { property in
        viewModel.library.has(property.knownType?.name, .subscriptions) && property.accessors == .stored
          && viewModel.heading(of: property) != .section(.lifeCycle)
      }
      .map { property in
        Finding(
          "remove '\(property.header.name.text)', or place it under a '// ViewModel Life Cycle' comment: only the view subscribes",
          path: viewModel.path, range: property.header.name.range)
      }
    }
  )
}
