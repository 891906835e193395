import ViewModelModel

extension Rule {
  static let finalViewModel = Rule(
    id: "final-view-model",
    summary: "A view model is a final class.",
    rationale: """
      A view model is wired once, in its initializer; a subclass could not take part in that. A base class that \
      view models of the run inherit from is no view model of a screen, and left alone.
      """,
    source: RuleSource(.structure, "Swift, `public final class ViewModel`"),
    dialects: [.kickstarterSwift, .rxSwift],
    examples: [
      RuleExample(
        .kickstarterSwift,
        bad: "public class ▸LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}",
        good: "public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}"
      ),
      RuleExample(
        .rxSwift,
        bad: """
          class ▸LoginViewModel: LoginViewModelType {}
          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """,
        good: """
          final class LoginViewModel: LoginViewModelType {}
          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """
      ),
    ],
    check: { viewModel, _ in
      let declaration = viewModel.declaration
      guard !viewModel.isBaseClass else { return [] }
      guard declaration.kind == .class else {
        return [viewModel.finding("make '\(viewModel.name)' a final class")]
      }
      guard !declaration.header.has("final") else { return [] }
      let isSafe = !viewModel.hasSubclasses && !declaration.header.has("open")
      return [
        viewModel.finding(
          "declare '\(viewModel.name)' with 'final'",
          edits: isSafe ? [Edit(inserting: "final ", at: declaration.header.keywordStart)] : []
        )
      ]
    }
  )
}
