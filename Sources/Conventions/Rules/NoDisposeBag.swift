import ViewModelModel

extension Rule {
  static let noDisposeBag = Rule(
    id: "no-dispose-bag",
    summary: "A view model has no `DisposeBag`, except for subscriptions of its own life cycle.",
    rationale: """
      Who subscribes is the view; a view model only turns streams into streams. A subscription that must live \
      as long as the view model is the exception, and the heading `// ViewModel Life Cycle` says so.
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
        property.knownType?.name == "DisposeBag" && property.accessors == .stored
          && viewModel.heading(of: property) != .lifeCycle
      }
      .map { property in
        Finding(
          "remove '\(property.header.name.text)', or head it '// ViewModel Life Cycle': the view subscribes",
          path: viewModel.path, range: property.header.name.range)
      }
    }
  )
}
